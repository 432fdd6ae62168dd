import { describe, expect, it } from "vitest";
import { PROPS, propsBeside, wrapped } from "./scene";

describe("the sheet of props", () => {
  const sizes = [{ width: 1200, height: 700 }, { width: 820, height: 560 }, { width: 700, height: 640 }];
  const places = [0.12, 0.5, 0.88];

  it.each(sizes)("lies beside its Room, in the picture ($width × $height)", (size) => {
    for (const x of places)
      for (const y of places) {
        const room = { left: size.width * x - 40, right: size.width * x + 40, top: size.height * y - 34, bottom: size.height * y + 34 };
        const at = propsBeside(room, size, { top: 60, bottom: size.height });
        const [w, h] = [(PROPS.w * at.scale) / 2, (PROPS.h * at.scale) / 2];
        expect(at.x - w).toBeGreaterThanOrEqual(0);
        expect(at.x + w).toBeLessThanOrEqual(size.width);
        expect(at.y - h).toBeGreaterThanOrEqual(60);
        expect(at.y + h).toBeLessThanOrEqual(size.height);
        const apart = at.x - w >= room.right || at.x + w <= room.left || at.y - h >= room.bottom || at.y + h <= room.top;
        expect(apart, `${x} ${y}`).toBe(true);
      }
  });

  it("lies in the middle when the whole ship is meant", () => {
    expect(propsBeside(null, { width: 1000, height: 600 }, { top: 100, bottom: 600 })).toMatchObject({ x: 500, y: 350 });
  });
});

describe("words of a drawing", () => {
  it("are laid in lines that are not too long, but for a word that is", () => {
    expect(wrapped("Bring a Corpse to the Main Room", 10)).toEqual(["Bring a", "Corpse to", "the Main", "Room"]);
    expect(wrapped("Hibernatorium now", 6)).toEqual(["Hibernatorium", "now"]);
    expect(wrapped("", 6)).toEqual([]);
  });
});
