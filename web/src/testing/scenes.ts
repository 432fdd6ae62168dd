/** Lines as games tell them, and the scene that is to be made of them. */
import { expect } from "vitest";
import type { Line } from "../messages";
import { sceneOf } from "../scenes/registry";

let at = 0;
export const line = (event: string, data: Line["data"] = {}, text = ""): Line => ({ at: at++, event, data, text, term: null });

/** What stands after a null is not part of the scene. */
export type Recorded = [kind: string, acts: string[], lines: (Line | null)[]];

export function isStaged([kind, acts, recorded]: Recorded): void {
  const end = recorded.indexOf(null);
  const lines = recorded.filter((one) => one !== null);
  const scene = sceneOf(lines);
  expect(scene?.kind).toBe(kind);
  expect(scene?.acts.map((act) => act.name)).toEqual(acts);
  expect(scene?.lines).toEqual(end < 0 ? lines : lines.slice(0, end));
}
