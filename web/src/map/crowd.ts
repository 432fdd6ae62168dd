/** Who and what stands in a room, and where: everybody gets a place of their own. */
import { PAGE_BOXES } from "../boxes";
import type { SeatView, View } from "../lib/view";
import type { Badge, Sheet } from "../messages";
import type { Point, Spot } from "./layout";
import { ROOM } from "./layout";

export interface Occupant {
  /** Stays the same while it moves, so that it can be seen moving. */
  key: string;
  sort: "figure" | "seat" | "object" | "pawn";
  room: number;
  /** Figure id or seat index. */
  id: number;
  /** Kind of creature, character, object or pawn. */
  what: string;
  /** How many of it (objects of one kind lie together). */
  count: number;
  injuries: number;
  seat: SeatView | null;
  /** What boxes have put on the character's board and the figure bears too. */
  badges: Badge[];
  /** Asleep in the ship: drawn faintly. */
  asleep: boolean;
  /** A sign at its corner. */
  corner: Corner | null;
  /** What it is called, where its name does not say it. */
  label: ((sheet: Sheet) => string) | null;
}

/** A letter or a creature in a small disc. */
export interface Corner {
  text: string;
  creature: string | null;
  alarming: boolean;
  /** Only this viewer knows it, or nobody. */
  secret: boolean;
}

export interface Standing extends Occupant, Point {
  size: number;
}

/** Part of a room that is kept for occupants, from its middle. */
export const FLOOR = { x: 0, y: 7, w: ROOM.w - 16, h: 80 };
/** A room without signs at its bottom has more floor. */
export const TALL = { ...FLOOR, y: 20, h: 106 };
const LARGEST = 74;

export function occupantsOf(view: View): Occupant[] {
  const found: Occupant[] = [];
  const add = (sort: Occupant["sort"], room: number, id: number, what: string, more: Partial<Occupant> = {}): void => {
    const key = `${sort}-${more.key ?? id}`;
    found.push({ sort, room, id, what, count: 1, injuries: 0, seat: null, badges: [], asleep: false, corner: null, label: null, ...more, key });
  };
  for (const seat of view.seats) {
    const badges = (view.badges?.[seat.index] ?? []).filter((badge) => badge.figure);
    if (seat.room > 0 && seat.character) add("seat", seat.room, seat.index, seat.character, { seat, badges });
    else if (seat.status === "hibernating") {
      const chamber = view.rooms.find((room) => room.tile === "hibernatorium");
      if (chamber) add("seat", chamber.slot, seat.index, seat.character, { seat, badges, asleep: true });
    }
  }
  for (const [id, kind, room, injuries] of view.figures) add("figure", room, id, kind, { injuries });
  const lying = new Map<string, Occupant>();
  for (const [room, thing] of view.floor) {
    const key = `${room}-${thing}`;
    const there = lying.get(key);
    if (there) there.count += 1;
    else {
      add("object", room, 0, thing, { key });
      lying.set(key, found[found.length - 1] as Occupant);
    }
  }
  for (const box of PAGE_BOXES)
    for (const placed of box.occupants?.(view) ?? []) add(placed.sort, placed.room, placed.id, placed.what, placed);
  return found;
}

/** Characters first, then what threatens them, then what lies there; in rows that use the floor best. */
export function standing(occupants: Occupant[], spots: Map<number, Spot>, tall: Set<number> = new Set()): Standing[] {
  const order = { seat: 0, pawn: 1, figure: 2, object: 3 };
  const rooms = new Map<number, Occupant[]>();
  for (const occupant of occupants) rooms.set(occupant.room, [...(rooms.get(occupant.room) ?? []), occupant]);
  const found: Standing[] = [];
  for (const [room, there] of rooms) {
    const spot = spots.get(room);
    if (!spot) continue;
    there.sort((a, b) => order[a.sort] - order[b.sort]);
    places(there.length, tall.has(room) ? TALL : FLOOR).forEach((place, n) => {
      found.push({ ...(there[n] as Occupant), x: spot.x + place.x, y: spot.y + place.y, size: place.size });
    });
  }
  return found.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Middles and size of `count` equal squares on the floor of a room, as large as they can be. */
export function places(count: number, floor = FLOOR): (Point & { size: number })[] {
  let best = { rows: 1, columns: count, size: 0 };
  for (let rows = 1; rows <= 4; rows++) {
    const columns = Math.ceil(count / rows);
    const size = Math.min(LARGEST, floor.w / columns, floor.h / rows);
    if (size > best.size + 0.01) best = { rows, columns, size };
  }
  const { rows, columns, size } = best;
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / columns);
    const inRow = row === rows - 1 ? count - columns * (rows - 1) : columns;
    const column = n % columns;
    return {
      x: floor.x + (column - (inRow - 1) / 2) * size,
      y: floor.y + (row - (rows - 1) / 2) * size,
      size,
    };
  });
}
