// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../lib/api";
import type { Connection } from "../lib/connection.svelte";
import type { Question } from "../messages";
import { question } from "../testing/parts";
import { Desk } from "./desk.svelte";
import { inspector } from "./inspector.svelte";

const risk = { id: "noise", percent: 50, text: "Noise: 50 %", why: "", about: "", whole: false };
const TURN = question("turn", [
  { value: ["pass"], text: "Pass" },
  { value: ["move", 6, 3], text: "Move", risks: [risk] },
  { value: ["play", "search_1"], text: "Search" },
]);

function desk(part: { ask?: Question | null; asked?: () => Question; connection?: object; readonly?: boolean; telling?: boolean; shared?: boolean; goalsInSight?: boolean; unfoldHand?: () => void; onchoose?: () => Promise<void> } = {}) {
  const onchoose = vi.fn(part.onchoose ?? (() => Promise.resolve()));
  const skip = vi.fn(() => true);
  const made = new Desk({
    ask: part.asked ?? (() => (part.ask === undefined ? TURN : part.ask)),
    connection: () => (part.connection ?? null) as Connection | null,
    onchoose,
    compact: () => false,
    radio: () => false,
    goalsInSight: () => part.goalsInSight ?? false,
    unfoldHand: part.unfoldHand ?? (() => {}),
    skip,
    readonly: () => part.readonly ?? false,
    telling: () => part.telling ?? false,
    shared: () => part.shared ?? true,
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
    const { desk: mine, onchoose } = desk();
    await mine.choose(1);
    await mine.choose(0);
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(1);
    mine.fresh();
    await mine.choose(0);
    expect(onchoose).toHaveBeenCalledTimes(2);
  });

  it("does not count a press that was meant for the story", async () => {
    const { desk: mine, onchoose } = desk();
    mine.pressBegins();
    vi.advanceTimersByTime(5);
    mine.opens();
    await mine.choose(1);
    mine.key(pressed("1"));
    vi.advanceTimersByTime(400);
    mine.pressBegins();
    await mine.choose(1);
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(1);
  });

  it("does not count a press that began before its question", async () => {
    const { desk: mine, onchoose } = desk();
    mine.pressBegins();
    vi.advanceTimersByTime(5);
    mine.fresh();
    await mine.choose(1);
    expect(onchoose).not.toHaveBeenCalled();
    mine.pressEnds();
    vi.advanceTimersByTime(100);
    await mine.choose(1);
    expect(onchoose).toHaveBeenCalledOnce();
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

  it("takes the only option at a place, and offers several there", () => {
    const one = desk();
    one.desk.chooseAmong([1]);
    expect(one.onchoose, "any step makes Noise").toHaveBeenCalledExactlyOnceWith(1);
    const two = desk();
    two.desk.chooseAmong([1, 2], "Canteen", { room: 6 });
    expect(two.onchoose).not.toHaveBeenCalled();
    expect(two.desk.chooser).toMatchObject({ title: "Canteen", indices: [1, 2], about: { room: 6 } });
  });

  it("shows the odds first of what may bring more than Noise, and by key of all that is left to chance", () => {
    const risky = question("turn", [{ value: ["move", 6, 3], text: "Move", risks: [{ ...risk, id: "encounter" }] }]);
    const mouse = desk({ ask: risky });
    mouse.desk.chooseAmong([0]);
    expect([mouse.onchoose.mock.calls.length, mouse.desk.chooser?.indices]).toEqual([0, [0]]);
    const keys = desk();
    keys.desk.keyFirst(pressed("Enter"));
    keys.desk.chooseAmong([1]);
    expect([keys.onchoose.mock.calls.length, keys.desk.chooser?.byKey]).toEqual([0, true]);
    keys.desk.key(pressed("Escape"));
    expect(keys.desk.chooser).toBeNull();
  });

  it("closes what it opened by a press beside it, and by a second one on the same thing", () => {
    const room = document.body.appendChild(document.createElement("button"));
    const { desk: mine } = desk();
    const click = () => {
      mine.pressBegins({ target: room } as unknown as Event);
      mine.chooseAmong([1, 2], "Canteen");
    };
    click();
    expect(mine.chooser?.at).toBe(room);
    click();
    expect(mine.chooser).toBeNull();
    click();
    mine.pressBegins({ target: document.body } as unknown as Event);
    expect(mine.chooser).toBeNull();
  });

  it("stands at the Room that is meant if it was named in the list", () => {
    document.body.innerHTML = '<div class="map"><i data-room="6"></i></div><div class="ask"><button></button></div>';
    const { desk: mine } = desk();
    mine.pressBegins({ target: document.querySelector("button") } as unknown as Event);
    mine.chooseAmong([1, 2], "Canteen", { room: 6 });
    expect(mine.chooser?.at?.getAttribute("data-room")).toBe("6");
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

describe("a price", () => {
  const price = (cards: string[], suggested: number[], id: string) => ({
    ...question("pay", cards.map((card) => ({ value: ["card", card], text: card })), id),
    suggested,
  });
  function payer() {
    let ask: Question = price(["a", "b", "c"], [2, 0], "q1");
    const onchoose = vi.fn(() => Promise.resolve());
    const mine = desk({ asked: () => ask, onchoose }).desk;
    const next = (now: Question) => {
      ask = now;
      mine.fresh();
    };
    return { mine, onchoose, next };
  }

  it("is paid with all that is suggested by one press", async () => {
    const { mine, onchoose, next } = payer();
    await mine.pay();
    next(price(["a", "b"], [0], "q2"));
    expect(onchoose.mock.calls).toEqual([[2], [0]]);
    next(TURN);
    expect(onchoose).toHaveBeenCalledTimes(2);
  });

  it("is paid by its number too", () => {
    const { mine, onchoose, next } = payer();
    mine.key(pressed("1"));
    next(price(["a", "b"], [0], "q2"));
    expect(onchoose.mock.calls).toEqual([[2], [0]]);
  });

  it("is asked on where another card was pressed, or something else happened", async () => {
    const { mine, onchoose, next } = payer();
    await mine.choose(1);
    next(price(["a", "c"], [0], "q2"));
    expect(onchoose.mock.calls).toEqual([[1]]);
    await mine.pay();
    next(TURN);
    next(price(["a", "b"], [0], "q3"));
    expect(onchoose.mock.calls).toEqual([[1], [0]]);
  });
});

describe("what is not possible", () => {
  it("is asked in a turn only; elsewhere every answer is in the list", async () => {
    const whyNot = vi.fn(() => Promise.resolve([{ action: null, text: "Craft", reason: "no" }]));
    const turn = desk({ connection: { whyNot } }).desk;
    await turn.askWhyNot();
    expect([turn.open, turn.whyNot?.length]).toEqual(["why", 1]);
    const discards = desk({ connection: { whyNot }, ask: question("pass_discard", [{ value: "done", text: "Done" }]) }).desk;
    await discards.askWhyNot();
    expect([discards.open, discards.whyNot, whyNot.mock.calls.length]).toEqual(["why", [], 1]);
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

  it("takes a number among ten or more only by Enter, and shows before what it stands for", () => {
    const many = question("interrupt", Array.from({ length: 12 }, (_, n) => ({ value: ["card", `c${n}`], text: `${n}` })));
    const { desk: mine, onchoose } = desk({ ask: many });
    const type = (...keys: string[]) =>
      keys.forEach((key) => {
        const event = pressed(key);
        mine.keyFirst(event);
        mine.key(event);
      });
    type("1", "1");
    expect(onchoose).not.toHaveBeenCalled();
    expect([mine.written, mine.hovered]).toEqual([{ digits: "11", index: 10 }, 10]);
    type("Enter");
    expect(onchoose).toHaveBeenLastCalledWith(10);
    mine.fresh();
    type("9", "9");
    expect(mine.written).toEqual({ digits: "99", index: null });
    type("Enter");
    expect(onchoose).toHaveBeenCalledOnce();
    type("3", "Escape");
    expect([mine.typed, mine.hovered]).toEqual(["", null]);
    type("3", "u", "Enter");
    expect(onchoose, "another key forgets the number").toHaveBeenCalledOnce();
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
    const { desk: mine, skip } = desk({ telling: true });
    mine.key(pressed(" ", document.createElement("button")));
    expect(skip).not.toHaveBeenCalled();
    mine.key(pressed(" "));
    expect(skip).toHaveBeenCalledOnce();
    mine.key(pressed("Escape", document.createElement("button")));
    expect(skip).toHaveBeenCalledTimes(2);
  });

  it("shows the rest of the story by Enter and Escape too, and answers nothing by it", () => {
    const { desk: mine, skip, onchoose } = desk({ telling: true, ask: null });
    for (const key of ["Enter", "Escape", "1"]) mine.key(pressed(key));
    expect(skip).toHaveBeenCalledTimes(2);
    expect(onchoose).not.toHaveBeenCalled();
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
      compact: () => false,
      radio: () => false,
      goalsInSight: () => false,
      unfoldHand: () => {},
      skip: () => false,
      readonly: () => false,
      telling: () => false,
      shared: () => true,
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

  it("come to the front at the first O, and are turned over where they are in sight", () => {
    const { desk: behind } = desk({ shared: false });
    behind.key(pressed("o"));
    expect([behind.panel, behind.revealed]).toEqual(["goals", true]);
    const { desk: seen } = desk({ shared: false, goalsInSight: true });
    seen.key(pressed("o"));
    expect(seen.revealed).toBe(false);
  });
});

describe("a hand that is folded away", () => {
  it("opens at H, and its first card has the focus", async () => {
    const unfoldHand = () => {
      document.body.innerHTML = "<button data-card></button>";
    };
    const { desk: mine } = desk({ unfoldHand });
    const key = pressed("h");
    mine.key(key);
    await vi.runAllTimersAsync();
    expect(document.activeElement).toBe(document.querySelector("[data-card]"));
    expect(key.defaultPrevented).toBe(true);
  });
});
