import { expect, it } from "vitest";
import { creature, edgeOf, UNKNOWN_CREATURE } from "../../art/creatures";

it("every creature is drawn", () => {
  for (const kind of "metagorger shambler fleshbeast butcher".split(" ")) expect(creature(kind), kind).not.toBe(UNKNOWN_CREATURE);
});

it("tokens of one kind come in two colours", () => {
  expect(creature("metagorger_red")).toBe(creature("metagorger"));
  expect(edgeOf("metagorger_red")).not.toBe(edgeOf("metagorger_blue"));
});
