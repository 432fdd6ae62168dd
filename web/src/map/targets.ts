/** Which option of a question sits where on the map. What its values stand for is in the sheet. No rules here. */
import { valuesOf, tagOf, type Shaped } from "../lib/choice";
import type { View } from "../lib/view";
import type { Option, Question } from "../messages";
import type { Meaning } from "../questions";

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

/** What a value of an option puts on the map, by what it stands for. */
const READERS: Partial<Record<Meaning, (value: number, view: View) => Place>> = {
  room: (room) => ({ room }),
  corridor: (corridor) => ({ corridor: corridorNumber(corridor) }),
  exit: (exit) => ({ corridor: corridorNumber(exit) }),
  engine: (engine, view) => ({ room: roomOfTile(view, `engine_${engine + 1}`) }),
  figure: (figure) => ({ figure }),
  seat: (seat) => ({ seat }),
};

/** An exit below zero is a technical space, not a corridor of the view's lists. */
function corridorNumber(exit: number): number | undefined {
  return exit >= 0 ? exit : undefined;
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

/** Does such a thing lie on this map? */
function onTheMap(found: Place, view: View): boolean {
  if (found.room !== undefined && !view.rooms.some((r) => r.slot === found.room)) return false;
  if (found.corridor !== undefined && !(found.corridor in view.doors)) return false;
  if (found.figure !== undefined && !view.figures.some(([id]) => id === found.figure)) return false;
  return found.seat === undefined || found.seat in view.seats;
}

/** A path of several Rooms ends at the last one; a deal between two is made at the first. */
function named(option: Option, view: View, sheet: Shaped): Place {
  let found: Place = {};
  for (const [meaning, value] of valuesOf(option.value, sheet)) {
    const read = READERS[meaning]?.(value as number, view) ?? {};
    found = meaning === "seat" ? { ...read, ...found } : { ...found, ...read };
  }
  return found;
}

export function placeOf(option: Option, view: View, sheet: Shaped): Place | null {
  const eggsHere = tagOf(option.value) === "eggs" && option.value.length === 1;
  const found = place(eggsHere ? { room: ownRoom(view) } : named(option, view, sheet));
  return found && onTheMap(found, view) ? found : null;
}

export function targetsOf(ask: Question, view: View, sheet: Shaped): Target[] {
  const placed = ask.options.flatMap((option, index) => {
    const found = placeOf(option, view, sheet);
    return found ? [{ index, place: found }] : [];
  });
  return [...placed, ...fightHere(ask, view, placed)];
}

/** Words of a fight, in the order in which they are thought of. */
const FIGHT = ["shoot", "melee", "escape"];
/** Not meant by whoever presses the Room that they fight in. */
const ASIDE = new Set(["pass", "drop", "claim"]);

/** A fight is where one stands: all that can be done in it is found there too, with the ways out of it. */
function fightHere(ask: Question, view: View, placed: Target[]): Target[] {
  const room = ownRoom(view);
  const words = ask.options.map((option) => tagOf(option.value));
  if (ask.kind !== "turn" || room === undefined || !words.some((word) => FIGHT.includes(word))) return [];
  const elsewhere = new Set(placed.map((target) => target.index));
  const order = (index: number): number => (FIGHT.includes(words[index]!) ? FIGHT.indexOf(words[index]!) : FIGHT.length);
  return [...words.keys()]
    .filter((index) => FIGHT.includes(words[index]!) || (!elsewhere.has(index) && !ASIDE.has(words[index]!)))
    .sort((a, b) => order(a) - order(b))
    .map((index) => ({ index, place: { room } }));
}

/** Where a target is touched: the most exact thing it names. */
export function handleOf({ place: { figure, seat, room, corridor } }: Pick<Target, "place">): Place {
  if (figure !== undefined) return { figure };
  if (seat !== undefined) return { seat };
  if (room !== undefined) return { room };
  return { corridor };
}

/** What an option is touched at; null: nothing on the map. */
export function touched(option: Option, view: View, sheet: Shaped): Place | null {
  const found = placeOf(option, view, sheet);
  return found && handleOf({ place: found });
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
