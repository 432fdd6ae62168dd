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
  it("moves the own cards as they are drawn, paid, played and discarded", () => {
    const hand = ["rest", "search", "rest"];
    const mine = { ...view, actions_left: 2, seats: view.seats.map((s) => ({ ...s, hand, hand_size: 3, discard: ["spot"] })) } as View;
    const after = (event: string, data: Record<string, unknown>) => {
      const { hand, hand_size, discard } = patched(mine, line(event, { seat: 0, ...data })).seats[0]!;
      return [hand, hand_size, discard];
    };
    expect(after("drew", { number: 2, cards: ["spot", "unknown"] })).toEqual([["rest", "search", "rest", "spot", "unknown"], 5, ["spot"]]);
    expect(after("discarded", { cards: ["rest"] })).toEqual([["search", "rest"], 2, ["spot", "rest"]]);
    expect(after("passed", { cards: hand })).toEqual([[], 0, ["spot", ...hand]]);
    expect(after("card_played", { card: "search" })).toEqual([["rest", "rest"], 2, ["spot", "search"]]);
    expect(after("action", { action: "play", subject: ["rest", 0], paid: ["rest"] })).toEqual([["search"], 1, ["spot", "rest", "rest"]]);
    expect(after("action", { action: "move", subject: ["rest"], paid: ["search"] })).toEqual([["rest", "rest"], 2, ["spot", "search"]]);
    expect(after("own_deck_shuffled", {})).toEqual([hand, 3, []]);
    expect(patched(mine, line("action", { seat: 0, action: "move", subject: [], paid: [] })).actions_left).toBe(1);
  });
  it("shows no faces of the cards of others, and no Items", () => {
    const [seat] = patched(view, line("drew", { seat: 0, number: 2 })).seats;
    expect(seat).toEqual({ ...view.seats[0], hand_size: 7 });
    const [found] = patched({ ...view, seats: view.seats.map((s) => ({ ...s, backs: [] })) } as View, line("item_gained", { seat: 0, colour: "red" })).seats;
    expect(found?.backs).toEqual(["red"]);
    expect(found && "items" in found).toBe(false);
    expect(patched(view, line("item_discarded", { seat: 0, item: "gun" })).seats[0]).toEqual({ ...view.seats[0], hands: [] });
  });
  it("begins rounds for those who are still aboard, and unlocks every Pod", () => {
    const seats = [...view.seats, { ...view.seats[0], index: 1, status: "dead" }].map((s) => ({ ...s, passed: true }));
    const pods = [
      [1, "a", true, false],
      [2, "b", true, false],
    ];
    const late = { ...view, seats, pods } as unknown as View;
    expect(patched(late, line("round", { round: 2 })).seats.map((s) => s.passed)).toEqual([false, true]);
    expect(patched(late, line("pods_unlocked", {})).pods.map((pod) => pod[2])).toEqual([false, false]);
    expect(patched(late, line("launched", { seat: 0, pod: 2 })).pods.map((pod) => pod[3])).toEqual([false, true]);
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
  it("puts a Quest Item, which has no colour, with the others in the Inventory", () => {
    const gained = { seat: 0, item: "armor", colour: null };
    expect(patched(view, line("item_gained", gained)).seats[0]?.backs).toEqual(["quest"]);
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
