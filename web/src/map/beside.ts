/** Where to put a small card beside something without hiding what matters. */
import type { Size } from "./camera";
import type { Box, Point } from "./layout";

const AWAY = 10;
const EDGE = 6;
/** Touching counts as hiding. */
const NEAR = 4;

/** Above, below, right or left of it; if something is hidden there, the nearest place where the least is. */
export function besides(at: Box, card: Size, keep: Box[], size: Size): Point {
  const middle = { x: (at.left + at.right - card.width) / 2, y: (at.top + at.bottom - card.height) / 2 };
  const wanted: Point[] = [
    { x: middle.x, y: at.top - card.height - AWAY },
    { x: middle.x, y: at.bottom + AWAY },
    { x: at.right + AWAY, y: middle.y },
    { x: at.left - card.width - AWAY, y: middle.y },
  ];
  const hidden = (p: Point): number => {
    const box = { left: p.x - NEAR, top: p.y - NEAR, right: p.x + card.width + NEAR, bottom: p.y + card.height + NEAR };
    return [at, ...keep].reduce((sum, other) => sum + shared(box, other), 0);
  };
  const inside = (p: Point): Point => ({
    x: between(p.x, EDGE, size.width - card.width - EDGE),
    y: between(p.y, EDGE, size.height - card.height - EDGE),
  });
  const least = (points: Point[]): { at: Point; hides: number } =>
    points.map((p) => ({ at: p, hides: hidden(p) })).reduce((best, next) => (next.hides < best.hides ? next : best));
  const near = least(wanted.map(inside));
  if (near.hides === 0) return near.at;
  const boxes = [at, ...keep];
  const xs = [middle.x, ...boxes.flatMap((b) => [b.left - card.width - AWAY, b.right + AWAY])];
  const ys = [middle.y, ...boxes.flatMap((b) => [b.top - card.height - AWAY, b.bottom + AWAY])];
  const away = (p: Point): number => Math.hypot(p.x - middle.x, p.y - middle.y);
  const far = least(xs.flatMap((x) => ys.map((y) => inside({ x, y }))).sort((p, q) => away(p) - away(q)));
  return far.hides < near.hides ? far.at : near.at;
}

/** Would a card there lie over any of these? */
export function hides(card: Box, others: Box[]): boolean {
  return others.some((other) => shared(card, other) > 0);
}

function shared(a: Box, b: Box): number {
  const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return x > 0 && y > 0 ? x * y : 0;
}

function between(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(Math.max(low, high), value));
}
