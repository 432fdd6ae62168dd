import { beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "./api";
import { inWords } from "./trouble";
import { words } from "./words.svelte";

/** The same files that the server sends. */
const FILES = import.meta.glob<string>(
  ["../../../src/nemesis/text/*/*.ftl", "../../../src/nemesis/content/*/words/*/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

function textsOf(language: string): string {
  const own = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
  return own.map(([, text]) => text).join("\n");
}

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("fetch", async (path: string) => new Response(textsOf(path.split("/").at(-1)!)));
});

const refused = (reason: string, values: Record<string, unknown> = {}) =>
  new Refused("bad_setup", "the detail in English", 422, reason, values);
/** French puts spaces that do not break before its colons and inside its quotation marks. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");

describe("a set-up that the server refuses", () => {
  it("is explained in French, with names instead of ids", async () => {
    await words.speak("fr");
    const species = { what: "species", value: "cats", possible: ["carnomorphs", "intruders"] };
    expect(plain(inWords(refused("unknown", species)))).toBe(
      "Il n’y a pas d’espèce « cats ». Choix possibles : Carnomorphes ou Intrus.",
    );
    const mode = { mode: "coop", fewest: 2, most: 5, players: 1 };
    expect(plain(inWords(refused("mode_players", mode)))).toBe("Coopération : de 2 à 5 joueurs, pas 1.");
    const option = { option: "mars_spares", value: "none", possible: ["holder", "all"] };
    expect(plain(inWords(refused("option_value", option)))).not.toMatch(/mars_spares|holder|English/);
    expect(inWords(refused("character_role", { character: ["captain", "ceo"] }))).toMatch(/^Capitaine et .* partagent/);
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
