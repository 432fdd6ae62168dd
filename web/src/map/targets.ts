/** Which option of a question sits where on the map. Shapes of options: nemesis/text/choices.py. No rules here. */
import type { Option, Question } from "../messages";
import type { View } from "../lib/view";

export interface Place {
  room?: number;
  corridor?: number;
  figure?: number;
  seat?: number;
}

export interface Target {
  /** Index of the option. */
  index: number;
  place: Place;
}

type Words = unknown[];
type Reader = (words: Words, view: View) => Place | null;

const number = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

const roomAndCorridor: Reader = (words) => place({ room: number(words[1]), corridor: corridorNumber(words[2]) });
const roomOnly: Reader = (words) => place({ room: number(words[1]) });
const corridorOnly: Reader = (words) => place({ corridor: corridorNumber(words[1]) });
const figureOnly: Reader = (words) => place({ figure: number(words[1]) });
const seatOnly: Reader = (words) => place({ seat: number(words[1]) });

/** By the word that an option begins with. */
const READERS: Record<string, Reader> = {
  move: roomAndCorridor,
  escape: roomAndCorridor,
  careful_move: roomAndCorridor,
  way: roomAndCorridor,
  /** One Room, or two in a row: the far one is where one ends. */
  path: (words) => {
    const last = words.length > 3 ? 3 : 1;
    return place({ room: number(words[last]), corridor: corridorNumber(words[last + 1]) });
  },
  room: roomOnly,
  room_action: roomOnly,
  eggs: (words, view) => place({ room: number(words[1]) ?? ownRoom(view) }),
  corridor: corridorOnly,
  exit: corridorOnly,
  door: (words) => place({ corridor: corridorNumber(words[2]) }),
  engine: (words, view) => place({ room: roomOfTile(view, `engine_${(number(words[1]) ?? NaN) + 1}`) }),
  figure: figureOnly,
  withdraw: figureOnly,
  recover: figureOnly,
  hunt: (words) => place({ figure: number(words[1]), room: number(words[2]), corridor: corridorNumber(words[3]) }),
  seat: seatOnly,
  both: seatOnly,
  trade: seatOnly,
  between: seatOnly,
};

/** An exit below zero is a technical space, not a corridor of the view's lists. */
function corridorNumber(value: unknown): number | undefined {
  const found = number(value);
  return found !== undefined && found >= 0 ? found : undefined;
}

function ownRoom(view: View): number | undefined {
  const room = view.seat === null ? 0 : view.seats[view.seat]?.room;
  return room || undefined;
}

function roomOfTile(view: View, tile: string): number | undefined {
  return view.rooms.find((room) => room.tile === tile)?.slot;
}

/** Only what is known; null when nothing is. */
function place(parts: Place): Place | null {
  const known = Object.entries(parts).filter(([, value]) => value !== undefined);
  return known.length > 0 ? (Object.fromEntries(known) as Place) : null;
}

/** Does such a thing lie on this map? An unknown kind of option may carry any numbers. */
function onTheMap(found: Place, view: View): boolean {
  if (found.room !== undefined && !view.rooms.some((r) => r.slot === found.room)) return false;
  if (found.corridor !== undefined && !(found.corridor in view.doors)) return false;
  if (found.figure !== undefined && !view.figures.some(([id]) => id === found.figure)) return false;
  return found.seat === undefined || found.seat in view.seats;
}

export function placeOf(option: Option, view: View): Place | null {
  const value: unknown = option.value;
  if (!Array.isArray(value) || typeof value[0] !== "string") return null;
  const found = READERS[value[0]]?.(value, view) ?? null;
  return found && onTheMap(found, view) ? found : null;
}

export function targetsOf(ask: Question, view: View): Target[] {
  return ask.options.flatMap((option, index) => {
    const found = placeOf(option, view);
    return found ? [{ index, place: found }] : [];
  });
}

/** Where a target is touched: the most exact thing it names. */
export function handleOf(target: Target): Place {
  const { figure, seat, room, corridor } = target.place;
  if (figure !== undefined) return { figure };
  if (seat !== undefined) return { seat };
  if (room !== undefined) return { room };
  return { corridor };
}

/** Options that sit on the same handle. */
export function indicesAt(targets: Target[], where: Place): number[] {
  return targets
    .filter((target) => {
      const handle = handleOf(target);
      return (Object.keys(where) as (keyof Place)[]).every((key) => handle[key] === where[key]);
    })
    .map((target) => target.index);
}
