import { describe, expect, it } from "vitest";
import type { Line } from "../messages";
import type { View } from "../lib/view";
import { ledger } from "./knowledge";

function line(event: string, data: object): Line {
  return { at: 0, event, data: data as Record<string, unknown>, text: "", term: null };
}
function view(...knowledge: unknown[]): View {
  return { seat: 0, seats: [{ index: 0, knowledge }] } as unknown as View;
}

describe("ledger", () => {
  it("keeps the newest word about each thing, newest first", () => {
    const found = ledger(
      view(["engine", 0, "working", 1], ["coordinates", 0, "coord_1", 2], ["engine", 0, "damaged", 3]),
      [],
    );
    expect(found.map((k) => [k.kind, k.value])).toEqual([
      ["engine", "damaged"],
      ["coordinates", "coord_1"],
    ]);
  });
  it("warns when somebody else has been at the Engine since, not when I was", () => {
    const engine = ["engine", 1, "working", 2];
    const others = [line("round", { round: 3 }), line("engine_worked", { seat: 2, engine: 1 })];
    expect(ledger(view(engine), others)[0]?.stale).toBe(true);
    expect(
      ledger(view(engine), [line("round", { round: 3 }), line("engine_worked", { seat: 0, engine: 1 })])[0]?.stale,
    ).toBe(false);
    expect(
      ledger(view(engine), [line("round", { round: 1 }), line("engine_worked", { seat: 2, engine: 1 })])[0]?.stale,
    ).toBe(false);
    expect(
      ledger(view(engine), [line("round", { round: 3 }), line("engine_worked", { seat: 2, engine: 0 })])[0]?.stale,
    ).toBe(false);
  });
  it("is empty for a spectator and passes over what it cannot read", () => {
    expect(ledger({ seat: null, seats: [] } as unknown as View, [])).toEqual([]);
    expect(ledger(view("odd", ["short"]), [])).toEqual([]);
  });
});
