/** A finished game as a line of moments: going along it by choice, turn or round, and naming a place on it. */
import type { Line, ReplayMoment } from "../messages";

export type Unit = "choice" | "turn" | "round";
export const UNITS: Unit[] = ["choice", "turn", "round"];

/** Indices of the moments at which a new choice, turn or round begins; the first and the last always count. */
export function stops(moments: ReplayMoment[], unit: Unit): number[] {
  const last = moments.length - 1;
  return moments.flatMap((moment, index) => {
    const before = moments[index - 1];
    if (!before || index === last || unit === "choice") return [index];
    const turned = moment.turn !== before.turn || moment.phase !== before.phase;
    return moment.round !== before.round || (unit === "turn" && turned) ? [index] : [];
  });
}

/** The next stop in a direction; the ends stay where they are. */
export function step(moments: ReplayMoment[], from: number, by: 1 | -1, unit: Unit): number {
  const all = stops(moments, unit);
  const next = by > 0 ? all.find((stop) => stop > from) : all.findLast((stop) => stop < from);
  return next ?? (by > 0 ? Math.max(0, moments.length - 1) : 0);
}

/** The moment with this number, or the last one before it: another viewer may not have seen it at all. */
export function indexOf(moments: ReplayMoment[], at: number): number {
  return Math.max(0, moments.findLastIndex((moment) => moment.at <= at));
}

/** The log as far as it was told at a moment. */
export function linesAt(lines: Line[], moment: ReplayMoment | undefined): Line[] {
  return moment ? lines.filter((line) => line.at < moment.lines) : [];
}

/** Where the rounds begin, for the marks under the slider; those too near to the one before are left out. */
export function rounds(moments: ReplayMoment[], apart = 0): { round: number; index: number }[] {
  const found: { round: number; index: number }[] = [];
  moments.forEach(({ round }, index) => {
    const last = found.at(-1);
    if (round <= 0 || round === moments[index - 1]?.round) return;
    if (!last || index - last.index >= apart * (moments.length - 1)) found.push({ round, index });
  });
  return found;
}

export interface Address {
  at: number | null;
  /** Whose eyes; null: the own ones, or everybody's. */
  seat: number | null;
}

const whole = (text: string | null): number | null => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null);

/** `#at=120&seat=2`: a place that can be sent to somebody. */
export function parse(hash: string): Address {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  return { at: whole(given.get("at")), seat: whole(given.get("seat")) };
}

export function written({ at, seat }: Address): string {
  const parts = [at === null ? "" : `at=${at}`, seat === null ? "" : `seat=${seat}`].filter(Boolean);
  return parts.length ? `#${parts.join("&")}` : "";
}
