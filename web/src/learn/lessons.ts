/**
 * What the guided first game teaches, in order. A lesson appears when the table makes it true, not when a script says
 * so: whatever the player does, the next fitting one is found (guide.ts). Its words are `web-learn-<id>`.
 */
import type { EventName, Events } from "../events";
import { tells } from "../lib/told";
import type { View } from "../lib/view";
import type { Line, Question } from "../messages";

export interface Situation {
  view: View;
  ask: Question | null;
  lines: Line[];
}

/** Parts of the page that a lesson speaks about (Spotlight.svelte knows where they are). */
export type Place = "map" | "hand" | "options" | "log" | "track" | "crew" | "board";

export interface Lesson {
  id: string;
  /** Part of the course, counted in the progress; the others are told the first time that something happens. */
  course: boolean;
  /** Does it fit this moment? */
  when: (s: Situation) => boolean;
  /** Done by something that happened since it began; without: it is read and closed. */
  done?: (since: Line[], s: Situation) => boolean;
  /** Only what happens after it was shown counts; the others are known to whoever did them unasked. */
  anew?: boolean;
  /** The options it proposes. */
  proposes?: (value: unknown, s: Situation) => boolean;
  looks?: Place[];
  /** Words chosen by what happened: Fluent arguments. */
  says?: (s: Situation) => Record<string, string | number>;
}

// -- reading the table ----------------------------------------------------------------------------

export const parts = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const verb = (value: unknown): unknown => parts(value)[0];
const mySeat = (s: Situation): number => s.view.seat ?? 0;
const me = (s: Situation) => s.view.seats[mySeat(s)];
const offered = (s: Situation, fits: (value: unknown) => boolean): boolean =>
  s.ask?.options.some((option) => fits(option.value)) ?? false;
const turn = (s: Situation): boolean => s.ask?.kind === "turn";
const offers = (s: Situation, what: string): boolean => turn(s) && offered(s, (value) => verb(value) === what);
const told = (lines: Line[], ...events: EventName[]): boolean => lines.some((line) => events.some((event) => tells(line, event)));
const last = <N extends EventName>(lines: Line[], event: N): Events[N] | undefined =>
  lines.findLast((line) => tells(line, event))?.data as Events[N] | undefined;
const isSearch = (value: unknown): boolean => verb(value) === "play" && String(parts(value)[1]).includes("_search_");
/** The Corridor that a move goes through: `("move", room, corridor)`. */
const corridorOf = (value: unknown): number => Number(parts(value)[2] ?? -1);
const isMove = (value: unknown): boolean => verb(value) === "move";
const noisyMove = (value: unknown, s: Situation): boolean => isMove(value) && s.view.noise[corridorOf(value)] === true;
const inCombat = (s: Situation): boolean => s.view.figures.some(([, , room]) => room === me(s)?.room);
const cardsInHand = (s: Situation): number => me(s)?.hand?.length ?? me(s)?.hand_size ?? 0;
const nothingLeft = (s: Situation): boolean =>
  turn(s) && !offered(s, (value) => !["pass", "drop"].includes(String(verb(value))));

/** Told the first time that an event comes, when the player has a turn to read it. */
const first = (id: string, events: EventName[], looks: Place[], more: Partial<Lesson> = {}): Lesson => ({
  id,
  course: false,
  when: (s) => turn(s) && told(s.lines, ...events),
  looks,
  ...more,
});

// -- the lessons -----------------------------------------------------------------------------------

/** What is asked in the middle of something. */
const QUESTIONS: Lesson[] = [
  {
    id: "pay",
    course: true,
    when: (s) => s.ask?.kind === "pay",
    done: (since) => told(since, "action"),
    proposes: (value) => !String(parts(value)[1]).includes("_search_"),
    looks: ["options"],
  },
  {
    id: "keep_item",
    course: true,
    when: (s) => s.ask?.kind === "keep_item",
    done: (since) => told(since, "item_gained", "declined_items"),
    proposes: (value) => verb(value) === "item",
    looks: ["options"],
  },
  {
    id: "careful",
    course: false,
    when: (s) => s.ask?.kind === "careful_noise",
    done: (since) => told(since, "noise"),
    anew: true,
    looks: ["options"],
  },
  {
    id: "objective",
    course: true,
    when: (s) => s.ask?.kind === "keep_objective",
    done: (since) => told(since, "objective_kept"),
    looks: ["options"],
  },
];

