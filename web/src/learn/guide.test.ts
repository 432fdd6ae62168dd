import { describe, expect, it } from "vitest";
import type { View } from "../lib/view";
import type { Line, Question } from "../messages";
import { close, currentLesson, follow, type Learnt, nothingLearnt, progress, proposed } from "./guide";
import { COURSE_LENGTH, LESSONS, type Situation } from "./lessons";
import games from "./recorded/first_game.json";

interface Step {
  lines: { at: number; event: string; data: Record<string, unknown> }[];
  view: { noise: number[] } & Record<string, unknown>;
  ask: { kind: string; options: unknown[] } | null;
  choice?: number;
}

const CORRIDORS = 40;

function situations(steps: Step[]): Situation[] {
  const lines: Line[] = [];
  return steps.map((step) => {
    lines.push(...step.lines.map((line) => ({ ...line, text: "", term: null }) as Line));
    const noise = Array.from({ length: CORRIDORS }, (_, k) => step.view.noise.includes(k));
    const ask = step.ask && {
      id: "", kind: step.ask.kind, text: "", source: "",
      options: step.ask.options.map((value) => ({ value, text: "", risks: [] })),
    };
    return { lines: [...lines], view: { ...step.view, noise } as unknown as View, ask: ask as Question | null };
  });
}

/** Reads every lesson that is only read, as a patient player does. */
function patient(learnt: Learnt, s: Situation, read: string[] = []): Learnt {
  let now = follow(learnt, s);
  for (let lesson = currentLesson(now); lesson && !lesson.done; lesson = currentLesson(now)) {
    read.push(lesson.id);
    now = close(now, s);
  }
  return now;
}

const recommended = games.recommended as unknown as Step[];
const stray = games.stray as unknown as Step[][];

describe("the recommended path", () => {
  const path = situations(recommended);

  it("is what the lessons propose, step by step, and each is praised", () => {
    let learnt = nothingLearnt();
    path.forEach((s, k) => {
      learnt = patient(learnt, s);
      const choice = recommended[k]?.choice;
      if (choice === undefined) return;
      const lesson = currentLesson(learnt);
      expect(lesson, `nothing is said at step ${k} (${s.ask?.kind})`).toBeDefined();
      if (lesson?.proposes && lesson.when(s)) expect(proposed(learnt, s), `${lesson.id} at step ${k}`).toContain(choice);
      if (learnt.note) expect(learnt.note, `at step ${k}`).toBe("good");
    });
  });

  it("meets every lesson of the course, in a sensible order", () => {
    const read: string[] = [];
    const learnt = path.reduce((now, s) => patient(now, s, read), nothingLearnt());
    const course = LESSONS.filter((lesson) => lesson.course).map((lesson) => lesson.id);
    expect(course.filter((id) => !learnt.done.includes(id))).toEqual([]);
    expect(progress(learnt)).toEqual({ done: COURSE_LENGTH, of: COURSE_LENGTH });
    const order = (id: string) => learnt.done.indexOf(id);
    expect(order("welcome")).toBe(0);
    for (const [before, later] of [["turn", "move"], ["move", "explore"], ["explore", "noise"], ["noise", "search"],
      ["search", "step_out"], ["step_out", "encounter"], ["encounter", "fight"], ["fight", "pass"], ["pass", "event_phase"],
      ["event_phase", "free"]] as const)
      expect(order(before), `${before} before ${later}`).toBeLessThan(order(later));
    expect(read).toContain("killed");
    expect(read).toContain("malfunction");
  });

  it("lets a hurried player act without closing anything", () => {
    const learnt = path.reduce((now, s) => follow(now, s), nothingLearnt());
    expect(learnt.done).toContain("welcome");
    for (const id of ["move", "search", "pay", "keep_item", "objective", "fight", "pass"]) expect(learnt.done).toContain(id);
  });
});

describe("other moves", () => {
  it.each(stray.map((steps, k) => [k, steps] as const))("stray game %i: always something fitting or nothing", (_, steps) => {
    let learnt = nothingLearnt();
    for (const s of situations(steps)) {
      learnt = patient(learnt, s);
      const lesson = currentLesson(learnt);
      if (lesson) {
        expect(lesson.done, `${lesson.id} waits for a move`).toBeDefined();
        if (s.ask === null || s.ask.kind === "turn") expect(lesson.when(s), `${lesson.id} fits`).toBe(true);
        if (lesson.proposes) for (const index of proposed(learnt, s)) expect(s.ask?.options[index]).toBeDefined();
      }
    }
    expect(learnt.done).toContain("over");
    expect(new Set(learnt.done).size).toBe(learnt.done.length);
  });

  it("are acknowledged, and the lesson waits if it still fits", () => {
    const [s] = situations(recommended) as [Situation];
    let learnt = patient(nothingLearnt(), s);
    expect(learnt.current).toBe("move");
    const other: Situation = { ...s, lines: [...s.lines, { at: 50, event: "action", data: { seat: 0, action: "play", subject: ["rest"] }, text: "", term: null }] };
    learnt = patient(learnt, other);
    expect([learnt.note, learnt.current]).toEqual(["other", "move"]);
  });

  it("are acknowledged even when they teach the same", () => {
    const path = situations(recommended);
    const elsewhere = path[2]!.lines.map((line) => (line.event === "action" ? { ...line, data: { ...line.data, subject: [8, 12] } } : line));
    let learnt = patient(patient(nothingLearnt(), path[0]!), path[1]!);
    expect(follow(learnt, path[2]!).note).toBe("good");
    learnt = follow(learnt, { ...path[2]!, lines: elsewhere });
    expect(learnt.done).toContain("move");
    expect(learnt.note).toBe("other");
  });

  it("that are taken back begin the lesson again", () => {
    const path = situations(recommended);
    let learnt = nothingLearnt();
    for (const s of path.slice(0, 4)) learnt = patient(learnt, s);
    const back = patient(learnt, path[0]!);
    expect(back.upto).toBeLessThanOrEqual(learnt.upto);
    expect(Object.values(back.begun).every((at) => at <= (path[0]!.lines.at(-1)?.at ?? -1))).toBe(true);
    expect(() => path.reduce((now, s) => patient(now, s), back)).not.toThrow();
  });
});
