/** Escape Pods as the view tells them: (number, section, locked, launched). */
import type { View } from "../lib/view";

export interface Pod {
  number: number;
  section: string;
  state: "locked" | "unlocked" | "launched";
  /** Seats aboard. */
  riders: number[];
}

export function podsOf(view: View): Pod[] {
  return view.pods.flatMap((entry) => {
    if (!Array.isArray(entry) || typeof entry[0] !== "number") return [];
    const [number, section, locked, launched] = entry;
    const riders = view.seats.filter((seat) => seat.pod === number).map((seat) => seat.index);
    return [{ number, section: String(section), state: launched ? "launched" : locked ? "locked" : "unlocked", riders } satisfies Pod];
  });
}
