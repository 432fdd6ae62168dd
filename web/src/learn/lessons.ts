/**
 * What every chapter of the guided game can say. A lesson appears when the table makes it true, not when a script says
 * so: whatever the player does, the next fitting one is found (guide.ts). Its words are `web-learn-lesson_<id>`.
 */
import type { EventName } from "../events";
import {
  acted, actionCards, burns, calm, contaminated, inCombat, last, me, offered, offers, openWounds, parts, plays,
  type Situation, told, turn, verb,
} from "./situation";

/** Parts of the page that a lesson speaks about (where.ts knows where they are). */
export type Place = "map" | "hand" | "options" | "log" | "track" | "crew" | "board" | "goals";

export interface Lesson {
  id: string;
  /** Does it fit this moment? */
  when: (s: Situation) => boolean;
  /** An aim: has it been reached? A lesson that is neither an aim nor standing is read and closed. */
  reached?: (s: Situation) => boolean;
  /** It stays as long as it fits. */
  standing?: boolean;
  /** The options it proposes. */
  proposes?: (value: unknown, s: Situation) => boolean;
  looks?: Place[];
  /** Words chosen by what happened: Fluent arguments. */
  says?: (s: Situation) => Record<string, string | number>;
  /** What it proposes is meant to hurt: that it did is no bad luck. */
  daring?: boolean;
}

/** Told the first time that an event comes, when nothing more urgent stands there. */
export const first = (id: string, events: EventName[], looks: Place[], more: Partial<Lesson> = {}): Lesson => ({
  id,
  when: (s) => calm(s) && told(s, ...events),
  looks,
  ...more,
});

// -- what is asked in the middle of something ----------------------------------------------------------

const asked = (id: string, kind: string, more: Partial<Lesson> = {}): Lesson => ({
  id,
  when: (s) => s.ask?.kind === kind,
  standing: true,
  looks: ["options"],
  ...more,
});

export const PAY = asked("pay", "pay", {
  proposes: (value) => !/_(search|rest|quick_repairs|technical_corridors|reload)_/.test(String(parts(value)[1])),
});
export const KEEP_ITEM = asked("keep_item", "keep_item", { proposes: (value) => verb(value) === "item" });
export const PLACE_NOISE = asked("careful_noise", "careful_noise");
export const OBJECTIVE = asked("objective", "keep_objective");
export const DISCARD = asked("discard", "pass_discard", {
  proposes: (value) => value === "done",
  says: (s) => ({ contaminated: contaminated(s) ? "yes" : "no" }),
});
export const PEEK = asked("peek", "peek", { proposes: (value) => parts(value)[1] === 3 });

export const SCAN_OFFER = asked("scan_offer", "scan", {
  proposes: (value) => value === "yes",
  says: (s) => ({ larva: me(s)?.larva ? "yes" : "no" }),
});

// -- in Combat -----------------------------------------------------------------------------------------

const isEscape = (value: unknown): boolean => verb(value) === "escape";
const intoTheKnown = (value: unknown, s: Situation): boolean =>
  isEscape(value) && s.view.rooms.some(({ slot, tile }) => slot === parts(value)[1] && tile !== null);
/** Rather where somebody has been. */
const flees = (value: unknown, s: Situation): boolean =>
  offered(s, (one) => intoTheKnown(one, s)) ? intoTheKnown(value, s) : isEscape(value);
const kindHere = (s: Situation): string => s.view.figures.find(([, , room]) => room === me(s)?.room)?.[1] ?? "adult";
const fighting = (id: string, when: (s: Situation) => boolean, proposes: NonNullable<Lesson["proposes"]>, more: Partial<Lesson> = {}): Lesson => ({
  id,
  when: (s) => turn(s) && inCombat(s) && when(s),
  standing: true,
  proposes,
  looks: ["options"],
  says: (s) => ({ kind: kindHere(s) }),
  ...more,
});
const shots = (value: unknown): boolean => verb(value) === "shoot";
const reloads = plays("reload");

/** What stands in the Room comes first, in every chapter. */
export const COMBAT: Lesson[] = [
  {
    id: "encounter",
    when: (s) => turn(s) && inCombat(s) && told(s, "surprise_check"),
    looks: ["map"],
    says: (s) => {
      const check = last(s, "surprise_check");
      return { kind: kindHere(s), surprised: check?.surprised ? "yes" : "no", number: check?.number ?? 0, cards: check?.cards ?? 0 };
    },
  },
  {
    id: "injury",
    when: (s) => turn(s) && told(s, "blood") && inCombat(s),
    looks: ["log"],
    says: (s) => ({ kind: kindHere(s) }),
  },
  fighting("fight", (s) => offers(s, "shoot") && !told(s, "shoots"), shots),
  fighting("shoot_again", (s) => offers(s, "shoot"), shots),
  fighting("reload", (s) => offered(s, reloads), reloads, { looks: ["hand"] }),
  fighting("flee", (s) => offers(s, "escape"), flees, { daring: true, looks: ["map"] }),
  fighting("strike", (s) => offers(s, "melee"), (value) => verb(value) === "melee", { daring: true }),
  fighting("cornered", () => true, (value) => verb(value) === "pass", { daring: true }),
];

