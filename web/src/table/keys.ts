/** The keyboard of the table. Every key works without the mouse; none works while something is being written. */

export type Command =
  | "skip"
  | "undo"
  | "log"
  | "chat"
  | "radio"
  | "crew"
  | "own"
  | "objectives"
  | "knowledge"
  | "supply"
  | "whyNot"
  | "coach"
  | "rules"
  | "setup"
  | "digest"
  | "map"
  | "hand"
  | "actions"
  | "explain"
  | "help"
  | "close";

export const KEYS: [string, Command][] = [
  [" ", "skip"],
  ["u", "undo"],
  ["w", "whyNot"],
  ["v", "coach"],
  ["?", "explain"],
  ["a", "actions"],
  ["m", "map"],
  ["h", "hand"],
  ["o", "objectives"],
  ["k", "knowledge"],
  ["b", "supply"],
  ["c", "crew"],
  ["i", "own"],
  ["l", "log"],
  ["d", "digest"],
  ["t", "chat"],
  ["s", "radio"],
  ["g", "setup"],
  ["r", "rules"],
  ["F1", "help"],
  ["Escape", "close"],
];

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export function commandOf(pressed: Pressed): Command | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  return KEYS.find(([k]) => k === key)?.[1] ?? null;
}

/** From so many options on a number is written, shown, and taken by Enter. */
const WRITTEN_FROM = 10;
const MOST_DIGITS = 2;

export interface Typed {
  /** Digits so far, until Enter. */
  buffer: string;
  /** The number chosen, from 1; null: none yet. */
  number: number | null;
}

/** Among fewer than ten a digit chooses. Among more no digit answers anything: Enter does, once the number is seen. */
export function typed(buffer: string, key: string, count: number): Typed {
  if (key === "Enter") return { buffer: "", number: within(Number(buffer), count) };
  if (key === "Backspace") return { buffer: buffer.slice(0, -1), number: null };
  if (!/^[0-9]$/.test(key)) return { buffer, number: null };
  if (count < WRITTEN_FROM) return { buffer: "", number: within(Number(key), count) };
  const digits = (buffer + key).replace(/^0+/, "");
  return { buffer: digits.length > MOST_DIGITS ? buffer : digits, number: null };
}

/** What stands for this number; null: nothing does. */
export function within(number: number, count: number): number | null {
  return number >= 1 && number <= count ? number : null;
}

/** Is the user writing? Then keys are letters. */
export function isWriting(target: EventTarget | null): boolean {
  const element = target as { tagName?: string; isContentEditable?: boolean; type?: string } | null;
  if (!element?.tagName) return false;
  if (element.isContentEditable) return true;
  if (element.tagName === "INPUT") return !["checkbox", "radio", "button", "range"].includes(element.type ?? "text");
  return element.tagName === "TEXTAREA" || element.tagName === "SELECT";
}
