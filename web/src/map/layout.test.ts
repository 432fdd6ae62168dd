import { describe, expect, it } from "vitest";
import { besides } from "./beside";
import { BOARDS } from "./boards.fixture";
import { centred, CLOSEST, fit, held, panned, sees, zoomed } from "./camera";
import { convex } from "./hull";
import { boxOf, GAP, layoutOf, overlap, partsOf, plateOf, ROOM, type Box } from "./layout";
import { lettering } from "./lettering";
import { reach } from "./mooring";
import { nextRoom } from "./neighbours";

/** Touching is not hiding. */
const within = (b: Box): Box => ({ left: b.left + 3, right: b.right - 3, top: b.top + 3, bottom: b.bottom - 3 });

const cornersOf = (b: Box) => [
  { x: b.left, y: b.top },
  { x: b.right, y: b.top },
  { x: b.right, y: b.bottom },
  { x: b.left, y: b.bottom },
];

describe.each(Object.entries(BOARDS))("the %s board", (_, board) => {
  const layout = layoutOf(board, 2);
  const spots = [...layout.spots.values()];

  it("draws every room and every corridor", () => {
    expect(spots.map((s) => s.slot).sort((a, b) => a - b)).toEqual(board.rooms.map((r) => r.slot));
    expect(layout.ways.map((w) => w.index)).toEqual(board.corridors.map((c) => c.index));
  });

  it("leaves a gap between any two rooms", () => {
    for (const a of spots)
      for (const b of spots.filter((s) => s.slot > a.slot)) {
        const apart = Math.abs(a.x - b.x) >= ROOM.w + GAP.x - 3 || Math.abs(a.y - b.y) >= ROOM.h + GAP.y - 3;
        expect(apart, `${a.slot} and ${b.slot}`).toBe(true);
      }
  });

  it("keeps everything inside its picture", () => {
    const { box } = layout;
    for (const s of spots) {
      const b = boxOf(s);
      expect(b.left >= box.left && b.right <= box.right && b.top >= box.top && b.bottom <= box.bottom).toBe(true);
    }
    for (const { mid } of layout.ways) expect(mid.x >= box.left && mid.x <= box.right && mid.y >= box.top && mid.y <= box.bottom).toBe(true);
  });

  it("writes the number of a corridor where no room hides it", () => {
    for (const way of layout.ways)
      for (const s of spots) expect(overlap(plateOf(way.mid, way.numbers), within(boxOf(s))), `corridor ${way.index} and room ${s.slot}`).toBe(false);
  });

  it("leads no corridor through a room", () => {
    for (const way of layout.ways) {
      const [x0, y0, ...rest] = way.path.match(/-?[\d.]+/g)!.map(Number) as [number, number, ...number[]];
      const [x1, y1] = rest.slice(-2) as [number, number];
      const [cx, cy] = rest.length === 4 ? (rest as [number, number]) : [(x0 + x1) / 2, (y0 + y1) / 2];
      for (let t = 0; t <= 1; t += 0.02) {
        const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t ** 2 * x1;
        const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t ** 2 * y1;
        for (const s of spots.filter((spot) => spot.slot !== way.a && spot.slot !== way.b)) {
          const b = boxOf(s);
          expect(x > b.left && x < b.right && y > b.top && y < b.bottom, `corridor ${way.index} and room ${s.slot}`).toBe(false);
        }
      }
    }
  });

  it("never writes two numbers over each other", () => {
    for (const a of layout.ways)
      for (const b of layout.ways.filter((w) => w.index > a.index))
        expect(Math.hypot(a.mid.x - b.mid.x, a.mid.y - b.mid.y), `${a.index} and ${b.index}`).toBeGreaterThan(34);
  });

  it("puts the signs of technical corridors where no room is", () => {
    expect(layout.hubs).toHaveLength(2);
    for (const hub of layout.hubs) for (const s of spots) expect(overlap({ left: hub.x - 70, right: hub.x + 70, top: hub.y - 24, bottom: hub.y + 24 }, boxOf(s))).toBe(false);
  });

  it("has a hull around each part, and nozzles at the stern of the ship", () => {
    expect(layout.hulls).toHaveLength(partsOf(board.rooms, board.corridors).length);
    for (const hull of layout.hulls) expect(hull).toMatch(/^M.*Z$/);
    expect(layout.stern.sort((a, b) => a - b)).toEqual([19, 20, 21]);
  });
});

it("finds the parts that corridors hold together", () => {
  const board = BOARDS["with a docked part"];
  expect(partsOf(board.rooms, board.corridors).map((part) => part.map((r) => r.slot).length)).toEqual([21, 4]);
});

it("takes the form of the picture as far as its rooms allow", () => {
  const form = (aspect: number): number => {
    const { box } = layoutOf(BOARDS.standard, 1, aspect);
    return (box.right - box.left) / (box.bottom - box.top);
  };
  expect(form(1.35)).toBeCloseTo(1.35, 1);
  expect(form(1.2)).toBeLessThan(form(1.5));
});

it("moors a docked part where rooms stay nearly as large as without it", () => {
  const scale = (board: (typeof BOARDS)["standard"], width: number, height: number): number => {
    const { box } = layoutOf(board, 1, width / height);
    return Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
  };
  // The hand is lower then: the map has the height of it.
  expect(scale(BOARDS["with a docked part"], 790, 666)).toBeGreaterThan(0.88 * scale(BOARDS.standard, 790, 584));
});

