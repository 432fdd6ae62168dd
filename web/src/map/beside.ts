/** Where to put a small card beside something without hiding what matters. */
import type { Size } from "./camera";
import type { Box, Point } from "./layout";

const AWAY = 10;
const EDGE = 6;

export function besides(at: Box, card: Size, keep: Box[], size: Size): Point {
  const middle = { x: (at.left + at.right - card.width) / 2, y: (at.top + at.bottom - card.height) / 2 };
  const wanted: Point[] = [
    { x: middle.x, y: at.top - card.height - AWAY },
    { x: middle.x, y: at.bottom + AWAY },
    { x: at.right + AWAY, y: middle.y },
    { x: at.left - card.width - AWAY, y: middle.y },
  ];
  const hidden = (p: Point): number => {
    const box = { left: p.x, top: p.y, right: p.x + card.width, bottom: p.y + card.height };
    return [at, ...keep].reduce((sum, other) => sum + shared(box, other), 0);
  };
  return wanted
    .map((p) => ({ x: between(p.x, EDGE, size.width - card.width - EDGE), y: between(p.y, EDGE, size.height - card.height - EDGE) }))
    .reduce((best, next) => (hidden(next) < hidden(best) ? next : best));
}

function shared(a: Box, b: Box): number {
  const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return x > 0 && y > 0 ? x * y : 0;
}

function between(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(Math.max(low, high), value));
}
