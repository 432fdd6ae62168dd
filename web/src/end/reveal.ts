/** The reveal of a report: first the ship, then each person and their checks one by one. */
import type { Outline } from "../table/report";

/** Tables whose report was told to its end on this page. */
export const revealed = new Set<string>();

/** Presses until everything is told. */
export const steps = (told: Outline): number => told.seats.reduce((sum, fate) => sum + 1 + fate.checks.length, 1);

/** Nobody's fate can be told apart: the lines are shown as they came. */
export const atOnce = (told: Outline): boolean => told.seats.length === 0;
