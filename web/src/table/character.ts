/** What is known of a character before anything has happened: what is printed in the box. */
import { t, words } from "../lib/words.svelte";
import type { Component, Sheet } from "../messages";
import type { View } from "../lib/view";
import { componentOf, nameOf, type Faces } from "./names";

export interface Profile {
  id: string;
  name: string;
  text: string;
  reminder: string;
  /** How it plays, in two sentences; a box may say nothing. */
  style: string;
  /** How hard it is to learn. */
  learning: string;
  /** What nobody else has stands first. */
  deck: { card: Component; copies: number }[];
  cards: number;
  start: string[];
  quests: string[];
  traits: string[];
}

const said = (key: string): string => (words.has(key) ? t(key) : "");
const listed = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

export function profileOf(sheet: Faces, id: string): Profile {
  const component = componentOf(sheet, id);
  const facts = component.facts;
  const decks = Object.values(sheet.components).filter((one) => one.family === "characters").map((one) => one.facts.deck ?? {});
  const owners = (card: string): number => decks.filter((one) => card in one).length;
  const deck = Object.entries((facts.deck ?? {}) as Record<string, number>)
    .sort(([a], [b]) => owners(a) - owners(b))
    .map(([card, copies]) => ({ card: componentOf(sheet, card), copies }));
  const traits = Object.entries(sheet.components)
    .filter(([, one]) => one.family === "traits" && one.facts.character === id)
    .map(([trait]) => trait);
  return {
    id,
    name: component.name,
    text: component.text,
    reminder: component.reminder,
    style: said(`character-${id}.style`),
    learning: said(`character-${id}.learning`),
    deck,
    cards: deck.reduce((sum, { copies }) => sum + copies, 0),
    start: facts.weapon ? [String(facts.weapon)] : [],
    quests: listed(facts.quests),
    traits,
  };
}

/** The characters that an option of a question stands for; empty: it is not about characters. */
export function offeredBy(value: unknown, sheet: Sheet): string[] {
  if (!Array.isArray(value) || typeof value[1] !== "string") return [];
  if (value[0] === "character") return [value[1]];
  if (value[0] !== "role") return [];
  const colour = sheet.components[value[1]]?.facts.colour;
  return Object.entries(sheet.components)
    .filter(([, one]) => one.family === "characters" && one.facts.colour === colour)
    .map(([id]) => id);
}

/** `Player 3` becomes `Player 3 (Scout)` once everybody has a character. */
export function withCharacters(text: string, view: View, sheet: Sheet): string {
  return view.seats.reduce((told, seat, index) => {
    if (!seat.number || !seat.character) return told;
    const player = new RegExp(`${t("web-table-player", { number: seat.number })}(?!\\d)`, "i");
    const name = index === view.seat ? t("web-table-you") : nameOf(sheet, seat.character);
    return told.replace(player, (found) => t("web-character-named", { player: found, name }));
  }, text);
}
