/** Is this the greatest of its species? There is one of it, and the ship shakes when it comes. */
import type { Sheet } from "../messages";

const GREATEST = 4;

export function isGreat(sheet: Sheet, kind: string): boolean {
  return Number(sheet.components[kind]?.facts.rank ?? 0) >= GREATEST;
}
