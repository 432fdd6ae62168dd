/** The colour in which the story shows a place: that of what is heard there, else of whom it is about. */
import type { Sound } from "../events";
import type { Focus } from "../lib/inspect";
import { onThePage } from "../lib/told";

const DANGER = "var(--danger)";
const WARNING = "var(--warn)";

const BY_SOUND: { [sound in Sound]?: string } = {
  fire: "var(--fire)",
  danger: DANGER,
  bite: DANGER,
  growl: DANGER,
  skitter: DANGER,
  wound: DANGER,
  death: DANGER,
  noise: WARNING,
  alarm: WARNING,
  door: WARNING,
  spark: WARNING,
  crash: WARNING,
  slime: "var(--slime)",
  good: "var(--good)",
};

/** What hurts somebody is danger, and so is an Intruder, whatever it does. */
export function pulseColour({ kind, figure }: Focus): string {
  const { sound, harms, shows } = onThePage(kind);
  const heard = sound && BY_SOUND[sound];
  if (heard) return heard;
  if (harms || figure !== undefined) return DANGER;
  return shows?.kind === "die" && shows.die === "noise" ? WARNING : "var(--accent)";
}
