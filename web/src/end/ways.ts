/** Where the Rooms stand on the small map of the end, and the line of a way through them. */
import type { RoomPlace, TaleSeat } from "../messages";

export interface Place {
  x: number;
  y: number;
}

const WIDTH = 720;
const HEIGHT = 420;
const MARGIN = 40;
const DOCKED = 170;

/** The ship, and beside it what is docked to it. */
export function placed(rooms: RoomPlace[]): Map<number, Place> {
  const docked = rooms.some((room) => room.part !== "ship");
  const wide = WIDTH - 2 * MARGIN - (docked ? DOCKED : 0);
  const found = new Map<number, Place>();
  for (const { slot, x, y, part } of rooms) {
    const left = part === "ship" ? MARGIN : MARGIN + wide + 40;
    const span = part === "ship" ? wide : DOCKED - 40;
    found.set(slot, { x: left + (x / 100) * span, y: MARGIN + (y / 100) * (HEIGHT - 2 * MARGIN) });
  }
  return found;
}

/** Each seat a little beside the others, so that ways through the same Corridor are all seen. */
export function pathOf(seat: TaleSeat, upto: number, places: Map<number, Place>, seats: number): string {
  const apart = (seat.seat - (seats - 1) / 2) * 5;
  return seat.way
    .filter((step) => step.round <= upto)
    .flatMap((step) => places.get(step.room) ?? [])
    .map(({ x, y }) => `${(x + apart).toFixed(1)},${(y + apart).toFixed(1)}`)
    .join(" ");
}
