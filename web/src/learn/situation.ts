/** What the guide reads of a table: the view, the question and the lines told so far. */
import type { EventName, Events } from "../events";
import { tells } from "../lib/told";
import type { View } from "../lib/view";
import type { Corridor, Line, Question } from "../messages";

export interface Situation {
  view: View;
  ask: Question | null;
  lines: Line[];
  corridors: Corridor[];
}

export const parts = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
export const verb = (value: unknown): unknown => parts(value)[0];
export const me = (s: Situation) => s.view.seats[s.view.seat ?? 0];
export const turn = (s: Situation): boolean => s.ask?.kind === "turn";
export const offered = (s: Situation, fits: (value: unknown) => boolean): boolean =>
  s.ask?.options.some((option) => fits(option.value)) ?? false;
export const offers = (s: Situation, what: string): boolean => turn(s) && offered(s, (value) => verb(value) === what);

export const told = (s: Situation, ...events: EventName[]): boolean =>
  s.lines.some((line) => events.some((event) => tells(line, event)));
export const last = <N extends EventName>(s: Situation, event: N): Events[N] | undefined =>
  s.lines.findLast((line) => tells(line, event))?.data as Events[N] | undefined;
/** Has this player done such an action? */
export const acted = (s: Situation, action: string): boolean =>
  s.lines.some((line) => tells(line, "action") && line.data.action === action);

/** An option to play a card of this type. */
export const plays =
  (...cards: string[]) =>
  (value: unknown): boolean =>
    verb(value) === "play" && cards.some((card) => String(parts(value)[1]).includes(`_${card}_`));

// -- where things are ------------------------------------------------------------------------------

const CLOSED = 1;
export const here = (s: Situation): number => me(s)?.room ?? 0;
export const roomHere = (s: Situation) => s.view.rooms.find(({ slot }) => slot === here(s));
export const slotOf = (s: Situation, tile: string): number => s.view.rooms.find((room) => room.tile === tile)?.slot ?? 0;
export const isIn = (s: Situation, tile: string): boolean => roomHere(s)?.tile === tile;
export const inCombat = (s: Situation): boolean => s.view.figures.some(([, , room]) => room === here(s));
export const burns = (s: Situation): boolean => roomHere(s)?.fire === true;
/** Nothing more urgent stands here. */
export const calm = (s: Situation): boolean => turn(s) && !inCombat(s) && !burns(s);

export interface Way {
  /** Moves from here; 0: we are there. */
  steps: number;
  /** The first Rooms of the shortest ways; none: every way is shut. */
  next: number[];
}

/** The shortest way to a Room through Doors that are not closed. */
export function wayTo(s: Situation, goal: number): Way {
  const distance = new Map([[goal, 0]]);
  const open = s.corridors.filter(({ index }) => s.view.doors[index] !== CLOSED);
  const beside = (room: number) => open.flatMap(({ a, b }) => (a === room ? [b] : b === room ? [a] : []));
  const queue = [goal];
  for (let room = queue.shift(); room !== undefined; room = queue.shift())
    for (const next of beside(room))
      if (!distance.has(next)) {
        distance.set(next, (distance.get(room) ?? 0) + 1);
        queue.push(next);
      }
  const steps = distance.get(here(s)) ?? -1;
  return { steps, next: beside(here(s)).filter((room) => distance.get(room) === steps - 1) };
}

// -- what is at hand -------------------------------------------------------------------------------

const hand = (s: Situation): string[] => me(s)?.hand ?? [];
/** As the view names them: nobody knows, or the owner has scanned it. */
const CONTAMINATION = ["unknown", "infected", "clean"];
const isContamination = (card: string): boolean => CONTAMINATION.includes(card);
/** Cards that can pay. */
export const actionCards = (s: Situation): number => hand(s).filter((card) => !isContamination(card)).length;
export const contaminated = (s: Situation): boolean => hand(s).some(isContamination);
export const openWounds = (s: Situation): number => (me(s)?.wounds ?? []).filter(([, dressed]) => !dressed).length;
export const knows = (s: Situation, kind: string, subject: string | number): unknown =>
  (me(s)?.knowledge ?? []).findLast(([k, about]) => k === kind && about === subject)?.[2];
/** Is such a Contamination card in hand: `infected`, `unknown`? */
export const knowsHand = (s: Situation, card: string): boolean => hand(s).includes(card);
