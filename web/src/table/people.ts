/** Who may decide about whom at a table, as the server sees it too. */
import { browserMemory } from "../lib/browserMemory.svelte";
import type { Connection } from "../lib/connection.svelte";
import type { Chat, SeatInfo } from "../messages";

export const hostOf = (seats: SeatInfo[]): number | null => seats.find((seat) => seat.host)?.seat ?? null;

const present = (seats: SeatInfo[]) => seats.filter((seat) => seat.joined && seat.connected);

/** Is there anybody besides those at this screen, or a place for them? */
export const inCompany = (seats: SeatInfo[], mine: number[]): boolean =>
  seats.some((seat) => !mine.includes(seat.seat) && (seat.joined || seat.bot === null));

/** How I may mute or remove somebody: as the host at once, by vote where the host is away or is meant. */
export function powerOver(seats: SeatInfo[], me: number, other: number): "host" | "vote" | null {
  const host = hostOf(seats);
  if (me === other || !seats[other]?.joined) return null;
  if (host === me) return "host";
  const jury = present(seats).filter(({ seat }) => seat !== other);
  return jury.length >= 2 && !jury.some(({ seat }) => seat === host) ? "vote" : null;
}

/** The chat without those whom this user does not want to read. */
export const heard = ({ chat, code }: Connection): Chat[] => chat.filter(({ seat }) => !browserMemory.hides(code, seat));
