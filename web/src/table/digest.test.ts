import { describe, expect, it } from "vitest";
import type { Line } from "../messages";
import { digest } from "./digest";

let at = 0;
function line(event: string, data: Record<string, unknown> = {}, text = event): Line {
  return { at: at++, event, data, text, term: null };
}

describe("digest", () => {
  it("tells what lies between the own turns, and first what hurt", () => {
    const lines = [
      line("turn", { seat: 0 }),
      line("moved", { seat: 0, room: 2 }),
      line("turn", { seat: 1 }),
      line("moved", { seat: 1, room: 3 }),
      line("drew", { seat: 1 }),
      line("event_phase"),
      line("burnt", { seat: 0, room: 2 }, ""),
      line("light_wound", { seat: 0, light: 1 }),
      line("turn", { seat: 0 }),
      line("moved", { seat: 0, room: 4 }),
    ];
    const found = digest(lines, 0);
    expect(found.mine.map((l) => l.event)).toEqual(["light_wound"]);
    expect(found.sections.map((s) => [s.seat, s.lines.map((l) => l.event)])).toEqual([
      [1, ["moved"]],
      [null, ["event_phase", "light_wound"]],
    ]);
    expect(found.count).toBe(3);
  });
  it("runs up to now while others play", () => {
    const lines = [line("turn", { seat: 0 }), line("turn", { seat: 1 }), line("fire", { room: 1 })];
    expect(digest(lines, 0).sections).toHaveLength(1);
  });
  it("is empty during one's first turn, and for nobody", () => {
    expect(digest([line("turn", { seat: 0 }), line("moved", { seat: 0 })], 0).count).toBe(0);
    expect(digest([], null).count).toBe(0);
  });
});
