/** What expansions put on a board, known or not: numbers as levels, cards as cards. */
import { lookOf, PAGE_BOXES } from "../boxes";
import type { Level } from "../boxes/box";
import type { SeatView, Value } from "../lib/view";
import { t, words } from "../lib/words.svelte";
import type { Sheet } from "../messages";

export interface Extras {
  levels: Level[];
  cards: string[];
}

const HIDDEN = "hidden";

export function extras(seat: SeatView, sheet: Sheet): Extras {
  const levels: Level[] = [];
  const cards: string[] = [];
  for (const [id, value] of Object.entries(seat.ext)) {
    const own = lookOf((box) => box.levels, id);
    const level = own ? own(value, sheet) : levelOf(id, value);
    if (level) levels.push(level);
    else if (!own && typeof value === "string" && value in sheet.components) cards.push(value);
  }
  return { levels, cards: [...cards, ...PAGE_BOXES.flatMap((box) => box.cards?.(seat, sheet) ?? [])] };
}

/** A number that has words of its own (`web-table-level-<id>`), or a card that lies face down. */
function levelOf(id: string, value: Value): Level | null {
  if (value === HIDDEN) return { id, sign: "?", value: null, text: t("web-table-card-face-down"), term: id };
  if (typeof value !== "number" || value <= 0 || !words.has(`web-table-level-${id}`)) return null;
  const { sign, term } = lookOf((box) => box.signs, id) ?? { sign: "◆", term: null };
  return { id, sign, value, text: t(`web-table-level-${id}`, { value }), term };
}

/** Spaces for Serious Wounds on this character's board. */
export function mostSerious(seat: SeatView, sheet: Sheet): number {
  const printed = sheet.components[seat.character]?.facts.most_serious;
  return typeof printed === "number" ? printed : 3;
}
