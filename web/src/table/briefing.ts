/** When the briefing opens by itself: once for each seat, before the first turn of a game that has just been set up. */
import type { View } from "../lib/view";
import type { Line } from "../messages";

export function isBeginning(view: View, lines: Line[]): boolean {
  const own = view.seat === null ? undefined : view.seats[view.seat];
  const dealt = lines.some((line) => line.event === "setup_done");
  return dealt && view.setup_done && view.round <= 1 && view.result === null && Boolean(own?.character);
}
