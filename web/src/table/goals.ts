/** What this seat plays for, counted. */
import type { Condition, Goal } from "../messages";

export interface Progress {
  met: number;
  of: number;
}

const counted = (conditions: Condition[]): Progress => ({
  met: conditions.filter((one) => one.state === "met").length,
  of: conditions.length,
});

/** What is needed in any case, and the way on which least is missing. */
export function progressOf(goal: Goal): Progress {
  const all = goal.ways.length === 0 ? [goal.needs] : goal.ways.map((way) => [...goal.needs, ...way]);
  const open = all.filter((conditions) => conditions.every((one) => one.state !== "lost"));
  return least((open.length > 0 ? open : all).map(counted));
}

const least = (found: Progress[]): Progress =>
  found.reduce((best, one) => (one.of - one.met < best.of - best.met ? one : best));

export const inTeam = (goals: Goal[]): boolean => goals.some((goal) => goal.id === "crew");

/** How far this seat is. Of several secret Objectives one is enough; a team needs all of its cards. Quest Items win nothing. */
export function progress(all: Goal[]): Progress {
  const goals = all.filter((goal) => !goal.quest);
  const allCards = inTeam(goals);
  const cards = goals.filter((goal) => goal.component);
  const open = cards.filter((goal) => goal.state !== "lost");
  const wanted = allCards || cards.length === 0 ? cards.map(progressOf) : [least((open.length > 0 ? open : cards).map(progressOf))];
  const others = goals.filter((goal) => !goal.component).map(progressOf);
  return [...others, ...wanted].reduce((sum, one) => ({ met: sum.met + one.met, of: sum.of + one.of }), { met: 0, of: 0 });
}

export const SIGNS = { met: "✓", open: "○", unknown: "?", lost: "✕" } as const;
