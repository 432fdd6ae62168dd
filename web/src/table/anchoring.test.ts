import { describe, expect, it } from "vitest";
import { beside, freePart, middleOf } from "./anchoring";

const SIZES = [
  { window: { width: 1440, height: 900 }, panel: { left: 1060, top: 420, right: 1432, bottom: 892 } },
  { window: { width: 1280, height: 720 }, panel: { left: 900, top: 300, right: 1272, bottom: 712 } },
  { window: { width: 390, height: 844 }, panel: { left: 0, top: 520, right: 390, bottom: 844 } },
  { window: { width: 844, height: 390 }, panel: { left: 500, top: 60, right: 844, bottom: 390 } },
];

describe("a popover", () => {
  it.each(SIZES)("stays in the window and off the question at $window.width × $window.height", ({ window, panel }) => {
    for (let x = 0; x < window.width; x += 37)
      for (let y = 0; y < window.height; y += 41) {
        const at = { left: x, top: y, right: Math.min(x + 60, window.width), bottom: Math.min(y + 44, window.height) };
        const free = freePart(window, panel, middleOf(at));
        const card = { width: Math.min(320, free.right - free.left - 12), height: Math.min(300, free.bottom - free.top - 12) };
        const { x: left, y: top } = beside(at, card, free);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + card.width).toBeLessThanOrEqual(window.width);
        expect(top + card.height).toBeLessThanOrEqual(window.height);
        const across = left + card.width <= panel.left || left >= panel.right;
        expect(across || top + card.height <= panel.top || top >= panel.bottom, `at ${x} ${y}`).toBe(true);
      }
  });

  it("stands beside its thing where there is room, and does not hide it", () => {
    const at = { left: 300, top: 300, right: 360, bottom: 340 };
    const { x, y } = beside(at, { width: 200, height: 100 }, { left: 0, top: 0, right: 1000, bottom: 800 });
    expect(x + 200 <= 300 || x >= 360 || y + 100 <= 300 || y >= 340).toBe(true);
    expect(Math.abs(x + 100 - 330) + Math.abs(y + 50 - 320)).toBeLessThan(200);
  });
});
