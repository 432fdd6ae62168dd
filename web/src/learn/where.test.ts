import { describe, expect, it } from "vitest";
import type { View } from "../lib/view";
import type { Choice } from "../questions";
import { CHAPTERS } from "./chapters";
import type { Situation } from "./situation";
import { selectorsFor } from "./where";

const option = (value: Choice) => ({ value, text: "", risks: [], label: "", cost: "", note: "" });
const s: Situation = {
  view: {} as View,
  lines: [],
  corridors: [],
  ask: { id: "", kind: "turn", text: "", source: "", suggested: [], options: [option(["move", 6, 9]), option(["play", "captain_search_1"]), option(["pass"])] },
};
const lesson = CHAPTERS[0]!.lessons.find(({ id }) => id === "move")!;

describe("where a lesson looks", () => {
  it("shows the Room, the card and the option that it proposes", () => {
    expect(selectorsFor(lesson, s, [0, 1])).toEqual([
      '.map [data-room="6"]',
      '.ask [data-option="0"]',
      '.dock [data-card="captain_search_1"]',
      '.ask [data-option="1"]',
    ]);
    expect(selectorsFor(lesson, s, [2])).toEqual(['.ask [data-option="2"]']);
  });

  it("shows the area it speaks of when it proposes nothing, or too much", () => {
    expect(selectorsFor(lesson, s, [])).toEqual([".table .map"]);
    expect(selectorsFor(lesson, s, [0, 1, 2, 0, 1])).toEqual([".table .map"]);
  });
});
