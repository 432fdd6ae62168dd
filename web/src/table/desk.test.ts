// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../lib/api";
import type { Connection } from "../lib/connection.svelte";
import type { Question } from "../messages";
import { question } from "../testing/parts";
import { Desk } from "./desk.svelte";
import { inspector } from "./inspector.svelte";

const risk = { id: "noise", percent: 50, text: "Noise: 50 %" };
const TURN = question("turn", [
  { value: ["pass"], text: "Pass" },
  { value: ["move", 6, 3], text: "Move", risks: [risk] },
  { value: ["play", "search_1"], text: "Search" },
]);

function desk(part: { ask?: Question | null; touch?: boolean; connection?: object; readonly?: boolean; onchoose?: () => Promise<void> } = {}) {
  const onchoose = vi.fn(part.onchoose ?? (() => Promise.resolve()));
  const skip = vi.fn(() => true);
  const made = new Desk({
    ask: () => (part.ask === undefined ? TURN : part.ask),
    connection: () => (part.connection ?? null) as Connection | null,
    onchoose,
    touch: () => part.touch ?? false,
    compact: () => false,
    skip,
    readonly: () => part.readonly ?? false,
  });
  return { desk: made, onchoose, skip };
}

function pressed(key: string, on: HTMLElement = document.body): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, cancelable: true });
  Object.defineProperty(event, "target", { value: on });
  return event;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  inspector.close();
  vi.useRealTimers();
});

describe("choosing", () => {
  it("sends one answer, however often it is pressed, until the next question", async () => {
    const { desk: mine, onchoose, skip } = desk();
    await mine.choose(1);
    await mine.choose(0);
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(1);
    expect(skip, "what is still being told is cut short").toHaveBeenCalledOnce();
    mine.fresh();
    await mine.choose(0);
    expect(onchoose).toHaveBeenCalledTimes(2);
  });

  it("may be tried again after a refusal, which is said; a late answer is not worth a word", async () => {
    const refusals = [new Refused("stale", "too late", 0), new Refused("cut_off", "not connected", 0)];
    const { desk: mine } = desk({ onchoose: () => Promise.reject(refusals.shift()!) });
    await mine.choose(0);
    expect([mine.busy, mine.toast]).toEqual([false, null]);
    await mine.choose(0);
    expect(mine.toast).not.toBeNull();
    vi.advanceTimersByTime(6_000);
    expect(mine.toast).toBeNull();
  });

  it("takes the only option at a place, offers several, and by touch shows the odds first", () => {
    const mouse = desk();
    mouse.desk.chooseAmong([1]);
    expect(mouse.onchoose).toHaveBeenCalledExactlyOnceWith(1);
    const two = desk();
    two.desk.chooseAmong([1, 2], "Canteen");
    expect(two.onchoose).not.toHaveBeenCalled();
    expect(two.desk.chooser).toEqual({ title: "Canteen", indices: [1, 2] });
    const touch = desk({ touch: true });
    touch.desk.chooseAmong([1]);
    expect(touch.onchoose).not.toHaveBeenCalled();
    touch.desk.chooseAmong([0]);
    expect(touch.onchoose, "without odds there is nothing to show").toHaveBeenCalledExactlyOnceWith(0);
  });

  it("takes a card up in a turn, pays with it at once, and explains one that does nothing", () => {
    const turn = desk();
    turn.desk.pick("search_1", [2], "Search");
    expect([turn.desk.selected, turn.desk.chooser?.indices]).toEqual(["search_1", [2]]);
    const pay = desk({ ask: question("pay", [{ value: ["card", "search_1"], text: "Search" }]) });
    pay.desk.pick("search_1", [0], "Search");
    expect(pay.onchoose).toHaveBeenCalledExactlyOnceWith(0);
    turn.desk.pick("rest_1", [], "Rest");
    expect(inspector.open).toEqual({ component: "rest_1" });
  });
});

describe("the keyboard", () => {
  it("chooses by the number that the panel shows: passing is last", () => {
    const { desk: mine, onchoose } = desk();
    const event = pressed("3");
    mine.key(event);
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(0);
    expect(event.defaultPrevented).toBe(true);
  });

  it("waits for a second digit where there are ten options or more; Enter ends it", () => {
    const many = question("interrupt", Array.from({ length: 12 }, (_, n) => ({ value: ["card", `c${n}`], text: `${n}` })));
    const { desk: mine, onchoose } = desk({ ask: many });
    mine.key(pressed("1"));
    expect([mine.typed, onchoose.mock.calls.length]).toEqual(["1", 0]);
    mine.key(pressed("2"));
    expect(onchoose).toHaveBeenLastCalledWith(11);
    mine.fresh();
    mine.key(pressed("1"));
    mine.key(pressed("Enter"));
    expect(onchoose).toHaveBeenLastCalledWith(0);
  });

  it("writes letters where one writes, and is silent in a replay", () => {
    const { desk: mine, onchoose } = desk();
    mine.key(pressed("1", document.createElement("input")));
    expect(onchoose).not.toHaveBeenCalled();
    const replay = desk({ readonly: true });
    replay.desk.key(pressed("1"));
    replay.desk.key(pressed("l"));
    expect([replay.onchoose.mock.calls.length, replay.desk.open]).toEqual([0, null]);
    replay.desk.key(pressed("r"));
    expect(replay.desk.open).toBe("rules");
  });

  it("leaves the space bar to a button that has the focus", () => {
    const { desk: mine, skip } = desk();
    mine.key(pressed(" ", document.createElement("button")));
    expect(skip).not.toHaveBeenCalled();
    mine.key(pressed(" "));
    expect(skip).toHaveBeenCalledOnce();
  });
});

describe("the coach", () => {
  it("is asked once for a question; an answer to an older one is dropped", async () => {
    let ask = { ...TURN };
    let answer: (value: unknown) => void = () => {};
    const askCoach = vi.fn(() => new Promise((resolve) => (answer = resolve)));
    const mine = new Desk({
      ask: () => ask,
      connection: () => ({ askCoach }) as unknown as Connection,
      onchoose: () => Promise.resolve(),
      touch: () => false,
      compact: () => false,
      skip: () => false,
      readonly: () => false,
    });
    const asked = mine.askCoach();
    void mine.askCoach();
    expect([mine.open, mine.coaching, askCoach.mock.calls.length]).toEqual(["coach", true, 1]);
    ask = { ...TURN, id: "q2" };
    answer({ ask: "q1", choice: 0 });
    await asked;
    expect(mine.coach).toBeNull();
  });
});

describe("secrets", () => {
  it("hide themselves again", () => {
    const { desk: mine } = desk();
    mine.reveal();
    expect(mine.revealed).toBe(true);
    vi.advanceTimersByTime(30_000);
    expect(mine.revealed).toBe(false);
  });
});
