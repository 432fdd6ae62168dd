/** Where things are drawn: rooms spread apart so that nothing overlaps, corridors routed around them. Pure geometry. */
import type { Corridor, RoomPlace, Sheet } from "../messages";
import { hullAround } from "./hull";
import { berth } from "./mooring";

export interface Point {
  x: number;
  y: number;
}

/** A room: its middle. All rooms have the size of `ROOM`. */
export interface Spot extends Point {
  slot: number;
  place: RoomPlace;
  /** 0 is the ship, others hang beside it. */
  part: number;
}

export interface Way {
  index: number;
  a: number;
  b: number;
  numbers: number[];
  /** The whole corridor, from middle to middle; rooms are drawn over its ends. */
  path: string;
  /** Where its number stands, and the direction of the corridor there, in degrees. */
  mid: Point;
  angle: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Layout {
  box: Box;
  spots: Map<number, Spot>;
  ways: Way[];
  /** Outline of each part. */
  hulls: string[];
  /** Middle of the sign of each Technical Corridors space. */
  hubs: Point[];
  /** Corners where the pods of the first and of the second section hang. */
  bays: [Point, Point];
  /** Rooms at the stern of the ship: they have nozzles. */
  stern: number[];
}

export const ROOM = { w: 196, h: 166, cut: 26 };
export const GAP = { x: 66, y: 62 };
/** Half the width of a corridor's number, what each further number adds to it, half its height. */
export const PLATE = { half: 19, more: 11, high: 16 };
export const BAY = { w: 300, h: 76 };
export const HUB = { w: 176, h: 56 };
const MARGIN = 36;
/** Behind the stern, for the nozzles. */
const NOZZLES = 62;

/** `aspect`: width by height of the picture; the ship takes that form as far as its rooms allow, so that they are large. */
export function layoutOf(sheet: Pick<Sheet, "rooms" | "corridors">, spaces = 1, aspect = 1.45): Layout {
  const parts = partsOf(sheet.rooms, sheet.corridors);
  const [ship = [], ...others] = parts;
  const { spots, box, bays } = others.length === 0 ? afloat(ship, aspect) : moored(ship, others, aspect);
  const all = [...spots.values()];
  const ways = routes(sheet.corridors, spots);
  return {
    box,
    spots,
    ways,
    hulls: parts.map((_, part) => hullOf(part, spots, ways)),
    hubs: emptySpots(all, ways, spaces),
    bays,
    stern: all.filter((s) => s.part === 0 && s.place.x >= Math.max(...ship.map((p) => p.x)) - 4).map((s) => s.slot),
  };
}

type Afloat = Pick<Layout, "spots" | "box" | "bays">;

/** The ship alone. */
function afloat(ship: RoomPlace[], aspect: number): Afloat {
  const spots = new Map(tightest(ship, aspect).map((spot) => [spot.slot, spot]));
  const box = around([...spots.values()], MARGIN + 10);
  box.right += NOZZLES;
  const bays: [Point, Point] = [
    { x: box.left + 8, y: box.top + 8 },
    { x: box.left + 8, y: box.bottom - BAY.h - 8 },
  ];
  return { spots, box, bays };
}

/** Forms of the ship that are tried when something else is in the picture. */
const FORMS = [1, 1.08, 1.16, 1.24];

/** The ship with all that hangs at it, in the form in which the rooms are largest. */
function moored(ship: RoomPlace[], others: RoomPlace[][], aspect: number): Afloat {
  const tried = FORMS.map((form) => {
    const found = afloat(ship, aspect * form);
    others.forEach((places, n) => moor(places, n + 1, found, aspect));
    return found;
  });
  const size = ({ box }: Afloat): number => Math.max((box.right - box.left) / aspect, box.bottom - box.top);
  return tried.reduce((best, next) => (size(next) < size(best) ? next : best));
}

/** Moor a part at the ship; the pods of the second section make way. */
function moor(places: RoomPlace[], part: number, { spots, box, bays }: Afloat, aspect: number): void {
  const { spots: found, block } = berth(places, [...spots.values()].map(boxOf), box, aspect, ROOM, MARGIN);
  const below = block.bottom + 10 - box.bottom;
  for (const { place, x, y } of found) spots.set(place.slot, { slot: place.slot, place, part, x, y });
  bays[1] = below > BAY.h ? { x: block.right + 12, y: block.bottom - BAY.h } : { x: bays[0].x, y: bays[0].y + BAY.h + 12 };
  box.left = Math.min(box.left, block.left - 10);
  box.right = Math.max(box.right, block.right + 10);
  box.bottom += Math.max(0, below);
}

/** Rooms that corridors hold together; the part with the lowest room first. */
export function partsOf(rooms: RoomPlace[], corridors: Corridor[]): RoomPlace[][] {
  const part = new Map(rooms.map((room) => [room.slot, room.slot]));
  const root = (slot: number): number => {
    const up = part.get(slot) ?? slot;
    return up === slot ? slot : root(up);
  };
  for (const { a, b } of corridors) {
    const [low, high] = [root(a), root(b)].sort((x, y) => x - y) as [number, number];
    part.set(high, low);
  }
  const roots = [...new Set(rooms.map((room) => root(room.slot)))].sort((x, y) => x - y);
  return roots.map((r) => rooms.filter((room) => root(room.slot) === r));
}

/** Around the rooms of a part and the numbers of its corridors. */
function hullOf(part: number, spots: Map<number, Spot>, ways: Way[]): string {
  const rooms = [...spots.values()].filter((spot) => spot.part === part).map(boxOf);
  const numbers = ways.filter((way) => spots.get(way.a)?.part === part).map((way) => grown(plateOf(way.mid, way.numbers), -14));
  return hullAround([...rooms, ...numbers], MARGIN);
}

const NARROWEST = 1340;
const WIDEST = 2000;
const LOWEST = 930;

/** The smallest box of about the form asked for in which all rooms have their gap. */
function tightest(places: RoomPlace[], aspect: number): Spot[] {
  const around = { x: ROOM.w + 2 * (MARGIN + 10) + NOZZLES, y: ROOM.h + 2 * (MARGIN + 10) };
  let spots: Spot[] = [];
  for (let width = NARROWEST; width <= WIDEST; width += 40) {
    const height = Math.max(LOWEST, (width + around.x) / aspect - around.y);
    const box: Box = { left: 0, top: 0, right: width, bottom: height };
    spots = spread(scaled(places, box), box);
    if (loose(spots)) break;
  }
  return spots;
}

function loose(spots: Spot[]): boolean {
  return spots.every((a, n) =>
    spots.slice(n + 1).every((b) => Math.abs(a.x - b.x) >= ROOM.w + GAP.x - 2 || Math.abs(a.y - b.y) >= ROOM.h + GAP.y - 2),
  );
}

/** Stretch the places of a part over a box. */
function scaled(places: RoomPlace[], box: Box): Spot[] {
  const xs = places.map((p) => p.x);
  const ys = places.map((p) => p.y);
  const along = (value: number, all: number[], from: number, to: number): number => {
    const [low, high] = [Math.min(...all), Math.max(...all)];
    return high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from);
  };
  return places.map((place) => ({
    slot: place.slot,
    place,
    part: 0,
    x: along(place.x, xs, box.left, box.right),
    y: along(place.y, ys, box.top, box.bottom),
  }));
}

