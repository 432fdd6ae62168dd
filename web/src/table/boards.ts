/** What lies on a character's board. */
import type { SeatView, View } from "../lib/view";
import type { Badge, Sheet } from "../messages";

export interface Besides {
  /** With a sign or a drawing, and perhaps a number. */
  signs: Badge[];
  /** That lie face up. */
  cards: Badge[];
}

/** What boxes put there, as the server tells it. */
export function besides(view: View, seat: number): Besides {
  const badges = view.badges?.[seat] ?? [];
  return { signs: badges.filter((badge) => !badge.component), cards: badges.filter((badge) => badge.component) };
}

/** Spaces for Serious Wounds on this character's board. */
export function mostSerious(seat: SeatView, sheet: Sheet): number {
  const printed = sheet.components[seat.character]?.facts.most_serious;
  return typeof printed === "number" ? printed : 3;
}
