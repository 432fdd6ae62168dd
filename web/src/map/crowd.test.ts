import { describe, expect, it } from "vitest";
import type { View } from "../lib/view";
import { BOARDS } from "./boards.fixture";
import { FLOOR, occupantsOf, places, standing, TALL } from "./crowd";
import { boxOf, layoutOf } from "./layout";
import { podsOf } from "./pods";

const seat = (index: number, character: string, room: number, more = {}) => ({ index, character, room, status: "aboard", pod: 0, ext: {}, ...more });

const view = {
  seat: 0,
  rooms: [{ slot: 11, tile: "hibernatorium" }],
  seats: [
    seat(0, "captain", 3),
    seat(1, "pilot", 3),
    seat(2, "scout", 0, { status: "hibernating" }),
    seat(3, "soldier", 0, { status: "dead" }),
  ],
  figures: [
    [5, "adult", 3, 2],
    [6, "larva", 3, 0],
  ],
  floor: [
    [3, "egg"],
    [3, "egg"],
    [4, "corpse:soldier"],
  ],
  ext: {},
  pods: [
    [1, "A", true, false],
    [2, "B", false, true],
    [3, "A", false, false],
  ],
} as unknown as View;

describe("occupants", () => {
  const found = occupantsOf(view);
  const keys = found.map((o) => `${o.key}@${o.room}`);

  it("are characters, intruders and what lies on the floor", () => {
    expect(keys).toContain("seat-0@3");
    expect(keys).toContain("figure-5@3");
    expect(keys).toContain("object-4-corpse:soldier@4");
  });

  it("sleep in the hibernatorium, and the dead are nowhere", () => {
    expect(found.find((o) => o.key === "seat-2")).toMatchObject({ room: 11, asleep: true });
    expect(found.some((o) => o.key === "seat-3")).toBe(false);
  });

  it("count equal things once", () => {
    expect(found.find((o) => o.what === "egg")?.count).toBe(2);
  });

  it("have keys of their own", () => {
    expect(new Set(found.map((o) => o.key)).size).toBe(found.length);
  });

  it("stand inside their room, and not on each other", () => {
    const { spots } = layoutOf(BOARDS.standard);
    const there = standing(found, spots).filter((s) => s.room === 3);
    expect(there).toHaveLength(5);
    const box = boxOf(spots.get(3)!);
    for (const s of there) {
      expect(s.x - s.size / 2).toBeGreaterThanOrEqual(box.left);
      expect(s.x + s.size / 2).toBeLessThanOrEqual(box.right);
      for (const o of there.filter((x) => x.key > s.key))
        expect(Math.max(Math.abs(s.x - o.x), Math.abs(s.y - o.y))).toBeGreaterThanOrEqual(s.size - 0.01);
    }
  });
});

it.each([1, 2, 3, 4, 5, 7, 9, 12])("%i places fit on the floor of a room", (count) => {
  const found = places(count);
  expect(found).toHaveLength(count);
  for (const p of found) {
    expect(Math.abs(p.x - FLOOR.x) + p.size / 2).toBeLessThanOrEqual(FLOOR.w / 2 + 0.01);
    expect(Math.abs(p.y - FLOOR.y) + p.size / 2).toBeLessThanOrEqual(FLOOR.h / 2 + 0.01);
    expect(p.size).toBeGreaterThan(19);
  }
});

it("has larger places where a room has no signs", () => {
  expect(places(6, TALL)[0]?.size).toBeGreaterThan(places(6)[0]?.size ?? 0);
});

it("reads pods, their locks and who is in them", () => {
  const aboard = { ...view, seats: [seat(0, "captain", 0, { pod: 3 })] } as unknown as View;
  expect(podsOf(aboard)).toEqual([
    { number: 1, section: "A", state: "locked", riders: [] },
    { number: 2, section: "B", state: "launched", riders: [] },
    { number: 3, section: "A", state: "unlocked", riders: [0] },
  ]);
});
