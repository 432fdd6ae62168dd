/** The skin of a ship around its rooms: the tightest convex outline, at a distance, with rounded corners. */
import type { Box, Point } from "./layout";

const ROUND = 56;

export function hullAround(boxes: Box[], margin: number): string {
  const corners = boxes.flatMap(({ left, top, right, bottom }) => [
    { x: left - margin, y: top - margin },
    { x: right + margin, y: top - margin },
    { x: right + margin, y: bottom + margin },
    { x: left - margin, y: bottom + margin },
  ]);
  return corners.length === 0 ? "" : rounded(convex(corners), ROUND);
}

/** Andrew's chain: the corners of the convex hull, clockwise on the screen. */
export function convex(points: Point[]): Point[] {
  const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
  const turn = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
  const chain = (list: Point[]): Point[] => {
    const found: Point[] = [];
    for (const p of list) {
      while (found.length >= 2 && turn(found[found.length - 2] as Point, found[found.length - 1] as Point, p) <= 0) found.pop();
      found.push(p);
    }
    return found.slice(0, -1);
  };
  return [...chain(sorted), ...chain([...sorted].reverse())];
}

function rounded(points: Point[], radius: number): string {
  const parts = points.map((p, n) => {
    const before = points[(n + points.length - 1) % points.length] as Point;
    const after = points[(n + 1) % points.length] as Point;
    const enter = towards(p, before, radius);
    const leave = towards(p, after, radius);
    return `${n === 0 ? "M" : "L"}${enter.x} ${enter.y}Q${Math.round(p.x)} ${Math.round(p.y)} ${leave.x} ${leave.y}`;
  });
  return parts.join("") + "Z";
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(0.5, by / length);
  return { x: Math.round(from.x + (to.x - from.x) * part), y: Math.round(from.y + (to.y - from.y) * part) };
}
