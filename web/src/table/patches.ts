/** What one line of the log changes on the table, so that it can be shown one thing at a time. Not a rule is here, and not
 * an event: each declares what it changes, and the last word is the view that follows it. */
import type { Change, Rows, Step, Written } from "../events";
import { onThePage } from "../lib/told";
import type { View } from "../lib/view";
import type { Line } from "../messages";

type Data = Record<string, unknown>;
/** Exits of a Room: a corridor's index, or -1 - space. */
type Exits = (room: number) => number[];

/** A number of its own until the next view tells the real one. */
const FRESH = 100;

/** Corridors and Technical Corridors around a Room are on the sheet: `exits` gives them. */
export function patched(view: View, line: Line, exits: Exits = () => []): View {
  const { motion = [], stand_ins } = onThePage(line.event);
  const data: Data = { ...stand_ins, ...line.data };
  return motion.reduce((before, change) => changed(before, change, data, exits), view);
}

function changed(view: View, change: Change, data: Data, exits: Exits): View {
  if (change.when && data[change.when.field] !== change.when.is) return view;
  if (change.do === "noise") return exitsOf(change, data, exits).reduce((v, exit) => noise(v, exit, change.value === true), view);
  const steps = change.at ?? [];
  const last = steps.at(-1);
  if (change.do === "drop" && isRows(last))
    return within(view, steps.slice(0, -1), data, (rows) => listOf(rows).filter((row) => !matches(row, last, data))) as View;
  return within(view, steps, data, (old) => outcome(old, change, data)) as View;
}

// -- where ----------------------------------------------------------------------------------------

const isRows = (step: Step | undefined): step is Rows => typeof step === "object" && !("field" in step);

function matches(row: unknown, rows: Rows, data: Data): boolean {
  if ("each" in rows) return true;
  const wanted = "is" in rows.equals ? rows.equals.is : data[rows.equals.field];
  return wanted !== undefined && entry(row, rows.where) === wanted;
}

function entry(of: unknown, key: string | number): unknown {
  return typeof of === "object" && of !== null ? (of as Record<string | number, unknown>)[key] : undefined;
}

/** A copy in which something is changed at a place deep inside; where there is no such place, the thing itself. */
function within(of: unknown, steps: Step[], data: Data, change: (old: unknown) => unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return change(of);
  const inside = (part: unknown) => within(part, rest, data, change);
  if (isRows(step)) return Array.isArray(of) ? of.map((row) => (matches(row, step, data) ? inside(row) : row)) : of;
  const key = typeof step === "object" ? data[step.field] : step;
  if (Array.isArray(of)) return of.map((part, n) => (n === key ? inside(part) : part));
  if (typeof of !== "object" || of === null || (typeof key !== "string" && typeof key !== "number")) return of;
  const [old, changed] = [entry(of, key), inside(entry(of, key))];
  return changed === old ? of : { ...of, [key]: changed };
}

// -- what -----------------------------------------------------------------------------------------

/** What is told to others only changes nothing. */
function outcome(old: unknown, change: Change, data: Data): unknown {
  const value = read(change.value ?? null, data, old);
  if (value === undefined || (change.known && old === undefined)) return old;
  switch (change.do) {
    case "set":
      return value;
    case "append":
      return [...listOf(old), value];
    case "remove":
      return without(listOf(old), value);
    case "extend":
      return [...listOf(old), ...listOf(value)];
    case "withdraw":
      return listOf(value).reduce<unknown[]>(without, listOf(old));
    case "add":
    case "take": {
      const sum = Number(old ?? 0) + (change.do === "add" ? Number(value) : -Number(value));
      return Math.max(change.least ?? -Infinity, sum);
    }
    default:
      return old;
  }
}

function read(written: Written, data: Data, old: unknown): unknown {
  if (Array.isArray(written)) return written.map((part) => read(part, data, old));
  if (typeof written !== "object" || written === null) return written;
  if ("field" in written) {
    const told = written.part === undefined ? data[written.field] : listOf(data[written.field])[written.part];
    return told === null ? (written.otherwise ?? null) : told;
  }
  return "count" in written ? listOf(data[written.count]).length : FRESH + listOf(old).length;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function without(list: unknown[], thing: unknown): unknown[] {
  const at = list.indexOf(thing);
  return at < 0 ? list : list.toSpliced(at, 1);
}

// -- noise ----------------------------------------------------------------------------------------

function exitsOf({ exits: where }: Change, data: Data, exits: Exits): number[] {
  const told = where === undefined ? undefined : data["around" in where ? where.around : where.field];
  if (typeof told !== "number") return [];
  return where && "around" in where ? exits(told) : [told];
}

function noise(view: View, exit: number, there: boolean): View {
  const marked = (list: boolean[], at: number) => list.map((old, n) => (n === at ? there : old));
  return exit >= 0 ? { ...view, noise: marked(view.noise, exit) } : { ...view, vents: marked(view.vents, -1 - exit) };
}
