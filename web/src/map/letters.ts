/** How large letters must be drawn on the map so that they can be read on the screen, at the zoom of the moment. */
import { getContext, hasContext, setContext } from "svelte";

/** Pixels on the screen, before the text size that the user chose. */
export const SMALLEST = 11;
const KEY = "letters";

/** `k`: pixels of the screen for one unit of the map. */
export function leastLetters(k: number, textSize: number): number {
  return (SMALLEST * textSize) / Math.max(k, 0.01);
}

/** For everything drawn inside: the least size of a letter, in units of the map. */
export function provideLetters(least: () => number): void {
  setContext(KEY, least);
}

/** The least size around here; outside of a map any size is right. */
export function lettersHere(): () => number {
  return hasContext(KEY) ? getContext<() => number>(KEY) : () => 0;
}
