/** Fit a name into a box: the largest size at which its words fit in at most `most` lines. */
import { widthOf } from "./measure";

export interface Lettering {
  lines: string[];
  size: number;
  weight: number;
}

/** Below this size the strong letters give way to the narrower plain ones. */
const SMALL = 19;

/** Letters may be so narrow, in parts of their width, before a name is left out. */
const NARROWEST = 0.7;

/** A name in letters of at least this size, drawn narrower where it must be; null: there is no room for it. */
export function squeezed(text: string, width: number, least: number): (Lettering & { narrow: number }) | null {
  const found = fitted(text, width, 2, least * 1.1, least, 500);
  const narrow = width / Math.max(...found.lines.map((line) => widthOf(line, found.weight) * found.size), width);
  return narrow < NARROWEST ? null : { ...found, narrow };
}

export function lettering(text: string, width: number, most = 2, largest = 22, smallest = 11): Lettering {
  const strong = fitted(text, width, most, largest, smallest, 650);
  return strong.size >= SMALL ? strong : fitted(text, width, most, largest, smallest, 500);
}

function fitted(text: string, width: number, most: number, largest: number, smallest: number, weight: number): Lettering {
  let best: Lettering | null = null;
  const words = text.split(/\s+/).filter(Boolean);
  for (const lines of divisions(words, most)) {
    const widest = Math.max(...lines.map((line) => widthOf(line, weight)), 0.01);
    const size = Math.min(largest, Math.floor((width / widest) * 2) / 2);
    // Fewer lines win where they are as large.
    if (!best || size > best.size) best = { lines, size, weight };
  }
  return best && best.size >= smallest ? best : { lines: best?.lines ?? [text], size: smallest, weight };
}

/** Every way to put words on at most `most` lines, fewest lines first. */
function divisions(words: string[], most: number): string[][] {
  const found: string[][] = [];
  const divide = (from: number, lines: string[]): void => {
    if (from === words.length) found.push(lines);
    else if (lines.length < most) for (let to = from + 1; to <= words.length; to++) divide(to, [...lines, words.slice(from, to).join(" ")]);
  };
  divide(0, []);
  return found.sort((a, b) => a.length - b.length);
}
