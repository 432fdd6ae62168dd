/** What one plays for. */
import { lookOf, PAGE_BOXES } from "../boxes";
import type { Told } from "../boxes/box";
import type { SeatView, View } from "../lib/view";
import { t } from "../lib/words.svelte";
import type { Sheet } from "../messages";

/** Called by the deck of the cards: Objectives, or what a box has in their place. */
export function aimsTitle(sheet: Sheet, aims: string[]): string {
  const [deck, ...others] = [...new Set(aims.map((id) => sheet.components[id]?.facts.deck))];
  const term = typeof deck === "string" && others.length === 0 ? lookOf((box) => box.aimTerms, deck) : undefined;
  return t(term ? `term-${term}` : "web-table-objectives");
}

/** What is no card. */
export function furtherAims(view: View, own: SeatView): Told[] {
  return PAGE_BOXES.flatMap((box) => box.aims?.(view, own) ?? []);
}
