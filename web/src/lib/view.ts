/** A seat's view as the server sends it (nemesis/view/build.py): plain data, no rules. */
import type { Matter } from "../messages";

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

export interface RoomView {
  slot: number;
  tile: string | null;
  explored: boolean;
  token: boolean;
  items: number;
  fire: boolean;
  malfunction: boolean;
}

export interface SeatView {
  index: number;
  number: number;
  character: string;
  status: string;
  room: number;
  pod: number;
  light: number;
  slime: boolean;
  signal: boolean;
  larva: boolean;
  passed: boolean;
  intruder: boolean;
  hands: string[];
  pairs: Value[];
  quests: string[];
  wounds: [string, boolean][];
  hand_size: number;
  deck_size: number;
  discard: string[];
  backs: string[];
  contamination: number;
  objectives_held: number;
  looking_at: [string, number] | null;
  gone: Record<string, number>;
  ext: Record<string, Value>;
  /** Only of the own seat: */
  hand?: string[];
  items?: string[];
  objectives?: string[];
  looking?: string[];
  knowledge?: Value[];
  objectives_gone?: string[];
}

export interface View {
  seat: number | null;
  setup: {
    players: number;
    species: string;
    mode: string;
    modules: string[];
    board: string;
    characters: string[];
    options: Record<string, Value>;
    language: string;
  };
  setup_done: boolean;
  round: number;
  phase: string;
  first_player: number;
  turn: number;
  actions_left: number;
  time: number;
  self_destruct: number;
  eggs: number;
  nest_destroyed: boolean;
  destination: string;
  first_encounter: boolean;
  first_death: number;
  intruder_seat: number;
  end_cause: string;
  result: Value;
  rooms: RoomView[];
  /** 0 open or none, 1 closed, 2 destroyed (rules/state.py). */
  doors: number[];
  noise: boolean[];
  vents: boolean[];
  /** id, kind, room, injuries */
  figures: [number, string, number, number][];
  /** room, thing */
  floor: [number, string][];
  bag: Record<string, number>;
  weaknesses: [string, string | null, boolean][];
  /** room or number, section, locked… (rules/shelter.py) */
  pods: Value[];
  crafted: string[];
  lasting: string[];
  removed: string[];
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  ammo: Record<string, number>;
  attached: Record<string, string>;
  ext: Record<string, Value>;
  seats: SeatView[];
  procedure: Value[];
  ask: Value;
  answered: Value;
  waiting: number | null;
  /** What lies beside the board; the server sends it along with the view. */
  matters?: Matter[];
  [more: string]: unknown;
}
