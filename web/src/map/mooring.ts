/** Where a further part of the board hangs at the ship: where it costs the rooms the least of their size. */
import type { RoomPlace } from "../messages";
import { convex } from "./hull";
import type { Box, Point } from "./layout";

/** Between rooms of a moored part; and below its last row, for a corridor that skips a room. */
export const BLOCK = { x: 66, y: 84, below: 26 };
const STEP = 10;
const A_ROW = 3;

export interface Berth {
  spots: { place: RoomPlace; x: number; y: number }[];
  /** Around the part and its skin. */
  block: Box;
}

/**
 * Rows of rooms, the first one short, so that it fits under the flank of the bow; as low as it must be to hang under the
 * ship and not before it, if the picture has the height.
 */
export function berth(places: RoomPlace[], ship: Box[], box: Box, aspect: number, room: { w: number; h: number }, margin: number): Berth {
  const pitch = { x: room.w + BLOCK.x, y: room.h + BLOCK.y };
  const spots = rowsOf(places).flatMap((row, n) => row.map((place, k) => ({ place, x: room.w / 2 + k * pitch.x, y: room.h / 2 + n * pitch.y })));
  const boxes = spots.map(({ x, y }) => ({ left: x - room.w / 2, right: x + room.w / 2, top: y - room.h / 2, bottom: y + room.h / 2 + BLOCK.below }));
  const block = convex(boxes.flatMap((b) => corners(b, margin)));
  const skin = convex(ship.flatMap((b) => corners(b, margin * 1.5)));
  const [top, bottom] = [Math.min(...block.map((p) => p.y)), Math.max(...block.map((p) => p.y))];
  const [left, right] = [Math.min(...block.map((p) => p.x)), Math.max(...block.map((p) => p.x))];
  let best = { x: 0, y: 0, cost: Infinity };
  const floor = Math.max(...skin.map((p) => p.y));
  for (let y = floor - bottom; y <= floor - top; y += STEP) {
    let x = box.left - left;
    for (let at = top; at <= bottom; at += STEP) x = Math.min(x, reach(skin, at + y).from - reach(block, at).to);
    const cost = Math.max((Math.max(box.right, right + x) - Math.min(box.left, left + x)) / aspect, Math.max(box.bottom, bottom + y) - box.top);
    if (cost < best.cost) best = { x, y, cost };
  }
  const { x, y } = best;
  return {
    spots: spots.map((spot) => ({ ...spot, x: Math.round(spot.x + x), y: Math.round(spot.y + y) })),
    block: { left: left + x, right: right + x, top: top + y, bottom: bottom + y },
  };
}

/** From the top; the first row is the one that is not full. Each from the left. */
function rowsOf(places: RoomPlace[]): RoomPlace[][] {
  const down = [...places].sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: RoomPlace[][] = [];
  for (let n = 0; n < down.length; ) {
    const count = (down.length - n) % A_ROW || A_ROW;
    rows.push(down.slice(n, n + count).sort((a, b) => a.x - b.x));
    n += count;
  }
  return rows;
}

/** From where to where a convex outline reaches at a height. */
export function reach(outline: Point[], y: number): { from: number; to: number } {
  const seen = outline.flatMap((p, n) => {
    const q = outline[(n + 1) % outline.length] as Point;
    if (p.y === y) return [p.x];
    return (p.y - y) * (q.y - y) < 0 ? [p.x + ((q.x - p.x) * (y - p.y)) / (q.y - p.y)] : [];
  });
  return { from: Math.min(...seen), to: Math.max(...seen) };
}

function corners({ left, top, right, bottom }: Box, by: number): Point[] {
  return [
    { x: left - by, y: top - by },
    { x: right + by, y: top - by },
    { x: right + by, y: bottom + by },
    { x: left - by, y: bottom + by },
  ];
}
