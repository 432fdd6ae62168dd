import { describe, expect, it } from "vitest";
import type { Component, Sheet } from "../messages";
import type { SeatView } from "../lib/view";
import { extras, mostSerious } from "./extras";

function component(family: string, facts: object = {}): Component {
  return { family, name: "x", text: "", reminder: "", printed: [], facts, type: "x" } as Component;
}
const sheet = {
  components: {
    mut_claws: component("mutations"),
    trait_scout: component("traits", { character: "scout" }),
    scout: component("characters", { most_serious: 2 }),
  },
} as unknown as Sheet;

describe("extras", () => {
  it("shows cards that expansions put on a board, and the character's Trait", () => {
    const seat = {
      character: "scout",
      ext: { mutation: "mut_claws", mutation_shown: true, odd: [1, 2] },
    } as unknown as SeatView;
    expect(extras(seat, sheet).cards).toEqual(["mut_claws", "trait_scout"]);
    expect(mostSerious(seat, sheet)).toBe(2);
  });
  it("tells only that a face-down card is there", () => {
    const seat = { character: "pilot", ext: { mutation: "hidden" } } as unknown as SeatView;
    expect(extras(seat, sheet)).toMatchObject({ cards: [], levels: [{ id: "mutation", term: "mutation" }] });
    expect(mostSerious(seat, sheet)).toBe(3);
  });
  it("tells where the dog is, and which wound something keeps from hurting", () => {
    const seat = { character: "pilot", ext: { laika: 12, bionic_arm_on: "mut_claws", old_wound: "" } };
    const { levels, cards } = extras(seat as unknown as SeatView, sheet);
    expect(cards).toEqual([]);
    expect(levels.map((level) => [level.id, level.icon ?? level.sign])).toEqual([
      ["laika", "laika"],
      ["bionic_arm_on", "✚"],
    ]);
  });
});
