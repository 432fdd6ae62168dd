import { describe, expect, it } from "vitest";
import type { Line } from "../messages";
import * as beats from "./beats";
import { haste, hitsMe, runs, stageAfter, times, type Beat, type Scene, type Stage } from "./beats";

function line(event: string, data: Record<string, unknown>, text = "Something happens here."): Line {
  return { at: 0, event, data, text, term: null };
}

const beatOf = (lines: Line[], seat: number | null): Beat => beats.beatOf({ lines, scene: null }, seat);

describe("beatOf", () => {
  it("rolls the die of a roll and turns the card of an attack", () => {
    expect(beatOf([line("noise_rolled", { seat: 0, face: "danger", room: 3 })], 0).show).toEqual({
      kind: "die",
      die: "noise",
      face: "danger",
    });
    expect(beatOf([line("attack_card", { card: "bite_1", kind: "adult", seat: 1, hits: false })], 0).show).toEqual({
      kind: "card",
      component: "bite_1",
      hits: false,
    });
  });
  it("looks where it happens", () => {
    expect(beatOf([line("noise", { seat: 0, exit: 4, room: 3 })], null).focus).toEqual({
      kind: "noise",
      corridor: 4,
      room: 3,
      seat: 0,
    });
    expect(beatOf([line("event_phase", {})], null).focus).toBeNull();
  });
  it("gives a move less time than a card to read", () => {
    expect(beatOf([line("moved", { seat: 0, room: 2, corridor: 1 })], 0).time).toBeLessThan(
      beatOf([line("event", { event: "x", number: 1 })], 0).time,
    );
  });
  it("tells events it does not know by their text", () => {
    const beat = beatOf([line("never_heard_of", {})], 0);
    expect(beat.show).toBeNull();
    expect(beat.time).toBeGreaterThan(0);
  });
});

describe("hitsMe", () => {
  it("is about the viewer only, and only about harm", () => {
    expect(hitsMe(line("light_wound", { seat: 1, light: 1 }), 1)).toBe(true);
    expect(hitsMe(line("light_wound", { seat: 1, light: 1 }), 0)).toBe(false);
    expect(hitsMe(line("moved", { seat: 1, room: 1 }), 1)).toBe(false);
    expect(hitsMe(line("attack_card", { seat: 1, hits: false }), 1)).toBe(false);
    expect(hitsMe(line("looked_at_objectives", { seat: 0, target: 1 }), 1)).toBe(true);
    expect(hitsMe(line("light_wound", { seat: 1 }), null)).toBe(false);
  });
});

describe("runs", () => {
  const events = (lines: Line[]) => runs(lines).map((run) => run.lines.map((one) => one.event));
  it("tells the same said twice as one, and nothing else together", () => {
    const lines = [line("fire", {}, "a"), line("fire", {}, "a"), line("fire", {}, "b"), line("noise", {}, "b")];
    const found = runs(lines);
    expect(found.map((r) => r.lines.length)).toEqual([2, 1, 1]);
    expect(found.map((r) => times(r.lines, r.lines[0]!))).toEqual([2, 1, 1]);
  });
  it("tells what has no words with the line that says it; a die rolls alone", () => {
    const lines = [
      line("action", { action: "shoot" }, ""),
      line("shoots", { item: "gun", ammo: 1 }, ""),
      line("combat_rolled", { face: "hit1" }, ""),
      line("shot", {}, ""),
      line("injured", { figure: 4 }, "It dies."),
      line("intruder_killed", { figure: 4 }, ""),
      line("turn", { seat: 1 }, "Next."),
      line("attack", { figure: 2, kind: "adult", seat: 1 }, ""),
    ];
    expect(events(lines)).toEqual([
      ["action", "shoots", "combat_rolled"],
      ["shot", "injured", "intruder_killed"],
      ["turn"],
      ["attack"],
    ]);
    const told = runs(lines).map((run) => beats.beatOf(run, 0));
    expect(told.map((beat) => beat.line.event)).toEqual(["combat_rolled", "injured", "turn", "attack"]);
    expect(told.map((beat) => beat.time > 0)).toEqual([true, true, true, false]);
    expect(times(runs(lines)[1]!.lines, lines[4]!)).toBe(1);
  });
  it("tells four different cards one by one, whatever event tells them", () => {
    const lines = ["Rest", "Search", "Search", "Reload"].map((card) => line("drew", { seat: 0 }, `You draw ${card}.`));
    expect(runs(lines).map((run) => [run.lines[0]!.text, run.lines.length])).toEqual([
      ["You draw Rest.", 1],
      ["You draw Search.", 2],
      ["You draw Reload.", 1],
    ]);
  });
  it("leaves the lines that a scene claims to it, with what led to them", () => {
    const lines = [line("action", {}, ""), line("noise_rolled", {}, "Danger."), line("noise", {}, "A marker."), line("turn", {})];
    const staged = (from: Line[]): Scene | null =>
      from[0]!.event === "noise_rolled" ? { kind: "noise", lines: from.slice(0, 2), longest: 5000 } : null;
    const [first, second] = runs(lines, staged);
    expect(first!.lines).toEqual(lines.slice(0, 3));
    expect([first!.scene?.kind, beats.beatOf(first!, 0).time]).toEqual(["noise", 5000]);
    expect(second).toEqual({ lines: [lines[3]], scene: null });
  });
  it("looks where any of the lines of a beat happens", () => {
    const attack = line("attack", { figure: 2, kind: "adult", seat: 1 }, "");
    const card = line("attack_card", { card: "bite", kind: "adult", seat: 1, hits: true }, "Bite hits.");
    expect(beatOf([attack, card], 0).focus).toEqual({ kind: "attack_card", figure: 2, seat: 1 });
  });
});

describe("stageAfter", () => {
  it("goes through the event phase in order and never back", () => {
    const told: (Stage | null)[] = [];
    let stage: Stage | null = null;
    for (const event of ["attack", "event_phase", "time", "attack", "burnt", "event", "attack", "bag_token", "round"]) {
      stage = stageAfter(stage, line(event, {}));
      told.push(stage);
    }
    expect(told).toEqual([null, "time", "time", "attacks", "fire", "event", "event", "bag", null]);
  });
});

describe("haste", () => {
  it("hurries only when much is waiting", () => {
    expect(haste(3)).toBe(1);
    expect(haste(12)).toBe(0.5);
    expect(haste(500)).toBe(0.3);
  });
});
