// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import type { CoachAnswer, Question } from "../messages";
import { all, press, show, texts } from "../testing/parts";
import Coach from "./Coach.svelte";

const option = (text: string, value: unknown) => ({ text, label: text, value, cost: "", note: "" });
const ASK = {
  id: "1",
  kind: "turn",
  text: "",
  options: [option("Pass", ["pass"]), option("Move", ["move", 2, 1])],
  source: "",
  suggested: [],
} as unknown as Question;

function answer(work: number | null): CoachAnswer {
  const chances = { games: 20, survive: 40, win: 10, wound: 5, work, text: "", risks: [] };
  return {
    type: "coach_answer",
    ref: 1,
    ask: "1",
    choice: 1,
    games: 40,
    options: [
      { ...chances, choice: 1 },
      { ...chances, choice: 0, survive: 30 },
    ],
    doubt: "",
    comparison: ["Move: survive about 40%."],
    reasons: ["Nobody has been there."],
    estimate: "This is an estimate.",
  } as CoachAnswer;
}

const shown = (work: number | null, onchoose = vi.fn()) =>
  show(Coach, { answer: answer(work), ask: ASK, busy: false, onchoose });

describe("Coach", () => {
  it("tells what each option promises, its own first", () => {
    const coach = shown(null);
    expect(texts(coach, "ol > li .option").map((text) => text.replace(/\s+/g, " "))).toEqual([
      "Move web-coach-mark",
      "Pass",
    ]);
    expect(texts(coach, "ol > li:first-child dt")).toEqual(["web-coach-survive", "web-coach-win", "web-coach-wound"]);
  });

  it("tells what becomes of Objectives that a crew shares before anything else", () => {
    expect(texts(shown(62), "ol > li:first-child dt")).toEqual([
      "web-coach-work",
      "web-coach-survive",
      "web-coach-win",
      "web-coach-wound",
    ]);
  });

  it("takes an option for the player", () => {
    const onchoose = vi.fn();
    const coach = shown(null, onchoose);
    press(all(coach, "button.primary")[0]!);
    expect(onchoose).toHaveBeenCalledWith(1);
  });
});