/** What has just happened. */
const HAPPENINGS: Lesson[] = [
  { id: "welcome", course: true, when: (s) => s.ask !== null && s.view.round <= 1, looks: ["map"] },
  { id: "turn", course: true, when: turn, looks: ["hand"], says: (s) => ({ cards: cardsInHand(s) }) },
  {
    id: "explore",
    course: true,
    when: (s) => turn(s) && told(s.lines, "explored"),
    looks: ["map"],
    says: (s) => ({ token: String(last(s.lines, "explored")?.token ?? "none") }),
  },
  {
    id: "noise",
    course: true,
    when: (s) => turn(s) && told(s.lines, "noise_rolled"),
    looks: ["map"],
    says: (s) => ({ face: String(last(s.lines, "noise_rolled")?.face ?? "") }),
  },
  {
    id: "encounter",
    course: true,
    when: (s) => turn(s) && told(s.lines, "surprise_check"),
    looks: ["log"],
    says: (s) => {
      const check = last(s.lines, "surprise_check");
      return {
        surprised: check?.surprised ? "yes" : "no",
        number: check?.number ?? 0,
        cards: check?.cards ?? 0,
      };
    },
  },
  {
    id: "injury",
    course: true,
    when: (s) => turn(s) && told(s.lines, "injured", "blood"),
    looks: ["log"],
    says: (s) => ({ dead: told(s.lines, "intruder_killed") ? "yes" : "no" }),
  },
  first("killed", ["intruder_killed"], ["map"]),
  { id: "event_phase", course: true, when: (s) => turn(s) && told(s.lines, "event_phase") && s.view.round >= 2, looks: ["track"] },
];

const ASIDES: Lesson[] = [
  first("door", ["door_closed"], ["map"], {
    when: (s) => turn(s) && told(s.lines, "door_closed") && !s.lines.some((line) => line.data.token === "doors"),
  }),
  first("danger", ["danger"], ["map"]),
  first("surprise", ["attack"], ["log"]),
  first("wound", ["light_wound", "serious_wound"], ["board"]),
  first("contamination", ["contaminated"], ["hand"]),
  first("slime", ["slimed"], ["board"]),
  first("fire", ["fire"], ["map"]),
  first("malfunction", ["malfunction"], ["map"]),
  first("larva", ["larva_on_board", "infested"], ["board"]),
  first("escape", ["action"], ["map"], {
    when: (s) => turn(s) && s.lines.some((line) => tells(line, "action") && line.data.action === "escape"),
  }),
  first("hibernation", ["chambers_opened"], ["track"]),
];

/** What could be done next. */
const ADVICE: Lesson[] = [
  {
    id: "move",
    course: true,
    when: (s) => offers(s, "move"),
    done: (since) => told(since, "moved"),
    proposes: (value, s) => isMove(value) && (parts(value)[1] === 6 || !offered(s, (v) => isMove(v) && parts(v)[1] === 6)),
    looks: ["map"],
  },
  {
    id: "search",
    course: true,
    when: (s) => turn(s) && offered(s, isSearch),
    done: (since) => told(since, "searches"),
    proposes: isSearch,
    looks: ["hand"],
  },
  {
    id: "fight",
    course: true,
    when: (s) => offers(s, "shoot"),
    done: (since, s) => told(since, "shoots", "melee") || (told(since, "encounter") && !inCombat(s)),
    proposes: (value) => verb(value) === "shoot",
    looks: ["options"],
  },
  {
    id: "go_on_fighting",
    course: false,
    when: (s) => offers(s, "shoot") && told(s.lines, "shoots") && !told(s.lines, "intruder_killed"),
    done: (since, s) => told(since, "intruder_killed", "passed") || !inCombat(s),
    anew: true,
    proposes: (value) => verb(value) === "shoot",
    looks: ["options"],
  },
  {
    id: "pass",
    course: true,
    when: (s) => nothingLeft(s) || (turn(s) && cardsInHand(s) <= 1 && told(s.lines, "moved")),
    done: (since) => told(since, "passed"),
    proposes: (value) => verb(value) === "pass",
    looks: ["options"],
    says: (s) => ({ fight: inCombat(s) ? "yes" : "no", cards: cardsInHand(s) }),
  },
  {
    id: "step_out",
    course: true,
    when: (s) =>
      offers(s, "move") && told(s.lines, "searches", "passed") && !told(s.lines, "encounter") && s.view.noise.some(Boolean),
    done: (since) => told(since, "moved"),
    anew: true,
    proposes: (value, s) => noisyMove(value, s) || (isMove(value) && !offered(s, (v) => noisyMove(v, s))),
    looks: ["map"],
  },
  {
    id: "free",
    course: true,
    when: (s) => turn(s) && s.view.round >= 2 && told(s.lines, "event_phase") && !inCombat(s),
    looks: ["board"],
    says: (s) => ({ objective: me(s)?.objectives?.length === 1 ? "kept" : "two" }),
  },
];

const ENDS: Lesson[] = [
  {
    id: "over",
    course: false,
    when: (s) => s.view.result !== null || told(s.lines, "result"),
    looks: ["log"],
    says: (s) => ({ alive: me(s)?.status === "dead" ? "no" : "yes" }),
  },
  { id: "dead", course: false, when: (s) => told(s.lines, "died") && me(s)?.status === "dead", looks: ["log"] },
];

/** The end first, then what waits for an answer, then what happened, then what to do. */
export const LESSONS: Lesson[] = [...ENDS, ...QUESTIONS, ...HAPPENINGS, ...ASIDES, ...ADVICE];
export const COURSE_LENGTH = LESSONS.filter((lesson) => lesson.course).length;
