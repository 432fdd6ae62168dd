// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Matter } from "../messages";
import { all, sheet, show, texts, view } from "../testing/parts";
import Matters from "./Matters.svelte";

const matter = (id: string, part: Partial<Matter> = {}): Matter => ({
  ...{ id, title: id, text: `About ${id}.`, left: null, left_text: "", component: "", level: 0, levels: 0 },
  ...{ done: [], rooms: [], urgent: false, pressing: false, seat: null, ...part },
});

describe("Matters of a box that the page has no room for", () => {
  it("have cards where they press, and are counted where they do not", () => {
    const storm = matter("storm", { component: "storm_1", title: "Storm", left: 2, pressing: true });
    const matters = [storm, matter("harvest", { left: 3 })];
    const shown = show(Matters, { view: view({ matters }), sheet: sheet() });
    expect(texts(shown, ".matters strong")).toEqual(["Storm"]);
    expect(texts(shown, ".count b")).toEqual(["3"]);
    expect(all(shown, "svg path")).toHaveLength(2);
  });

  it("stand in a line of their own at every size as long as time runs out for them", () => {
    const storm = matter("storm", { component: "storm_1", title: "Storm", left: 2, left_text: "2 more rounds", pressing: true });
    const matters = [storm, matter("calm", { pressing: true }), matter("harvest", { left: 3 })];
    const table = { view: view({ matters }), sheet: sheet() };
    expect(texts(show(Matters, { ...table, brief: true }), ".line .words")).toEqual(["Storm · 2 more rounds"]);
    expect(all(show(Matters, { ...table, chips: true }), ".chip")).toHaveLength(1);
    expect(all(show(Matters, { view: view({ matters: [] }), sheet: sheet(), brief: true }), "ul")).toHaveLength(0);
  });
});