/** Whoever ends the turn here is burnt. */
export const BURNING: Lesson = {
  id: "burning",
  when: (s) => turn(s) && burns(s),
  standing: true,
  proposes: (value) => verb(value) === "move",
  looks: ["map"],
};

// -- told the first time -------------------------------------------------------------------------------

const EXPLORE = first("explore", ["explored"], ["map"], { says: (s) => ({ token: last(s, "explored")?.token ?? "none" }) });
const NOISE = first("noise", ["noise_rolled"], ["map"], { says: (s) => ({ face: last(s, "noise_rolled")?.face ?? "" }) });
const KILLED = first("killed", ["intruder_killed"], ["map"], {
  says: (s) => ({ carcass: last(s, "intruder_killed")?.kind === "larva" ? "no" : "yes" }),
});
const EVENT_PHASE = first("event_phase", ["event_phase"], ["track"]);
const DOOR = first("door", ["door_closed"], ["map"], {
  when: (s) => calm(s) && told(s, "door_closed") && !s.lines.some((line) => line.data.token === "doors"),
});
const DANGER = first("danger", ["danger"], ["map"]);
const ATTACKED = first("attacked", ["attack"], ["log"]);
const WOUND = first("wound", ["light_wound", "serious_wound"], ["board"], {
  when: (s) => calm(s) && ((me(s)?.light ?? 0) > 0 || openWounds(s) > 0),
  says: (s) => ({ serious: openWounds(s) > 0 ? "yes" : "no" }),
});
const CONTAMINATED = first("contaminated", ["contaminated"], ["hand"]);
const SLIME = first("slime", ["slimed"], ["board"], { when: (s) => calm(s) && me(s)?.slime === true });
const FIRE = first("fire", ["fire"], ["map"], { when: (s) => calm(s) && s.view.rooms.some((room) => room.fire) });
const MALFUNCTION = first("malfunction", ["malfunction"], ["map"], {
  when: (s) => calm(s) && s.view.rooms.some((room) => room.malfunction),
});
const LARVA = first("larva", ["larva_on_board", "infested"], ["board"], { when: (s) => calm(s) && me(s)?.larva === true });
const RAN = first("ran", ["action"], ["map"], { when: (s) => calm(s) && acted(s, "escape") });

export const OF_A_TURN: Lesson[] = [EXPLORE, NOISE, EVENT_PHASE];
/** The worst first. */
export const MISHAPS: Lesson[] = [LARVA, WOUND, ATTACKED, RAN, KILLED, CONTAMINATED, DANGER, FIRE, SLIME, DOOR, MALFUNCTION];

// -- passing, and the end ------------------------------------------------------------------------------

/** Nothing that a chapter proposes can be paid: a new round brings new cards. */
export const passing = (aims: Lesson[]): Lesson => ({
  id: "pass",
  when: (s) => {
    const aim = aims.find((one) => !one.reached?.(s) && one.when(s));
    return calm(s) && aim?.proposes !== undefined && !offered(s, (value) => aim.proposes?.(value, s) ?? false);
  },
  standing: true,
  proposes: (value) => verb(value) === "pass",
  looks: ["options"],
  says: (s) => ({ cards: actionCards(s) }),
});

/** The last word of a chapter: from here a new try or another chapter begins. */
export const COMPLETE: Lesson = { id: "complete", when: calm };
export const ENOUGH: Lesson = { id: "enough", when: calm };
const result = (s: Situation) => s.view.result?.seats.find(({ seat }) => seat === s.view.seat);
export const isOver = (s: Situation): boolean => s.view.result !== null;

export const OVER: Lesson = {
  id: "over",
  when: isOver,
  looks: ["log"],
  says: (s) => ({ alive: result(s)?.survived ? "yes" : "no" }),
};
/** The final checks one by one: how each went. */
export const JUDGED: Lesson = {
  id: "judged",
  when: isOver,
  looks: ["goals"],
  says: (s) => {
    const how = (check: string) => {
      const found = result(s)?.checks.find((one) => one.check === check);
      return found === undefined ? "none" : found.passed ? "yes" : "no";
    };
    return {
      engines: how("engines"), course: how("coordinates"), contamination: how("contamination"), objective: how("objective"),
      fate: result(s)?.won ? "won" : result(s)?.survived ? "alive" : s.view.end_cause === "jump" && !told(s, "hibernated") ? "awake" : "dead",
    };
  },
};
