// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import Claims from "../../table/Claims.svelte";
import { all, press, show } from "../../testing/parts";

it("lets the quick have the hourglass at once, and asks back before the rest", () => {
  const onclaim = vi.fn();
  const shown = show(Claims, { claims: ["seize_hourglass", "offer"], onclaim });
  const [glass, offer] = all(shown, ".claims button") as [HTMLElement, HTMLElement];
  press(offer);
  expect(onclaim).not.toHaveBeenCalled();
  press(glass);
  expect(onclaim).toHaveBeenCalledExactlyOnceWith("seize_hourglass");
});
