import { expect, it } from "vitest";
import { creature, tokenOf, UNKNOWN_CREATURE } from "../../art/creatures";

it("every creature is drawn", () => {
  for (const kind of "lair lurker whisperer stalker despoiler seeder".split(" ")) expect(creature(kind), kind).not.toBe(UNKNOWN_CREATURE);
});

it("tokens of Insanity have the colours of characters", () => {
  expect(tokenOf("insanity_red")?.marker).toBe("insanity");
  expect(tokenOf("insanity_red")?.colour).not.toBe(tokenOf("insanity_blue")?.colour);
});
