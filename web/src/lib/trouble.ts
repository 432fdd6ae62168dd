/** A refusal in the player's own words; the server's (in English) where the page knows none. */
import { Refused } from "./api";
import { t, words } from "./words.svelte";

export function inWords(error: unknown): string {
  if (!(error instanceof Refused)) return error instanceof Error ? error.message : String(error);
  const key = `web-error-${error.error}`;
  return words.has(key) ? t(key, { message: error.message }) : error.message;
}
