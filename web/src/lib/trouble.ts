/** A refusal in the player's own words; the server's (in English) where the page knows none. */
import { Refused } from "./api";
import { botName } from "./bots";
import { engine } from "./transport";
import { t, words } from "./words.svelte";

/** Somebody changed their mind before it began: nothing to say. */
export class NotNow extends Error {}

export function inWords(error: unknown): string {
  if (error instanceof NotNow) return "";
  if (!(error instanceof Refused)) return error instanceof Error ? error.message : String(error);
  if (error.reason && words.has(`error-${error.reason}`)) return reasonInWords(error.reason, error.values);
  const alone = `web-alone-error-${error.error}`;
  if (engine && words.has(alone)) return t(alone);
  const key = `web-error-${error.error}`;
  if (words.has(key)) return t(key);
  return words.has(`error-${error.error}`) ? reasonInWords(error.error, error.values) : error.message;
}

export const reasonInWords = (reason: string, values: Record<string, unknown>): string =>
  t(`error-${reason}`, named(values));

/** Numbers as they are; ids as players call them, several of them as a list. */
function named(values: Record<string, unknown>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === "number" || name === "what") return [name, value as string | number];
      const word = (id: unknown) => nameOf(kindOf(name, values), String(id));
      return [name, Array.isArray(value) ? listed(value.map(word), name) : word(value)];
    }),
  );
}

/** What an entry names: `value` and `possible` are of the kind `what`, or values of an option. */
function kindOf(name: string, values: Record<string, unknown>): string {
  if (name !== "value" && name !== "possible") return name;
  return "option" in values ? `option-${String(values.option)}.value` : String(values.what);
}

function nameOf(kind: string, id: string): string {
  if (kind === "bot") return botName(id);
  return words.has(`${kind}-${id}`) ? t(`${kind}-${id}`) : id;
}

/** Those that were chosen together stand beside each other; others are a choice. */
function listed(names: string[], name: string): string {
  return new Intl.ListFormat(words.language, { type: name === "character" ? "conjunction" : "disjunction" }).format(names);
}
