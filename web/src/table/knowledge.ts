/** What this seat has learnt, and whether it may have changed since. */
import { PAGE_BOXES } from "../boxes";
import { onThePage, tells } from "../lib/told";
import type { Line, Sheet } from "../messages";
import type { View } from "../lib/view";
import { t, words } from "../lib/words.svelte";
import { withCharacters } from "./character";
import { componentOf, nameOf, personOf } from "./names";

export interface Known {
  kind: string;
  subject: string | number;
  value: unknown;
  round: number;
  /** Somebody may have changed it since. */
  stale: boolean;
}

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

/** Has an event been told since after which it may no longer hold? */
function stale(kind: string, subject: unknown, round: number, lines: Line[], seat: number | null): boolean {
  let now = 0;
  return lines.some((line) => {
    if (tells(line, "round")) now = line.data.round;
    if (now < round) return false;
    const { outdates = [] } = onThePage(line.event);
    return outdates.some(
      ({ knowledge, about, spares }) =>
        knowledge === kind &&
        (about === undefined || line.data[about] === subject) &&
        (spares === undefined || line.data[spares] !== seat),
    );
  });
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
      return ofSomebody(known, view, sheet, (id) => {
        const { reminder } = componentOf(sheet, id);
        return reminder ? t("web-table-knows-aim", { name: nameOf(sheet, id), aim: withCharacters(reminder, view, sheet) }) : nameOf(sheet, id);
      });
    case "deck_top":
    case "deck_bottom": {
      const deck = words.has(`deck-${subject}`) ? t(`deck-${subject}`) : String(subject);
      return t(`web-table-knows-${kind}`, { deck, what: nameOf(sheet, String(value)) });
    }
    default:
      if (PAGE_BOXES.some((box) => box.knownOfSeats?.includes(kind))) return ofSomebody(known, view, sheet);
      return t("web-table-knows-other", { what: named(value, sheet) });
  }
}

type Naming = (id: string) => string;

function ofSomebody({ subject, value }: Known, view: View, sheet: Sheet, naming?: Naming): string {
  return t("web-table-knows-objectives", { who: personOf(view, sheet, Number(subject)), what: named(value, sheet, naming) });
}

const named = (value: unknown, sheet: Sheet, naming: Naming = (id) => nameOf(sheet, id)): string =>
  (Array.isArray(value) ? value : [value]).map((one) => naming(String(one))).join(", ");
