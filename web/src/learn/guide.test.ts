import { describe, expect, it } from "vitest";
import type { View } from "../lib/view";
import type { Corridor, Line, Question } from "../messages";
import { CHAPTERS, type Chapter } from "./chapters";
import { close, currentLesson, follow, isComplete, isEnd, isRead, type Learnt, nothingLearnt, progress, proposed } from "./guide";
import fight from "./recorded/first_fight.json";
import turn from "./recorded/first_game.json";
import jump from "./recorded/first_jump.json";
import { inCombat, type Situation } from "./situation";

interface Step {
  lines: { at: number; event: string; data: Record<string, unknown> }[];
  /** What has changed since the step before. */
  view: Record<string, unknown>;
  ask: { kind: string; options: unknown[] } | null;
  choice?: number;
}
interface Games {
  corridors: Corridor[];
  recommended: Step[];
  stray: Step[][];
}

const RECORDED = { first_game: turn, first_fight: fight, first_jump: jump } as unknown as Record<string, Games>;
const gamesOf = (chapter: Chapter): Games => RECORDED[chapter.id]!;

function viewOf(seen: Record<string, unknown>): View {
  const marked = seen.noise as number[];
  const rooms = (seen.rooms as [number, string | null, number, number][]).map(([slot, tile, fire, malfunction]) => ({
    slot, tile, fire: fire === 1, malfunction: malfunction === 1,
  }));
  return { ...seen, rooms, noise: Array.from({ length: 40 }, (_, k) => marked.includes(k)) } as unknown as View;
}

function situations(games: Games, steps: Step[]): Situation[] {
  const lines: Line[] = [];
  let seen: Record<string, unknown> = {};
  return steps.map((step) => {
    lines.push(...step.lines.map((line) => ({ ...line, text: "", term: null }) as Line));
    seen = { ...seen, ...step.view };
    const ask = step.ask && {
      id: "", kind: step.ask.kind, text: "", source: "", suggested: [],
      options: step.ask.options.map((value) => ({ value, text: "", risks: [] })),
    };
    return { lines: [...lines], view: viewOf(seen), ask: ask as Question | null, corridors: games.corridors };
  });
}

/** Reads every lesson that is only read, as a patient player does; an end is only noted. */
function patient(chapter: Chapter, learnt: Learnt, s: Situation, read: string[] = []): Learnt {
  let now = follow(chapter, learnt, s);
  for (let n = 0; n < 20; n++) {
    const lesson = currentLesson(chapter, now);
    if (!lesson) return now;
    if (read.at(-1) !== lesson.id) read.push(lesson.id);
    if (!isRead(lesson) || isEnd(lesson, chapter)) return now;
    now = close(chapter, now, s);
  }
  throw new Error(`${chapter.id} never stops talking: ${read.join(", ")}`);
}

describe.each(CHAPTERS.map((chapter) => [chapter.id, chapter] as const))("%s along its path", (id, chapter) => {
  const games = gamesOf(chapter);
  const path = situations(games, games.recommended);

  it("proposes every step of it, and praises nothing that hurt", () => {
    let learnt = nothingLearnt();
    path.forEach((s, k) => {
      learnt = patient(chapter, learnt, s);
      const choice = games.recommended[k]?.choice;
      if (choice === undefined) return;
      const lesson = currentLesson(chapter, learnt);
      expect(lesson, `nothing is said at step ${k} (${s.ask?.kind})`).toBeDefined();
      const advice = proposed(chapter, learnt, s);
      if (advice.length > 0 && s.ask?.kind !== "pay") expect(advice, `${lesson?.id} at step ${k}`).toContain(choice);
      expect([null, "good"], `at step ${k}`).toContain(learnt.note);
      if (s.ask?.kind === "turn" && inCombat(s) && learnt.note === "good") expect(lesson?.id).not.toBe("encounter");
    });
  });

  it("ends complete, with an offer", () => {
    const read: string[] = [];
    const learnt = path.reduce((now, s) => patient(chapter, now, s, read), nothingLearnt());
    const { done, of } = progress(chapter, learnt, path.at(-1)!);
    expect([done, isComplete(chapter, learnt, path.at(-1)!)]).toEqual([of, true]);
    expect(read.at(-1)).toBe(id === "first_jump" ? "judged" : "complete");
  });

  it("lets a hurried player act without closing anything", () => {
    const learnt = path.reduce((now, s) => follow(chapter, now, s), nothingLearnt());
    expect(isComplete(chapter, learnt, path.at(-1)!)).toBe(true);
  });

  it("begins again where something was taken back", () => {
    let learnt = nothingLearnt();
    for (const s of path.slice(0, 4)) learnt = patient(chapter, learnt, s);
    const back = patient(chapter, learnt, path[0]!);
    expect(back.upto).toBe(path[0]!.lines.at(-1)?.at ?? -1);
    expect(() => path.reduce((now, s) => patient(chapter, now, s), back)).not.toThrow();
  });
});

