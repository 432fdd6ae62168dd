/** Where on the page a lesson looks: the table's own marks (`data-option`, `data-room`, its named areas). */
import type { Lesson, Place } from "./lessons";
import { parts, type Situation } from "./situation";

const PLACES: Record<Place, string> = {
  map: ".table .map",
  hand: ".table .dock .hand",
  options: ".table .ask .actions",
  log: ".table > .log",
  track: ".table .top .track",
  crew: ".table > .left",
  board: ".table .dock .board",
  goals: ".table .goals",
};
/** More than this would light up the whole page. */
const MOST = 4;

/** What to light up: the options it proposes, in the list and as Rooms of the map; otherwise the area it speaks of. */
export function selectorsFor(lesson: Lesson, s: Situation, proposed: number[]): string[] {
  if (proposed.length > 0 && proposed.length <= MOST) {
    return proposed.flatMap((index) => {
      const [verb, place] = parts(s.ask?.options[index]?.value);
      const room = ["move", "careful_move", "escape", "room"].includes(String(verb)) && typeof place === "number" ? [`.map [data-room="${place}"]`] : [];
      const card = verb === "play" && typeof place === "string" ? [`.dock [data-card="${place}"]`] : [];
      return [...room, ...card, `.ask [data-option="${index}"]`];
    });
  }
  return (lesson.looks ?? []).map((place) => PLACES[place]);
}
