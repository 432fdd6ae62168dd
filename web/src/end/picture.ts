/** A picture of a finished game to share: drawn here, as a PNG of 1200 by 630. */
import { groundOf, markOf, type Paint, paintOf, STRANGER } from "../art/characters";
import type { Language, Sheet, Tale } from "../messages";
import { colourOf, dashOf } from "./lines";
import { pathOf, placed } from "./ways";

export const WIDTH = 1200;
export const HEIGHT = 630;

export interface Told {
  title: string;
  kind: string;
  opening: string[];
  fates: { who: string; character: string; won: boolean; text: string }[];
  sentence: string;
  unofficial: string;
  language: string;
}

/** Words in lines of at most so many letters; what does not fit ends with an ellipsis. */
export function wrapped(text: string, letters: number, lines: number): string[] {
  const found: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  if (found.length <= lines) return found;
  return [...found.slice(0, lines - 1), `${found[lines - 1]!.slice(0, letters - 1)}…`];
}

type Pen = Pick<
  CanvasRenderingContext2D,
  | "fillStyle" | "strokeStyle" | "font" | "lineWidth" | "textAlign" | "letterSpacing" | "fillRect" | "fillText" | "beginPath" | "moveTo" | "lineTo"
  | "arc" | "stroke" | "fill" | "save" | "restore" | "translate" | "scale" | "setLineDash" | "clip" | "globalAlpha" | "createRadialGradient"
>;

function write(pen: Pen, lines: string[], x: number, y: number, size: number, fill: string, weight = 400): void {
  pen.font = `${weight} ${size}px system-ui, sans-serif`;
  pen.fillStyle = fill;
  lines.forEach((line, n) => pen.fillText(line, x, y + n * size * 1.3));
}

function face(pen: Pen, character: string, language: string, x: number, y: number, size: number): void {
  const mark = markOf(character || "unknown");
  const frame = new Path2D(mark.shape);
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 50, size / 50);
  pen.save();
  pen.clip(frame);
  pen.fillStyle = groundOf(mark);
  pen.fill(frame);
  pen.translate(24, 24);
  pen.scale(0.62, 0.62);
  pen.translate(-50, -44);
  for (const [ink, way, mirrored] of mark.portrait ?? STRANGER) {
    stroke(pen, paintOf(ink, mark), way);
    if (!mirrored) continue;
    pen.save();
    pen.translate(100, 0);
    pen.scale(-1, 1);
    stroke(pen, paintOf(ink, mark), way);
    pen.restore();
  }
  pen.restore();
  pen.strokeStyle = mark.colour;
  pen.lineWidth = 2.6;
  pen.stroke(frame);
  pen.textAlign = "center";
  const letters = mark.letters?.[language as Language] ?? "";
  if (!mark.portrait && letters) write(pen, [letters], 24, 30, 18, "#fff", 800);
  pen.restore();
}

function stroke(pen: Pen, paint: Paint, way: string): void {
  const path = new Path2D(way);
  pen.globalAlpha = paint.opacity ?? 1;
  if (paint.fill !== "none") {
    pen.fillStyle = paint.fill;
    pen.fill(path);
  }
  if (paint.stroke) {
    pen.strokeStyle = paint.stroke;
    pen.lineWidth = paint.width ?? 1;
    pen.stroke(path);
  }
  pen.globalAlpha = 1;
}

function line(pen: Pen, points: [number, number][], colour: string, width: number, dash: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.setLineDash(dash ? dash.split(" ").map(Number) : []);
  pen.beginPath();
  points.forEach(([x, y], n) => (n === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.stroke();
}

function map(pen: Pen, tale: Tale, sheet: Sheet): void {
  const places = placed(sheet.rooms);
  pen.save();
  pen.translate(640, 150);
  pen.scale(530 / 720, 530 / 720);
  for (const c of sheet.corridors) {
    const [a, b] = [places.get(c.a), places.get(c.b)];
    if (a && b) line(pen, [[a.x, a.y], [b.x, b.y]], "#2b3a4a", 8, "");
  }
  for (const { x, y } of places.values()) {
    pen.beginPath();
    pen.arc(x, y, 19, 0, 7);
    pen.fillStyle = "#16212c";
    pen.fill();
    pen.strokeStyle = "#3d5266";
    pen.lineWidth = 1;
    pen.stroke();
  }
  for (const s of tale.seats) {
    const points = pathOf(s, Infinity, places, tale.seats.length).split(" ").filter(Boolean);
    line(pen, points.map((point) => point.split(",").map(Number) as [number, number]), colourOf(s.character), 4, dashOf(s.seat));
  }
  for (const { kind, room } of tale.marks) {
    const place = places.get(room);
    if (kind === "death" && place) write(pen, ["✝"], place.x + 12, place.y - 10, 34, "#ff6b62");
  }
  pen.restore();
}

/** Drawn with nothing from elsewhere: no font, no picture. */
export function paint(pen: Pen, told: Told, tale: Tale, sheet: Sheet): void {
  const night = pen.createRadialGradient(840, 190, 50, 840, 190, 1000);
  night.addColorStop(0, "#17293a");
  night.addColorStop(1, "#080c11");
  pen.fillStyle = night;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.letterSpacing = "10px";
  write(pen, [told.title], 48, 74, 46, "#e6edf3", 800);
  pen.letterSpacing = "0px";
  write(pen, [told.kind], 420, 72, 22, "#9fb0c0");
  write(pen, wrapped(told.opening.join(" "), 84, 2), 48, 116, 24, "#5fd4f4", 600);
  map(pen, tale, sheet);
  const step = Math.min(78, 340 / Math.max(1, told.fates.length));
  told.fates.forEach((fate, n) => {
    const y = 178 + n * step;
    face(pen, fate.character, told.language, 48, y, 52);
    write(pen, [fate.who], 116, y + 22, 24, fate.won ? "#4fd08a" : "#e6edf3", 700);
    write(pen, wrapped(fate.text, 54, 2), 116, y + 43, 16, "#9fb0c0");
  });
  write(pen, wrapped(told.sentence, 92, 2), 48, 545, 22, "#e6edf3");
  write(pen, [told.unofficial], 48, 608, 15, "#9fb0c0");
}

/** The picture as a PNG. */
export async function asPng(told: Told, tale: Tale, sheet: Sheet): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (pen) paint(pen, told, tale, sheet);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture could not be drawn"))), "image/png"),
  );
}

export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
