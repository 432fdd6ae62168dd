/** How the player looks at the ship: the whole of it, or a part that was zoomed, panned or gone to. */
import { centred, fit, panned, sees, zoomed, type Camera, type Size } from "./camera";
import type { Box, Point } from "./layout";
import { boxOf, ROOM } from "./layout";

/** Near enough to read everything in a room on a small screen. */
export const NEAR = 0.54;
const STEP = 60;
const PANS: Record<string, [number, number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

export class Looking {
  width = $state(0);
  height = $state(0);
  /** Follows a finger or a wheel: at once, not gently. */
  handled = $state(false);
  private chosen = $state.raw<Camera | null>(null);
  /** The size for which it was chosen. */
  private measured: Size | null = null;

  constructor(
    private readonly box: () => Box,
    /** Where a small screen starts; null: with the whole ship. */
    private readonly start: () => Point | null,
  ) {}

  get size(): Size {
    return { width: this.width, height: this.height };
  }

  get camera(): Camera {
    if (this.chosen) return this.chosen;
    const whole = fit(this.box(), this.size);
    const start = this.start();
    return start && whole.k < NEAR * 0.8 ? centred(start, NEAR, this.box(), this.size) : whole;
  }

  private look(camera: Camera, handled: boolean): void {
    this.handled = handled;
    this.chosen = camera;
  }

  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }, handled = false): void {
    this.look(zoomed(this.camera, factor, at.x, at.y, this.box(), this.size), handled);
  }

  pan(dx: number, dy: number, handled = false): void {
    this.look(panned(this.camera, dx, dy, this.box(), this.size), handled);
  }

  whole(): void {
    this.look(fit(this.box(), this.size), false);
  }

  goTo(point: Point, least = 0): void {
    this.look(centred(point, Math.max(this.camera.k, least), this.box(), this.size), false);
  }

  /** Go there unless it is in sight already. */
  bringIntoSight(point: Point, margin: number): void {
    if (this.width > 0 && !sees(this.camera, point, margin, this.size)) this.goTo(point);
  }

  /** After a change of size the ship still fills the picture, and a small screen that showed the own Room still does. */
  resized(): void {
    if (this.width <= 0 || this.height <= 0) return;
    const [before, own] = [this.measured, this.start()];
    this.measured = this.size;
    if (!this.chosen) return;
    const showed = before !== null && own !== null && sees(this.chosen, own, 0, before);
    this.zoom(1);
    if (showed && own) this.bringIntoSight(own, ROOM.h * 0.6 * this.camera.k);
  }

  /** As on arrival: the window has another shape. */
  anew(): void {
    this.chosen = null;
  }

  /** A room's box on the screen. */
  onScreen(middle: Point): Box {
    const { left, top, right, bottom } = boxOf(middle);
    const { k, dx, dy } = this.camera;
    return { left: left * k + dx, right: right * k + dx, top: top * k + dy, bottom: bottom * k + dy };
  }

  /** + - 0 and Shift with arrows; true when the key was one of them. Zooms around a place, if there is one. */
  key(event: KeyboardEvent, around: Point | null): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const pan = event.shiftKey ? PANS[event.key] : undefined;
    const { k, dx, dy } = this.camera;
    const at = around ? { x: around.x * k + dx, y: around.y * k + dy } : undefined;
    if (event.key === "+" || event.key === "=") this.zoom(1.3, at);
    else if (event.key === "-") this.zoom(1 / 1.3, at);
    else if (event.key === "0") this.whole();
    else if (pan) this.pan(...pan);
    else return false;
    return true;
  }
}