/** Push rooms apart, each by the shorter way, until there is a gap between any two. */
export function spread<T extends Point>(points: T[], box: Box): T[] {
  const spots = points.map((p) => ({ ...p }));
  const need = { x: ROOM.w + GAP.x, y: ROOM.h + GAP.y };
  for (let round = 0; round < 250; round++) {
    // All pushes of a round are felt at once: what is symmetric stays so.
    const pushes = spots.map(() => ({ x: 0, y: 0 }));
    let moved = false;
    for (let i = 0; i < spots.length; i++)
      for (let j = i + 1; j < spots.length; j++) {
        const [a, b] = [spots[i] as T, spots[j] as T];
        const over = { x: need.x - Math.abs(a.x - b.x), y: need.y - Math.abs(a.y - b.y) };
        if (over.x <= 0.5 || over.y <= 0.5) continue;
        moved = true;
        const axis = over.x < over.y ? "x" : "y";
        const push = over[axis] * 0.42 * (a[axis] <= b[axis] ? 1 : -1);
        (pushes[i] as Point)[axis] -= push;
        (pushes[j] as Point)[axis] += push;
      }
    spots.forEach((spot, n) => {
      spot.x += (pushes[n] as Point).x;
      spot.y += (pushes[n] as Point).y;
    });
    for (const spot of spots) {
      spot.x = Math.min(box.right, Math.max(box.left, spot.x));
      spot.y = Math.min(box.bottom, Math.max(box.top, spot.y));
    }
    if (!moved) break;
  }
  return spots.map((spot) => ({ ...spot, x: Math.round(spot.x), y: Math.round(spot.y) }));
}

