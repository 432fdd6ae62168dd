import { describe, expect, it } from "vitest";
import type { View } from "../lib/view";
import type { Question } from "../messages";
import type { Choice, Shapes } from "../questions";
import { handleOf, indicesAt, targetsOf, touched } from "./targets";

const view = {
  seat: 0,
  rooms: [
    { slot: 1, tile: "cockpit" },
    { slot: 2, tile: null },
    { slot: 3, tile: "engine_2" },
  ],
  doors: [0, 1, 2],
  figures: [[7, "adult", 2, 0]],
  seats: [{ index: 0, room: 3 }, { index: 1, room: 1 }],
} as unknown as View;

const shapes: Shapes = {
  move: [["room", "corridor"]],
  careful_move: [["room", "corridor"]],
  escape: [["room", "corridor"]],
  way: [["room", "corridor"]],
  path: [["room", "corridor"], ["room", "corridor", "room", "corridor"]],
  hunt: [["figure", "room", "corridor"]],
  door: [["word", "corridor"]],
  between: [["seat", "seat"]],
  eggs: [[], ["room"]],
  play: [["card"]],
  pass: [[]],
  ...Object.fromEntries((["figure", "seat", "exit", "room", "engine", "corridor"] as const).map((word) => [word, [[word]]])),
  trade: [["seat"]],
};

function ask(...values: unknown[]): Question {
  const options = values.map((value) => ({ value: value as Choice, text: "", risks: [], label: "", cost: "", note: "" }));
  return { id: "q", kind: "turn", text: "", source: "", suggested: [], options };
}

const targetsIn = (question: Question) => targetsOf(question, view, { shapes });
const placesOf = (...values: unknown[]) => targetsIn(ask(...values)).map((target) => target.place);

describe("targets of a question", () => {
  it("places moves on the room they lead to and the corridor they take", () => {
    expect(placesOf(["move", 2, 1], ["careful_move", 1, 0], ["way", 1, 0])).toEqual([
      { room: 2, corridor: 1 },
      { room: 1, corridor: 0 },
      { room: 1, corridor: 0 },
    ]);
  });

  it("ends a path of two rooms at the far one", () => {
    expect(placesOf(["path", 2, 0], ["path", 2, 0, 1, 1])).toEqual([
      { room: 2, corridor: 0 },
      { room: 1, corridor: 1 },
    ]);
  });

  it("finds figures, characters, doors, exits, rooms and engines", () => {
    expect(placesOf(["figure", 7], ["seat", 1], ["door", "close", 2], ["exit", 1], ["room", 2], ["engine", 1], ["trade", 1])).toEqual([
      { figure: 7 },
      { seat: 1 },
      { corridor: 2 },
      { corridor: 1 },
      { room: 2 },
      { room: 3 },
      { seat: 1 },
    ]);
  });

  it("makes a deal between two at the first of them", () => {
    expect(placesOf(["between", 0, 1])).toEqual([{ seat: 0 }]);
  });

  it("knows an intruder that goes somewhere by both", () => {
    expect(placesOf(["hunt", 7, 1, 0])).toEqual([{ figure: 7, room: 1, corridor: 0 }]);
  });

  it("takes eggs to lie in the own room unless another is named", () => {
    expect(placesOf(["eggs"], ["eggs", 2])).toEqual([{ room: 3 }, { room: 2 }]);
  });

  it("finds a fight where one stands: what can be done in it, then the ways out, then cards", () => {
    const fight = targetsIn(ask(["escape", 2, 2], ["shoot"], ["play", "rest"], ["melee"], ["drop", "knife"], ["seat", 1], ["pass"]));
    expect(indicesAt(fight, { room: 3 })).toEqual([1, 3, 0, 2]);
    expect(indicesAt(fight, { room: 2 })).toEqual([0]);
    expect(indicesAt(fight, { seat: 1 })).toEqual([5]);
  });

  it("keeps a move that takes no corridor of the map", () => {
    expect(placesOf(["move", 2, -1])).toEqual([{ room: 2 }]);
  });

  it("leaves out what has no place: words, cards, technical spaces, things that are not there", () => {
    expect(placesOf("pass", ["play", "rest"], ["exit", -1], ["figure", 99], ["room", 40], ["seat", 9], ["corridor", 12], ["never_seen", 1], ["room", 1, 2])).toEqual([]);
  });

  it("keeps the index of the option", () => {
    expect(targetsIn(ask("pass", ["room", 2]))).toEqual([{ index: 1, place: { room: 2 } }]);
  });
});

describe("where a target is touched", () => {
  const targets = targetsIn(ask(["hunt", 7, 1, 0], ["move", 2, 1], ["careful_move", 2, 1], ["door", "close", 1], ["hunt", 7, 2, 1]));

  it("is the most exact thing it names", () => {
    expect(targets.map(handleOf)).toEqual([{ figure: 7 }, { room: 2 }, { room: 2 }, { corridor: 1 }, { figure: 7 }]);
  });

  it("gathers all options of one place", () => {
    expect(indicesAt(targets, { room: 2 })).toEqual([1, 2]);
    expect(indicesAt(targets, { corridor: 1 })).toEqual([3]);
    expect(indicesAt(targets, { figure: 7 })).toEqual([0, 4]);
    expect(indicesAt(targets, { seat: 0 })).toEqual([]);
  });

  it("is a Room only where nothing in it is meant", () => {
    const found = ask(["move", 2, 1], ["hunt", 7, 1, 0], ["seat", 1], "decline").options.map((o) => touched(o, view, { shapes }));
    expect(found).toEqual([{ room: 2 }, { figure: 7 }, { seat: 1 }, null]);
  });
});
