import { expect, test } from "vitest";
import type { Condition, Goal } from "../messages";
import { progress, progressOf } from "./goals";

const one = (state: Condition["state"]): Condition => ({ id: state, state, text: "", known: [], term: "", rooms: [] });
const goal = (component: string, needs: Condition["state"][], ways: Condition["state"][][] = []): Goal => ({
  id: component || "survive",
  title: "",
  component,
  state: "open",
  needs: needs.map(one),
  ways: ways.map((way) => way.map(one)),
  quest: false,
});
const crew = { ...goal("", []), id: "crew" };

test("of several ways the nearest one counts that is still open", () => {
  expect(progressOf(goal("", ["met"], [["open", "open"], ["open"]]))).toEqual({ met: 1, of: 2 });
  expect(progressOf(goal("", ["met"], [["lost"], ["open", "open"]]))).toEqual({ met: 1, of: 3 });
});

test("one of two secret Objectives is enough, a team needs all of its cards", () => {
  const goals = [goal("", ["met"]), goal("a", ["met", "open"]), goal("b", ["open", "open", "open"])];
  expect(progress(goals)).toEqual({ met: 2, of: 3 });
  expect(progress([...goals, crew])).toEqual({ met: 2, of: 6 });
});

test("nothing to play for is nothing to count", () => {
  expect(progress([])).toEqual({ met: 0, of: 0 });
});

test("a Quest Item is no condition of winning", () => {
  expect(progress([goal("", ["met"]), { ...goal("torch", ["open"]), quest: true }])).toEqual({ met: 1, of: 1 });
});