// -- corridors -------------------------------------------------------------------------------------------

const ASIDE = 46;
const STEPS = 120;
const BENDS = Array.from({ length: 29 }, (_, n) => (n - 14) * 24);

/** Corridors between the same two rooms run side by side; one that would cross a room bends around it. */
export function routes(corridors: Corridor[], spots: Map<number, Spot>): Way[] {
  const pairs = new Map<string, Corridor[]>();
  for (const corridor of corridors) {
    const key = [corridor.a, corridor.b].sort((x, y) => x - y).join("-");
    pairs.set(key, [...(pairs.get(key) ?? []), corridor]);
  }
  const ways: Way[] = [];
  for (const corridor of corridors) {
    const a = spots.get(corridor.a);
    const b = spots.get(corridor.b);
    if (!a || !b) continue;
    const twins = pairs.get([corridor.a, corridor.b].sort((x, y) => x - y).join("-")) ?? [corridor];
    const aside = (twins.indexOf(corridor) - (twins.length - 1) / 2) * ASIDE * (corridor.a < corridor.b ? 1 : -1);
    const others = [...spots.values()].filter((s) => s !== a && s !== b);
    const crossings = corridors.flatMap((other) => crossing(a, b, spots.get(other.a), spots.get(other.b)));
    ways.push(wayBetween(corridor, a, b, aside, others, ways, crossings));
  }
  return ways;
}

function wayBetween(corridor: Corridor, a: Spot, b: Spot, aside: number, others: Spot[], before: Way[], crossings: Point[]): Way {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const side = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const shifted = (p: Point, by: number): Point => ({ x: p.x + side.x * by, y: p.y + side.y * by });
  const from = shifted(a, aside);
  const to = shifted(b, aside);
  const walls = others.map((s) => grown(boxOf(s), 15));
  const blocked = (bend: number): number =>
    points(from, to, shifted(middle(from, to), bend * 2)).filter((p) => walls.some((w) => inside(p, w))).length;
  const crowding = (bend: number): number => Math.min(...before.map((way) => distance(way.mid, shifted(middle(from, to), bend))), 400);
  // The straightest way that crosses no room, or else crosses them the least; on the side with more room.
  const bent = (): number =>
    BENDS.map((bend) => ({ bend, blocked: blocked(bend) })).sort(
      (x, y) => x.blocked - y.blocked || Math.abs(x.bend) - Math.abs(y.bend) || crowding(y.bend) - crowding(x.bend),
    )[0]?.bend ?? 0;
  const free = blocked(0) === 0 ? 0 : bent();
  const control = shifted(middle(from, to), free * 2);
  const seen = points(from, to, control).map((p, n) => ({ ...p, n })).filter((p) => !inside(p, boxOf(a)) && !inside(p, boxOf(b)));
  const centre = seen[Math.floor(seen.length / 2)] ?? { ...middle(from, to), n: STEPS / 2 };
  const rooms = [a, b, ...others].map((spot) => grown(boxOf(spot), 2));
  const hidden = (p: Point): number => 90 * rooms.filter((box) => overlap(box, plateOf(p, corridor.numbers))).length;
  const near = (p: Point, all: Point[], reach: number): number => all.reduce((sum, other) => sum + Math.max(0, reach - distance(other, p)), 0);
  // The number stands in the middle unless a room, another corridor or its number is in the way there.
  const best = seen
    .map((p) => ({ p, cost: Math.abs(p.n - centre.n) + near(p, before.map((way) => way.mid), 64) + 2 * near(p, crossings, 44) + hidden(p) }))
    .reduce<{ p: Point & { n: number }; cost: number } | null>((found, next) => (found && found.cost <= next.cost ? found : next), null);
  const at = best?.p ?? centre;
  const all = points(from, to, control);
  const [back, ahead] = [all[Math.max(0, at.n - 1)] ?? from, all[Math.min(STEPS, at.n + 1)] ?? to];
  const path = free !== 0 ? `M${r(from.x)} ${r(from.y)}Q${r(control.x)} ${r(control.y)} ${r(to.x)} ${r(to.y)}` : `M${r(from.x)} ${r(from.y)}L${r(to.x)} ${r(to.y)}`;
  return {
    index: corridor.index,
    a: corridor.a,
    b: corridor.b,
    numbers: corridor.numbers,
    path,
    mid: { x: r(at.x), y: r(at.y) },
    angle: r((Math.atan2(ahead.y - back.y, ahead.x - back.x) * 180) / Math.PI),
  };
}

