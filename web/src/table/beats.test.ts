import { describe, expect, it } from "vitest";
import type { Line } from "../messages";
import { beatOf, haste, hitsMe, runs, stageAfter, type Stage } from "./beats";

function line(event: string, data: Record<string, unknown>, text = "Something happens here."): Line {
  return { at: 0, event, data, text, term: null };
}

describe("beatOf", () => {
  it("rolls the die of a roll and turns the card of an attack", () => {
    expect(beatOf(line("noise_rolled", { seat: 0, face: "danger", room: 3 }), 0).show).toEqual({
      kind: "die",
      die: "noise",
      face: "danger",
    });
    expect(beatOf(line("attack_card", { card: "bite_1", kind: "adult", seat: 1, hits: false }), 0).show).toEqual({
      kind: "card",
      component: "bite_1",
      hits: false,
    });
  });
  it("turns up the card of an alert", () => {
    const show = { kind: "card", component: "alert_hot_spots", hits: null };
    expect(beatOf(line("alert_drawn", { alert: "alert_hot_spots" }), 0).show).toEqual(show);
  });
  it("looks where it happens", () => {
    expect(beatOf(line("noise", { seat: 0, exit: 4, room: 3 }), null).focus).toEqual({
      kind: "noise",
      corridor: 4,
      room: 3,
      seat: 0,
    });
    expect(beatOf(line("event_phase", {}), null).focus).toBeNull();
  });
  it("gives a move less time than a card to read", () => {
    expect(beatOf(line("moved", { seat: 0, room: 2, corridor: 1 }), 0).time).toBeLessThan(
      beatOf(line("event", { event: "x", number: 1 }), 0).time,
    );
  });
  it("tells events it does not know by their text", () => {
    const beat = beatOf(line("never_heard_of", {}), 0);
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
  it("tells five draws as one, and nothing else together", () => {
    const lines = [
      line("drew", { seat: 1 }, "a"),
      line("drew", { seat: 1 }, "b"),
      line("drew", { seat: 2 }, "c"),
      line("noise", { exit: 1 }, "n"),
      line("noise", { exit: 2 }, "m"),
    ];
    expect(runs(lines).map((r) => r.length)).toEqual([2, 1, 1, 1]);
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
