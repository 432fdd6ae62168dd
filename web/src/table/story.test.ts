// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browserMemory } from "../lib/browserMemory.svelte";
import { all, line, press, sheet, show, texts, view } from "../testing/parts";
import type { Line } from "../messages";
import type { Beat, Scene } from "./beats";
import { Story } from "./story.svelte";
import StoryBar from "./StoryBar.svelte";

const BEFORE = view({ figures: [] });
const AFTER = view({ figures: [], round: 2 });
const OLD = [line(0, "round", "Round 1.")];
const NEWS = [...OLD, line(1, "passed", "The Captain passes."), line(2, "event_phase", "Event Phase.")];

/** A story that has been told up to `OLD`. */
function begun(): Story {
  const story = new Story(
    () => 0,
    () => [],
  );
  story.take(BEFORE, OLD);
  return story;
}

beforeEach(() => {
  vi.useFakeTimers();
  browserMemory.settings.speed = 1;
});
afterEach(() => {
  vi.useRealTimers();
});

describe("Story", () => {
  it("lets what is said be read on while the story goes on, and hushes it when the rest is skipped", () => {
    const said = (at: number, seat: number) => line(at, "said", `Pilot: “${at}.”`, { seat, partner: null, line: at, said: ["sent"] });
    const heard = (story: Story) => story.voices.map(({ line }) => line.at);
    const story = begun();
    story.take(AFTER, [...OLD, said(1, 1), said(2, 2), said(3, 1)]);
    expect(heard(story), "nothing before it is told").toEqual([1]);
    vi.advanceTimersToNextTimer();
    expect(heard(story)).toEqual([1, 2]);
    vi.advanceTimersToNextTimer();
    expect(heard(story), "one line each").toEqual([2, 3]);
    vi.advanceTimersToNextTimer();
    expect([story.telling, heard(story)], "the question is open").toEqual([false, [2, 3]]);
    vi.advanceTimersByTime(10_000);
    expect(heard(story)).toEqual([]);
    story.take(view({ figures: [], round: 3 }), [...OLD, said(1, 1), said(2, 2), said(3, 1), said(4, 1), said(5, 2)]);
    story.skip();
    expect(heard(story)).toEqual([]);
  });

  it("shows no voices to whoever is told everything at once", () => {
    browserMemory.settings.speed = 0;
    const story = begun();
    story.take(AFTER, [...OLD, line(1, "said", "Pilot: “Come.”", { seat: 1, partner: null, line: 0, said: ["sent"] })]);
    expect(story.voices).toEqual([]);
  });

  it("tells beat by beat, in order, and shows the truth only after the last one", () => {
    const story = begun();
    story.take(AFTER, NEWS);
    expect(story.beat?.line.text).toBe("The Captain passes.");
    expect(story.waiting).toBe(1);
    expect(story.shown?.round, "the picture is behind the truth").toBe(1);
    vi.advanceTimersToNextTimer();
    expect(story.beat?.line.text).toBe("Event Phase.");
    expect(story.upto).toBe(3);
    vi.runAllTimers();
    expect(story.telling).toBe(false);
    expect(story.shown).toBe(AFTER);
  });

  it("waits while something is read over the table, and tells it when that is gone", () => {
    const story = begun();
    story.hold(true);
    story.take(AFTER, NEWS);
    vi.runAllTimers();
    expect([story.telling, story.beat, story.upto, story.shown]).toEqual([true, null, 1, BEFORE]);
    story.hold(false);
    expect(story.beat?.line.text).toBe("The Captain passes.");
    vi.runAllTimers();
    expect([story.telling, story.shown]).toEqual([false, AFTER]);
  });

  it("jumps to how things stand when skipped, and tells no more of it", () => {
    const story = begun();
    story.take(AFTER, NEWS);
    story.skip();
    expect([story.telling, story.waiting, story.shown]).toEqual([false, 0, AFTER]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("tells what comes meanwhile after what is being told", () => {
    const story = begun();
    story.take(AFTER, NEWS);
    const later = view({ figures: [], round: 3 });
    story.take(later, [...NEWS, line(4, "died", "The Pilot dies.")]);
    expect(story.beat?.line.text).toBe("The Captain passes.");
    const told = [];
    while (story.telling) {
      told.push([story.beat?.line.text, story.shown?.round]);
      vi.advanceTimersToNextTimer();
    }
    expect(told).toEqual([
      ["The Captain passes.", 1],
      ["Event Phase.", 1],
      ["The Pilot dies.", 2],
    ]);
    expect(story.shown).toBe(later);
  });

  it("does not tell the first view, or another seat's", () => {
    const story = begun();
    expect(story.telling).toBe(false);
    story.take(view({ seat: 1, figures: [] }), NEWS);
    expect(story.telling).toBe(false);
  });

  it("stops telling what is taken back", () => {
    const story = begun();
    story.take(AFTER, NEWS);
    const back = view({ figures: [] });
    story.take(back, OLD);
    expect([story.telling, story.shown]).toEqual([false, back]);
  });

  it("is over at once for players who want no telling", () => {
    const story = begun();
    browserMemory.settings.speed = 0;
    story.take(AFTER, NEWS);
    expect([story.telling, story.shown]).toEqual([false, AFTER]);
  });

  it("goes on where a viewer looked last", () => {
    const memory = begun().close();
    const back = new Story(
      () => 0,
      () => [],
    );
    back.resume(memory!);
    back.take(AFTER, NEWS);
    expect(back.beat?.line.text).toBe("The Captain passes.");
  });
});

describe("a staged scene", () => {
  const staged = (from: Line[]): Scene | null =>
    from[0]!.event === "time" ? { kind: "walk", lines: from.slice(0, 2), longest: 9000 } : null;
  const LATE = [...OLD, line(1, "time", "Time flies.", { time: 5 }), line(2, "round", "Round 2.", { round: 2 }), line(3, "turn", "Next.")];

  function onStage(): Story {
    const story = new Story(
      () => 0,
      () => [],
      staged,
    );
    story.take(BEFORE, OLD);
    story.take(AFTER, LATE);
    return story;
  }

  it("shows what changes when its stage comes to it, and goes on when the stage is done", () => {
    const story = onStage();
    expect([story.beat?.scene?.kind, story.upto, story.shown?.time]).toEqual(["walk", 1, BEFORE.time]);
    story.reach(LATE[1]!);
    expect([story.upto, story.shown?.time]).toEqual([2, 5]);
    story.done(story.beat!);
    expect([story.beat?.line.text, story.upto]).toEqual(["Next.", 4]);
  });

  it("is not waited for without end, and is done once", () => {
    const story = onStage();
    const scene = story.beat!;
    vi.advanceTimersByTime(9000);
    expect(story.beat?.line.text).toBe("Next.");
    story.done(scene);
    expect(story.beat?.line.text).toBe("Next.");
  });
});

describe("StoryBar", () => {
  const beat = (part: Partial<Beat> = {}): Beat => ({
    line: line(0, "noise", "Noise.", {}, "noise_roll"),
    time: 1000,
    focus: null,
    show: null,
    mine: false,
    ...part,
  });
  const bar = (part: object = {}) =>
    show(StoryBar, { beat: beat(), waiting: 0, sheet: sheet(["bite_1", "Bite", "attacks"]), onskip: vi.fn(), ...part });

  it("counts lines told together and beats that wait", () => {
    const shown = bar({ count: 3, waiting: 4, button: true });
    expect(texts(shown, ".times")).toEqual(["× 3"]);
    expect(texts(shown, "button .count")).toEqual(["4"]);
    expect(all(bar({ button: true }), ".times, button .count")).toHaveLength(0);
  });

  it("goes on by a press on it, with a button only where no other part of the page has one", () => {
    const onskip = vi.fn();
    const beside = bar({ onskip });
    expect(all(beside, ".go-on")).toHaveLength(0);
    press(all(beside, ".beat")[0]!);
    expect(onskip).toHaveBeenCalledOnce();
    press(all(bar({ onskip, button: true }), ".go-on")[0]!);
    expect(onskip).toHaveBeenCalledTimes(2);
  });

  it("shows an Attack card that fails as failing", () => {
    const failed = bar({ beat: beat({ show: { kind: "card", component: "bite_1", hits: false } }) });
    expect(texts(failed, ".face .name")).toEqual(["Bite"]);
    expect(all(failed, ".fail")).toHaveLength(1);
    const hit = bar({ beat: beat({ show: { kind: "card", component: "bite_1", hits: true } }) });
    expect(all(hit, ".fail")).toHaveLength(0);
  });

  it("says where the Event Phase stands", () => {
    const shown = bar({ stage: "fire" });
    expect(all(shown, '[aria-current="step"]')).toHaveLength(1);
    const now = all(shown, ".stages li").findIndex((stage) => stage.classList.contains("now"));
    expect(all(shown, ".stages .done")).toHaveLength(now);
  });
});
