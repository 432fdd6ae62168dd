import { describe, expect, it } from "vitest";
import type { View } from "../../lib/view";
import type { Line } from "../../messages";
import { beatOf } from "../../table/beats";
import { patched } from "../../table/patches";

function line(event: string, data: Record<string, unknown>, text = ""): Line {
  return { at: 0, event, data, text, term: null };
}

describe("the story", () => {
  it("turns up the card of an alert", () => {
    const show = { kind: "card", component: "alert_hot_spots", hits: null };
    expect(beatOf({ lines: [line("alert_drawn", { alert: "alert_hot_spots" }, "An alert.")], scene: null }, 0).show).toEqual(show);
  });

  it("moves turrets, the dog, second tokens and the shuttle", () => {
    const ext = { turrets: [[1, 8, null, false]], second_tokens: [false, true], shuttle: 1, offer: -1 };
    const docked = { ext, seats: [{ index: 0, ext: { laika: 0 } }] } as unknown as View;
    const after = (event: string, data: Record<string, unknown>) => patched(docked, line(event, data));
    expect(after("turret_revealed", { room: 8, mode: "all" }).ext.turrets).toEqual([[1, 8, "all", true]]);
    expect(after("turret_placed", { room: 3 }).ext.turrets).toHaveLength(2);
    expect(after("turret_destroyed", { room: 8 }).ext.turrets).toEqual([]);
    expect(after("laika_moved", { seat: 0, room: 5, corridor: 1 }).seats[0]?.ext.laika).toBe(5);
    expect(after("laika_gone", { seat: 0 }).seats[0]?.ext.laika).toBe(-1);
    expect(after("token_revealed", { seat: 0, room: 1, token: "egg" }).ext.second_tokens).toEqual([false, false]);
    expect(after("shuttle_time", { left: 3 }).ext.shuttle).toBe(2);
    expect(after("offer_taken", { seat: 0 }).ext.offer).toBe(0);
  });
});
