/** What the page does with each event: as the house declares it, and as boxes do that the server has besides. */
import { DECLARED, type EventName, type Events, type OnThePage } from "../events";
import type { Line } from "../messages";

const NOTHING: OnThePage = {};

type Declared = Record<string, OnThePage | undefined>;

const OF_BOXES = import.meta.glob<Declared>("../boxes/*/events.ts", { eager: true, import: "DECLARED" });

let declared: Declared = Object.assign({}, DECLARED, ...Object.values(OF_BOXES)) as Declared;

/** An event that nobody declared is told, and nothing else. */
export const onThePage = (event: string): OnThePage => declared[event] ?? NOTHING;

export function learnAlso(events: Record<string, OnThePage>): void {
  if (Object.keys(events).length > 0) declared = { ...declared, ...events };
}

/** Is this such an event? Then its data have the types that it was declared with. */
export function tells<N extends EventName>(line: Line, event: N): line is Line & { data: Events[N] } {
  return line.event === event;
}
