/** The mark of each character: a shape and a colour of its own, and its initials. Nobody needs the colour alone. */
import type { Language } from "../messages";

export interface Mark {
  colour: string;
  ink: string;
  /** Outline on a 48 × 48 sheet. */
  shape: string;
  letters: Record<Language, string>;
  /** Height of the middle of the letters. */
  middle: number;
}

const INK = "#08121a";

const mark = (colour: string, shape: string, en: string, fr: string, middle = 24.5): Mark => ({
  colour,
  ink: INK,
  shape,
  letters: { en, fr },
  middle,
});

export const CHARACTERS: Record<string, Mark> = {
  captain: mark("#5aa9ff", "M24 4a20 20 0 1 1 0 40 20 20 0 1 1 0-40z", "Ca", "Ca"),
  pilot: mark("#4fd08a", "M24 3l22 39a3 3 0 0 1-2 3H4a3 3 0 0 1-2-3z", "Pi", "Pi", 32),
  scientist: mark("#eef3f7", "M24 3l21 15-8 26H11L3 18z", "Sc", "Sc", 26),
  scout: mark("#b98cff", "M13 5h22l11 19-11 19H13L2 24z", "St", "Éc"),
  soldier: mark("#ff6b62", "M9 5h30a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z", "So", "So"),
  mechanic: mark("#ffa23f", "M24 2l22 22-22 22L2 24z", "Me", "Mé"),
  medic: mark("#ff8ecf", "M16 3h16v13h13v16H32v13H16V32H3V16h13z", "Md", "Md"),
  ceo: mark("#8cc4ff", "M15 3h18l12 12v18L33 45H15L3 33V15z", "CE", "PD"),
  android: mark("#7be0ae", "M8 4h32v24L24 46 8 28z", "An", "An", 21),
  psychologist: mark("#d7e3ec", "M24 2c12 11 19 18 19 27a19 17 0 0 1-38 0c0-9 7-16 19-27z", "Ps", "Ps", 29),
  bounty_hunter: mark("#d0aaff", "M24 1l7 11 13-1-3 13 6 11-13 3-10 9-10-9-13-3 6-11L4 11l13 1z", "BH", "CP", 25),
  convict: mark("#ff938b", "M4 6h9v5h6V6h10v5h6V6h9v36H4z", "Co", "Pr", 27),
};

const SPARE = ["#8fd3e8", "#f0c674", "#c5e384", "#e3a5c7"];

/** Somebody we have not met: a ring with the first letters of the name. */
export function markOf(character: string): Mark {
  const known = CHARACTERS[character];
  if (known) return known;
  const named = character !== "unknown" && character !== "";
  const letters = !named ? "?" : (character.charAt(0).toUpperCase() + character.charAt(1));
  const colour = SPARE[[...character].reduce((sum, c) => sum + c.charCodeAt(0), 0) % SPARE.length] as string;
  return mark(colour, "M24 5c13 0 20 5 20 19s-7 19-20 19S4 38 4 24 11 5 24 5z", letters, letters);
}
