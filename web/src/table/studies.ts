/** Weaknesses and what a species has in their place: which are in force, which are known but idle, which are gone for good. */
import type { View } from "../lib/view";

/** `hidden`: face down; `known`: face up from an earlier game, not in force; `gone`: discarded again. */
export type State = "active" | "known" | "gone" | "hidden";

export interface Study {
  slot: string;
  card: string | null;
  state: State;
}

export function studies(view: Pick<View, "weaknesses" | "lasting">): Study[] {
  return view.weaknesses.map(([slot, card, studied]) => {
    if (card === null) return { slot, card, state: "hidden" };
    if (view.lasting.includes(card)) return { slot, card, state: "active" };
    return { slot, card, state: studied ? "gone" : "known" };
  });
}
