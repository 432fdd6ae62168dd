/** Parts of the page by themselves, in a made-up document. Texts are not loaded: what is shown are their keys. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, vi } from "vitest";
import type { View } from "../lib/view";
import type { Line, Question, Risk, Sheet } from "../messages";
import type { Choice, QuestionKind, Shapes } from "../questions";

const mounted: Record<string, unknown>[] = [];

/** No server answers here. */
beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});

afterEach(() => {
  for (const part of mounted.splice(0)) void unmount(part);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Mounts a part and gives the element around it. */
export function show<P extends Record<string, any>>(part: Component<P>, props: P): HTMLElement {
  const target = document.body.appendChild(document.createElement("main"));
  mounted.push(mount(part as Component<any>, { target, props }));
  flushSync();
  return target;
}

export function all(within: ParentNode, selector: string): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)];
}

export function one(within: ParentNode, selector: string): HTMLElement {
  const found = all(within, selector);
  if (found.length !== 1) throw new Error(`${found.length} elements are ${selector}`);
  return found[0]!;
}

/** The words of each, blanks made single. */
export function texts(within: ParentNode, selector: string): string[] {
  return all(within, selector).map((element) => (element.textContent ?? "").replace(/\s+/g, " ").trim());
}

export function press(element: HTMLElement): void {
  element.click();
  flushSync();
}

/** The button that says this, or is called so. */
export function button(within: ParentNode, name: string): HTMLElement {
  const found = all(within, "button").filter(
    (b) => b.textContent?.trim() === name || b.getAttribute("aria-label") === name,
  );
  if (found.length !== 1) throw new Error(`${found.length} buttons say ${name}`);
  return found[0]!;
}

export function choose(select: HTMLElement, value: string): void {
  (select as HTMLSelectElement).value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

// -- what they show --------------------------------------------------------------------------------------

export interface Offer {
  value: Choice;
  text: string;
  cost?: string;
  note?: string;
  risks?: Risk[];
}

export function question(kind: QuestionKind, offers: Offer[], id = "q1"): Question {
  const options = offers.map((offer) => ({ risks: [], cost: "", note: "", label: offer.text, ...offer }));
  return { id, kind, text: "What now?", source: "", suggested: [], options };
}

export function line(at: number, event: string, text = `${event} ${at}`, data: Line["data"] = {}, term: string | null = null): Line {
  return { at, event, data, text, term };
}

export function sheet(...names: [string, string, string?][]): Sheet {
  const components = Object.fromEntries(
    names.map(([id, name, family = "actions"]) => [
      id,
      { family, name, text: `${name} does this.`, reminder: "", printed: [], facts: {}, type: id },
    ]),
  );
  const shapes: Shapes = { move: [["room", "corridor"]], way: [["room", "corridor"]], room: [["room"]], play: [["card"]] };
  return { components, shapes } as unknown as Sheet;
}

export function view(part: object = {}): View {
  const seats = [
    { character: "captain", number: 1, room: 11 },
    { character: "pilot", number: 2, room: 11 },
  ];
  return { seat: 0, seats, rooms: [], waiting: 1, round: 1, setup_done: true, ...part } as unknown as View;
}
