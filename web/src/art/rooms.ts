/** What a Room is for, in one picture. */
import type { Drawing } from "./drawing";
import { drawingOf } from "./pictures.svelte";

export const UNKNOWN_ROOM: Drawing = {
  line: "M14 6h20l10 18-10 18H14L4 24z",
  soft: "M14 6h20l10 18-10 18H14L4 24z",
  text: { text: "?", x: 24, y: 25, size: 22 },
};

export function roomDrawing(tile: string): Drawing {
  return drawingOf("rooms", tile) ?? UNKNOWN_ROOM;
}
