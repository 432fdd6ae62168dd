// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { Connection } from "../lib/connection.svelte";
import { Refused } from "../lib/api";
import type { Question } from "../messages";
import { all, button, press, question, sheet, show, texts, view } from "../testing/parts";
import AskPanel from "./AskPanel.svelte";
import type { Desk } from "./desk.svelte";

const SHEET = sheet(["captain", "Captain", "characters"], ["pilot", "Pilot", "characters"]);

function panel(part: object = {}) {
  const desk = { hovered: null, busy: false, armed: true, typed: "", coach: null, choose: vi.fn(), fail: vi.fn(), open: null };
  const props = {
    view: view(),
    sheet: SHEET,
    ask: null as Question | null,
    readonly: false,
    connection: null,
    touch: false,
    compact: false,
    moment: null,
    over: false,
    onplace: vi.fn(),
    ...part,
  };
  const live = $state({ telling: false, ...props, desk: desk as unknown as Desk });
  return { desk: live.desk as unknown as typeof desk, live, panel: show(AskPanel, live) };
}

function connected(part: object): Connection {
  return { vote: null, claims: [], ...part } as unknown as Connection;
}

describe("AskPanel", () => {
  it("asks what is asked, and hands the choice to the desk", () => {
    const shown = panel({ ask: question("interrupt", [{ value: "decline", text: "Let it happen" }]) });
    expect(texts(shown.panel, "h2")).toEqual(["What now?"]);
    press(shown.panel.querySelector<HTMLElement>("[data-option]")!);
    expect(shown.desk.choose).toHaveBeenCalledExactlyOnceWith(0);
  });

  it("offers nothing while something is told, except to go on", () => {
    const onskip = vi.fn();
    const ask = question("interrupt", [{ value: "decline", text: "Let it happen" }]);
    const shown = panel({ ask, telling: true, claims: ["prize"], connection: connected({}), onskip });
    expect(all(shown.panel, "[data-option], .claims, h2")).toHaveLength(0);
    press(button(shown.panel, "web-table-skip"));
    expect(onskip).toHaveBeenCalledOnce();
  });

  it("keeps whoever works by key where they are: with the story, then with the next question", () => {
    const asked = (id: string) => ({ ...question("interrupt", [{ value: "decline", text: "Let it happen" }]), id });
    const { live, panel: shown } = panel({ ask: asked("1") });
    shown.querySelector<HTMLElement>("[data-option]")!.focus();
    live.telling = true;
    flushSync();
    expect(document.activeElement).toBe(button(shown, "web-table-skip"));
    live.telling = false;
    live.ask = asked("2");
    flushSync();
    expect(document.activeElement?.id).toBe("question");
  });

  it("takes the focus from nobody who works elsewhere", () => {
    const { live } = panel({ ask: question("interrupt", [{ value: "decline", text: "Let it happen" }]) });
    live.telling = true;
    flushSync();
    expect(document.activeElement).toBe(document.body);
  });

  it("shows nothing to who only reads", () => {
    expect(panel({ readonly: true }).panel.textContent?.trim()).toBe("");
  });

  it("waits when nothing is asked, and leads to the report at the end", () => {
    expect(texts(panel().panel, ".waiting p")).toEqual(["web-table-waiting-for"]);
    const ended = panel({ over: true });
    press(button(ended.panel, "web-table-menu-report"));
    expect(ended.desk.open).toBe("report");
  });

  it("puts an open vote above the question; who has agreed is not asked again", () => {
    const cast = vi.fn().mockResolvedValue({});
    const vote = { vote: 7, about: "undo", by: 1, seat: null, needed: [0, 1], agreed: [1] };
    const shown = panel({ connection: connected({ vote, cast }) });
    press(button(shown.panel, "web-table-vote-yes"));
    expect(cast).toHaveBeenCalledExactlyOnceWith(7, true);
    const agreed = panel({ connection: connected({ vote: { ...vote, agreed: [0, 1] }, cast }) });
    expect(all(agreed.panel, ".vote button")).toHaveLength(0);
  });

  it("asks back before a claim that is for good, and tells the desk if it fails", async () => {
    const refused = new Refused("stale", "too late", 0);
    const claim = vi.fn().mockRejectedValue(refused);
    const shown = panel({ claims: ["prize"], connection: connected({ claim }) });
    press(all(shown.panel, ".claims button")[0]!);
    expect(claim).not.toHaveBeenCalled();
    press(shown.panel.querySelector<HTMLElement>("dialog .primary")!);
    expect(claim).toHaveBeenCalledExactlyOnceWith("prize");
    await vi.waitFor(() => expect(shown.desk.fail).toHaveBeenCalledWith(refused));
  });
});
