// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { all, button, press, sheet, show, texts, view } from "../testing/parts";
import Report from "./Report.svelte";

const SHEET = sheet(["captain", "Captain", "characters"], ["pilot", "Pilot", "characters"]);
const RESULT = {
  seats: [
    { seat: 0, won: true, checks: [{ check: "engines", passed: true }, { check: "objective", passed: true }] },
    { seat: 1, won: false, checks: [{ check: "contamination", passed: false }] },
  ],
};
const LINES = [
  "The ship jumps.",
  "Reached: Mars.",
  "The Captain survives. Victory!",
  "– Engines: fine.",
  "– Objective: fulfilled.",
  "The Pilot dies. Defeat.",
  "– Contamination: infected.",
  "The Captain wins.",
];

function report(part: object = {}) {
  const shown = show(Report, { view: view({ result: RESULT }), sheet: SHEET, report: LINES, ...part });
  if (!("staged" in part)) press(button(shown, "web-end-all"));
  return shown;
}

describe("Report", () => {
  it("tells each fate under its person, with what was passed and what was not", () => {
    const shown = report();
    expect(texts(shown, ".opening")).toEqual(["The ship jumps.", "Reached: Mars."]);
    expect(texts(shown, ".fates strong")).toEqual(["Captain", "Pilot"]);
    expect(texts(shown, "li.won strong")).toEqual(["Captain"]);
    expect(texts(shown, ".checks .passed")).toEqual(["✓ Engines: fine.", "✓ Objective: fulfilled."]);
    expect(texts(shown, ".checks .failed")).toEqual(["✗ Contamination: infected."]);
    expect(texts(shown, ".closing")).toEqual(["The Captain wins."]);
  });

  it("turns up one thing after another: the ship, a person, each of their checks", () => {
    const shown = report({ staged: true });
    const go = () => press(button(shown, "web-end-on"));
    expect(texts(shown, ".opening")).toHaveLength(2);
    expect(texts(shown, ".fates strong")).toEqual([]);
    go();
    expect(texts(shown, ".fates strong")).toEqual(["Captain"]);
    expect(texts(shown, ".checks li"), "no check is told with the name").toEqual([]);
    expect(texts(shown, ".outcome"), "nor how it ended").toEqual([]);
    go();
    expect(texts(shown, ".checks li")).toEqual(["✓ Engines: fine."]);
    go();
    expect(texts(shown, ".outcome")).toEqual(["web-table-won"]);
    go();
    go();
    expect(texts(shown, ".fates strong")).toEqual(["Captain", "Pilot"]);
    expect(texts(shown, ".closing"), "the winners come last").toEqual([]);
    go();
    expect(texts(shown, ".closing")).toEqual(["The Captain wins."]);
    expect(all(shown, ".stage")).toHaveLength(0);
  });

  it("marks the viewer's own fate, whoever won", () => {
    expect(texts(report({ view: view({ seat: 1, result: RESULT }) }), "li.own strong")).toEqual(["Pilot"]);
  });

  it("offers only what can be done from here", () => {
    expect(all(report(), "nav button, nav a")).toHaveLength(0);
    const again = vi.fn();
    const shown = report({ onagain: again });
    press(button(shown, "web-table-again"));
    expect(again).toHaveBeenCalledOnce();
    expect(all(shown, "nav .primary"), "no game follows on this ship").toHaveLength(0);
  });

  it("goes on with the ship in the mode that needs one", () => {
    const sequel = vi.fn();
    press(button(report({ sequel: "sequel", onsequel: sequel }), "mode-sequel"));
    expect(sequel).toHaveBeenCalledWith("sequel");
  });
});
