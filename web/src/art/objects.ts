/** Heavy Objects: tokens that lie on the floor or fill a hand. */
import type { Drawing } from "./drawing";
import { markerDrawing } from "./markers";
import { drawingOf, pictures } from "./pictures.svelte";

const CORPSE = "corpse";

/** Whose corpse it is does not change how it looks. */
function plain(id: string): string {
  return id.startsWith(CORPSE) || id.endsWith(`_${CORPSE}`) ? CORPSE : id;
}

export function objectDrawing(id: string): Drawing {
  const object = plain(id);
  return drawingOf("objects", object) ?? drawingOf("objects", object.split(/[:_]/)[0] ?? "") ?? markerDrawing("items");
}

export function objectColour(id: string): string {
  const { colours, objects } = pictures();
  if (colours[id] !== undefined && plain(id) in objects) return colours[id];
  return (id.startsWith(CORPSE) && colours[CORPSE]) || "var(--text)";
}
