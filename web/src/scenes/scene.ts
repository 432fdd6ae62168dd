/** What a scene is: lines of the log that are staged together, act by act. */
import type { Component } from "svelte";
import type { Effect } from "../lib/sounds";
import type { View } from "../lib/view";
import type { Camera, Size } from "../map/camera";
import type { Box, Layout, Point } from "../map/layout";
import type { Line, Sheet } from "../messages";

/** A part of a scene with a drawing and a length of its own. */
export interface Act {
  name: string;
  /** Milliseconds at normal speed. */
  time: number;
  /** As many lines, from the first, have come true when it begins: their words are read, the table shows what they changed. */
  told: number;
  /** The line that it draws; the first, if it says nothing. */
  line: Line;
  sound?: Effect;
}

export interface Scene {
  kind: string;
  lines: Line[];
  acts: Act[];
  /** Milliseconds at normal speed after which the story goes on without an answer from the stage. */
  longest: number;
}

/** Where it is played. */
export interface Ground {
  layout: Layout;
  /** The world as the map shows it: a CSS transform. */
  world: string;
  /** The Room that it is about, on the map; null: the whole ship. */
  room: Point | null;
  /** The middle of the prop table: a sheet of 300 by 170 beside that Room. */
  props: Point & { scale: number };
  /** The whole picture. */
  size: Size;
}

export interface Played {
  scene: Scene;
  /** The act that is played. */
  act: Act;
  /** Has this act begun, or is it over? */
  begun: (name: string) => boolean;
  ground: Ground;
  view: View;
  sheet: Sheet;
}

/** One kind of scene: what it begins with, which lines it claims, and how it is drawn. */
export interface SceneKind {
  kind: string;
  begins: string[];
  /** Null: these lines are better read. */
  acts: (lines: Line[]) => Act[] | null;
  drawn: Component<Played>;
  /** How dark the rest of the ship becomes, from 0 to 1. */
  dark?: number;
  /** A heart is heard and seen. */
  heart?: boolean;
  /** The part of its time that it takes when such a scene was seen before in the same round. */
  again?: number;
  /** Nothing is laid out beside the Room: it all happens on the map. */
  bare?: boolean;
}

/** The map as it is shown. */
export interface Sight {
  layout: Layout;
  camera: Camera;
  size: Size;
  /** A place of the map on the screen: the box of a Room around it. */
  onScreen: (middle: Point) => Box;
  /** Where the story is. */
  focus: Point | null;
  /** Where somebody's figure stands on the map. */
  person: (seat: number) => Point | null;
  /** Everything on the screen of the map that can be pressed to answer. */
  options: Box[];
}

/** Writes acts one after the other. */
export class Script {
  readonly acts: Act[] = [];
  told = 0;

  constructor(private readonly lines: Line[]) {}

  get next(): Line | undefined {
    return this.lines[this.told];
  }

  get last(): Line {
    return this.lines[Math.max(0, this.told - 1)]!;
  }

  /** An act before anything more has come true. */
  act(name: string, time: number, line: Line = this.next ?? this.last, sound?: Effect): this {
    this.acts.push({ name, time, told: this.told, line, ...(sound && { sound }) });
    return this;
  }

  /** The next line comes true, with an act of its own or within the one before. */
  tell(name?: string, time = 0, sound?: Effect): this {
    const line = this.lines[this.told]!;
    this.told += 1;
    if (name) return this.act(name, time, line, sound);
    const before = this.acts.at(-1);
    if (before) before.told = this.told;
    return this;
  }

  /** The lines of these events that follow come true within the act before. */
  also(...events: string[]): this {
    while (this.next && events.includes(this.next.event)) this.tell();
    return this;
  }

  follows(event: string): boolean {
    return this.next?.event === event;
  }
}

/** Longer than any telling should take: the story does not wait for a stage that has fallen asleep. */
export function longest(acts: Act[]): number {
  return 2 * acts.reduce((sum, act) => sum + act.time, 0) + 8000;
}

const AGAIN = 0.5;
const LAST_WORDS = 450;

/** Milliseconds of an act when such a scene was seen before in the same round: in passing, but its last words can be read. */
export function timeAgain(act: Act, scene: Scene, kind: Pick<SceneKind, "again">): number {
  const short = act.time * (kind.again ?? AGAIN);
  return act === scene.acts.at(-1) ? Math.max(short, Math.min(act.time, LAST_WORDS)) : short;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const whole = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** What any line of a scene says of something. */
export function fact(scene: Scene, field: string): unknown {
  return scene.lines.find((line) => line.data[field] !== undefined)?.data[field];
}

export function word(scene: Scene, field: string): string {
  return text(fact(scene, field));
}

export function count(scene: Scene, field: string): number | null {
  return whole(fact(scene, field));
}

/** Words in lines of so many letters, for a drawing. */
export function wrapped(words: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/ +/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The line of an event that the scene has. */
export function lineOf(scene: Scene, event: string): Line | undefined {
  return scene.lines.find((line) => line.event === event);
}

/** The Room that a scene is about, as the table shows it when it begins; 0: none. */
export function roomOf(scene: Scene, view: View): number {
  const room = scene.lines.map((line) => line.data.room).find((slot) => typeof slot === "number" && slot > 0);
  if (typeof room === "number") return room;
  const figure = count(scene, "figure");
  const standing = view.figures.find(([id]) => id === figure);
  if (standing) return standing[2];
  const seat = count(scene, "seat");
  return seat === null ? 0 : (view.seats[seat]?.room ?? 0);
}

/** The sheet of props, before it is scaled. */
export const PROPS = { w: 300, h: 170 };
const EDGE = 10;
/** Its letters can still be read. */
const SMALLEST = 0.85;

/** Beside the Room, where there is most air: never on it. */
export function propsBeside(room: Box | null, size: Ground["size"], free: { top: number; bottom: number }): Ground["props"] {
  const scale = Math.max(SMALLEST, Math.min(1.2, size.width / 720, (free.bottom - free.top) / 400));
  const [w, h] = [PROPS.w * scale, PROPS.h * scale];
  const clamp = (at: number, half: number, from: number, to: number): number =>
    from + half > to - half ? (from + to) / 2 : Math.min(to - half, Math.max(from + half, at));
  const x = (at: number): number => clamp(at, w / 2, EDGE, size.width - EDGE);
  const y = (at: number): number => clamp(at, h / 2, free.top + EDGE, free.bottom - EDGE);
  if (!room) return { x: size.width / 2, y: y((free.top + free.bottom) / 2), scale };
  const [mx, my] = [(room.left + room.right) / 2, (room.top + room.bottom) / 2];
  const gap = 26;
  const tried = [
    { x: room.right + gap + w / 2, y: y(my) },
    { x: room.left - gap - w / 2, y: y(my) },
    { x: x(mx), y: room.bottom + gap + h / 2 },
    { x: x(mx), y: room.top - gap - h / 2 },
  ];
  const air = [size.width - room.right, room.left, free.bottom - room.bottom, room.top - free.top].map((space, n) => space - (n < 2 ? w : h));
  const best = air.indexOf(Math.max(...air));
  return { x: x(tried[best]!.x), y: y(tried[best]!.y), scale };
}
