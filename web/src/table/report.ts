/** The lines of the final report, laid out person by person. */

export interface Check {
  text: string;
  /** null: the result does not say. */
  passed: boolean | null;
  /** It is about an Objective, or what a mode has in its place. */
  aim: boolean;
}

export interface Fate {
  seat: number;
  won: boolean;
  /** What became of them, by its name; of a death in the final checks it is the cause. */
  fate: string;
  text: string;
  checks: Check[];
}

export interface Outline {
  opening: string[];
  seats: Fate[];
  closing: string[];
}

const DASH = /^[–-]\s*/u;

interface ResultSeat {
  seat: number;
  won: boolean;
  fate?: string;
  checks?: { passed?: boolean; objective?: string }[];
}

/**
 * The server writes two opening lines, then for each seat one line and, behind dashes, its checks, then the last words.
 * The result in the view says how each check went; further lines of a seat are Objectives that nobody checked, those of
 * the dead. Where the two do not fit, the lines are shown as they came.
 */
export function outline(result: unknown, report: string[]): Outline {
  const seats = seatsOf(result);
  const needed = seats.reduce((sum, s) => sum + 1 + (s.checks?.length ?? 0), 0);
  if (seats.length === 0 || report.length < needed) return { opening: report, seats: [], closing: [] };
  const opening = 2;
  let at = opening;
  const fates = seats.map((s): Fate => {
    const text = fateOnly(report[at] ?? "");
    at += 1;
    const checks: Check[] = [];
    for (; DASH.test(report[at] ?? ""); at += 1) {
      const told = s.checks?.[checks.length];
      const aim = told === undefined || Boolean(told.objective);
      checks.push({ text: report[at]!.replace(DASH, ""), passed: told?.passed ?? null, aim });
    }
    return { seat: s.seat, won: s.won, fate: s.fate ?? "", text, checks };
  });
  return { opening: report.slice(0, opening), seats: fates, closing: report.slice(at) };
}

/** The line ends with the outcome as a sentence of its own; the page shows that larger. */
function fateOnly(line: string): string {
  const found = /^(.+[.!])\s[^.!]+[.!]$/u.exec(line);
  return found ? found[1]! : line;
}

function seatsOf(result: unknown): ResultSeat[] {
  if (!result || typeof result !== "object" || !("seats" in result) || !Array.isArray(result.seats)) return [];
  return result.seats as ResultSeat[];
}
