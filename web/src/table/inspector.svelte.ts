/** One hover, tap or key away: what each thing on the table means. */
import type { Inspect } from "../lib/inspect";

const HOVER = 450;
const LONG_PRESS = 480;

class Inspector {
  /** Shown in a window. */
  open = $state.raw<Inspect | null>(null);
  /** Shown beside the thing; `keep`: what is to stay in sight meanwhile. */
  hint = $state.raw<{ what: Inspect; box: DOMRect; keep: DOMRect[] } | null>(null);
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

/** Everything else that can be chosen now, in the lists and in the hand. */
function pressable(but: Element): DOMRect[] {
  const others = [...document.querySelectorAll("[data-option], [data-card]")];
  return others.filter((other) => other !== but).map((other) => other.getBoundingClientRect());
}

/** `use:explains={{ component: id }}`: hover shows a hint, a long press, a right click or `?` the whole text. */
export function explains(node: HTMLElement | SVGElement, what: Inspect | null) {
  let now = what;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  /** A pointer has moved here: what came to lie under a resting one is not asked about. */
  let begun = false;

  function enter(event: Event) {
    if (!now) return;
    inspector.near = now;
    const byHand = event instanceof PointerEvent;
    if (byHand && begun) return;
    begun = byHand;
    // On a screen without a pointer a hint would lie under the finger; whoever wants it presses longer.
    if (byHand && (event.pointerType !== "mouse" || matchMedia("(hover: none)").matches)) return;
    if (!byHand && !node.matches(":focus-visible, :has(:focus-visible)")) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (now && !inspector.open) inspector.hint = { what: now, box: node.getBoundingClientRect(), keep: pressable(node) };
    }, HOVER);
  }
  function leave() {
    clearTimeout(timer);
    begun = false;
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
    ["pointermove", enter, false],
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
