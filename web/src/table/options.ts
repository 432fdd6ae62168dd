/** Options of a question, sorted for people: what each is about, and by which verb it is found. */
import { lookOf } from "../boxes";
import { valuesOf, tagOf, type Shaped } from "../lib/choice";
import type { SeatView, View } from "../lib/view";
import type { Option, Question } from "../messages";
import type { Choice } from "../questions";

/** An option as the panel shows it. */
export interface Entry {
  index: number;
  option: Option;
  tag: string;
  /** The deed without its price. */
  label: string;
  /** What it costs, in the server's words; empty where nothing is paid. */
  cost: string;
  /** What the card, Item or Room says about it. */
  note: string;
}

export interface Group {
  /** The verb: the tag of its options. */
  id: string;
  entries: Entry[];
}

/** Order of the verbs in the panel; the others follow as they come, ending a turn stands last. */
const ORDER = [
  "shoot",
  "melee",
  "escape",
  "move",
  "careful_move",
  "room_action",
  "play",
  "use",
  "craft",
  "activate_quest",
  "pick_up",
  "trade",
  "intruder_move",
  "intruder_attack",
  "intruder_effect",
];
const LAST = ["drop", "done", "none", "take_back", "pass"];
/** Words that say no, or leave things as they are: shown apart from the real choices. */
const QUIET = new Set([
  "decline",
  "done",
  "none",
  "no",
  "refuse",
  "take_back",
  "keep",
  "pass",
  "accept",
  "stay",
  "wait",
]);

export function isQuiet(value: Choice): boolean {
  return QUIET.has(tagOf(value));
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function entryOf(ask: Question, index: number): Entry {
  const option = ask.options[index]!;
  const { label, cost, note } = option;
  return { index, option, tag: tagOf(option.value), label: label || option.text, cost, note };
}

/** What may be claimed in and out of turn has a place of its own, above the question. */
function isClaim(ask: Question, entry: Entry): boolean {
  return ask.kind === "turn" && entry.tag === "claim";
}

/** Groups by verb where that helps; one nameless group where the question is short or all of a kind. */
export function groupsOf(ask: Question): Group[] {
  const entries = ask.options.map((_, index) => entryOf(ask, index)).filter((e) => !isClaim(ask, e));
  const tags = [...new Set(entries.map((e) => e.tag))];
  const free = entries.filter((e) => !isQuiet(e.option.value));
  const verbs = new Set(free.map((e) => e.tag));
  if (ask.kind !== "turn" && (verbs.size < 2 || entries.length <= 5)) {
    const quiet = entries.filter((e) => isQuiet(e.option.value));
    const first = free.filter((e) => e.index === ask.suggested?.[0]);
    return [{ id: "", entries: [...first, ...free.filter((e) => !first.includes(e)), ...quiet] }];
  }
  const place = (tag: string): number => {
    if (LAST.includes(tag)) return 1000 + LAST.indexOf(tag);
    const before = lookOf((box) => box.verbs, tag);
    if (before !== undefined) return place(before) + 0.5;
    return ORDER.includes(tag) ? ORDER.indexOf(tag) : 500 + tags.indexOf(tag);
  };
  return tags.sort((a, b) => place(a) - place(b)).map((id) => ({ id, entries: alike(entries.filter((e) => e.tag === id)).flat() }));
}

/** Those of equal odds stand together, in the order of the first of each: their odds are written once. */
export function alike(entries: Entry[]): Entry[][] {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const odds = JSON.stringify(entry.option.risks);
    found.set(odds, [...(found.get(odds) ?? []), entry]);
  }
  return [...found.values()];
}

/** The options in the order in which the panel numbers them. */
export function numbered(groups: Group[]): number[] {
  return groups.flatMap((g) => g.entries.map((e) => e.index));
}

/** Everything of the own seat that can be pressed, with the options that concern it. */
export function byThing(ask: Question | null, own: SeatView | undefined): Map<string, number[]> {
  const found = new Map<string, number[]>();
  if (!ask || !own) return found;
  const hand = own.hand ?? [];
  const things = new Set([
    ...hand,
    ...(own.items ?? []),
    ...own.hands,
    ...own.quests,
    ...(own.looking ?? []),
    ...own.wounds.map(([wound]) => wound),
    ...(own.objectives ?? []),
  ]);
  ask.options.forEach((option, index) => {
    if (typeof option.value === "string") return;
    for (const part of new Set<string | number>(option.value.slice(1))) {
      if (typeof part === "string" && things.has(part)) found.set(part, [...(found.get(part) ?? []), index]);
    }
  });
  return found;
}

/** The Room that an option is all about, for its short name among others: nothing else is named but ways to it. */
export function roomOf(entry: Entry, sheet: Shaped): number | null {
  const parts = valuesOf(entry.option.value, sheet).filter(([meaning]) => meaning !== "corridor");
  const [first, ...more] = parts;
  return first?.[0] === "room" && more.length === 0 ? Number(first[1]) : null;
}

/** `Canteen`, or `005` where nobody has been: short enough for a button. */
export function shortRoom(view: View, components: Record<string, { name: string }>, room: number): string {
  const found = view.rooms.find((r) => r.slot === room);
  const name = found?.tile ? components[found.tile]?.name : undefined;
  return name ?? String(room).padStart(3, "0");
}

/** Kinds of questions in which one names thing after thing until `done`. */
export function isGathering(ask: Question): boolean {
  return ask.options.some((o) => o.value === "done");
}