describe("the order of what is told", () => {
  const readIn = (chapter: Chapter): string[] => {
    const read: string[] = [];
    const games = gamesOf(chapter);
    situations(games, games.recommended).reduce((now, s) => patient(chapter, now, s, read), nothingLearnt());
    return read;
  };
  const before = (read: string[], ...ids: string[]) => expect(ids.map((id) => read.indexOf(id))).toEqual(ids.map((id) => read.indexOf(id)).sort((a, b) => a - b));

  it("has everything that the chapters promise", () => {
    const [first, second, third] = CHAPTERS.map(readIn) as [string[], string[], string[]];
    for (const id of ["welcome", "turn", "move", "explore", "noise", "search", "keep_item", "careful", "careful_noise", "event_phase", "room_action", "peek", "choose"])
      expect(first).toContain(id);
    for (const id of ["armed", "card_in_hand", "to_the_noise", "objective", "encounter", "fight", "injury", "flee", "wound", "dress", "follows", "reload", "killed", "scan", "larva", "surgery"])
      expect(second).toContain(id);
    for (const id of ["last_rounds", "goals", "check_engine", "repair_engine", "engine_order", "signal", "far_room", "look_course", "cockpit_part", "set_course", "destination", "checks_to_come", "sleep", "judged"])
      expect(third).toContain(id);
    before(first, "welcome", "turn", "move", "explore", "noise", "search", "careful", "event_phase", "room_action", "choose", "complete");
    before(second, "armed", "to_the_noise", "encounter", "fight", "injury", "flee", "dress", "follows", "killed", "scan", "surgery", "complete");
  });
});

const strays = CHAPTERS.flatMap((chapter) => gamesOf(chapter).stray.map((steps, seed) => [chapter.id, seed, chapter, steps] as const));

describe("other moves", () => {
  it.each(strays)("%s, stray game %i: always something fitting, and an offer at the end", (_id, _seed, chapter, steps) => {
    let learnt = nothingLearnt();
    const read: string[] = [];
    for (const s of situations(gamesOf(chapter), steps)) {
      learnt = patient(chapter, learnt, s, read);
      const lesson = currentLesson(chapter, learnt);
      if (lesson && lesson !== chapter.over) expect(lesson.when(s), `${lesson.id} fits`).toBe(true);
      if (s.ask?.kind === "turn" && inCombat(s) && !read.includes("complete") && !read.includes("enough"))
        expect(["encounter", "injury", "fight", "shoot_again", "reload", "flee", "strike", "cornered", "follows", "late"], "in Combat").toContain(lesson?.id);
      for (const index of proposed(chapter, learnt, s)) expect(s.ask?.options[index]).toBeDefined();
    }
    expect(currentLesson(chapter, learnt)).toBe(chapter.over);
  });

  it("that hurt are not commented on, and bad luck is called so", () => {
    const chapter = CHAPTERS[0]!;
    const games = gamesOf(chapter);
    const path = situations(games, games.recommended);
    const [start, , moved] = path as [Situation, Situation, Situation];
    const learnt = patient(chapter, nothingLearnt(), start);
    const hurt = { at: 90, event: "light_wound", data: { seat: 0, light: 1 }, text: "", term: null } as Line;
    expect(follow(chapter, learnt, moved).note).toBe("good");
    expect(follow(chapter, learnt, { ...moved, lines: [...moved.lines, hurt] }).note).toBe("unlucky");
    const elsewhere = moved.lines.map((line) => (line.event === "action" ? { ...line, data: { ...line.data, subject: [8, 12] } } : line));
    expect(follow(chapter, learnt, { ...moved, lines: elsewhere }).note).toBe("other");
    expect(follow(chapter, learnt, { ...moved, lines: [...elsewhere, hurt] }).note).toBeNull();
  });

  it("that skip an aim do not keep the chapter from its end", () => {
    const chapter = CHAPTERS[0]!;
    const games = gamesOf(chapter);
    const s = situations(games, games.recommended)[0]!;
    const skipped = { ...nothingLearnt(), done: Object.keys(chapter.milestones) };
    expect(isComplete(chapter, skipped, s)).toBe(true);
  });
});
