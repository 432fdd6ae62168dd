/** Lines of a picture with several people: a pattern, a colour and a label for each, never colour alone. */
import { markOf } from "../art/characters";
import type { TurningPoints } from "../messages";

export const DASHES = ["", "9 5", "2 5", "12 4 2 4", "5 3"];

export const colourOf = (character: string): string => markOf(character || "unknown").colour;
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length]!;

export interface Spot {
  x: number;
  y: number;
  at: number;
  round: number;
  percent: number;
}

export const WIDTH = 640;
export const HEIGHT = 240;
const LEFT = 40;
const RIGHT = 96;
const TOP = 14;
const FOOT = 28;

export const yOf = (percent: number): number => TOP + (1 - percent / 100) * (HEIGHT - TOP - FOOT);
export const xOf = (at: number, last: number): number => LEFT + (at / Math.max(1, last)) * (WIDTH - LEFT - RIGHT);

/** Where the curve of a seat goes; moments from left to right, certain death at the foot. */
export function spots(found: TurningPoints, last: number): Spot[] {
  return (found.curve ?? []).map((c) => ({ ...c, x: xOf(c.at, last), y: yOf(c.percent) }));
}

/** The last moment that any curve reaches. */
export const lastOf = (all: TurningPoints[]): number => Math.max(1, ...all.flatMap((f) => (f.curve ?? []).map((c) => c.at)));

/** Where each round begins, by the first curve that has it. */
export function roundsOf(all: TurningPoints[]): { round: number; at: number }[] {
  const found = new Map<number, number>();
  for (const { curve } of all) for (const c of curve ?? []) if (!found.has(c.round)) found.set(c.round, c.at);
  return [...found].map(([round, at]) => ({ round, at })).sort((a, b) => a.at - b.at);
}

/** The height of the curve at a moment between two of its estimates. */
export function heightAt(all: Spot[], at: number): number {
  const after = all.findIndex((s) => s.at >= at);
  if (after <= 0) return all[Math.max(0, after)]?.y ?? yOf(0);
  const [a, b] = [all[after - 1]!, all[after]!];
  return a.y + ((at - a.at) / Math.max(1, b.at - a.at)) * (b.y - a.y);
}

/** Labels at the right end, pushed apart so that none covers another. */
export function apart(heights: number[], least = 15): number[] {
  const order = heights.map((y, n) => ({ y, n })).sort((a, b) => a.y - b.y);
  for (let k = 1; k < order.length; k += 1) order[k]!.y = Math.max(order[k]!.y, order[k - 1]!.y + least);
  const over = Math.max(0, (order.at(-1)?.y ?? 0) - (HEIGHT - 6));
  const placed: number[] = [];
  for (const { y, n } of order) placed[n] = y - over;
  return placed;
}
