import { beforeEach, describe, expect, it } from "vitest";
import { Refused } from "./api";
import { inWords } from "./trouble";
import { serveWords } from "./words.fixture";
import { words } from "./words.svelte";

beforeEach(serveWords);

const refused = (reason: string, values: Record<string, unknown> = {}) =>
  new Refused("bad_setup", "the detail in English", 422, reason, values);
/** French puts spaces that do not break before its colons and inside its quotation marks. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");

describe("a set-up that the server refuses", () => {
  it("is explained in French, with names instead of ids", async () => {
    await words.speak("fr");
    const species = { what: "species", value: "cats", possible: ["intruders"] };
    expect(plain(inWords(refused("unknown", species)))).toBe(
      "Il n’y a pas d’espèce « cats ». Choix possibles : Intrus.",
    );
    const mode = { mode: "coop", fewest: 2, most: 5, players: 1 };
    expect(plain(inWords(refused("mode_players", mode)))).toBe("Coopération : de 2 à 5 joueurs, pas 1.");
    const option = { option: "mars_spares", value: "none", possible: ["holder", "all"] };
    expect(plain(inWords(refused("option_value", option)))).not.toMatch(/mars_spares|holder|English/);
    expect(inWords(refused("character_role", { character: ["captain", "pilot"] }))).toMatch(/^Capitaine et .* partagent/);
  });
  it("is explained in English too", async () => {
    await words.speak("en");
    const bot = { what: "bot", value: "deep", possible: ["crew", "search"] };
    expect(inWords(refused("unknown", bot))).toBe(
      "There is no bot “deep”. Possible: crew member or strategist.",
    );
    expect(inWords(refused("playouts", { most: 1000 }))).toContain("1 to 1,000");
  });
  it.each(["en", "fr"] as const)("shows no detail of the server without a reason (%s)", async (language) => {
    await words.speak(language);
    for (const reason of ["", "of_a_newer_server"]) {
      expect(inWords(refused(reason))).not.toContain("English");
      expect(inWords(refused(reason)).length).toBeGreaterThan(40);
    }
  });
});
