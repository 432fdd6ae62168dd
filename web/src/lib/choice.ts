/** An option taken apart: its word, and what each of its values stands for. */
import type { Sheet } from "../messages";
import type { Choice, Meaning } from "../questions";

/** The sheet, as far as it tells what the values of an option stand for. */
export type Shaped = Pick<Sheet, "shapes">;

/** The word that an option is, or begins with. */
export function tagOf(value: Choice): string {
  return typeof value === "string" ? value : value[0];
}

/** The values after its word, each with what it stands for; none where that is not known. */
export function valuesOf(value: Choice, sheet: Shaped): [Meaning, string | number][] {
  if (typeof value === "string") return [];
  const [word, ...values] = value;
  const meanings = sheet.shapes[word]?.find((shape) => shape.length === values.length) ?? [];
  return meanings.map((meaning, n) => [meaning, values[n]!]);
}
