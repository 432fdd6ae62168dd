/** The drawings of all boxes, by what they show. Each box brings its own (`pictures.json` in its package): the house's
 * are built in, those of boxes that the server has besides come with its catalogue and its sheets. */
import type { Language } from "../messages";
import type { Drawing } from "./drawing";

/** A drawing, or where the same one stands: `markers/fire`. */
export type Drawn = Drawing | string;

/** What a part of a portrait is painted with: the colours of its character, or a pen. */
export type Ink =
  | "skin" | "hair" | "suit" | "suit2" | "suit3" | "accent" | "ink" | "white" | "metal" | "glass" | "lips" | "red"
  | "shade" | "light" | "glass2" | "stubble"
  | "pen" | "pen2" | "pen3" | "rim" | "rim2" | "scar" | "lash";

/** The `d` of a path; with a 1 behind it, of its right half: the left one is its mirror image. */
export type Stroke = [ink: Ink, d: string, mirrored?: 1];

/** A character: a frame and a colour of its own, and a face. Nobody needs the colour alone. */
export interface Mark {
  colour: string;
  /** The frame, on a 48 × 48 sheet. */
  shape: string;
  skin?: string;
  hair?: string;
  suit?: string;
  /** A bust on a 100 × 100 sheet, from back to front. Without it a bare silhouette bears the initials. */
  portrait?: Stroke[];
  /** Initials by language, for somebody without a portrait; a language that is not here takes the first. */
  letters?: Partial<Record<Language, string>>;
}

/** The right half of a body; the left half is its mirror image. */
export interface Silhouette {
  /** Outline from the middle of the top to the middle of the bottom; not closed: the mirror image does that. */
  half: string;
  /** Legs, feelers and tentacles, drawn with the pen. */
  limbs?: string;
  /** Eyes, glowing. */
  eyes: string;
  /** Dark openings: mouths, hoods. */
  maw?: string;
  /** Teeth and ribs. */
  marks?: string;
  brood: string;
}

/** What stands on the cards of a family that have no picture of their own. */
export interface FamilyPicture {
  drawing: Drawn;
  colour: string;
  /** What the ground behind it looks like. */
  ground: "grid" | "rays" | "claws" | "stars" | "cells" | "waves";
}

/** All by id. */
export interface Pictures {
  characters: Record<string, Mark>;
  creatures: Record<string, Silhouette>;
  /** Colours of the creatures of a species. */
  broods: Record<string, { edge: string; body: string }>;
  /** Tokens of the bag that stand for no creature: the sign on them, and its colour. */
  tokens: Record<string, { marker: string; colour: string }>;
  rooms: Record<string, Drawn>;
  items: Record<string, Drawn>;
  objects: Record<string, Drawn>;
  cards: Record<string, Drawn>;
  attacks: Record<string, Drawn>;
  families: Record<string, FamilyPicture>;
  /** Small signs: what lies on rooms, boards and tracks. */
  markers: Record<string, Drawn>;
  /** How a marker or an object is coloured where nothing else says so. */
  colours: Record<string, string>;
  /** Signs of what lies beside the board, on a 24 × 24 sheet. */
  matters: Record<string, string>;
  /** The creature that stands for a species. */
  species: Record<string, string>;
  /** Signs of the modes, on a 40 × 40 sheet. */
  modes: Record<string, string>;
}

const HOUSE = import.meta.glob<Partial<Pictures>>("../../../src/nemesis/content/*/pictures.json", {
  eager: true,
  import: "default",
});
const NONE: Pictures = {
  characters: {},
  creatures: {},
  broods: {},
  tokens: {},
  rooms: {},
  items: {},
  objects: {},
  cards: {},
  attacks: {},
  families: {},
  markers: {},
  colours: {},
  matters: {},
  species: {},
  modes: {},
};

/** The second over the first, section by section. */
function over(pictures: Pictures, more: Partial<Pictures>): Pictures {
  const sections = Object.keys(pictures) as (keyof Pictures)[];
  return Object.fromEntries(sections.map((section) => [section, { ...pictures[section], ...more[section] }])) as unknown as Pictures;
}

let known = $state.raw(Object.values(HOUSE).reduce(over, NONE));

export const pictures = (): Pictures => known;

/** Those of boxes that are not of the house, as the server sends them. */
export function showAlso(more: Partial<Pictures>): void {
  if (Object.keys(more).length > 0) known = over(known, more);
}

export type DrawingSection = "rooms" | "items" | "objects" | "cards" | "attacks" | "markers";

/** The drawing of a thing; one that stands elsewhere is looked up there. */
export function drawingOf(section: DrawingSection, id: string): Drawing | undefined {
  const found = known[section][id];
  return found === undefined ? undefined : drawn(found);
}

export function drawn(what: Drawn): Drawing | undefined {
  if (typeof what !== "string") return what;
  const [section, id = ""] = what.split("/");
  return drawingOf(section as DrawingSection, id);
}
