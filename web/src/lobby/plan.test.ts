import { describe, expect, it } from "vitest";
import type { Catalogue } from "../messages";
import {
  atOneScreen,
  charactersFor,
  emptySeat,
  firstPlan,
  fitted,
  optionsFor,
  optionValue,
  request,
  type SeatPlan,
  setOption,
  tempered,
  whyNotBoard,
  whyNotCharacter,
  whyNotModule,
  whyNotReady,
  whyNotSeats,
  whyNotSpecies,
} from "./plan";

const all = ["intruders", "crawlers"];
const catalogue: Catalogue = {
  species: all,
  modes: [
    { id: "semi_coop", fewest: 2, most: 5, species: all, modules: ["nurse", "intruder_player"], boards: ["standard", "alternative"], needs_ship: false },
    { id: "solo", fewest: 1, most: 1, species: all, modules: ["nurse"], boards: ["standard", "alternative"], needs_ship: false },
    { id: "sequel", fewest: 1, most: 5, species: ["intruders"], modules: [], boards: ["standard"], needs_ship: true },
  ],
  boards: ["standard", "alternative"],
  boards_of: { intruders: ["standard", "alternative"], crawlers: ["standard"] },
  modules: [
    { id: "nurse", usual: false, fits: { semi_coop: all, solo: all } },
    { id: "intruder_player", usual: false, fits: { semi_coop: ["intruders"] } },
  ],
  characters: [
    { id: "captain", colour: "blue", module: null },
    { id: "soldier", colour: "red", module: null },
    { id: "nurse", colour: "green", module: "nurse" },
    { id: "cook", colour: "blue", module: null },
  ],
  options: [
    { id: "kill_rule", values: ["seeds", "rulebook"], default: "seeds", module: "base" },
    { id: "hungry", values: [true, false], default: true, module: "crawlers" },
    { id: "nurse_only", values: [1, 2], default: 1, module: "nurse" },
    { id: "tender_return", values: [true, false], default: true, module: "tender" },
    { id: "as_two", values: [true, false], default: false, module: "sequel" },
  ],
  bots: ["random", "crew"],
  traits: [["bold", "careful"], ["loyal", "selfish"]],
  scenarios: ["first_game"],
  pictures: {},
};

describe("the temper of a bot", () => {
  const [me, bot] = firstPlan(catalogue).seats;
  const botsOf = (modules: string[], part: Partial<SeatPlan>) =>
    request({ ...firstPlan(catalogue), modules, seats: [me!, { ...bot!, temper: ["bold", "selfish"], ...part }] }, "en").bots;

  it("follows its name, where it shows", () => {
    expect(botsOf(["radio"], {})).toEqual({ "1": "crew@bold.selfish" });
    expect(botsOf(["radio"], { temper: [] })).toEqual({ "1": "crew" });
    expect(botsOf(["radio"], { bot: "random" })).toEqual({ "1": "random" });
    expect(botsOf([], {})).toEqual({ "1": "crew" });
  });

  it("has one word for each trait, in the order of the catalogue", () => {
    const [danger, crew] = catalogue.traits;
    expect(tempered(catalogue, ["loyal"], danger!, "careful")).toEqual(["careful", "loyal"]);
    expect(tempered(catalogue, ["bold", "loyal"], crew!, "selfish")).toEqual(["bold", "selfish"]);
    expect(tempered(catalogue, ["bold", "loyal"], danger!, "")).toEqual(["loyal"]);
  });
});

