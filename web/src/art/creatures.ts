/** Silhouettes of everything that hunts, and the tokens of the bag. */
import { pictures, type Silhouette } from "./pictures.svelte";

export const UNKNOWN_CREATURE: Silhouette = {
  half: "M24 6l6 5 8-2-1 9 6 6-6 6 1 9-8-2-6 5",
  eyes: "M26 21l6-3-1 5z",
  brood: "intruder",
};

const UNKNOWN_BROOD = { edge: "#ff8aa2", body: "#b82a4c" };

export function broodOf(shape: Silhouette): { edge: string; body: string } {
  return pictures().broods[shape.brood] ?? UNKNOWN_BROOD;
}

/** Tokens of the bag that stand for no creature: what is drawn instead, and its colour. */
export function tokenOf(kind: string): { marker: string; colour: string } | null {
  const [family = "", colour = ""] = kind.split("_");
  const token = pictures().tokens[family];
  return token ? { marker: token.marker, colour: COLOURS[colour] ?? token.colour } : null;
}

const COLOURS: Record<string, string> = {
  blue: "#5aa9ff",
  red: "#ff6b62",
  orange: "#ffa23f",
  green: "#4fd08a",
  purple: "#b98cff",
  white: "#eef3f7",
  pink: "#ff8ecf",
};

/** Some tokens of one kind come in two colours (`<kind>_red`): its edge takes that colour. */
export function edgeOf(kind: string): string {
  const colour = /_([a-z]+)$/.exec(kind)?.[1];
  return (colour && COLOURS[colour]) || broodOf(creature(kind)).edge;
}

export function creature(kind: string): Silhouette {
  const { creatures } = pictures();
  return creatures[kind] ?? creatures[kind.replace(/_.*$/, "")] ?? UNKNOWN_CREATURE;
}
