/** One hover, tap or key away: what each thing on the table means. */
import type { Inspect } from "../lib/inspect";

const HOVER = 450;
const LONG_PRESS = 480;

class Inspector {
  /** Shown in a window. */
  open = $state.raw<Inspect | null>(null);
  /** Shown beside the pointer. */
  hint = $state.raw<{ what: Inspect; box: DOMRect } | null>(null);
  /** What `?` would explain: under the pointer or in focus. */
  near: Inspect | null = null;

  show = (what: Inspect): void => {
    this.hint = null;
    this.open = what;
  };
  close = (): void => {
    this.open = null;
  };
}

export const inspector = new Inspector();

/** `use:explains={{ component: id }}`: hover shows a hint, a long press, a right click or `?` the whole text. */
export function explains(node: HTMLElement | SVGElement, what: Inspect | null) {
  let now = what;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;

  function enter(event: Event) {
    if (!now) return;
    inspector.near = now;
    if (event instanceof PointerEvent && event.pointerType !== "mouse") return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (now && !inspector.open) inspector.hint = { what: now, box: node.getBoundingClientRect() };
    }, HOVER);
  }
  function leave() {
    clearTimeout(timer);
    if (inspector.near === now) inspector.near = null;
    // An element that is taken away loses the focus in the middle of drawing, when nothing may change.
    if (inspector.hint) queueMicrotask(() => (inspector.hint = null));
  }
  function down(event: Event) {
    inspector.hint = null;
    clearTimeout(timer);
    if (!(event instanceof PointerEvent) || event.pointerType === "mouse") return;
    pressed = false;
    timer = setTimeout(() => {
      pressed = true;
      if (now) inspector.show(now);
    }, LONG_PRESS);
  }
  function up() {
    clearTimeout(timer);
  }
  /** A long press is not a choice. */
  function click(event: Event) {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function menu(event: Event) {
    if (!now) return;
    event.preventDefault();
    inspector.show(now);
  }
  const events: [string, (event: Event) => void, boolean][] = [
    ["pointerenter", enter, false],
    ["pointerleave", leave, false],
    ["focusin", enter, false],
    ["focusout", leave, false],
    ["pointerdown", down, false],
    ["pointerup", up, false],
    ["pointercancel", up, false],
    ["contextmenu", menu, false],
    ["click", click, true],
  ];
  for (const [name, handler, early] of events) node.addEventListener(name, handler, early);
  return {
    update: (next: Inspect | null) => {
      now = next;
    },
    destroy: () => {
      leave();
      for (const [name, handler, early] of events) node.removeEventListener(name, handler, early);
    },
  };
}
