/** What Aftermath puts on the boards of characters. */
import type { SeatView, Value } from "../../lib/view";
import { t } from "../../lib/words.svelte";
import type { Sheet } from "../../messages";
import { nameOf } from "../../table/names";
import type { Level } from "../box";

/** Laika is with her master, out on the ship, or gone. */
export function laika(value: Value): Level {
  const place = value === 0 ? "board" : value === -1 ? "gone" : "out";
  const sign = { board: "", gone: "✕", out: "→" }[place];
  return { id: "laika", sign, icon: "laika", value: null, text: t(`web-table-laika-${place}`), term: null };
}

/** A Wound that something keeps from hurting, and how that is said. */
export function covered(id: string, key: string): (value: Value, sheet: Sheet) => Level | null {
  return (wound, sheet) => {
    if (typeof wound !== "string" || !(wound in sheet.components)) return null;
    return { id, sign: "✚", value: null, text: t(key, { wound: nameOf(sheet, wound) }), term: null };
  };
}

/** The Trait of the character. */
export function traits(seat: SeatView, sheet: Sheet): string[] {
  return Object.entries(sheet.components)
    .filter(([, component]) => component.family === "traits" && component.facts.character === seat.character)
    .map(([id]) => id);
}
