/** Several people at one screen: whose eyes the screen belongs to now. */

export interface Moment {
  moment: number;
  seats: number[];
}

export interface Screen {
  /** Seats that share this screen, in order. */
  local: number[];
  /** Whose table is shown; null: nobody's yet. */
  active: number | null;
  asked: (seat: number) => boolean;
  /** A reaction window: everybody who might react gets a look. */
  moment: Moment | null;
  /** Who has had it. */
  looked: (moment: number, seat: number) => boolean;
}

/** The seat that still has to look in a reaction window; the same order whoever could react. */
export function momentSeat(screen: Screen): number | null {
  const { moment } = screen;
  if (!moment) return null;
  return moment.seats.find((seat) => screen.local.includes(seat) && !screen.looked(moment.moment, seat)) ?? null;
}

/** Whom the screen belongs to now; the page draws the curtain when that is somebody else than before. */
export function nextSeat(screen: Screen): number | null {
  const looking = momentSeat(screen);
  if (looking !== null) return looking;
  const { local, active } = screen;
  if (active !== null && screen.asked(active)) return active;
  const from = active === null ? 0 : local.indexOf(active) + 1;
  const round = [...local.slice(from), ...local.slice(0, from)];
  return round.find((seat) => screen.asked(seat)) ?? active ?? local[0] ?? null;
}
