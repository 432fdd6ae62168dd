/** What happened since the viewer's last turn, in short. */
import { tells } from "../lib/told";
import type { Line } from "../messages";
import { hitsMe, isSmall } from "./beats";

export interface Section {
  /** Whose turn; null: the event phase or the table. */
  seat: number | null;
  lines: Line[];
}

export interface Digest {
  /** What hit the viewer, first. */
  mine: Line[];
  sections: Section[];
  count: number;
}

const NONE: Digest = { mine: [], sections: [], count: 0 };

/** From the end of the viewer's last turn to the beginning of this one (or to now). */
export function digest(lines: Line[], seat: number | null): Digest {
  const turns = lines.flatMap((line, n) => (tells(line, "turn") && line.data.seat === seat ? [n] : []));
  const running = lines.findLastIndex((l) => tells(l, "turn") || tells(l, "event_phase"));
  const now = turns.at(-1);
  const mineNow = now !== undefined && now === running;
  const last = mineNow ? turns.at(-2) : now;
  const from = last === undefined ? 0 : lines.findIndex((l, n) => n > last && endsTurn(l, seat));
  if (from < 0) return NONE;
  const to = mineNow ? now : lines.length;
  const told = lines.slice(from, to);
  const sections: Section[] = [];
  for (const line of told) {
    if (tells(line, "turn")) sections.push({ seat: line.data.seat, lines: [] });
    else if (tells(line, "event_phase") || tells(line, "round") || sections.length === 0)
      sections.push({ seat: null, lines: [] });
    if (line.text && !isSmall(line)) sections.at(-1)?.lines.push(line);
  }
  const kept = sections.filter((s) => s.lines.length > 0);
  return {
    mine: told.filter((line) => line.text && hitsMe(line, seat)),
    sections: kept,
    count: kept.reduce((n, s) => n + s.lines.length, 0),
  };
}

function endsTurn(line: Line, seat: number | null): boolean {
  return tells(line, "event_phase") || (tells(line, "turn") && line.data.seat !== seat);
}
