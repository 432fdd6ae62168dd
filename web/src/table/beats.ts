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
  if (MOVES.has(line.event)) return 750;
  if (SMALL.has(line.event)) return 380;
  const reading = 500 + 13 * line.text.length;
  if (show?.kind === "die") return Math.max(1500, Math.min(2200, reading));
  if (show?.kind === "card") return Math.max(1900, Math.min(4200, reading));
  return Math.min(3000, reading) * (mine ? 1.3 : 1);
}

export function beatOf(line: Line, seat: number | null): Beat {
  const show = showOf(line);
  const mine = hitsMe(line, seat);
  return { line, time: timeOf(line, show, mine), focus: focusOf(line), show, mine };
}

/** Lines that say the same one after the other (five cards drawn) are one beat. */
export function runs(lines: Line[]): Line[][] {
  const found: Line[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && last[0]!.event === line.event && (last[0]!.text === line.text || sameDraw(last[0]!, line)))
      last.push(line);
    else found.push([line]);
  }
  return found;
}

function sameDraw(a: Line, b: Line): boolean {
  return a.event === "drew" && a.data.seat === b.data.seat;
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
