import { beforeEach, describe, expect, it } from "vitest";
import type { View } from "../lib/view";
import { serveWords } from "../lib/words.fixture";
import { words } from "../lib/words.svelte";
import type { SeatInfo, Sheet } from "../messages";
import { personOf, toPerson } from "./names";

beforeEach(serveWords);

const view = {
  seats: [
    { character: "captain", number: 1 },
    { character: "scout", number: 2 },
    { character: "", number: 3 },
    { character: "pilot", number: 4, intruder: true },
    { character: "nurse", number: 5 },
  ],
} as unknown as View;
const sheetOf = (...names: [string, string][]) =>
  ({ components: Object.fromEntries(names.map(([id, name]) => [id, { name }])) }) as unknown as Sheet;

describe("whom the screen is passed to", () => {
  it("contracts in French, before a vowel too", async () => {
    await words.speak("fr");
    const sheet = sheetOf(["captain", "Capitaine"], ["scout", "Éclaireur"], ["pilot", "Pilote"], ["nurse", "Docteur"]);
    expect(view.seats.map((_, seat) => toPerson(view, sheet, seat))).toEqual([
      "au Capitaine",
      "à l’Éclaireur",
      "au joueur 3",
      "aux Intrus",
      "à Docteur",
    ]);
  });
  it("takes an article in English", async () => {
    await words.speak("en");
    const sheet = sheetOf(["captain", "Captain"], ["scout", "Scout"], ["pilot", "Pilot"], ["nurse", "Doc"]);
    expect(view.seats.map((_, seat) => toPerson(view, sheet, seat))).toEqual([
      "to the Captain",
      "to the Scout",
      "to player 3",
      "to the Intruders",
      "to Doc",
    ]);
  });
});

describe("who sits where before anybody has a character", () => {
  const seats = [
    { name: "Ana", bot: null },
    { name: null, bot: "veteran" },
    { name: "Ben", bot: "crew", standing_in: true },
    { name: null, bot: null },
  ] as unknown as SeatInfo[];
  const before = { seats: seats.map((_, n) => ({ character: "", number: n + 1 })) } as unknown as View;

  it("is a name, a bot and its strength, or the number of a free seat", async () => {
    await words.speak("en");
    expect(seats.map((_, n) => personOf(before, sheetOf(), n, seats).replace(/[\u2068\u2069]/g, ""))).toEqual([
      "Ana",
      "Bot (veteran)",
      "Ben",
      "Player 4",
    ]);
  });
  it("gives way to the character", async () => {
    await words.speak("en");
    expect(personOf(view, sheetOf(["captain", "Captain"]), 0, seats)).toBe("Captain");
  });
});
