/** The keyboard of the table. Every key works without the mouse; none works while something is being written. */

export type Command =
  | "skip"
  | "undo"
  | "log"
  | "chat"
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

export interface Typed {
  /** Digits so far, while more could follow. */
  buffer: string;
  /** The number chosen, from 1; null: none yet. */
  number: number | null;
}

/** One digit chooses at once where no longer number could be meant; else it waits for the next one, or for Enter. */
export function typed(buffer: string, key: string, count: number): Typed {
  if (key === "Enter") return { buffer: "", number: within(Number(buffer), count) };
  if (!/^[0-9]$/.test(key)) return { buffer, number: null };
  const digits = buffer + key;
  const number = Number(digits);
  if (number < 1 || number > count) return { buffer: "", number: null };
  if (number * 10 > count) return { buffer: "", number };
  return { buffer: digits, number: null };
}

function within(number: number, count: number): number | null {
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
