/** Small signs: what lies on rooms, boards and tracks. */
import type { Drawing } from "./drawing";
import { drawingOf, pictures } from "./pictures.svelte";

export const UNKNOWN_MARKER: Drawing = {
  line: "M24 5l19 19-19 19L5 24z",
  soft: "M24 5l19 19-19 19L5 24z",
  text: { text: "!", x: 24, y: 25, size: 20 },
};

export const isMarker = (id: string): boolean => id in pictures().markers;

export function markerDrawing(id: string): Drawing {
  return drawingOf("markers", id) ?? UNKNOWN_MARKER;
}

/** How a sign is coloured where nothing else says so. */
export const markerColour = (id: string): string | undefined => pictures().colours[id];
