/** What the lobby says when something is not possible. */
import { t } from "../lib/words.svelte";
import type { Why } from "./plan";

export { inWords } from "../lib/trouble";

/** Why a choice is greyed out, in words; null: it is not. */
export function because(why: Why | null): string | null {
  if (!why) return null;
  const { mode, species, option } = why.args ?? {};
  return t(why.key, {
    ...why.args,
    ...(mode === undefined ? {} : { mode: t(`mode-${mode}`) }),
    ...(species === undefined ? {} : { species: t(`species-${species}`) }),
    ...(option === undefined ? {} : { option: t(`option-${option}`) }),
  });
}
