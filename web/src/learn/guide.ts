/** Which lesson is shown: a pure function of what the player has learnt and of what lies on the table. */
import { tells } from "../lib/told";
import type { Line } from "../messages";
import { COURSE_LENGTH, type Lesson, LESSONS, type Situation } from "./lessons";

export interface Learnt {
  /** Lessons shown so far, and the number of the log line after which each began. */
  begun: Record<string, number>;
  done: string[];
  current: string | null;
  /** What the guide says to the last move: it followed the advice, or was another legal one. */
  note: "good" | "other" | null;
  /** What was proposed when the turn was asked last, as JSON: payment and targets are answers on the way. */
  advice: string[];
  /** The last line of the log that was read. */
  upto: number;
  /** The player wants no more advice. */
  off: boolean;
}

export const nothingLearnt = (): Learnt => ({
  begun: {},
  done: [],
  current: null,
  note: null,
  advice: [],
  upto: -1,
  off: false,
});

const lessonOf = (id: string | null): Lesson | undefined => LESSONS.find((lesson) => lesson.id === id);
const after = (lines: Line[], at: number): Line[] => lines.filter((line) => line.at > at);
const lastLine = (lines: Line[]): number => lines.at(-1)?.at ?? -1;

/** This player's last move in these lines, as the option it was (`["move", 6, 9]`); null: none. */
function moveIn(lines: Line[], seat: number): unknown[] | null {
  const line = lines.findLast(
    (one) => (tells(one, "action") || tells(one, "passed")) && (one.data.seat ?? seat) === seat,
  );
  if (!line) return null;
  return tells(line, "action") ? [line.data.action, ...line.data.subject] : ["pass"];
}

/** After each update of the table. */
export function follow(learnt: Learnt, s: Situation): Learnt {
  const end = lastLine(s.lines);
  // Something was taken back: lessons that began later begin again where we are.
  const upto = Math.min(learnt.upto, end);
  const begun = Object.fromEntries(Object.entries(learnt.begun).map(([id, at]) => [id, Math.min(at, end)]));
  const fresh = after(s.lines, upto);
  const finished = LESSONS.filter(
    (lesson) =>
      !learnt.done.includes(lesson.id) &&
      (lesson.id in begun || !lesson.anew) &&
      lesson.done?.(after(s.lines, begun[lesson.id] ?? -1), s),
  ).map((lesson) => lesson.id);
  const done = [...learnt.done, ...finished];
  const move = moveIn(fresh, s.view.seat ?? 0);
  const was = lessonOf(learnt.current);
  // Whoever acts instead of closing a lesson has read it.
  if (was && !was.done && move && !done.includes(was.id)) done.push(was.id);
  let note = learnt.note;
  if (move) {
    const followed = learnt.advice.includes(JSON.stringify(move));
    note = followed ? "good" : learnt.advice.length > 0 ? "other" : null;
  }
  return choose({ ...learnt, begun, done, note, upto: end }, s);
}

/**
 * The lesson that fits now. One that is being read stays until it is closed; one whose advice is being followed stays
 * while its action still asks something (a card to pay with, a target).
 */
function choose(learnt: Learnt, s: Situation): Learnt {
  const open = (lesson: Lesson) => !learnt.done.includes(lesson.id) && lesson.when(s);
  const was = lessonOf(learnt.current);
  const unfinished = was && !learnt.done.includes(was.id) ? was : undefined;
  const asked = s.ask !== null && s.ask.kind !== "turn";
  const next = unfinished && !unfinished.done ? unfinished : (LESSONS.find(open) ?? (asked ? unfinished : undefined));
  const current = next?.id ?? null;
  const begun = current !== null && !(current in learnt.begun) ? { ...learnt.begun, [current]: lastLine(s.lines) } : learnt.begun;
  const now = { ...learnt, begun, current, upto: lastLine(s.lines) };
  if (s.ask?.kind !== "turn") return now;
  return { ...now, advice: proposed(now, s).map((index) => JSON.stringify(s.ask?.options[index]?.value)) };
}

/** The player has read the lesson, or does not want it. */
export function close(learnt: Learnt, s: Situation): Learnt {
  if (learnt.current === null) return learnt;
  return choose({ ...learnt, done: [...learnt.done, learnt.current], current: null, note: null }, s);
}

export const currentLesson = (learnt: Learnt): Lesson | undefined => lessonOf(learnt.current);

/** Indices of the options that the lesson proposes now. */
export function proposed(learnt: Learnt, s: Situation): number[] {
  const lesson = currentLesson(learnt);
  if (!lesson?.proposes || !s.ask || !lesson.when(s)) return [];
  return s.ask.options.flatMap((option, index) => (lesson.proposes?.(option.value, s) ? [index] : []));
}

export function progress(learnt: Learnt): { done: number; of: number } {
  const done = LESSONS.filter((lesson) => lesson.course && learnt.done.includes(lesson.id)).length;
  // Who has reached the last lesson has finished the course, whatever was skipped on the way.
  return { done: learnt.done.includes("free") ? COURSE_LENGTH : done, of: COURSE_LENGTH };
}
