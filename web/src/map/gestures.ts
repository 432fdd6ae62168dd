/** Wheel, pinch, drag and long press on the map. A drag is no click. */
import type { Action } from "svelte/action";

interface Handlers {
  onpan: (dx: number, dy: number) => void;
  /** Factor, and the point of the map's own box that stays where it is. */
  onzoom: (factor: number, x: number, y: number) => void;
  onhold: (element: Element) => void;
}

const SLACK = 7;
const HOLD = 550;

export function gestures(handlers: Handlers): { action: Action<SVGSVGElement>; dragging: () => boolean } {
  const pointers = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  let held = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const action: Action<SVGSVGElement> = (node) => {
    const at = (x: number, y: number) => {
      const box = node.getBoundingClientRect();
      return { x: x - box.left, y: y - box.top };
    };

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const here = at(event.clientX, event.clientY);
      const lines = event.deltaMode === 1 ? 30 : 1;
      handlers.onzoom(Math.exp(-event.deltaY * lines * 0.0016), here.x, here.y);
    }

    function down(event: PointerEvent): void {
      if (event.button !== 0 && event.pointerType === "mouse") return;
      if (pointers.size === 0) {
        travelled = 0;
        held = false;
      }
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      clearTimeout(timer);
      const element = event.target as Element;
      if (pointers.size === 1 && event.pointerType === "touch")
        timer = setTimeout(() => {
          held = true;
          handlers.onhold(element);
        }, HOLD);
    }

    function move(event: PointerEvent): void {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const [dx, dy] = [now.x - before.x, now.y - before.y];
      travelled += Math.abs(dx) + Math.abs(dy);
      if (travelled > SLACK) {
        clearTimeout(timer);
        if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
      }
      if (pointers.size === 1) {
        if (travelled > SLACK) handlers.onpan(dx, dy);
      } else if (pointers.size === 2) {
        const other = [...pointers.entries()].find(([id]) => id !== event.pointerId)?.[1];
        if (other) {
          const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
          const is = Math.hypot(now.x - other.x, now.y - other.y) || 1;
          const centre = at((now.x + other.x) / 2, (now.y + other.y) / 2);
          handlers.onzoom(is / was, centre.x, centre.y);
          handlers.onpan(dx / 2, dy / 2);
        }
      }
      pointers.set(event.pointerId, now);
    }

    function up(event: PointerEvent): void {
      clearTimeout(timer);
      pointers.delete(event.pointerId);
      // The click that follows belongs to this gesture; the next key press does not.
      if (pointers.size === 0)
        setTimeout(() => {
          if (pointers.size > 0) return;
          travelled = 0;
          held = false;
        }, 60);
    }

    function menu(event: Event): void {
      event.preventDefault();
      if (!held) handlers.onhold(event.target as Element);
    }

    node.addEventListener("wheel", wheel, { passive: false });
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    node.addEventListener("contextmenu", menu);
    return {
      destroy() {
        clearTimeout(timer);
        node.removeEventListener("wheel", wheel);
        node.removeEventListener("pointerdown", down);
        node.removeEventListener("pointermove", move);
        node.removeEventListener("pointerup", up);
        node.removeEventListener("pointercancel", up);
        node.removeEventListener("contextmenu", menu);
      },
    };
  };

  return { action, dragging: () => travelled > SLACK || held };
}
