/** At a table its species, mode and modules say their own words, on the page and in the glossary. */
import type { Sheet } from "../messages";
import { glossary } from "./glossary.svelte";
import { words } from "./words.svelte";

/** Speak as the table of this sheet; null: it was left. */
export function speakAs(sheet: Sheet | null): void {
  words.at(sheet);
  glossary.at(sheet);
}
