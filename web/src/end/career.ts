/** The career of this device: every game that was finished on it, once for each of its seats. */
import type { Tale, TableInfo } from "../messages";

export interface Played {
  code: string;
  seat: number;
  /** When it was over, in seconds since 1970. */
  at: number;
  character: string;
  species: string;
  mode: string;
  survived: boolean;
  won: boolean;
  /** What they died of; empty: they did not. */
  cause: string;
  /** The type of Intruder that did it. */
  by: string;
  rounds: number;
  kills: number;
  /** What is told of it in one sentence. */
  story: string;
}

const KEY = "nemesis.career";
const FORMAT = "nemesis-career";
const MOST = 1000;

const isPlayed = (one: unknown): one is Played => {
  const p = one as Partial<Played> | null;
  const words = [p?.code, p?.character, p?.species, p?.mode, p?.cause, p?.by, p?.story];
  return (
    typeof p === "object" && p !== null && words.every((w) => typeof w === "string" && w.length < 500) &&
    [p.seat, p.at, p.rounds, p.kills].every((n) => Number.isFinite(n)) &&
    typeof p.survived === "boolean" && typeof p.won === "boolean"
  );
};

export function career(): Played[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isPlayed) : [];
  } catch {
    return [];
  }
}

function keep(games: Played[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing has no career.
  }
}

const same = (a: Played, b: Played) => a.code === b.code && a.seat === b.seat;

/** Read anew each time: another tab may have written. A game that is known already stays as it is. */
export function add(games: Played[]): number {
  const known = career();
  const fresh = games.filter((one, n) => !known.some((k) => same(k, one)) && games.findIndex((o) => same(o, one)) === n);
  if (fresh.length > 0) keep([...fresh, ...known].sort((a, b) => b.at - a.at));
  return fresh.length;
}

export function forget(): void {
  localStorage.removeItem(KEY);
}

/** What these seats of a finished table did. */
export function playedAt(info: TableInfo, tale: Tale, seats: number[]): Played[] {
  return tale.seats
    .filter((s) => seats.includes(s.seat))
    .map((s) => {
      const death = s.deaths.at(-1);
      const own = tale.deeds.find((d) => d.seat === s.seat && d.kind !== "trade");
      return {
        code: info.code, seat: s.seat, at: info.moved || info.created, character: s.character,
        species: String(info.setup.species), mode: String(info.setup.mode), survived: s.survived, won: s.won,
        cause: s.survived ? "" : (death?.cause ?? ""), by: s.survived ? "" : (death?.by ?? ""),
        rounds: tale.numbers.rounds ?? 0, kills: s.numbers.kills ?? 0, story: (death?.text ?? own?.text ?? tale.report[0] ?? "").slice(0, 300),
      };
    });
}

export interface Share {
  id: string;
  games: number;
  survived: number;
  won: number;
}

/** The games by what one of their entries says, the most frequent first. */
export function shares(games: Played[], of: "character" | "species" | "mode"): Share[] {
  const found = new Map<string, Share>();
  for (const game of games) {
    const share = found.get(game[of]) ?? { id: game[of], games: 0, survived: 0, won: 0 };
    share.games += 1;
    share.survived += Number(game.survived);
    share.won += Number(game.won);
    found.set(game[of], share);
  }
  return [...found.values()].sort((a, b) => b.games - a.games);
}

export function causes(games: Played[]): [cause: string, count: number][] {
  const found = new Map<string, number>();
  for (const { cause } of games) if (cause) found.set(cause, (found.get(cause) ?? 0) + 1);
  return [...found].sort((a, b) => b[1] - a[1]);
}

export const written = (games: Played[]): string => JSON.stringify({ format: FORMAT, version: 1, games }, null, 1);

/** The games in a file; null: it is not one of ours. */
export function read(text: string): Played[] | null {
  try {
    const found = JSON.parse(text) as { format?: unknown; games?: unknown } | null;
    return found?.format === FORMAT && Array.isArray(found.games) ? found.games.filter(isPlayed) : null;
  } catch {
    return null;
  }
}
