import { describe, expect, it } from "vitest";
import type { MyTable, TableInfo } from "../messages";
import { ago, awaited, codeIn, company, grouped } from "./own";

const table = (code: string, more: Partial<TableInfo> = {}): TableInfo => ({
  code, setup: {}, seats: [], over: false, scenario: null, hot_seat: false, odds: true, coach: false, clock: null, round: 1, created: 1, moved: 1, turn: [], commitment: null, key: null, seed: null, closed: false, watch_by_link: false, next: null, ...more,
});
const mine = (t: TableInfo, seat = 0, asked = false): MyTable => ({ table: t, seat, asked, requests: 0 });
const seat = (number: number, name: string | null, bot: string | null = null) => ({ seat: number, name, joined: name !== null, connected: true, bot, standing_in: false, host: false, muted: false, known: false });

it("tells whom the table waits for", () => {
  const seats = [seat(0, "Léa"), seat(1, "Karim"), seat(2, null, "crew"), seat(3, null)];
  const waits = (turn: number[]) => awaited({ table: table("a", { seats, turn }), seats: [0], asked: false, requests: 0 });
  expect(waits([1])).toEqual({ names: ["Karim"], bots: 0, free: 0 });
  expect(waits([1, 2, 3])).toEqual({ names: ["Karim"], bots: 1, free: 1 });
  expect(waits([])).toEqual({ names: [], bots: 0, free: 0 });
});

describe("my tables", () => {
  it("shows first where I am asked, then the latest, finished ones last", () => {
    const found = [
      mine(table("old", { moved: 5 })),
      mine(table("over", { over: true, moved: 99 })),
      mine(table("new", { moved: 9 })),
      mine(table("asked"), 0, true),
    ];
    expect(grouped(found).map((own) => own.table.code)).toEqual(["asked", "new", "old", "over"]);
  });

  it("joins the seats of one screen", () => {
    const t = table("k3");
    expect(grouped([mine(t, 0), mine(t, 2, true)])).toEqual([{ table: t, seats: [0, 2], asked: true, requests: 0 }]);
  });

  it("counts bots and free seats, and names people", () => {
    const seat = (n: number, name: string | null, bot: string | null = null) => ({
      seat: n, name, joined: name !== null, connected: false, bot, standing_in: false, host: false, muted: false, known: false,
    });
    const seats = [seat(0, "Ada"), seat(1, "Bob"), seat(2, null, "crew"), seat(3, null, "crew"), seat(4, null)];
    const own = { table: table("k3", { seats }), seats: [0, 1], asked: false, requests: 0 };
    expect(company(own)).toEqual({ names: ["Bob"], bots: 2, free: 1 });
    expect(company({ ...own, seats: [1] }).names).toEqual(["Ada"]);
  });

  it("tells how long ago in words", () => {
    expect(ago(1000, "en", 1000 + 3 * 60)).toBe("3 minutes ago");
    expect(ago(1000, "fr", 1000 + 86_400)).toBe("hier");
    expect(ago(1000, "en", 1005)).toBe("this minute");
    expect(ago(0, "en", 1005)).toBe("");
  });

  it("reads an invite code however it was copied", () => {
    expect(codeIn(" K3X9 M2PQ ")).toBe("k3x9m2pq");
    expect(codeIn("https://example.org/t/k3x9m2pq#x")).toBe("k3x9m2pq");
    expect(codeIn("example.org/replay/k3x9m2pq?a")).toBe("k3x9m2pq");
  });
});
