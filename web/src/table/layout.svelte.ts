/** Which of the table's few layouts fits this window: by its width and height, measured in the size of its letters. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { browserMemory } from "../lib/browserMemory.svelte";

/**
 * `wide`: crew, map, log over question, hand with large cards. `laptop`: the log stands under the crew.
 * `tablet`: map, and beside it crew and log as tabs over the question. `portrait`: the map over everything else.
 * `landscape`: a low window, map beside the question, the hand on demand. `phone`: all in one column.
 */
export type LayoutName = "wide" | "laptop" | "tablet" | "portrait" | "landscape" | "phone";

const LOW = 540;

export function layoutFor(width: number, height: number, textSize: number): LayoutName {
  const [w, h] = [width / textSize, height / textSize];
  if (w >= 1400 && h >= 800) return "wide";
  if (w >= 1180 && h >= LOW) return "laptop";
  if (w >= 880 && h >= LOW) return "tablet";
  if (w >= 680 && h >= 880) return "portrait";
  if (w >= 440 && (h < LOW || w >= h)) return "landscape";
  return "phone";
}

export class TableLayout {
  get name(): LayoutName {
    return layoutFor(innerWidth.current ?? 1440, innerHeight.current ?? 900, browserMemory.settings.textSize);
  }

  /** No room for more than map, question and hand: all else opens in windows. */
  get compact(): boolean {
    return this.name === "phone" || this.name === "landscape";
  }

  /** Crew and log take turns in one place. */
  get tabbed(): boolean {
    return this.name === "tablet" || this.name === "portrait";
  }

  /** Low cards: the ship needs the height more than they do. */
  get low(): boolean {
    return this.name !== "wide";
  }

  /** The hand lies over the map when asked for. */
  get handOver(): boolean {
    return this.name === "landscape";
  }
}