it("keeps the ship and what is docked apart", () => {
  for (const aspect of [0.9, 1.15, 1.35, 1.6]) {
    const spots = [...layoutOf(BOARDS["with a docked part"], 1, aspect).spots.values()];
    const skin = (part: number) => convex(spots.filter((s) => s.part === part).flatMap((s) => cornersOf(boxOf(s))));
    const [ship, docked] = [skin(0), skin(1)];
    for (let y = -400; y < 2400; y += 20) {
      const [a, b] = [reach(ship, y), reach(docked, y)];
      if (Number.isFinite(a.from) && Number.isFinite(b.from)) expect(b.to, `at ${y} in a picture of form ${aspect}`).toBeLessThan(a.from - 40);
    }
  }
});

it("draws a board nobody has seen before", () => {
  const rooms = BOARDS.standard.rooms.slice(0, 2).map((r) => ({ ...r, x: 50, y: 50 }));
  const layout = layoutOf({ rooms, corridors: [{ index: 0, a: 1, b: 2, numbers: [1] }, { index: 1, a: 1, b: 99, numbers: [2] }] });
  expect(layout.ways.map((w) => w.index)).toEqual([0]);
  expect(overlap(boxOf(layout.spots.get(1)!), boxOf(layout.spots.get(2)!))).toBe(false);
});

describe("the camera", () => {
  const box: Box = { left: -100, top: 0, right: 1500, bottom: 1000 };
  const size = { width: 800, height: 600 };

  it("fits the whole ship into the picture", () => {
    const camera = fit(box, size);
    expect(camera.k).toBeCloseTo(0.5);
    expect([box.left * camera.k + camera.dx, box.right * camera.k + camera.dx]).toEqual([0, 800]);
    expect(box.top * camera.k + camera.dy).toBeCloseTo(50);
  });

  it("zooms around a point, between the whole ship and close by", () => {
    const start = centred({ x: 700, y: 500 }, 1, box, size);
    const nearer = zoomed(start, 1.5, 200, 100, box, size);
    expect((200 - start.dx) / start.k).toBeCloseTo((200 - nearer.dx) / nearer.k);
    expect(zoomed(start, 100, 0, 0, box, size).k).toBe(CLOSEST);
    expect(zoomed(start, 0.01, 0, 0, box, size).k).toBeCloseTo(0.5);
  });

  it("never loses the ship", () => {
    const near = centred({ x: 700, y: 500 }, 1, box, size);
    const far = panned(near, 1e5, -1e5, box, size);
    expect(far.dx).toBe(100);
    expect(far.dy).toBe(600 - 1000);
    expect(held(fit(box, size), box, size)).toEqual(fit(box, size));
  });

  it("knows what is in sight", () => {
    const camera = centred({ x: 700, y: 500 }, 1, box, size);
    expect(sees(camera, { x: 700, y: 500 }, 40, size)).toBe(true);
    expect(sees(camera, { x: -50, y: 500 }, 40, size)).toBe(false);
  });
});

describe("names", () => {
  it("take one line when that is as large", () => expect(lettering("Nid", 140).lines).toEqual(["Nid"]));

  it("break between words, in lines of about the same length", () => {
    expect(lettering("Salle de contrôle des moteurs", 140).lines).toEqual(["Salle de contrôle", "des moteurs"]);
  });

  it("shrink to fit but never below what can be read", () => {
    const name = lettering("Hibernatorium", 100);
    expect(name.size).toBeLessThan(22);
    expect(lettering("An-endless-name-that-does-not-break-anywhere", 60).size).toBe(11);
  });
});

describe("arrow keys", () => {
  const { spots } = layoutOf(BOARDS.standard);

  it("go to the nearest room in their direction", () => {
    expect(nextRoom(1, "ArrowRight", spots)).toBe(3);
    expect(nextRoom(3, "ArrowRight", spots)).toBe(7);
    expect(nextRoom(3, "ArrowLeft", spots)).toBe(1);
    expect(nextRoom(6, "ArrowUp", spots)).toBe(5);
    expect(nextRoom(20, "ArrowUp", spots)).toBe(17);
  });

  it("stop at the edge", () => {
    expect(nextRoom(1, "ArrowLeft", spots)).toBeNull();
    expect(nextRoom(1, "Home", spots)).toBeNull();
    expect(nextRoom(99, "ArrowUp", spots)).toBeNull();
  });

  it("reach every room", () => {
    const seen = new Set([1]);
    const todo = [1];
    for (let slot = todo.pop(); slot !== undefined; slot = todo.pop())
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = nextRoom(slot, key, spots);
        if (next !== null && !seen.has(next)) {
          seen.add(next);
          todo.push(next);
        }
      }
    expect(seen.size).toBe(21);
  });
});

it("puts a card where it hides nothing that matters", () => {
  const at = { left: 300, top: 200, right: 400, bottom: 280 };
  const size = { width: 800, height: 600 };
  const above = besides(at, { width: 200, height: 100 }, [], size);
  expect(above.y).toBe(90);
  const below = besides(at, { width: 200, height: 100 }, [{ left: 250, top: 80, right: 450, bottom: 190 }], size);
  expect(below.y).toBe(290);
  const walls = [
    { left: 0, top: 0, right: 800, bottom: 190 },
    { left: 0, top: 290, right: 500, bottom: 600 },
    { left: 0, top: 200, right: 290, bottom: 280 },
    { left: 410, top: 200, right: 500, bottom: 280 },
  ];
  expect(besides(at, { width: 200, height: 100 }, walls, size).x).toBe(510);
  expect(besides({ left: 0, top: 0, right: 20, bottom: 20 }, { width: 200, height: 100 }, [], size).x).toBeGreaterThanOrEqual(6);
});

it("wraps the skin of the ship tightly around", () => {
  const corners = convex([{ x: 0, y: 0 }, { x: 4, y: 0 }, { x: 4, y: 4 }, { x: 0, y: 4 }, { x: 2, y: 2 }, { x: 2, y: 0 }]);
  expect(corners).toHaveLength(4);
});
