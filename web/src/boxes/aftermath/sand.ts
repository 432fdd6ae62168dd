/** The hourglass as a share of its sand. */
import type { View } from "../../lib/view";

/** 1: just turned, 0: run out. Actions and seconds are counted by the server; here they are only drawn. */
export function sandShare(view: View, seconds: number | null): number {
  const glass = view.ext?.hourglass;
  if (!Array.isArray(glass) || glass[0] !== "running") return 0;
  const options = view.setup.options;
  if (seconds !== null) return Math.min(1, seconds / Math.max(1, Number(options.hourglass_seconds ?? seconds)));
  const left = view.matters?.find((m) => m.id === "hourglass")?.left;
  const gone = Number(glass[1]);
  return typeof left === "number" ? left / Math.max(1, left + gone) : 1;
}
