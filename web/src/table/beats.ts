/** A line of the log as a beat of the story: how long it stays, where the eye goes, what is shown beside it. */
import type { Pace } from "../events";
import { onThePage } from "../lib/told";
import type { Line } from "../messages";
import type { Focus } from "../lib/inspect";

export type Show =
  | { kind: "die"; die: "noise" | "combat"; face: string }
  | { kind: "card"; component: string; hits: boolean | null }
  | { kind: "creature"; creature: string };

export interface Beat {
  line: Line;
  /** Milliseconds at normal speed; 0: only its patch is shown, with the next beat. */
  time: number;
  focus: Focus | null;
  show: Show | null;
  /** Does it hurt the viewer? */
  mine: boolean;
  /** Staged instead of read: it lasts until the stage calls `Story.done`, and `time` is only the longest that is waited for. */
  scene?: Scene;
}

/** Lines that are staged together. What each changes on the table is shown when the stage calls `Story.reach` with it. */
export interface Scene {
  kind: string;
  lines: Line[];
  /** Milliseconds at normal speed after which the story goes on without an answer from the stage. */
  longest: number;
}

/** The scene that begins with the first of these lines: it claims as many of them as it stages. Null: they are read. */
export type SceneOf = (lines: Line[]) => Scene | null;

/** What is told together, as one beat. */
export interface Run {
  lines: Line[];
  scene: Scene | null;
}

/** Did this hit the viewer? Its line stands out. */
export function hitsMe(line: Line, seat: number | null): boolean {
  const { harms } = onThePage(line.event);
  if (seat === null || !harms || line.data[harms.seat] !== seat) return false;
  return harms.only_if === undefined || line.data[harms.only_if] === true;
}

function focusOf(line: Line): Focus | null {
  const { event, data } = line;
  const focus: Focus = { kind: event };
  if (typeof data.figure === "number") focus.figure = data.figure;
  if (typeof data.room === "number" && data.room > 0) focus.room = data.room;
  if (typeof data.corridor === "number" && data.corridor >= 0) focus.corridor = data.corridor;
  if (typeof data.exit === "number" && data.exit >= 0) focus.corridor = data.exit;
  if (typeof data.seat === "number" && data.seat >= 0) focus.seat = data.seat;
  return Object.keys(focus).length > 1 ? focus : null;
}

function showOf({ event, data }: Line): Show | null {
  const { shows } = onThePage(event);
  if (shows?.kind === "die") return { kind: "die", die: shows.die, face: String(data.face) };
  if (shows?.kind === "card" && typeof data[shows.field] === "string")
    return { kind: "card", component: data[shows.field], hits: typeof data.hits === "boolean" ? data.hits : null };
  if (shows?.kind === "creature" && typeof data.kind === "string") return { kind: "creature", creature: data.kind };
  return null;
}

const TIMES: Record<Pace, number> = { move: 750, small: 380 };

/** Time to see, and to read what is worth reading. */
function timeOf(line: Line, show: Show | null, mine: boolean): number {
  const { pace } = onThePage(line.event);
  if (!line.text) return show?.kind === "die" ? 1200 : pace === "move" ? TIMES.move : 0;
  if (pace) return TIMES[pace];
  const reading = 500 + 13 * line.text.length;
  if (show?.kind === "die") return Math.max(1500, Math.min(2200, reading));
  if (show?.kind === "card") return Math.max(1900, Math.min(4200, reading));
  return Math.min(3000, reading) * (mine ? 1.3 : 1);
}

/** Of lines told together: the words are those of one, the eye goes where any of them happens. */
export function beatOf({ lines, scene }: Run, seat: number | null): Beat {
  const line = lines.findLast((one) => one.text) ?? lines.at(-1)!;
  const show = showOf(line);
  const mine = hitsMe(line, seat);
  const places = lines.filter((one) => one !== line).map(focusOf);
  const focus = [...places, focusOf(line)].reduce((all, one) => (one ? { ...all, ...one } : all), null);
  if (scene) return { line, time: scene.longest, focus, show, mine, scene };
  return { line, time: timeOf(line, show, mine), focus, show, mine };
}

const UNSTAGED: SceneOf = () => null;

/** What is told together: a scene with the lines that it claims; lines that say the same; and what has no words with the
 * line that says it. A die rolls alone, and whoever walks arrives before a scene begins. */
export function runs(lines: Line[], sceneOf: SceneOf = UNSTAGED): Run[] {
  const found: Run[] = [];
  let wordless: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const scene = sceneOf(lines.slice(at));
    if (scene) {
      const walked = wordless.findLastIndex((one) => onThePage(one.event).pace === "move") + 1;
      if (walked > 0) found.push({ lines: wordless.slice(0, walked), scene: null });
      found.push({ lines: [...wordless.slice(walked), ...scene.lines], scene });
      wordless = [];
      at += scene.lines.length - 1;
      continue;
    }
    const last = found.at(-1);
    const goesOn = last !== undefined && last.scene === null && wordless.length === 0;
    if (!line.text && onThePage(line.event).afterwards && goesOn) last.lines.push(line);
    else if (!line.text && showOf(line)?.kind !== "die") wordless.push(line);
    else if (goesOn && line.text && last.lines[0]!.event === line.event && last.lines[0]!.text === line.text)
      last.lines.push(line);
    else {
      found.push({ lines: [...wordless, line], scene: null });
      wordless = [];
    }
  }
  return wordless.length > 0 ? [...found, { lines: wordless, scene: null }] : found;
}

/** How often the words of a run are said. */
export function times(run: Line[], line: Line): number {
  return line.text ? run.filter((one) => one.text === line.text).length : 1;
}

/** Of the event phase, in order. */
export const STAGES = ["time", "attacks", "fire", "event", "bag"] as const;
export type Stage = (typeof STAGES)[number];
const [FIRST] = STAGES;

/** Where the event phase stands after this line; null: players are playing. */
export function stageAfter(stage: Stage | null, line: Line): Stage | null {
  const next = onThePage(line.event).stage;
  if (next === undefined) return stage;
  if (next === "players") return null;
  if (stage === null) return next === FIRST ? next : null;
  // An Encounter of the event card brings attacks too: the phase never goes back.
  return STAGES.indexOf(next) > STAGES.indexOf(stage) ? next : stage;
}

/** Told in passing: the picture shows it well enough. */
export function isSmall(line: Line): boolean {
  return onThePage(line.event).pace === "small";
}

/** Told faster the more there is to tell, so that nobody waits for long. */
export function haste(waiting: number): number {
  return waiting <= 6 ? 1 : Math.max(0.3, 6 / waiting);
}
