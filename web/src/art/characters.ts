/** The faces of the characters. */
import PORTRAITS from "../../../src/nemesis/content/portraits.json";
import { pictures, type Ink, type Mark, type Stroke } from "./pictures.svelte";

export const INK = "#08121a";
const SPARE = ["#8fd3e8", "#f0c674", "#c5e384", "#e3a5c7"];

/** Somebody we have not met: a ring with the first letters of the name. */
export function markOf(character: string): Mark {
  const known = pictures().characters[character];
  if (known) return known;
  const named = character !== "unknown" && character !== "";
  const letters = !named ? "?" : character.charAt(0).toUpperCase() + character.charAt(1);
  const colour = SPARE[[...character].reduce((sum, c) => sum + c.charCodeAt(0), 0) % SPARE.length] as string;
  return { colour, shape: "M24 5c13 0 20 5 20 19s-7 19-20 19S4 38 4 24 11 5 24 5z", letters: { en: letters, fr: letters } };
}

/** Nobody's face: the bust of a stranger. */
export const STRANGER = PORTRAITS.stranger as Stroke[];

function mixed(from: string, to: string, part: number): string {
  const at = (colour: string, n: number) => parseInt(colour.slice(n, n + 2), 16);
  const one = (n: number) => Math.round(at(from, n) + (at(to, n) - at(from, n)) * part);
  return `#${[1, 3, 5].map((n) => one(n).toString(16).padStart(2, "0")).join("")}`;
}

/** A colour of the character by its name, one of its own, or the first of two with a part of the second. */
type Colour = string | [from: string, to: string, part: number];

function colourIn(colour: Colour, mark: Mark): string {
  if (typeof colour !== "string") return mixed(colourIn(colour[0], mark), colour[1], colour[2]);
  const { skin, hair, suit } = { ...PORTRAITS.defaults, ...mark };
  return { colour: mark.colour, skin, hair, suit }[colour] ?? colour;
}

/** What stands behind a face: the colour of the character, in the dark. */
export const groundOf = (mark: Mark): string => colourIn(PORTRAITS.ground as Colour, mark);

export interface Paint {
  fill: string;
  opacity?: number;
  stroke?: string;
  width?: number;
}

const INKS = PORTRAITS.inks as unknown as Record<Ink, { fill?: Colour; opacity?: number; stroke?: Colour; width?: number }>;

export function paintOf(ink: Ink, mark: Mark): Paint {
  const { fill, opacity, stroke, width } = INKS[ink];
  return { fill: fill ? colourIn(fill, mark) : "none", opacity, stroke: stroke && colourIn(stroke, mark), width };
}
