// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Line } from "../messages";
import { all, button, line, one, press, sheet, show, texts, view } from "../testing/parts";
import { inspector } from "./inspector.svelte";
import LogPanel from "./LogPanel.svelte";

const SHEET = sheet(["captain", "Captain", "characters"], ["pilot", "Pilot", "characters"]);

function log(lines: Line[], part: object = {}) {
  return show(LogPanel, { lines, view: view(), sheet: SHEET, ontab: vi.fn(), ...part });
}

afterEach(() => inspector.close());

describe("LogPanel", () => {
  it("says the same line told several times once, and leaves out what has no words", () => {
    const lines = [
      line(0, "fire", "Fire in the Canteen."),
      line(1, "fire", "Fire in the Canteen."),
      line(2, "moved", ""),
      line(3, "turn", "The Pilot’s turn."),
    ];
    expect(texts(log(lines), "li")).toEqual(["Fire in the Canteen. × 2", "The Pilot’s turn."]);
  });

  it("explains a line by its term, and offers no reason where there is none", () => {
    const panel = log([line(0, "noise", "Noise.", {}, "noise_roll"), line(1, "pass", "The Pilot passes.")]);
    expect(all(panel, ".why")).toHaveLength(1);
    press(one(panel, ".why"));
    expect(inspector.open).toEqual({ term: "noise_roll" });
  });

  it("makes rounds headings and what hurts the viewer stand out, not what hurts others", () => {
    const panel = log([
      line(0, "round", "Round 2."),
      line(1, "light_wound", "You are hurt.", { seat: 0 }),
      line(2, "light_wound", "The Pilot is hurt.", { seat: 1 }),
    ]);
    expect(texts(panel, "li.heading")).toEqual(["Round 2."]);
    expect(texts(panel, "li.mine")).toEqual(["You are hurt."]);
  });

  it("marks what is new since the last update", () => {
    const lines = [line(3, "a", "Old."), line(7, "b", "New."), line(8, "c", "Newer.")];
    expect(texts(log(lines, { fresh: 1 }), "li.fresh")).toEqual(["New.", "Newer."]);
    expect(texts(log(lines, { fresh: 3 }), "li.fresh")).toEqual([]);
  });

  it("keeps a long game light: older lines come when they are asked for", () => {
    const panel = log(Array.from({ length: 200 }, (_, at) => line(at, "told", `Line ${at}.`)));
    expect(all(panel, "li")).toHaveLength(150);
    expect(texts(panel, "li")[0]).toBe("Line 50.");
    press(button(panel, "web-table-log-older"));
    expect(all(panel, "li")).toHaveLength(200);
    expect(all(panel, "button.quiet")).toHaveLength(0);
  });

  it("takes a scroll that comes with another size for the layout’s, and stays at the newest line", () => {
    const panel = log([line(0, "a", "Old."), line(1, "b", "New.")]);
    const body = one(panel, ".body");
    const size = { clientHeight: 500, scrollHeight: 1000 };
    for (const name of ["clientHeight", "scrollHeight"] as const) Object.defineProperty(body, name, { get: () => size[name] });
    const scroll = (top: number) => {
      body.scrollTop = top;
      body.dispatchEvent(new Event("scroll"));
    };
    scroll(500);
    Object.assign(size, { clientHeight: 150 }); // the question has opened below
    scroll(500);
    expect(body.scrollTop).toBe(1000);
    scroll(200); // somebody reads what was before
    Object.assign(size, { scrollHeight: 1100 });
    scroll(200);
    expect(body.scrollTop).toBe(200);
  });

  it("counts what was said while one did not look", () => {
    const said = (number: number) => ({ type: "chat" as const, number, seat: 1, text: `Hello ${number}`, at: 0 });
    const props = $state({ lines: [], view: view(), sheet: SHEET, ontab: vi.fn(), tab: "log" as "log" | "chat", chat: [said(1), said(2)] });
    const panel = show(LogPanel, props);
    expect(texts(panel, ".unread")).toEqual(["2"]);
    props.tab = "chat";
    flushSync();
    expect(texts(panel, "ol.chat li")).toEqual(["Pilot Hello 1", "Pilot Hello 2"]);
    props.tab = "log";
    flushSync();
    expect(all(panel, ".unread")).toHaveLength(0);
    props.chat = [...props.chat, said(3)];
    flushSync();
    expect(texts(panel, ".unread")).toEqual(["1"]);
  });

  it("says nothing that is empty, and clears what was said", () => {
    const onsay = vi.fn();
    const panel = log([], { tab: "chat", chat: [], canSay: true, onsay });
    const input = one(panel, "input") as HTMLInputElement;
    const write = (text: string) => {
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      one(panel, "form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
      flushSync();
    };
    write("   ");
    expect(onsay).not.toHaveBeenCalled();
    write("  Wait for me ");
    expect(onsay).toHaveBeenCalledExactlyOnceWith("Wait for me");
    expect(input.value).toBe("");
  });
});
