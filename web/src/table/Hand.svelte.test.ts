// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import type { SeatView } from "../lib/view";
import type { Question } from "../messages";
import { all, one, press, question, sheet, show, texts } from "../testing/parts";
import Hand from "./Hand.svelte";

const SHEET = sheet(["search_1", "Search"], ["rest_1", "Rest"], ["medkit_1", "Medkit", "green"], ["contamination", "Contamination", "contamination"]);
const OWN = { hand: ["search_1", "rest_1", "unknown"], looking: [], items: [], hands: [], quests: [], wounds: [], objectives: [] } as unknown as SeatView;

function hand(ask: Question | null, part: object = {}) {
  const onpick = vi.fn();
  return { onpick, cards: show(Hand, { own: OWN, sheet: SHEET, ask, onpick, ...part }) };
}
const lit = (within: HTMLElement) => all(within, ".card.lit").map((card) => card.dataset.card);

describe("Hand", () => {
  it("lights the cards that may pay, and a Contamination card never", () => {
    const pay = question("pay", [
      { value: ["card", "search_1"], text: "Search" },
      { value: ["card", "rest_1"], text: "Rest" },
    ]);
    const { cards, onpick } = hand(pay);
    expect(lit(cards)).toEqual(["search_1", "rest_1"]);
    press(one(cards, '[data-card="rest_1"]'));
    expect(onpick).toHaveBeenCalledExactlyOnceWith("rest_1", [1]);
  });

  it("gives all that can be done with one card", () => {
    const turn = question("turn", [
      { value: ["play", "search_1"], text: "Play Search" },
      { value: ["pass"], text: "Pass" },
      { value: ["drop", "search_1"], text: "Drop it" },
    ]);
    const { cards, onpick } = hand(turn);
    expect(lit(cards)).toEqual(["search_1"]);
    press(one(cards, '[data-card="search_1"]'));
    expect(onpick).toHaveBeenCalledExactlyOnceWith("search_1", [0, 2]);
  });

  it("may be looked at when nothing is asked", () => {
    const { cards, onpick } = hand(null);
    expect(lit(cards)).toEqual([]);
    press(one(cards, '[data-card="search_1"]'));
    expect(onpick).toHaveBeenCalledExactlyOnceWith("search_1", []);
  });

  it("tells which card is taken up", () => {
    const { cards } = hand(null, { selected: "rest_1" });
    expect(all(cards, '[aria-pressed="true"]').map((card) => card.dataset.card)).toEqual(["rest_1"]);
  });

  it("lays what was drawn beside the hand until it is decided", () => {
    const own = { ...OWN, looking: ["medkit_1"] } as unknown as SeatView;
    const { cards } = hand(question("keep_item", [{ value: ["item", "medkit_1"], text: "Keep it" }]), { own });
    expect(all(cards, ".looking .card.lit").map((card) => card.dataset.card)).toEqual(["medkit_1"]);
  });

  it("says that it is empty", () => {
    const { cards } = hand(null, { own: { ...OWN, hand: [] } as unknown as SeatView });
    expect(texts(cards, "li")).toEqual(["web-table-hand-empty"]);
  });
});
