import { describe, expect, it } from "vitest";
import type { OnThePage } from "../events";
import { learnAlso } from "../lib/told";
import type { Line } from "../messages";
import type { View } from "../lib/view";
import { patched } from "./patches";

const view = {
  round: 1,
  turn: 0,
  time: 1,
  self_destruct: -1,
  eggs: 5,
  bag: { adult: 2 },
  ammo: { gun: 3 },
  rooms: [{ slot: 1, tile: null, explored: false, token: true, items: -1, fire: false, malfunction: false }],
  doors: [0, 0],
  noise: [false, false],
  vents: [false, false],
  floor: [],
  figures: [[4, "adult", 1, 1]],
  weaknesses: [["egg", null, false]],
  lasting: [],
  seats: [{ index: 0, room: 1, hand_size: 5, wounds: [], light: 0, hands: ["gun"], slime: false, status: "aboard" }],
} as unknown as View;

function line(event: string, data: Record<string, unknown>): Line {
  return { at: 0, event, data, text: "", term: null };
}

describe("patched", () => {
  it("moves people and creatures", () => {
    expect(patched(view, line("moved", { seat: 0, room: 7, corridor: 2 })).seats[0]?.room).toBe(7);
    expect(patched(view, line("intruder_moved", { figure: 4, kind: "adult", start: 1, room: 3 })).figures[0]).toEqual([
      4,
      "adult",
      3,
      1,
    ]);
    expect(patched(view, line("intruder_killed", { figure: 4 })).figures).toEqual([]);
  });
  it("places a creature once, also when the view has it already", () => {
    const twice = patched(view, line("intruder_placed", { figure: 4, kind: "queen", room: 2 }));
    expect(twice.figures).toEqual([[4, "queen", 2, 0]]);
  });
  it("puts Noise in corridors and in Technical Corridors", () => {
    expect(patched(view, line("noise", { exit: 1 })).noise).toEqual([false, true]);
    expect(patched(view, line("noise", { exit: -2 })).vents).toEqual([false, true]);
    const all = patched(view, line("noise_all", { room: 1 }), () => [0, 1, -1]);
    expect([all.noise, all.vents]).toEqual([
      [true, true],
      [true, false],
    ]);
    expect(patched(all, line("noise_cleared", { room: 1 }), () => [0, -1]).noise).toEqual([false, true]);
  });
  it("turns Rooms over, burns and breaks them", () => {
    expect(patched(view, line("explored", { room: 1, tile: "canteen", items: 2 })).rooms[0]).toMatchObject({
      tile: "canteen",
      items: 2,
      token: false,
    });
    expect(patched(view, line("fire", { room: 1 })).rooms[0]?.fire).toBe(true);
    expect(patched(view, line("door_destroyed", { corridor: 1 })).doors).toEqual([0, 2]);
  });
  it("counts cards that were drawn together, discarded on passing or gained as Contamination", () => {
    const hand = (event: string, data: Record<string, unknown>) => patched(view, line(event, data)).seats[0]?.hand_size;
    expect(hand("drew", { seat: 0, number: 3 })).toBe(8);
    expect(hand("drew", { seat: 0 })).toBe(6);
    expect(hand("passed", { seat: 0, cards: ["rest", "search"] })).toBe(3);
    expect(hand("passed", { seat: 0 })).toBe(5);
    const sick = { ...view, seats: view.seats.map((s) => ({ ...s, contamination: 1 })) } as View;
    expect(patched(sick, line("contaminated", { seat: 0, cards: 2 })).seats[0]?.contamination).toBe(3);
    expect(patched(sick, line("contaminated", { seat: 0 })).seats[0]?.contamination).toBe(2);
  });
  it("hurts, and counts cards, Ammo, Time and tokens", () => {
    expect(patched(view, line("serious_wound", { seat: 0, wound: "arm" })).seats[0]?.wounds).toEqual([["arm", false]]);
    expect(patched(view, line("discarded", { seat: 0, cards: ["a", "b"] })).seats[0]?.hand_size).toBe(3);
    expect(patched(view, line("shoots", { seat: 0, item: "gun", ammo: 2 })).ammo.gun).toBe(2);
    expect(patched(view, line("time", { time: 2 })).time).toBe(2);
    expect(patched(view, line("token_added", { kind: "queen" })).bag).toEqual({ adult: 2, queen: 1 });
    expect(patched(view, line("dropped", { seat: 0, thing: "gun", room: 1 }))).toMatchObject({ floor: [[1, "gun"]] });
  });
  it("moves what a box of somebody else declares", () => {
    const at = ["seats", { where: "index", equals: { field: "seat" } }, "hand_size"];
    learnAlso({ applauded: { motion: [{ do: "take", at, value: 2, least: 0 }] } } as Record<string, OnThePage>);
    expect(patched(view, line("applauded", { seat: 0 })).seats[0]?.hand_size).toBe(3);
  });
  it("changes nothing where the viewer was not told what changes", () => {
    expect(patched(view, line("light_wound", { seat: 0 }))).toEqual(view);
    expect(patched(view, line("weakness_revealed", { weakness: "w" })).weaknesses).toEqual(view.weaknesses);
  });
  it("leaves the given view alone, and passes over events it does not know", () => {
    const before = JSON.stringify(view);
    patched(view, line("moved", { seat: 0, room: 9 }));
    expect(JSON.stringify(view)).toBe(before);
    expect(patched(view, line("never_heard_of", { room: 3 }))).toBe(view);
    expect(patched(view, line("noise", { exit: 99 })).noise).toEqual(view.noise);
  });
});
