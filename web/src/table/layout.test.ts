import { describe, expect, it } from "vitest";
import { layoutFor } from "./layout.svelte";

describe("the layout", () => {
  it.each([
    [1920, 1080, "wide"],
    [1440, 900, "wide"],
    [1280, 720, "laptop"],
    [1024, 768, "tablet"],
    [820, 1180, "portrait"],
    [844, 390, "landscape"],
    [720, 450, "landscape"],
    [640, 360, "landscape"],
    [390, 844, "phone"],
    [320, 256, "phone"],
  ])("of a window of %i by %i is %s", (width, height, name) => expect(layoutFor(width, height, 1)).toBe(name));

  it("counts in letters: larger ones make the window smaller", () => {
    expect(layoutFor(1440, 900, 1.3)).toBe("tablet");
    expect(layoutFor(1920, 1080, 1.3)).toBe("wide");
  });
});
