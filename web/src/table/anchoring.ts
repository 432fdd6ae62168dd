/** Where a popover stands: beside what it is about, inside the window, and never over the question. */
import { besides } from "../map/beside";
import type { Size } from "../map/camera";
import type { Box, Point } from "../map/layout";

/** What is left of a window beside a panel: the part that holds `near`, else the largest. */
export function freePart(window: Size, panel: Box | null, near: Point): Box {
  const whole = { left: 0, top: 0, right: window.width, bottom: window.height };
  if (!panel) return whole;
  const parts: Box[] = [
    { ...whole, bottom: panel.top },
    { ...whole, top: panel.bottom },
    { ...whole, right: panel.left },
    { ...whole, left: panel.right },
  ];
  const largestFirst = parts.sort((a, b) => area(b) - area(a));
  return largestFirst.find((part) => holds(part, near) && area(part) > area(largestFirst[0]!) / 3) ?? largestFirst[0]!;
}

/** The top left corner of a card of this size, within the free part; `keep` stays in sight where that is possible. */
export function beside(at: Box, card: Size, free: Box, keep: Box[] = []): Point {
  const within = ({ left, right, top, bottom }: Box): Box => ({
    left: left - free.left,
    right: right - free.left,
    top: top - free.top,
    bottom: bottom - free.top,
  });
  const found = besides(within(at), card, keep.map(within), { width: free.right - free.left, height: free.bottom - free.top });
  return { x: found.x + free.left, y: found.y + free.top };
}

export function middleOf(box: Box): Point {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

function area(box: Box): number {
  return Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
}

function holds(box: Box, point: Point): boolean {
  return point.x >= box.left && point.x <= box.right && point.y >= box.top && point.y <= box.bottom;
}
