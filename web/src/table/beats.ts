/** A line of the log as a beat of the story: how long it stays, where the eye goes, what is shown beside it. */
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
}

/** Without words they belong to the line before; other lines without words lead to the next one. */
const AFTERWARDS = new Set([
  "action_cancelled",
  "contamination_removed",
  "engine_left",
  "followed",
  "found",
  "infested",
  "intruder_killed",
  "intruder_placed",
  "item_discarded",
  "item_gained",
  "noise_all",
  "objective_kept",
  "retreat",
  "scanned",
  "token_added",
  "took_in_hand",
]);
/** Told in passing: the picture shows them well enough. */
const SMALL = new Set([
  "action",
  "discarded",
  "drew",
  "own_deck_shuffled",
  "deck_shuffled",
  "turn",
  "noise_cleared",
  "took_in_hand",
  "dropped",
  "item_discarded",
  "first_player",
  "setup_done",
  "drafted",
  "objective_kept",
  "item_gained",
  "searches",
  "robot_energy",
  "hourglass_turned",
  "laika_recalled",
]);
const MOVES = new Set(["moved", "followed", "intruder_moved", "left_pod", "boarded", "ejected", "laika_moved"]);
const CARDS: Record<string, string> = {
  attack_card: "card",
  event: "event",
  serious_wound: "wound",
  intruder_card: "card",
  panic: "card",
  weakness_revealed: "weakness",
  adaptation: "card",
  interrupted: "card",
  mutation_shown: "card",
  alert_drawn: "alert",
  alert_level: "alert",
  alert_resolved: "alert",
};
const CREATURES = new Set([
  "encounter",
  "attack",
  "bag_token",
  "intruder_placed",
  "intruder_killed",
  "summoned",
  "transformed",
]);
const HARM = new Set([
  "attack",
  "burnt",
  "bleeding",
  "contaminated",
  "light_wound",
  "serious_wound",
  "slimed",
  "larva_on_board",
  "died",
  "encounter",
  "gorged",
  "ejected",
  "card_lost",
  "insanity",
  "panic",
  "wound_opened",
  "emptied",
  "mutation_marker",
  "infested",
  "action_cancelled",
  "boarding_failed",
  "hibernation_failed",
  "eclosion_scan",
  "rampant_scan",
  "terror_scan",
  "mutation_scan",
  "harmed",
  "trait_hurts",
  "shut_down",
  "deactivated",
  "pipe_lost",
]);
/** Events in which `target` is the one who is hurt or touched. */
const AGAINST = new Set([
  "interrupted",
  "looked_at_objectives",
  "looked_at_hand",
  "acted_through",
  "drone_given",
  "knows_corporate",
  "taped",
  "shot",
  "shoots",
  "melee",
  "melee_result",
]);

/** Did this hit the viewer? Its line stands out. */
export function hitsMe(line: Line, seat: number | null): boolean {
  if (seat === null) return false;
  const { event, data } = line;
  if (event === "attack_card") return data.seat === seat && data.hits === true;
  if (event === "surprise_check") return data.seat === seat && data.surprised === true;
  if (HARM.has(event)) return data.seat === seat;
  if (AGAINST.has(event)) return data.target === seat || (event === "interrupted" && data.by === seat);
  return false;
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

function showOf(line: Line): Show | null {
  const { event, data } = line;
  if (event === "noise_rolled") return { kind: "die", die: "noise", face: String(data.face) };
  if (event === "combat_rolled") return { kind: "die", die: "combat", face: String(data.face) };
  const field = CARDS[event];
  if (field && typeof data[field] === "string")
    return { kind: "card", component: data[field], hits: typeof data.hits === "boolean" ? data.hits : null };
  if (CREATURES.has(event) && typeof data.kind === "string") return { kind: "creature", creature: data.kind };
  return null;
}

/** Time to see, and to read what is worth reading. */
function timeOf(line: Line, show: Show | null, mine: boolean): number {
  if (!line.text) return show?.kind === "die" ? 1200 : 0;
  if (MOVES.has(line.event)) return 750;
  if (SMALL.has(line.event)) return 380;
  const reading = 500 + 13 * line.text.length;
  if (show?.kind === "die") return Math.max(1500, Math.min(2200, reading));
  if (show?.kind === "card") return Math.max(1900, Math.min(4200, reading));
  return Math.min(3000, reading) * (mine ? 1.3 : 1);
}

/** Of lines told together: the words are those of one, the eye goes where any of them happens. */
export function beatOf(run: Line[], seat: number | null): Beat {
  const line = run.findLast((one) => one.text) ?? run.at(-1)!;
  const show = showOf(line);
  const mine = hitsMe(line, seat);
  const places = run.filter((one) => one !== line).map(focusOf);
  const focus = [...places, focusOf(line)].reduce((all, one) => (one ? { ...all, ...one } : all), null);
  return { line, time: timeOf(line, show, mine), focus, show, mine };
}

/** What is told together: lines that say the same, and what has no words with the line that says it. A die rolls alone. */
export function runs(lines: Line[]): Line[][] {
  const found: Line[][] = [];
  let wordless: Line[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (!line.text && AFTERWARDS.has(line.event) && last && wordless.length === 0) last.push(line);
    else if (!line.text && showOf(line)?.kind !== "die") wordless.push(line);
    else if (last && wordless.length === 0 && last[0]!.event === line.event && last[0]!.text === line.text)
      last.push(line);
    else {
      found.push([...wordless, line]);
      wordless = [];
    }
  }
  return wordless.length > 0 ? [...found, wordless] : found;
}

/** How often the words of a run are said. */
export function times(run: Line[], line: Line): number {
  return line.text ? run.filter((one) => one.text === line.text).length : 1;
}

export const STAGES = ["time", "attacks", "fire", "event", "bag"] as const;
export type Stage = (typeof STAGES)[number];
const STAGE_OF: Record<string, Stage> = {
  event_phase: "time",
  attack: "attacks",
  burnt: "fire",
  items_burnt: "fire",
  event: "event",
  bag_token: "bag",
};

/** Where the event phase stands after this line; null: players are playing. */
export function stageAfter(stage: Stage | null, line: Line): Stage | null {
  if (line.event === "round" || line.event === "turn") return null;
  if (stage === null && line.event !== "event_phase") return null;
  const next = STAGE_OF[line.event];
  // An Encounter of the event card brings attacks too: the phase never goes back.
  return next && (stage === null || STAGES.indexOf(next) > STAGES.indexOf(stage)) ? next : stage;
}

export function isSmall(line: Line): boolean {
  return SMALL.has(line.event);
}

/** Told faster the more there is to tell, so that nobody waits for long. */
export function haste(waiting: number): number {
  return waiting <= 6 ? 1 : Math.max(0.3, 6 / waiting);
}
