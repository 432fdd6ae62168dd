// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { all, button, one, press, question, sheet, show, texts, view, type Offer } from "../testing/parts";
import Actions from "./Actions.svelte";

const SHEET = sheet(["search_1", "Search"], ["rest_1", "Rest"], ["medkit", "Medkit", "green"], ["canteen", "Canteen", "rooms"]);
const TURN: Offer[] = [
  { value: ["pass"], text: "Pass" },
  { value: ["drop", "medkit"], text: "Drop the Medkit" },
  { value: ["drop", "search_1"], text: "Drop the other" },
  { value: ["move", 6, 3], text: "Move to the Canteen", cost: "1 card" },
  { value: ["move", 7, 4], text: "Move to Room 7", cost: "1 card" },
  { value: ["play", "search_1"], text: "Play Search", cost: "this card only", note: "Draw 2 Items, keep 1" },
];

function actions(offers = TURN, part: object = {}) {
  const told = { onchoose: vi.fn(), onhover: vi.fn(), onchip: vi.fn() };
  const seen = view({ rooms: [{ slot: 6, tile: "canteen" }, { slot: 7, tile: null }] });
  const ask = question("turn", offers);
  return { ...told, panel: show(Actions, { ask, view: seen, sheet: SHEET, hovered: null, ...told, ...part }) };
}

describe("Actions", () => {
  it("offers every option once, numbered as they are read", () => {
    const { panel } = actions();
    const shown = all(panel, "[data-option]").map((b) => Number(b.dataset.option));
    expect([...shown].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(texts(panel, "[data-option] .key")).toEqual(["1", "2", "3", "4", "5", "6"]);
    expect(shown.at(-1), "passing comes last").toBe(0);
  });

  it("makes small buttons of several places, with their price said once", () => {
    const { panel, onchip, onchoose } = actions();
    expect(all(panel, ".chips [data-option]")).toHaveLength(2);
    expect(texts(panel, "h3 .cost")).toEqual(["1 card"]);
    expect(all(panel, ".chips [data-option] .cost")).toHaveLength(0);
    press(one(panel, '[data-option="3"]'));
    expect(onchip).toHaveBeenCalledExactlyOnceWith(3);
    expect(onchoose).not.toHaveBeenCalled();
  });

  it("keeps the price at each place where prices differ", () => {
    const offers = TURN.map((offer, n) => (n === 4 ? { ...offer, cost: "2 cards" } : offer));
    expect(all(actions(offers).panel, "h3 .cost")).toHaveLength(0);
  });

  it("folds away what one would drop, if there is more than one thing", () => {
    expect(all(actions().panel, "details [data-option]")).toHaveLength(2);
    expect(all(actions(TURN.toSpliced(2, 1)).panel, "details")).toHaveLength(0);
  });

  it("calls a card by its name and still says the whole sentence to who listens", () => {
    const card = one(actions().panel, '[data-option="5"]');
    expect(card.querySelector(".label")?.textContent?.trim()).toBe("Search");
    expect(card.querySelector(".visually-hidden")?.textContent).toBe("Play Search");
  });

  it("chooses nothing while an answer is on its way", () => {
    const { panel, onchoose } = actions(TURN, { busy: true });
    const pass = one(panel, '[data-option="0"]');
    expect((pass as HTMLButtonElement).disabled).toBe(true);
    press(pass);
    expect(onchoose).not.toHaveBeenCalled();
  });

  it("lights what is pointed at and says it in full below", () => {
    const { panel } = actions(TURN, { hovered: 5 });
    expect(all(panel, ".lit").map((b) => b.dataset.option)).toEqual(["5"]);
    expect(texts(panel, ".seen p")[0]).toBe("Play Search");
  });

  it("marks what the coach would take", () => {
    const { panel } = actions(TURN, { advised: 0 });
    expect(all(panel, ".advised").map((b) => b.dataset.option)).toEqual(["0"]);
  });

  it("follows the focus of the keyboard", async () => {
    const { panel, onhover } = actions();
    one(panel, '[data-option="0"]').focus();
    expect(onhover).toHaveBeenLastCalledWith(0);
    one(panel, '[data-option="0"]').blur();
    await Promise.resolve();
    expect(onhover).toHaveBeenLastCalledWith(null);
  });

  it("says the number typed so far, and whether it stands for something", () => {
    expect(all(actions().panel, ".typed")).toHaveLength(0);
    expect(texts(actions(TURN, { written: { digits: "1", index: 3 } }).panel, ".typed")).toEqual(["web-table-typed"]);
    expect(texts(actions(TURN, { written: { digits: "99", index: null } }).panel, ".typed.wrong")).toEqual(["web-table-typed-none"]);
  });

  it("offers a price as one press, and every other card below it", () => {
    const cards: Offer[] = ["search_1", "rest_1", "medkit"].map((card) => ({ value: ["card", card], text: card }));
    const ask = { ...question("pay", cards), suggested: [1, 0] };
    const onpay = vi.fn();
    const { panel, onchoose } = actions(cards, { ask, onpay });
    expect(all(panel, "[data-option]").map((b) => b.dataset.option)).toEqual(["1", "0", "2"]);
    expect(texts(panel, ".key")).toEqual(["1", "2", "3"]);
    press(one(panel, ".pay"));
    expect([onpay.mock.calls.length, onchoose.mock.calls.length]).toEqual([1, 0]);
    press(one(panel, '[data-option="2"]'));
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(2);
  });

  it("answers why something is missing only in a turn", () => {
    const onwhynot = vi.fn();
    const { panel } = actions(TURN, { onwhynot });
    press(button(panel, "web-table-why-not"));
    expect(onwhynot).toHaveBeenCalledOnce();
    const other = show(Actions, { ask: question("pay", TURN), view: view(), sheet: SHEET, hovered: null, onchoose: vi.fn(), onhover: vi.fn(), onwhynot });
    expect(all(other, ".whynot")).toHaveLength(0);
  });
});

describe("OptionButton", () => {
  const risk = (id: string, percent: number) => ({ id, percent, text: `${id}: ${percent} %`, why: "", about: "", whole: false });

  it("says all odds in words, and marks what may kill", () => {
    const offers: Offer[] = [
      { value: ["shoot"], text: "Dare", risks: [risk("death", 20)] },
      { value: ["melee"], text: "Sneak", risks: [risk("noise", 50)] },
    ];
    const { panel } = actions(offers);
    expect(texts(panel, '[data-option="0"] .odds p')).toEqual(["death: 20 %"]);
    expect(texts(panel, '[data-option="1"] .odds p')).toEqual(["noise: 50 %"]);
    expect(all(panel, ".deadly").map((b) => b.dataset.option)).toEqual(["0"]);
  });

  it("writes all odds out where nothing can be pointed at", () => {
    const offers: Offer[] = [{ value: ["melee"], text: "Sneak", risks: [risk("noise", 50)] }];
    const { panel } = actions(offers, { touch: true });
    expect(texts(panel, ".odds p")).toEqual(["noise: 50 %"]);
  });

  it("shows no stamp of a card: its name says more", () => {
    const { panel } = actions();
    expect(all(panel, '[data-option="5"] .picture')).toHaveLength(0);
    expect(all(panel, '[data-option="0"] .picture')).toHaveLength(0);
  });
});
