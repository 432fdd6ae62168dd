/** A refusal in the player's own words where the page has some, else the server's. */
import { Refused } from "../lib/api";
import { t, words } from "../lib/words.svelte";
import type { Why } from "./plan";

export function inWords(error: unknown): string {
  if (!(error instanceof Refused)) return String(error);
  const key = `web-lobby-error_${error.error}`;
  return words.has(key) ? t(key, { message: error.message }) : error.message;
}

/** Why a choice is greyed out, in words; null: it is not. */
export function because(why: Why | null): string | null {
  if (!why) return null;
  const { mode, species } = why.args ?? {};
  return t(why.key, {
    ...why.args,
    ...(mode === undefined ? {} : { mode: t(`mode-${mode}`) }),
    ...(species === undefined ? {} : { species: t(`species-${species}`) }),
  });
}