describe("a plan for a table", () => {
  it("sits down with bots that play well and answer at once", () => {
    expect(firstPlan({ ...catalogue, bots: ["random", "crew", "veteran", "expert", "search"] }).seats[2]?.bot).toBe("expert");
    expect(emptySeat({ ...catalogue, bots: ["random", "made_by_somebody"] }).bot).toBe("made_by_somebody");
  });

  it("starts playable", () => {
    const plan = firstPlan(catalogue);
    expect(plan.seats.map((s) => s.who)).toEqual(["me", "bot", "bot"]);
    expect(plan.seats[1]?.bot).toBe("crew");
    expect(whyNotReady(catalogue, plan)).toBeNull();
  });

  it("keeps what fits when the mode changes and drops the rest", () => {
    const plan = { ...firstPlan(catalogue), species: "crawlers", board: "alternative", modules: ["nurse"], after: "abc" };
    const solo = fitted(catalogue, { ...plan, mode: "solo" });
    expect([solo.species, solo.seats.length, solo.modules, solo.after]).toEqual(["crawlers", 1, ["nurse"], ""]);
    const sequel = fitted(catalogue, { ...plan, mode: "sequel" });
    expect([sequel.species, sequel.board, sequel.modules, sequel.after]).toEqual(["intruders", "standard", [], "abc"]);
    expect(fitted(catalogue, { ...solo, mode: "semi_coop" }).seats.length).toBe(2);
    const led = { ...firstPlan(catalogue), modules: ["intruder_player"] };
    expect(fitted(catalogue, led).modules).toEqual(["intruder_player"]);
    expect(fitted(catalogue, { ...led, species: "crawlers" }).modules).toEqual([]);
  });

  it("plays with the radio in company unless it is left out, and without it alone", () => {
    const radio = { id: "radio", usual: true, fits: { semi_coop: all, sequel: all } };
    const radioed = { ...catalogue, modules: [...catalogue.modules, radio] };
    const plan = firstPlan(radioed);
    expect(request(plan, "en").setup?.modules).toEqual(["radio"]);
    const solo = fitted(radioed, { ...plan, mode: "solo" });
    expect(request(solo, "en").setup?.modules).toEqual([]);
    expect(whyNotModule(radioed, solo, "radio")?.key).toBe("web-lobby-why_company");
    expect(request(fitted(radioed, { ...solo, mode: "semi_coop" }), "en").setup?.modules).toEqual(["radio"]);
    expect(request({ ...plan, modules: [] }, "en").setup?.modules).toEqual([]);
  });

  it("says why a choice cannot be made", () => {
    const plan = { ...firstPlan(catalogue), mode: "sequel" };
    expect(whyNotSpecies(catalogue, plan, "crawlers")?.key).toBe("web-lobby-why_species");
    expect(whyNotSpecies(catalogue, plan, "intruders")).toBeNull();
    expect(whyNotBoard(catalogue, plan, "alternative")?.key).toBe("web-lobby-why_board");
    expect(whyNotModule(catalogue, plan, "nurse")?.key).toBe("web-lobby-why_module");
    const semi = { ...firstPlan(catalogue), species: "crawlers" };
    expect(whyNotModule(catalogue, semi, "intruder_player")?.key).toBe("web-lobby-why_module_species");
    expect(whyNotBoard(catalogue, semi, "alternative")?.key).toBe("web-lobby-why_board_species");
    expect(whyNotBoard(catalogue, { ...semi, options: { any_board_side: true } }, "alternative")).toBeNull();
    expect(fitted(catalogue, { ...semi, board: "alternative" }).board).toBe("standard");
    expect(whyNotModule(catalogue, firstPlan(catalogue), "intruder_player")).toBeNull();
    expect(whyNotSeats(catalogue, semi, 1)?.args).toEqual({ mode: "semi_coop", fewest: 2, most: 5 });
    expect(whyNotSeats(catalogue, semi, 5)).toBeNull();
  });

  it("seats each character once, and one of each colour", () => {
    const plan = firstPlan(catalogue);
    plan.seats[0]!.character = "captain";
    expect(whyNotCharacter(catalogue, plan, 1, "captain")?.key).toBe("web-lobby-why_taken");
    expect(whyNotCharacter(catalogue, plan, 1, "cook")?.key).toBe("web-lobby-why_colour");
    expect(whyNotCharacter(catalogue, plan, 0, "captain")).toBeNull();
    expect(whyNotCharacter(catalogue, plan, 1, "soldier")).toBeNull();
    expect(charactersFor(catalogue, []).map((c) => c.id)).toEqual(["captain", "soldier", "cook"]);
    expect(charactersFor(catalogue, ["nurse"]).map((c) => c.id)).toContain("nurse");
  });

  it("offers the options of what is on the table, and sends only what was changed", () => {
    const plan = firstPlan(catalogue);
    expect(optionsFor(catalogue, plan).map((o) => o.id)).toEqual(["kill_rule"]);
    const ids = (mode: string, species: string, modules: string[]) =>
      optionsFor(catalogue, { species, mode, modules }).map((o) => o.id);
    expect(ids("coop", "crawlers", ["nurse"])).toEqual(["kill_rule", "hungry", "nurse_only"]);
    expect(ids("sequel", "intruders", [])).toEqual(["kill_rule", "tender_return", "as_two"]);
    const option = catalogue.options[0]!;
    const changed = setOption(plan, option, "rulebook");
    expect([changed.options, optionValue(changed, option)]).toEqual([{ kill_rule: "rulebook" }, "rulebook"]);
    expect(setOption(changed, option, "seeds").options).toEqual({});
    expect(fitted(catalogue, { ...plan, options: { hungry: false, kill_rule: "rulebook" } }).options).toEqual({
      kill_rule: "rulebook",
    });
  });

  it("becomes a request", () => {
    const plan = firstPlan(catalogue);
    plan.seats[2]!.who = "here";
    const sent = request({ ...plan, seed: "12" }, "fr");
    expect(atOneScreen(plan)).toBe(true);
    expect(sent.bots).toEqual({ "1": "crew" });
    expect(sent.hot_seat).toBe(true);
    expect(sent.setup).toMatchObject({ players: 3, mode: "semi_coop", language: "fr", seed: 12 });
    expect(sent.setup).not.toHaveProperty("characters");
    expect(request({ ...plan, after: "k3x9" }, "en", "s".repeat(20)).after).toEqual({ code: "k3x9", at: 0, secret: "s".repeat(20) });
  });

  it("waits for chosen characters and a number as seed", () => {
    const plan = { ...firstPlan(catalogue), drafted: false };
    expect(whyNotReady(catalogue, plan)?.key).toBe("web-lobby-why_characters");
    ["captain", "soldier", "nurse"].forEach((c, k) => (plan.seats[k]!.character = c));
    expect(whyNotReady(catalogue, plan)).toBeNull();
    expect(request(plan, "en").setup?.characters).toEqual(["captain", "soldier", "nurse"]);
    expect(whyNotReady(catalogue, { ...plan, seed: "12a" })?.key).toBe("web-lobby-why_seed");
  });

  it("waits for the name of everybody at this screen", () => {
    const plan = firstPlan(catalogue);
    const seated = (name: string) => ({ ...plan, seats: [plan.seats[0]!, { ...plan.seats[1]!, who: "here" as const, name }] });
    expect(whyNotReady(catalogue, seated("  "))?.key).toBe("web-lobby-why_names");
    expect(whyNotReady(catalogue, seated("Karim"))).toBeNull();
  });
});
