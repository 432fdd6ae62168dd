/**
 * What a box shows on the page beyond what the server tells of it: its room on the page is the folder `boxes/<box>`, whose
 * `index.ts` exports one of these. Everything may be left out, and a box without a room here looks right too: names, texts
 * and numbers come from the server, drawings from the box's `pictures.json`.
 */
import type { Component } from "svelte";
import type { SeatView, View } from "../lib/view";
import type { Occupant } from "../map/crowd";
import type { SceneKind } from "../scenes/scene";

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
  /** Drawn instead of its sign. */
  drawn?: Component<{ view: View; sand: number | null; size: number }>;
  /** While sand runs it is counted in seconds. */
  timed?: boolean;
}

export interface ClaimLook {
  /** The first who presses has it: no question is asked. */
  atOnce?: boolean;
  /** What explains it. */
  term?: string;
}

export interface PageBox {
  // -- seats --------------------------------------------------------------------------------------
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

  // -- story --------------------------------------------------------------------------------------
  /** How what it brings is staged. */
  scenes?: SceneKind[];

  // -- choices ------------------------------------------------------------------------------------
  claims?: Record<string, ClaimLook>;
  /** Verbs of its own options: the verb that stands before each. */
  verbs?: Record<string, string>;
}
