import { describe, expect, it } from "vitest";
import type { SeatView } from "../../lib/view";
import type { Component, Sheet } from "../../messages";
import { extras } from "../../table/extras";

const component = (family: string, facts: object = {}) => ({ family, facts }) as unknown as Component;
const sheet = {
  components: { wound: component("wounds"), trait_scout: component("traits", { character: "scout" }) },
} as unknown as Sheet;

describe("on a character's board", () => {
  it("lies the Trait of the character", () => {
    expect(extras({ character: "scout", ext: {} } as unknown as SeatView, sheet).cards).toEqual(["trait_scout"]);
    expect(extras({ character: "pilot", ext: {} } as unknown as SeatView, sheet).cards).toEqual([]);
  });

  it("stands where the dog is, and which wound something keeps from hurting", () => {
    const seat = { character: "pilot", ext: { laika: 12, bionic_arm_on: "wound", old_wound: "" } };
    const { levels, cards } = extras(seat as unknown as SeatView, sheet);
    expect(cards).toEqual([]);
    expect(levels.map((level) => [level.id, level.icon ?? level.sign])).toEqual([
      ["laika", "laika"],
      ["bionic_arm_on", "✚"],
    ]);
  });
});
