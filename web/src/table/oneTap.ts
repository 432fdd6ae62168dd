/** When one press is enough, and when the odds are shown first. */
import { tagOf } from "../lib/choice";
import type { Question } from "../messages";

/** What any step may bring: its Noise, and what lies in a Room that nobody has seen. No other way spares it. */
const USUAL = new Set(["noise", "silence", "danger", "no_roll", "company", "slime", "fire", "malfunction", "token"]);

/**
 * The option that a press on a place takes at once; null: it opens the popover.
 *
 * The only one, if it risks no more than any step does. Where one can move there as usual or with care, the usual way, as
 * long as it cannot bring an Encounter: only then care is worth its price.
 */
export function atOnce(ask: Question, indices: number[]): number | null {
  const usual = indices.length === 1 ? indices[0]! : usualWay(ask, indices);
  if (usual === null) return null;
  return ask.options[usual]!.risks.every((risk) => risk.percent === 0 || USUAL.has(risk.id)) ? usual : null;
}

function usualWay(ask: Question, indices: number[]): number | null {
  const tagged = (tag: string) => indices.filter((index) => tagOf(ask.options[index]!.value) === tag);
  const [moves, careful] = [tagged("move"), tagged("careful_move")];
  return moves.length === 1 && moves.length + careful.length === indices.length ? moves[0]! : null;
}
