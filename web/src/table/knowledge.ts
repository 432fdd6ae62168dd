/** What this seat has learnt, and whether it may have changed since. */
import type { Line, Sheet } from "../messages";
import type { View } from "../lib/view";
import { t, words } from "../lib/words.svelte";
import { nameOf, personOf } from "./names";

export interface Known {
  kind: string;
  subject: string | number;
  value: unknown;
  round: number;
  /** Somebody may have changed it since. */
  stale: boolean;
}

/** Events after which something seen earlier may no longer hold, by kind of knowledge. */
const CHANGES: Record<string, string[]> = {
  engine: ["engine_worked"],
  deck_top: ["event_phase", "deck_shuffled"],
  deck_bottom: ["deck_shuffled"],
};

/** The newest entry about each thing; older ones are overwritten by it. */
export function ledger(view: View, lines: Line[]): Known[] {
  const own = view.seat === null ? undefined : view.seats[view.seat];
  const found = new Map<string, Known>();
  for (const entry of own?.knowledge ?? []) {
    if (!Array.isArray(entry) || entry.length < 4) continue;
    const [kind, subject, value, round] = entry as [string, string | number, unknown, number];
    const key = kind === "deck_bottom" ? `${kind}-${subject}-${String(value)}` : `${kind}-${subject}`;
    found.delete(key);
    found.set(key, { kind, subject, value, round, stale: stale(kind, subject, round, lines, view.seat) });
  }
  return [...found.values()].reverse();
}

function stale(kind: string, subject: unknown, round: number, lines: Line[], seat: number | null): boolean {
  const changes = CHANGES[kind];
  if (!changes) return false;
  let now = 0;
  let changed = false;
  for (const line of lines) {
    if (line.event === "round") now = line.data.round as number;
    if (now < round || !changes.includes(line.event)) continue;
    if (line.event === "engine_worked" && (line.data.engine !== subject || line.data.seat === seat)) continue;
    if (line.event === "deck_shuffled" && line.data.deck !== subject) continue;
    changed = true;
  }
  return changed;
}

export function told(known: Known, view: View, sheet: Sheet): string {
  const { kind, subject, value } = known;
  switch (kind) {
    case "engine":
      return t("web-table-knows-engine", { engine: Number(subject) + 1, state: String(value) });
    case "coordinates":
      return t("web-table-knows-coordinates", { what: nameOf(sheet, String(value)) });
    case "tile":
      return t("web-table-knows-tile", { room: String(subject).padStart(3, "0"), what: nameOf(sheet, String(value)) });
    case "token": {
      const key = `exploration-${String(value)}`;
      const what = value && words.has(key) ? t(key) : t("web-table-nothing");
      return t("web-table-knows-token", { room: String(subject).padStart(3, "0"), what });
    }
    case "objective":
    case "objectives":
    case "corporate_objectives":
    case "access_code": {
      const list = named(value, sheet);
      return t("web-table-knows-objectives", { who: personOf(view, sheet, Number(subject)), what: list });
    }
    case "deck_top":
    case "deck_bottom": {
      const deck = words.has(`deck-${subject}`) ? t(`deck-${subject}`) : String(subject);
      return t(`web-table-knows-${kind}`, { deck, what: nameOf(sheet, String(value)) });
    }
    default: {
      return t("web-table-knows-other", { what: named(value, sheet) });
    }
  }
}

const named = (value: unknown, sheet: Sheet): string =>
  (Array.isArray(value) ? value : [value]).map((one) => nameOf(sheet, String(one))).join(", ");
