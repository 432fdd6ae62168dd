/** The mark of each character. */
import { pictures, type Mark } from "./pictures.svelte";

export const INK = "#08121a";
const SPARE = ["#8fd3e8", "#f0c674", "#c5e384", "#e3a5c7"];

/** Somebody we have not met: a ring with the first letters of the name. */
export function markOf(character: string): Mark {
  const known = pictures().characters[character];
  if (known) return known;
  const named = character !== "unknown" && character !== "";
  const letters = !named ? "?" : (character.charAt(0).toUpperCase() + character.charAt(1));
  const colour = SPARE[[...character].reduce((sum, c) => sum + c.charCodeAt(0), 0) % SPARE.length] as string;
  return { colour, shape: "M24 5c13 0 20 5 20 19s-7 19-20 19S4 38 4 24 11 5 24 5z", letters: { en: letters, fr: letters }, middle: 24.5 };
}
