/** How fast a game is told: one list for the settings, the table and the replay. 0: at once. */
import { t } from "./words.svelte";

export const SPEEDS = [0, 0.5, 1, 2, 3];

export const speedName = (speed: number): string => t(`web-table-speed-${SPEEDS.indexOf(speed)}`);

/** The nearest of the list: a browser may remember one that was offered before. */
export const speedOf = (speed: number): number =>
  speed === 0 ? 0 : SPEEDS.slice(1).reduce((a, b) => (Math.abs(b - speed) < Math.abs(a - speed) ? b : a));
