/** Which lesson of a chapter is shown: a pure function of what was read and of what lies on the table. */
import { onThePage, tells } from "../lib/told";
import type { Line } from "../messages";
import type { Chapter } from "./chapters";
import { COMPLETE, ENOUGH, type Lesson, isOver } from "./lessons";
import { calm, type Situation } from "./situation";

export interface Learnt {
  /** Lessons that were read, and aims that the player gave up. */
  done: string[];
  /** Standing advice that the player does not want to hear before the next move. */
  unwanted: string[];
  current: string | null;
  /** What the guide says to the last move: as proposed, as proposed but unlucky, or another legal one. */
  note: "good" | "unlucky" | "other" | null;
  /** What was proposed when the turn was asked last, as JSON: payment and targets are answers on the way. */
  advice: string[];
  /** That advice was meant to hurt. */
  daring: boolean;
  /** The last line of the log that was read. */
  upto: number;
  /** The player wants no more advice. */
  off: boolean;
}

export const nothingLearnt = (): Learnt => ({
  done: [],
  unwanted: [],
  current: null,
  note: null,
  advice: [],
  daring: false,
  upto: -1,
  off: false,
});

export const isRead = (lesson: Lesson): boolean => !lesson.reached && !lesson.standing;
export const isEnd = (lesson: Lesson, chapter: Chapter): boolean => [COMPLETE, ENOUGH, chapter.over].includes(lesson);
const everyLesson = (chapter: Chapter): Lesson[] => [chapter.over, COMPLETE, ENOUGH, ...chapter.lessons];
const lastLine = (lines: Line[]): number => lines.at(-1)?.at ?? -1;

/** This player's move in these lines, as the option it was (`["move", 6, 9]`); null: none. What it brings may pass for them. */
function moveIn(lines: Line[], seat: number): unknown[] | null {
  const line = lines.find(
    (one) => (tells(one, "action") || tells(one, "passed")) && (one.data.seat ?? seat) === seat,
  );
  if (!line) return null;
  return tells(line, "action") ? [line.data.action, ...line.data.subject] : ["pass"];
}

/** What nobody wishes for, though it hurts nobody yet. */
const SETBACKS = ["danger", "noise_all", "fire", "malfunction"];

function wentBadly(lines: Line[], seat: number): boolean {
  return lines.some((line) => {
    const whom = onThePage(line.event).harms?.seat;
    return SETBACKS.includes(line.event) || (whom !== undefined && line.data[whom] === seat);
  });
}

/** Nothing is praised that went wrong, and nobody is reproached for what has hurt enough. */
function noteOn(learnt: Learnt, move: unknown[], fresh: Line[], seat: number): Learnt["note"] {
  const followed = learnt.advice.includes(JSON.stringify(move));
  if (followed && move[0] === "pass") return null;
  const ship = fresh.findIndex((line) => tells(line, "event_phase"));
  const badly = wentBadly(ship < 0 ? fresh : fresh.slice(0, ship), seat);
  if (followed) return badly ? (learnt.daring ? null : "unlucky") : "good";
  return badly || learnt.advice.length === 0 ? null : "other";
}

/** After each update of the table. */
export function follow(chapter: Chapter, learnt: Learnt, s: Situation): Learnt {
  const seat = s.view.seat ?? 0;
  const fresh = s.lines.filter((line) => line.at > learnt.upto);
  const move = moveIn(fresh, seat);
  if (!move) return choose(chapter, learnt, s);
  const was = currentLesson(chapter, learnt);
  // Whoever acts instead of closing a lesson has read it.
  const read = was && isRead(was) && !isEnd(was, chapter) && !learnt.done.includes(was.id) ? [was.id] : [];
  return choose(chapter, { ...learnt, done: [...learnt.done, ...read], unwanted: [], note: noteOn(learnt, move, fresh, seat) }, s);
}

/** Everything that the chapter is about has happened, or was given up. */
export const isComplete = (chapter: Chapter, learnt: Learnt, s: Situation): boolean =>
  Object.entries(chapter.milestones).every(([id, reached]) => learnt.done.includes(id) || reached(s));

function ending(chapter: Chapter, learnt: Learnt, s: Situation): Lesson | undefined {
  if (isOver(s)) return chapter.over;
  if (learnt.done.includes(COMPLETE.id) || learnt.done.includes(ENOUGH.id) || !calm(s)) return undefined;
  return isComplete(chapter, learnt, s) ? COMPLETE : s.view.round >= chapter.rounds ? ENOUGH : undefined;
}

/** What happened is explained first, then the chapter may end; and after its end only what is new is told. */
function lessonFor(chapter: Chapter, learnt: Learnt, s: Situation): Lesson | undefined {
  const end = ending(chapter, learnt, s);
  if (end === chapter.over) return end;
  const ended = learnt.done.includes(COMPLETE.id) || learnt.done.includes(ENOUGH.id);
  const open = (lesson: Lesson) =>
    !learnt.done.includes(lesson.id) && !learnt.unwanted.includes(lesson.id) && !lesson.reached?.(s) && lesson.when(s);
  const told = chapter.lessons.find((lesson) => open(lesson) && (isRead(lesson) || !(end || ended) || s.ask?.kind !== "turn"));
  return told ?? end;
}

function choose(chapter: Chapter, learnt: Learnt, s: Situation): Learnt {
  const next = lessonFor(chapter, learnt, s);
  const now = { ...learnt, current: next?.id ?? null, upto: lastLine(s.lines) };
  if (s.ask?.kind !== "turn") return now;
  const advice = proposed(chapter, now, s).map((index) => JSON.stringify(s.ask?.options[index]?.value));
  return { ...now, advice, daring: next?.daring ?? false };
}

/** The player has read the lesson, or does not want it. */
export function close(chapter: Chapter, learnt: Learnt, s: Situation): Learnt {
  const lesson = currentLesson(chapter, learnt);
  if (!lesson) return learnt;
  const closed = lesson.standing
    ? { ...learnt, unwanted: [...learnt.unwanted, lesson.id] }
    : { ...learnt, done: [...learnt.done, lesson.id] };
  return choose(chapter, { ...closed, note: null }, s);
}

export const currentLesson = (chapter: Chapter, learnt: Learnt): Lesson | undefined =>
  everyLesson(chapter).find((lesson) => lesson.id === learnt.current);

/** Indices of the options that the lesson proposes now. */
export function proposed(chapter: Chapter, learnt: Learnt, s: Situation): number[] {
  const lesson = currentLesson(chapter, learnt);
  if (!lesson?.proposes || !s.ask || !lesson.when(s)) return [];
  return s.ask.options.flatMap((option, index) => (lesson.proposes?.(option.value, s) ? [index] : []));
}

export function progress(chapter: Chapter, learnt: Learnt, s: Situation): { done: number; of: number } {
  const milestones = Object.entries(chapter.milestones);
  return { done: milestones.filter(([id, reached]) => learnt.done.includes(id) || reached(s)).length, of: milestones.length };
}
