/** Heavy Objects: tokens that lie on the floor or fill a hand. */
import type { Drawing } from "./drawing";
import { MARKERS, UNKNOWN_MARKER } from "./markers";

const CORPSE: Drawing = {
  line: "M9 14a5 5 0 1 1 10 0 5 5 0 1 1-10 0M18 19l12 5 13-3M19 22l4 9-9 10M30 24l-3 8 10 9M23 31l4 1M6 44h36",
  soft: "M18 18l13 6-4 9-5-2z",
};

export const OBJECTS: Record<string, Drawing> = {
  corpse: CORPSE,
  carcass: {
    line: "M5 38c2-9 9-14 19-14s17 5 19 14zM14 25l-4-9M21 23l-2-11M28 23l2-11M35 26l5-9M12 38v-4M20 38v-6M28 38v-6M36 38v-4",
    soft: "M5 38c2-9 9-14 19-14s17 5 19 14z",
  },
  egg: MARKERS.egg ?? UNKNOWN_MARKER,
  sample: { line: "M17 4h14M19 4v32a5 5 0 0 0 10 0V4M19 22h10", soft: "M19 22h10v14a5 5 0 0 1-10 0z" },
};

export function objectDrawing(id: string): Drawing {
  if (id.startsWith("corpse") || id.endsWith("_corpse")) return CORPSE;
  return OBJECTS[id] ?? OBJECTS[id.split(/[:_]/)[0] ?? ""] ?? (MARKERS.items as Drawing);
}

export function objectColour(id: string): string {
  if (id === "blue_corpse") return "#7fb4ff";
  if (id.startsWith("corpse")) return "#ff8f9d";
  if (id === "carcass") return "#e0a070";
  if (id === "egg") return "#ffd9a0";
  return "var(--text)";
}
