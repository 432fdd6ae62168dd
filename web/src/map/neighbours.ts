/** Arrow keys: the nearest room in a direction. */
import type { Spot } from "./layout";

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function nextRoom(from: number, key: string, spots: Map<number, Spot>): number | null {
  const here = spots.get(from);
  const direction = DIRECTIONS[key];
  if (!here || !direction) return null;
  const [ux, uy] = direction;
  let best: { slot: number; cost: number } | null = null;
  for (const spot of spots.values()) {
    const [dx, dy] = [spot.x - here.x, spot.y - here.y];
    const ahead = dx * ux + dy * uy;
    const aside = Math.abs(dx * uy) + Math.abs(dy * ux);
    if (ahead <= 20 || aside > ahead * 2.2) continue;
    const cost = ahead + aside * 1.2;
    if (!best || cost < best.cost) best = { slot: spot.slot, cost };
  }
  return best?.slot ?? null;
}
