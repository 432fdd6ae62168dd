/** The second chapter: what a fight costs, and what it leaves in you. */
import { BURNING, COMBAT, DISCARD, KEEP_ITEM, type Lesson, MISHAPS, OBJECTIVE, OVER, passing, PAY, PLACE_NOISE, SCAN_OFFER } from "../lessons";
import { acted, calm, contaminated, inCombat, isIn, knowsHand, me, offered, offers, openWounds, parts, plays, roomHere, type Situation, slotOf, told, turn, verb, wayTo } from "../situation";
import type { Chapter } from "./chapter";

const NOISY = 6;
const rests = plays("rest");
const bandages = (value: unknown): boolean => verb(value) === "use" && String(parts(value)[1]).includes("bandages");
const met = (s: Situation) => told(s, "encounter") || s.view.figures.length > 0;
const ridOfIt = (s: Situation) => met(s) && s.view.figures.length === 0;
const dressed = (s: Situation) => openWounds(s) === 0 && ridOfIt(s);
const scanned = (s: Situation) => told(s, "scanned") || (ridOfIt(s) && !contaminated(s) && s.view.round >= 4);
const healed = (s: Situation) => scanned(s) && me(s)?.larva === false && (told(s, "larva_removed") || !knowsHand(s, "infected"));
/** By a card, or in a Room with water. */
const scans = (value: unknown, s: Situation) =>
  rests(value) || (verb(value) === "room_action" && (isIn(s, "shower_room") || isIn(s, "canteen")));
const loaded = (s: Situation) => (s.view.ammo.revolver ?? 0) > 0;
const toIt = (s: Situation) => wayTo(s, s.view.figures[0]?.[2] ?? 0);
const surgery = (s: Situation) => wayTo(s, slotOf(s, "surgery"));

const INTRO: Lesson[] = [
  { id: "armed", when: (s) => turn(s) && s.view.round <= 1, looks: ["board"] },
  { id: "card_in_hand", when: (s) => calm(s) && s.view.round <= 1 && contaminated(s), looks: ["hand"] },
];

const FOLLOWS: Lesson = { id: "follows", when: (s) => turn(s) && inCombat(s) && told(s, "intruder_moved"), looks: ["map"] };

const AIMS: Lesson[] = [
  {
    id: "to_the_noise",
    when: (s) => calm(s) && offers(s, "move"),
    reached: met,
    proposes: (value, s) =>
      verb(value) === "move" &&
      (offered(s, (v) => verb(v) === "move" && parts(v)[1] === NOISY)
        ? parts(value)[1] === NOISY
        : s.view.noise[Number(parts(value)[2])] === true || wayTo(s, NOISY).next.includes(Number(parts(value)[1]))),
    looks: ["map"],
    daring: true,
  },
  {
    id: "dress",
    when: (s) => calm(s) && openWounds(s) > 0 && offered(s, bandages),
    reached: (s) => openWounds(s) === 0,
    proposes: bandages,
    looks: ["options"],
  },
  {
    id: "scan",
    when: (s) => calm(s) && ridOfIt(s) && knowsHand(s, "unknown") && offered(s, (value) => scans(value, s)),
    reached: scanned,
    proposes: (value, s) => (offered(s, rests) ? rests(value) : scans(value, s)),
    says: (s) => ({ by: offered(s, rests) ? "card" : "room" }),
    looks: ["hand"],
    daring: true,
  },
  {
    id: "surgery",
    when: (s) => calm(s) && me(s)?.larva === true,
    reached: (s) => me(s)?.larva === false,
    proposes: (value, s) =>
      isIn(s, "surgery")
        ? verb(value) === "room_action"
        : verb(value) === "move" && surgery(s).next.includes(Number(parts(value)[1])),
    looks: ["map"],
    daring: true,
    says: (s) => ({
      here: isIn(s, "surgery") ? (roomHere(s)?.malfunction ? "broken" : "yes") : surgery(s).steps < 0 ? "shut" : "no",
      steps: surgery(s).steps,
      next: String(surgery(s).next[0] ?? 0).padStart(3, "0"),
    }),
  },
  {
    id: "back_to_it",
    when: (s) => calm(s) && loaded(s) && s.view.figures.length > 0,
    reached: ridOfIt,
    proposes: (value, s) => verb(value) === "move" && toIt(s).next.includes(Number(parts(value)[1])),
    looks: ["map"],
    daring: true,
    says: (s) => ({ kind: s.view.figures[0]?.[1] ?? "adult", steps: toIt(s).steps }),
  },
  {
    id: "breathe",
    when: calm,
    standing: true,
    proposes: (value) => verb(value) === "pass",
    looks: ["options"],
    says: (s) => ({ near: s.view.figures.length > 0 ? "yes" : "no" }),
  },
];

export const FIGHT: Chapter = {
  id: "first_fight",
  minutes: 8,
  milestones: {
    to_the_noise: met,
    fight: (s) => told(s, "shoots", "melee") || acted(s, "escape"),
    back_to_it: ridOfIt,
    dress: dressed,
    scan: scanned,
    surgery: healed,
  },
  rounds: 6,
  over: OVER,
  lessons: [
    PAY, KEEP_ITEM, PLACE_NOISE, OBJECTIVE, DISCARD, SCAN_OFFER, FOLLOWS, ...COMBAT, BURNING, ...INTRO, ...MISHAPS,
    passing(AIMS), ...AIMS,
  ],
};
