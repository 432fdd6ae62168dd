import { describe, expect, it } from "vitest";
import type { Question } from "../messages";
import type { Choice, QuestionKind, Shapes } from "../questions";
import type { SeatView } from "../lib/view";
import { byThing, entryOf, groupsOf, isGathering, numbered, roomOf } from "./options";

function ask(kind: string, ...options: [unknown, string][]): Question {
  return {
    id: "0-0-1",
    kind: kind as QuestionKind,
    text: "?",
    source: "",
    suggested: [],
    options: options.map(([value, text]) => ({ value: value as Choice, text, risks: [], label: text, cost: "", note: "" })),
  };
}

const turn = ask(
  "turn",
  [["pass"], "Pass: no more turns for you in this round"],
  [["drop", "heavy"], "Drop the Heavy (free)"],
  [["move", 6, 3], "Move to the Canteen (006): 1 card"],
  [["play", "search_1"], "Play “Search” (this card only). Draw 2 Items, keep 1"],
  [["move", 7, 4], "Move to Unexplored Room (007): 1 card"],
);

describe("entryOf", () => {
  it("takes deed, price and note as the server sends them, and the whole text where it sends no parts", () => {
    const parts = { label: "Play “Rest”", cost: "this card only", note: "Scan your hand" };
    const question = ask("turn", [["play", "rest_1"], "Play “Rest” (this card only). Scan your hand"]);
    question.options[0] = { ...question.options[0]!, ...parts };
    expect(entryOf(question, 0)).toMatchObject({ tag: "play", ...parts });
    expect(entryOf(turn, 0)).toMatchObject({ label: turn.options[0]!.text, cost: "", note: "" });
  });
});

describe("groupsOf", () => {
  it("sorts a turn by verb, passing last", () => {
    expect(groupsOf(turn).map((g) => g.id)).toEqual(["move", "play", "drop", "pass"]);
    expect(numbered(groupsOf(turn))).toEqual([2, 4, 3, 1, 0]);
  });
  it("leaves what may be claimed to its own place", () => {
    const groups = groupsOf(ask("turn", [["claim", "prize"], "Take the prize"], [["pass"], "Pass"]));
    expect(numbered(groups)).toEqual([1]);
  });
  it("keeps a short question together, the way out last", () => {
    const groups = groupsOf(ask("interrupt", ["decline", "Let it happen"], [["card", "interruption"], "Play Interruption: cancel it"]));
    expect(groups).toHaveLength(1);
    expect(numbered(groups)).toEqual([1, 0]);
  });
  it("shows every option exactly once, whatever the question", () => {
    const odd = ask(
      "never_seen",
      ["strange", "S"],
      [["a", 1], "A1"],
      [["b", 2], "B2"],
      [["a", 3], "A3"],
      [["c"], "C"],
      [["b", 9], "B9"],
    );
    expect(numbered(groupsOf(odd)).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe("what an option is about", () => {
  const own = {
    hand: ["search_1", "unknown", "rest_2"],
    items: ["tools_1"],
    hands: ["heavy"],
    quests: [],
    wounds: [],
    looking: [],
  };
  it("finds the card of the hand or the thing held", () => {
    const found = byThing(turn, own as unknown as SeatView);
    expect(found.get("search_1")).toEqual([3]);
    expect(found.get("heavy")).toEqual([1]);
    expect(found.has("rest_2")).toBe(false);
  });
  it("finds Contamination cards by what is known of them, and things named in pairs", () => {
    const pay = ask("pay", [["contamination", "unknown"], "x"], [["components", "tools_1", "heavy"], "y"]);
    const found = byThing(pay, own as unknown as SeatView);
    expect(found.get("unknown")).toEqual([0]);
    expect(found.get("tools_1")).toEqual([1]);
  });
  it("finds the Room of a move", () => {
    const shapes: Shapes = {
      move: [["room", "corridor"]],
      play: [["card"]],
      path: [["room", "corridor", "room", "corridor"]],
      hunt: [["figure", "room", "corridor"]],
    };
    expect(roomOf(entryOf(turn, 2), { shapes })).toBe(6);
    expect(roomOf(entryOf(turn, 3), { shapes })).toBeNull();
    const more = ask("move_to", [["path", 6, 3, 7, 4], "Through 006 to 007"], [["hunt", 1, 6, 3], "Adult: to 006"]);
    expect(more.options.map((_, index) => roomOf(entryOf(more, index), { shapes }))).toEqual([null, null]);
  });
  it("sees that a question goes on until done", () => {
    expect(isGathering(ask("pass_discard", [["card", "a"], "a"], ["done", "Done"]))).toBe(true);
    expect(isGathering(turn)).toBe(false);
  });
});
