/**
 * What a box shows on the page beyond what the server tells of it: its room on the page is the folder `boxes/<box>`, whose
 * `index.ts` exports one of these. Everything may be left out, and a box without a room here looks right too: names, texts
 * and numbers come from the server, drawings from the box's `pictures.json`.
 */
import type { Component } from "svelte";
import type { SeatView, Value, View } from "../lib/view";
import type { Occupant } from "../map/crowd";
import type { Sheet } from "../messages";

/** A small sign at a character: the marker of that name, and words for those who do not see it. */
export interface Badge {
  id: string;
  label: string;
}

/** A number on a character's board, or that something is there. */
export interface Level {
  id: string;
  sign: string;
  /** null: only that it is there. */
  value: number | null;
  text: string;
  term: string | null;
  /** A drawing instead of the sign. */
  icon?: string;
}

/** Something in the view's own words of a glossary term. */
export interface Told {
  term: string;
  text: string;
}

/** A marker that lies in a Room. */
export interface RoomMarker {
  id: string;
  colour: string;
  label: string;
}

/** Who or what stands in a Room because of the box. */
export type Placed = Pick<Occupant, "sort" | "room" | "id" | "what" | "key"> & Partial<Occupant>;

export interface MatterLook {
  /** It has a card of its own; the others are counted in one row. */
  presses?: boolean;
  /** Drawn instead of its sign. */
  drawn?: Component<{ view: View; sand: number | null; size: number }>;
  /** While sand runs it is counted in seconds. */
  timed?: boolean;
  /** The seat that has it. */
  holder?: (view: View) => number | null;
}

export interface ClaimLook {
  /** The first who presses has it: no question is asked. */
  atOnce?: boolean;
  /** What explains it. */
  term?: string;
}

export interface PageBox {
  // -- seats --------------------------------------------------------------------------------------
  badges?: (seat: SeatView) => Badge[];
  /** By the name in the seat's `ext`, how a number there is shown: its sign, and the term that explains it. */
  signs?: Record<string, { sign: string; term: string }>;
  /** By the name in the seat's `ext`, where a number is not enough; null: nothing is shown. */
  levels?: Record<string, (value: Value, sheet: Sheet) => Level | null>;
  /** Cards beside the character's board, besides those in the seat's `ext`. */
  cards?: (seat: SeatView, sheet: Sheet) => string[];
  /** What the own seat plays for besides its cards. */
  aims?: (view: View, own: SeatView) => Told[];
  /** By deck: the term for what its cards are. */
  aimTerms?: Record<string, string>;
  /** Kinds of knowledge about what another seat plays for. */
  knownOfSeats?: string[];

  // -- map and table ------------------------------------------------------------------------------
  occupants?: (view: View) => Placed[];
  roomMarkers?: (slot: number, view: View) => RoomMarker[];
  /** By the id of the matter. */
  matters?: Record<string, MatterLook>;
  /** Facts for the line beside the bag. */
  supply?: (view: View) => Told[];
  /** A term that it has in the place of another: `weakness` by `...`. */
  insteadOf?: Record<string, string>;

  // -- choices ------------------------------------------------------------------------------------
  claims?: Record<string, ClaimLook>;
  /** Reactions that may be declined in advance. */
  orders?: string[];
  /** Verbs of its own options: the verb that stands before each. */
  verbs?: Record<string, string>;
}
