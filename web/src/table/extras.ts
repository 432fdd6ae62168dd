/** What expansions put on a board, known or not: numbers as levels, cards as cards. */
import type { Sheet } from "../messages";
import type { SeatView } from "../lib/view";
import { t, words } from "../lib/words.svelte";
import { nameOf } from "./names";

export interface Level {
  id: string;
  sign: string;
  /** null: only that it is there. */
  value: number | null;
  text: string;
  term: string | null;
  /** A drawing instead of the sign. */
  icon?: string;
}

export interface Extras {
  levels: Level[];
  cards: string[];
}

const SIGNS: Record<string, [string, string | null]> = {
  insanity: ["Ψ", "insanity"],
  markers: ["◉", "mutation_marker"],
};
/** Wounds that something keeps from hurting, and how that is said. */
const COVERED: Record<string, string> = { bionic_arm_on: "wound-armed", old_wound: "wound-old" };
const HIDDEN = "hidden";

export function extras(seat: SeatView, sheet: Sheet): Extras {
  const levels: Level[] = [];
  const cards: string[] = [];
  for (const [id, value] of Object.entries(seat.ext)) {
    if (id in COVERED) {
      if (typeof value === "string" && value in sheet.components)
        levels.push({ id, sign: "✚", value: null, text: t(`web-table-${COVERED[id]}`, { wound: nameOf(sheet, value) }), term: null });
    } else if (id === "laika") {
      const place = value === 0 ? "board" : value === -1 ? "gone" : "out";
      levels.push({ id, sign: place === "gone" ? "✕" : place === "out" ? "→" : "", icon: "laika", value: null, text: t(`web-table-laika-${place}`), term: null });
    } else if (typeof value === "string" && value in sheet.components) cards.push(value);
    else if (typeof value === "number" && value > 0 && words.has(`web-table-level-${id}`)) {
      const [sign, term] = SIGNS[id] ?? ["◆", null];
      levels.push({ id, sign, value, text: t(`web-table-level-${id}`, { value }), term });
    } else if (value === HIDDEN) {
      levels.push({ id, sign: "?", value: null, text: t("web-table-card-face-down"), term: id });
    }
  }
  for (const [id, component] of Object.entries(sheet.components))
    if (component.family === "traits" && component.facts.character === seat.character) cards.push(id);
  return { levels, cards };
}

/** Spaces for Serious Wounds on this character's board. */
export function mostSerious(seat: SeatView, sheet: Sheet): number {
  const printed = sheet.components[seat.character]?.facts.most_serious;
  return typeof printed === "number" ? printed : 3;
}
