import { beforeAll, describe, expect, it } from "vitest";
import { pictures } from "../art/pictures.svelte";
import { words } from "../lib/words.svelte";
import { serveWords } from "../lib/words.fixture";
import type { View } from "../lib/view";
import type { Line, Sheet } from "../messages";
import { isBeginning } from "./briefing";
import { offeredBy, profileOf, withCharacters } from "./character";

const face = (name: string, facts: object, family = "characters") => ({
  family, name, text: "", reminder: "", printed: [], facts, type: name.toLowerCase(),
});
const sheet = {
  components: {
    captain: face("Captain", { colour: "blue", weapon: "revolver", quests: ["log"], deck: { search: 2, order: 1 } }),
    mate: face("Mate", { colour: "blue", weapon: "", quests: [], deck: { search: 2 } }),
    scout: face("Scout", { colour: "purple", weapon: "rifle", quests: [], deck: { search: 2 } }),
    search: face("Search", {}, "cards"),
    order: face("Order", {}, "cards"),
    bossy: face("Bossy", { character: "captain" }, "traits"),
  },
} as unknown as Sheet;

describe("a character", () => {
  it("is shown with the deck, first the cards that nobody else has", () => {
    const profile = profileOf(sheet, "captain");
    expect(profile.deck.map(({ card }) => card.name)).toEqual(["Order", "Search"]);
    expect(profile).toMatchObject({ cards: 3, start: ["revolver"], quests: ["log"], traits: ["bossy"] });
  });

  it("is offered alone, or with all of its colour", () => {
    expect(offeredBy(["character", "scout"], sheet)).toEqual(["scout"]);
    expect(offeredBy(["role", "captain"], sheet)).toEqual(["captain", "mate"]);
    expect(offeredBy(["move", 6, 9], sheet)).toEqual([]);
    expect(offeredBy("pass", sheet)).toEqual([]);
  });
});

describe.each(["en", "fr"] as const)("in %s", (language) => {
  beforeAll(async () => {
    serveWords();
    await words.speak(language);
  });

  it.each(Object.keys(pictures().characters))("%s says how it plays and how hard it is", (id) => {
    for (const part of ["style", "learning"]) expect(words.has(`character-${id}.${part}`), part).toBe(true);
  });

  it("the character of a player is named where an Objective gives the number alone", () => {
    const view = { seats: [{ number: 3, character: "scout" }, { number: 1, character: "" }] } as unknown as View;
    const player = language === "fr" ? "Joueur" : "Player";
    expect(withCharacters(`${player} 3, ${player} 1`, view, sheet)).toBe(`${player} 3 (Scout), ${player} 1`);
    const mine = withCharacters(`${player} 3`, { ...view, seat: 0 }, sheet);
    expect(mine, "my own number").toBe(`${player} 3 (${language === "fr" ? "vous" : "you"})`);
  });
});

describe("the briefing", () => {
  const view = { seat: 0, setup_done: true, round: 1, result: null, seats: [{ character: "scout" }] } as unknown as View;
  const dealt = [{ event: "setup_done" }] as Line[];

  it("belongs to the first round of a game that was dealt here, and to a seat", () => {
    expect(isBeginning(view, dealt)).toBe(true);
    expect(isBeginning(view, [])).toBe(false);
    expect(isBeginning({ ...view, round: 2 }, dealt)).toBe(false);
    expect(isBeginning({ ...view, seat: null }, dealt)).toBe(false);
  });
});
