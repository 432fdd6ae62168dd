/** The rooms that boxes have on this page. */
import type { PageBox } from "./box";

const ROOMS = import.meta.glob<PageBox>("./*/index.ts", { eager: true, import: "default" });

export const PAGE_BOXES: PageBox[] = Object.values(ROOMS);

/** What any of them says of one thing. */
export function lookOf<T>(table: (box: PageBox) => Record<string, T> | undefined, id: string): T | undefined {
  return PAGE_BOXES.map((box) => table(box)?.[id]).find((found) => found !== undefined);
}