/** Where two straight corridors cross, if they do. */
function crossing(a: Spot, b: Spot, c: Spot | undefined, d: Spot | undefined): Point[] {
  if (!c || !d || new Set([a, b, c, d]).size < 4) return [];
  const [u, v, w] = [{ x: b.x - a.x, y: b.y - a.y }, { x: d.x - c.x, y: d.y - c.y }, { x: c.x - a.x, y: c.y - a.y }];
  const turn = u.x * v.y - u.y * v.x;
  const [s, t] = [(w.x * v.y - w.y * v.x) / turn, (w.x * u.y - w.y * u.x) / turn];
  return s > 0 && s < 1 && t > 0 && t < 1 ? [{ x: a.x + s * u.x, y: a.y + s * u.y }] : [];
}

function points(from: Point, to: Point, control: Point): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, n) => {
    const t = n / STEPS;
    const [p, q, s] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return { x: p * from.x + q * control.x + s * to.x, y: p * from.y + q * control.y + s * to.y };
  });
}

// -- empty places ----------------------------------------------------------------------------------------

/** The roomiest places inside the ship, for signs that belong to no room. */
function emptySpots(spots: Spot[], ways: Way[], count: number): Point[] {
  const ship = spots.filter((s) => s.part === 0);
  if (ship.length === 0) return [];
  const box = around(ship, 0);
  const found: Point[] = [];
  for (let n = 0; n < count; n++) {
    // Roomy, and near the rooms that open on this space.
    const entrances = ship.filter((s) => s.place.vent_space === n);
    const heart = centre(entrances.length > 0 ? entrances : ship);
    let best: { point: Point; room: number } = { point: { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }, room: -Infinity };
    for (let x = box.left + HUB.w; x < box.right - HUB.w; x += 20)
      for (let y = box.top + HUB.h; y < box.bottom - HUB.h; y += 20) {
        const here = { left: x - HUB.w / 2, right: x + HUB.w / 2, top: y - HUB.h / 2, bottom: y + HUB.h / 2 };
        const room = Math.min(
          ...ship.map((s) => apart(here, boxOf(s))),
          ...ways.map((w) => apart(here, plateOf(w.mid, w.numbers)) + 14),
          ...found.map((p) => Math.hypot(p.x - x, p.y - y) - HUB.w - 40),
          70,
        );
        const score = room - distance({ x, y }, heart) / 30;
        if (score > best.room) best = { point: { x: r(x), y: r(y) }, room: score };
      }
    found.push(best.point);
  }
  return found;
}

// -- boxes -----------------------------------------------------------------------------------------------

export function boxOf(p: Point): Box {
  return { left: p.x - ROOM.w / 2, right: p.x + ROOM.w / 2, top: p.y - ROOM.h / 2, bottom: p.y + ROOM.h / 2 };
}

/** The plate with the numbers of a corridor. */
export function plateOf(mid: Point, numbers: number[]): Box {
  const half = PLATE.half + (numbers.length - 1) * PLATE.more;
  return { left: mid.x - half, right: mid.x + half, top: mid.y - PLATE.high, bottom: mid.y + PLATE.high };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function grown(b: Box, by: number): Box {
  return { left: b.left - by, right: b.right + by, top: b.top - by, bottom: b.bottom + by };
}

function apart(a: Box, b: Box): number {
  const x = Math.max(a.left - b.right, b.left - a.right);
  const y = Math.max(a.top - b.bottom, b.top - a.bottom);
  return x > 0 && y > 0 ? Math.hypot(x, y) : Math.max(x, y);
}

function around(spots: Point[], margin: number): Box {
  const boxes = spots.map(boxOf);
  return {
    left: Math.min(...boxes.map((b) => b.left)) - margin,
    top: Math.min(...boxes.map((b) => b.top)) - margin,
    right: Math.max(...boxes.map((b) => b.right)) + margin,
    bottom: Math.max(...boxes.map((b) => b.bottom)) + margin,
  };
}

function inside(p: Point, b: Box): boolean {
  return p.x > b.left && p.x < b.right && p.y > b.top && p.y < b.bottom;
}

function centre(points: Point[]): Point {
  const sum = points.reduce((total, p) => ({ x: total.x + p.x, y: total.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function r(value: number): number {
  return Math.round(value * 10) / 10;
}
