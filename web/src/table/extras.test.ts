import { describe, expect, it } from "vitest";
import type { Component, Sheet } from "../messages";
import type { SeatView } from "../lib/view";
import { extras, mostSerious } from "./extras";

function component(family: string, facts: object = {}): Component {
  return { family, name: "x", text: "", reminder: "", printed: [], facts, type: "x" } as Component;
}
const sheet = {
  components: {
    odd_card: component("odd_cards"),
    scout: component("characters", { most_serious: 2 }),
  },
} as unknown as Sheet;

describe("extras", () => {
  it("shows cards that expansions put on a board", () => {
    const seat = {
      character: "scout",
      ext: { card: "odd_card", card_shown: true, odd: [1, 2] },
    } as unknown as SeatView;
    expect(extras(seat, sheet).cards).toEqual(["odd_card"]);
    expect(mostSerious(seat, sheet)).toBe(2);
  });
  it("tells only that a face-down card is there", () => {
    const seat = { character: "pilot", ext: { card: "hidden" } } as unknown as SeatView;
    expect(extras(seat, sheet)).toMatchObject({ cards: [], levels: [{ id: "card", term: "card" }] });
    expect(mostSerious(seat, sheet)).toBe(3);
  });
});
