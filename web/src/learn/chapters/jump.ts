/** The third chapter: what brings the ship home, where to be when it jumps, and how the end is judged. */
import { BURNING, COMBAT, DISCARD, JUDGED, KEEP_ITEM, type Lesson, MISHAPS, passing, PAY, PLACE_NOISE } from "../lessons";
import { calm, here, isIn, knows, me, offered, parts, plays, type Situation, slotOf, told, turn, verb, wayTo } from "../situation";
import type { Chapter } from "./chapter";

/** Where Earth lies in this chapter, once somebody has looked. */
const EARTH = "D";
const ENGINE = 0;
const LAST_SPACE = 14;
const repairs = plays("quick_repairs", "ingenuity");
const crawls = (value: unknown): boolean =>
  plays("technical_corridors")(value) || (verb(value) === "use" && String(parts(value)[1]).includes("technical_corridor_plans"));
const computes = plays("computer_skills");
/** Farther than this, the Technical Corridors are worth their card. */
const FAR = 3;

const engineWorks = (s: Situation) => knows(s, "engine", ENGINE) === "working" || knows(s, "engine", 2) === "working";
const engineKnown = (s: Situation) => knows(s, "engine", ENGINE) !== undefined;
const signalled = (s: Situation) => me(s)?.signal === true;
const courseKnown = (s: Situation) => knows(s, "coordinates", 0) !== undefined;
const courseSet = (s: Situation) => s.view.destination === EARTH && (courseKnown(s) || told(s, "course_set"));
const asleep = (s: Situation) => me(s)?.status === "hibernating" || me(s)?.status === "launched";

type Fits = (value: unknown, s: Situation) => boolean;

/** In a Room: something to do there; elsewhere the way to it, through the Technical Corridors if it is long. */
function at(tile: string, does: Fits): Pick<Lesson, "proposes" | "says"> {
  const broken = (s: Situation) => s.view.rooms.some((room) => room.tile === tile && room.malfunction);
  return {
    proposes: (value, s) => {
      if (isIn(s, tile)) return broken(s) && offered(s, repairs) ? repairs(value) : does(value, s);
      const way = wayTo(s, slotOf(s, tile));
      if ((way.steps < 0 || way.steps > FAR) && offered(s, crawls)) return crawls(value);
      return verb(value) === "move" && way.next.includes(Number(parts(value)[1]));
    },
    says: (s) => {
      const way = wayTo(s, slotOf(s, tile));
      return {
        here: isIn(s, tile) ? (broken(s) ? "broken" : "yes") : way.steps < 0 ? "shut" : way.steps > FAR && offered(s, crawls) ? "far" : "no",
        steps: way.steps,
        next: String(way.next[0] ?? 0).padStart(3, "0"),
      };
    },
  };
}

const uses = (value: unknown): boolean => verb(value) === "room_action";

const AIMS: Lesson[] = [
  { id: "check_engine", when: calm, reached: (s) => engineKnown(s) || engineWorks(s), looks: ["options"], ...at("engine_1", uses) },
  { id: "repair_engine", when: calm, reached: engineWorks, looks: ["hand"], ...at("engine_1", repairs) },
  { id: "signal", when: calm, reached: signalled, looks: ["map"], ...at("comms_room", (value) => uses(value) || computes(value)) },
  { id: "look_course", when: calm, reached: courseKnown, looks: ["map"], ...at("cockpit", uses) },
  { id: "set_course", when: calm, reached: courseSet, looks: ["options"], ...at("cockpit", uses) },
  { id: "sleep", when: calm, reached: asleep, looks: ["map"], ...at("hibernatorium", uses) },
];

const QUESTIONS: Lesson[] = [
  {
    id: "engine_order",
    when: (s) => s.ask?.kind === "engine_order",
    standing: true,
    proposes: (value, s) => value === (knows(s, "engine", here(s) === slotOf(s, "engine_1") ? ENGINE : 2) === "working" ? "keep" : "swap"),
    looks: ["options"],
  },
  {
    id: "far_room",
    when: (s) => s.ask?.kind === "far_room",
    standing: true,
    proposes: (value, s) => {
      const goal = signalled(s) ? (courseSet(s) ? slotOf(s, "hibernatorium") : slotOf(s, "cockpit")) : slotOf(s, "comms_room");
      const rooms = (s.ask?.options ?? []).map((option) => Number(parts(option.value)[1]));
      const from = (room: number) => wayTo({ ...s, view: { ...s.view, seats: s.view.seats.map((one) => ({ ...one, room })) } }, goal).steps;
      const best = Math.min(...rooms.map(from).filter((steps) => steps >= 0));
      return from(Number(parts(value)[1])) === best;
    },
    looks: ["map"],
  },
  {
    id: "free_action",
    when: (s) => s.ask?.kind === "card_option" && s.ask.options.some(({ value }) => parts(value)[1] === "free_room_action"),
    standing: true,
    proposes: (value) => parts(value)[1] === "free_room_action",
    looks: ["options"],
  },
  {
    id: "cockpit_part",
    when: (s) => s.ask?.kind === "card_option" && isIn(s, "cockpit"),
    standing: true,
    proposes: (value, s) => parts(value)[1] === (courseKnown(s) ? "set_course" : "look_coordinates"),
    looks: ["options"],
    says: (s) => ({ known: courseKnown(s) ? "yes" : "no" }),
  },
  {
    id: "destination",
    when: (s) => s.ask?.kind === "destination",
    standing: true,
    proposes: (value, s) => courseKnown(s) && parts(value)[1] === EARTH,
    looks: ["options"],
    says: (s) => ({ known: courseKnown(s) ? "yes" : "no" }),
  },
];

const INTRO: Lesson[] = [
  { id: "last_rounds", when: (s) => turn(s) && s.view.round <= 1, looks: ["track"] },
  { id: "goals", when: (s) => calm(s) && s.view.round <= 1, looks: ["goals"] },
];

const WARNINGS: Lesson[] = [
  { id: "late", when: (s) => turn(s) && s.view.time >= LAST_SPACE, looks: ["track"] },
  { id: "failed_sleep", when: (s) => calm(s) && told(s, "hibernation_failed"), looks: ["map"] },
];

const READY: Lesson[] = [
  {
    id: "checks_to_come",
    when: (s) => calm(s) && engineWorks(s) && courseSet(s),
    looks: ["goals"],
    says: (s) => ({ signal: signalled(s) ? "yes" : "no", larva: me(s)?.larva ? "yes" : "no" }),
  },
];

export const JUMP: Chapter = {
  id: "first_jump",
  minutes: 8,
  milestones: {
    check_engine: engineKnown,
    repair_engine: engineWorks,
    signal: signalled,
    look_course: courseKnown,
    set_course: courseSet,
    sleep: asleep,
  },
  rounds: Infinity,
  over: JUDGED,
  lessons: [
    PAY, KEEP_ITEM, PLACE_NOISE, DISCARD, ...QUESTIONS, ...COMBAT, BURNING, ...INTRO, ...WARNINGS, ...MISHAPS, ...READY,
    passing(AIMS), ...AIMS,
  ],
};

