/** My tables, in the order in which they want me. */
import type { MyTable, TableInfo } from "../messages";

export interface Own {
  table: TableInfo;
  /** My seats there; several at a hot-seat table. */
  seats: number[];
  asked: boolean;
  /** Requests over the radio that wait for an answer. */
  requests: number;
}

export function grouped(found: MyTable[]): Own[] {
  const byCode = new Map<string, Own>();
  for (const { table, seat, asked, requests } of found) {
    const own = byCode.get(table.code);
    if (own) {
      own.seats.push(seat);
      own.asked ||= asked;
      own.requests += requests;
    } else byCode.set(table.code, { table, seats: [seat], asked, requests });
  }
  return [...byCode.values()].sort(
    (a, b) =>
      Number(a.table.over) - Number(b.table.over) ||
      Number(b.asked) - Number(a.asked) ||
      Number(b.requests > 0) - Number(a.requests > 0) ||
      lastMoved(b.table) - lastMoved(a.table),
  );
}

/** Who else is there: people by name (also those at this screen), then how many bots and free seats. */
export function company({ table, seats }: Own): { names: string[]; bots: number; free: number } {
  const mine = seats[0];
  const others = table.seats.filter((seat) => seat.seat !== mine);
  return {
    names: others.flatMap((seat) => (seat.joined && seat.name ? [seat.name] : [])),
    bots: others.filter((seat) => !seat.joined && seat.bot !== null).length,
    free: others.filter((seat) => !seat.joined && seat.bot === null).length,
  };
}

/** Whom the table waits for: people by name, then how many bots and free seats. Nobody: a reaction may be under way. */
export function awaited({ table }: Own): { names: string[]; bots: number; free: number } {
  const seats = table.seats.filter((seat) => table.turn.includes(seat.seat));
  return {
    names: seats.flatMap((seat) => (seat.bot === null && seat.name ? [seat.name] : [])),
    bots: seats.filter((seat) => seat.bot !== null).length,
    free: seats.filter((seat) => seat.bot === null && !seat.joined).length,
  };
}

export const lastMoved = (table: TableInfo): number => table.moved || table.created;

/** "3 minutes ago" in the reader's language; empty where the server knows no time. */
export function ago(seconds: number, language: string, now: number = Date.now() / 1000): string {
  if (!seconds) return "";
  const past = Math.max(0, now - seconds);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, size] of [["day", 86_400], ["hour", 3_600], ["minute", 60]] as const)
    if (past >= size) return words.format(-Math.floor(past / size), unit);
  return words.format(0, "minute");
}

/** An invite code as people type or paste it: also a whole link, spaces, capitals. */
export function codeIn(typed: string): string {
  const path = /\/(?:t|replay)\/([^/?#\s]+)/.exec(typed);
  return (path?.[1] ?? typed).trim().toLowerCase().replace(/[\s-]+/g, "");
}
