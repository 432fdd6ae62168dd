/** Tracks that expansions bring: the marker of each stands in the view's `ext`. */
import type { View } from "../lib/view";
import type { Sheet } from "../messages";

export interface FurtherTrack {
  name: string;
  spaces: string[];
  at: number;
}

export function furtherTracks(view: View, sheet: Sheet): FurtherTrack[] {
  return Object.entries(sheet.tracks).flatMap(([name, spaces]) => {
    const at = name === "time" || name === "self_destruct" ? -1 : view.ext[name];
    return typeof at === "number" && at >= 0 && spaces.length > 0 ? [{ name, spaces, at }] : [];
  });
}
