import { expect, it } from "vitest";
import type { Badge, Sheet } from "../messages";
import type { SeatView, View } from "../lib/view";
import { besides, mostSerious } from "./boards";

const badge = (id: string, component = ""): Badge => ({
  ...{ id, component, text: id, sign: "?", icon: "", value: null, term: "", figure: "" },
});

it("shows what boxes put on a board: signs, and cards that lie face up", () => {
  const view = { badges: [[], [badge("card", "odd_card"), badge("level"), badge("dog")]] } as unknown as View;
  const { signs, cards } = besides(view, 1);
  expect(signs.map(({ id }) => id)).toEqual(["level", "dog"]);
  expect(cards.map(({ component }) => component)).toEqual(["odd_card"]);
  expect(besides(view, 0)).toEqual({ signs: [], cards: [] });
  expect(besides({} as View, 0)).toEqual({ signs: [], cards: [] });
});

it("knows the spaces for Serious Wounds of each character", () => {
  const sheet = { components: { scout: { facts: { most_serious: 2 } } } } as unknown as Sheet;
  expect(mostSerious({ character: "scout" } as SeatView, sheet)).toBe(2);
  expect(mostSerious({ character: "pilot" } as SeatView, sheet)).toBe(3);
});
