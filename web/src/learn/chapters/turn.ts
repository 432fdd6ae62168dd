/** The first chapter: what a turn is, what is heard of it, and what a round brings. */
import { COMBAT, BURNING, DISCARD, KEEP_ITEM, type Lesson, MISHAPS, OBJECTIVE, OF_A_TURN, OVER, passing, PAY, PEEK, PLACE_NOISE } from "../lessons";
import { acted, actionCards, calm, isIn, offered, offers, parts, plays, roomHere, type Situation, slotOf, told, turn, verb, wayTo } from "../situation";
import type { Chapter } from "./chapter";

/** The Room where the way leads first, and the one after it. */
const NEAR = 6;
const FAR = 7;
const searches = plays("search");
const into = (way: string, room: number) => (value: unknown) => verb(value) === way && parts(value)[1] === room;
const preferred = (way: string, room: number) => (value: unknown, s: Situation) =>
  offered(s, into(way, room)) ? into(way, room)(value) : verb(value) === way;

const carefully = (s: Situation) => acted(s, "careful_move");
const usedARoom = (s: Situation) => acted(s, "room_action");
const walkedOn = (s: Situation) => {
  const used = s.lines.findLastIndex((line) => line.event === "action" && line.data.action === "room_action");
  return used >= 0 && s.lines.slice(used).some((line) => line.event === "moved");
};
const screens = (s: Situation) => slotOf(s, "monitoring_room") || FAR;

const AIMS: Lesson[] = [
  { id: "move", when: calm, reached: (s) => told(s, "moved"), proposes: preferred("move", NEAR), looks: ["map"] },
  {
    id: "search",
    when: (s) => calm(s) && offered(s, searches),
    reached: (s) => told(s, "searches"),
    proposes: searches,
    looks: ["hand"],
  },
  {
    id: "careful",
    when: (s) => calm(s) && offers(s, "careful_move"),
    reached: carefully,
    proposes: preferred("careful_move", FAR),
    looks: ["map"],
  },
  {
    id: "search_again",
    when: (s) => calm(s) && s.view.round === 1 && offered(s, searches),
    reached: (s) => s.view.round > 1,
    proposes: searches,
    looks: ["hand"],
  },
  {
    id: "wait",
    when: (s) => calm(s) && s.view.round === 1,
    reached: (s) => s.view.round > 1,
    proposes: (value) => verb(value) === "pass",
    looks: ["options"],
    says: (s) => ({ cards: actionCards(s) }),
  },
  {
    id: "room_action",
    when: calm,
    reached: usedARoom,
    proposes: (value, s) =>
      isIn(s, "monitoring_room") && !roomHere(s)?.malfunction
        ? verb(value) === "room_action"
        : verb(value) === "move" && wayTo(s, screens(s)).next.includes(Number(parts(value)[1])),
    looks: ["options"],
    says: (s) => {
      const way = wayTo(s, screens(s));
      return {
        here: isIn(s, "monitoring_room") ? (roomHere(s)?.malfunction ? "broken" : "yes") : way.steps < 0 ? "shut" : "no",
        steps: way.steps,
        next: String(way.next[0] ?? 0).padStart(3, "0"),
      };
    },
  },
  {
    id: "choose",
    when: calm,
    reached: walkedOn,
    proposes: (value) => verb(value) === "move" || verb(value) === "careful_move",
    looks: ["map"],
  },
];

const SHORT: Lesson[] = [
  { id: "welcome", when: (s) => turn(s) && s.view.round <= 1, looks: ["map"] },
  { id: "turn", when: (s) => calm(s) && s.view.round <= 1, looks: ["hand"], says: (s) => ({ cards: actionCards(s) }) },
];

export const TURN: Chapter = {
  id: "first_game",
  minutes: 6,
  milestones: {
    move: (s) => told(s, "moved"),
    noise: (s) => told(s, "noise_rolled", "noise"),
    search: (s) => told(s, "searches"),
    careful: carefully,
    wait: (s) => told(s, "passed"),
    room_action: usedARoom,
    choose: walkedOn,
  },
  rounds: 4,
  over: OVER,
  lessons: [PAY, KEEP_ITEM, PLACE_NOISE, OBJECTIVE, PEEK, DISCARD, ...COMBAT, BURNING, ...SHORT, ...MISHAPS, ...OF_A_TURN, passing(AIMS), ...AIMS],
};
