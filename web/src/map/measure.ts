/** How wide a text is, as a part of its size: measured with the browser's own font, estimated where there is none. */
const LETTER = 0.6;
const known = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

export function widthOf(text: string, weight: number): number {
  const key = `${weight} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    width = measured(text, weight) ?? text.length * LETTER;
    known.set(key, width);
  }
  return width;
}

function measured(text: string, weight: number): number | null {
  if (typeof document === "undefined") return null;
  context ??= document.createElement("canvas").getContext("2d");
  if (!context) return null;
  const family = getComputedStyle(document.documentElement).getPropertyValue("--font") || "sans-serif";
  context.font = `${weight} 100px ${family}`;
  return context.measureText(text).width / 100;
}
