/**
 * Finding what the rules say: chapters, terms and components, by name, by words of the text, by rule number, or by a question
 * in words. Accents and capitals do not matter, endings hardly, and a slip of the finger is forgiven.
 */
import type { BookChapter, BookSpan, TermInfo } from "../messages";
import type { Found } from "./library.svelte";
import type { Place } from "./places";

export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/œ/gi, "oe")
    .replace(/æ/gi, "ae")
    .replace(/[’']/g, "'")
    .toLowerCase();
}

export type Kind = "chapter" | "term" | "component";

/** One thing that can be found. */
export interface Entry {
  kind: Kind;
  id: string;
  place: Place;
  name: string;
  /** Where it stands: the chapter of a section, the family of a component. */
  within: string;
  /** Names in other languages. */
  also: string[];
  questions: string[];
  text: string;
  rules: string[];
}

const RULE = /^[a-z]{1,2}-\d+(\.\d+)*$/;
/** Words that carry a question and not its matter. */
const COMMON: Record<string, string> = {
  en: "a an and are at be can could did do does for from get go had has have how i if in is it its just me my of on one or should so that the their them then there they this to up us use using was we what whats when where which who whom why will with would you your happens happen someone somebody",
  fr: "a ai au aux avec c ca ce cela ces cet cette comment dans de des du elle en es est et il ils j je l la le les leur lui ma me mes moi mon ne nous on ou par pas peut peux pour puis puis-je qu quand que quel quelle quelles quels qui quoi sa se ses si son sont sur t te tu un une va veut vous votre vos y s n d m faut faire fait fais est-ce passe-t-il passe-t",
};

/** Word stems, good enough to meet: `shooting`, `shoots` and `shoot`; `munitions` and `munition`. */
export function stem(word: string, language: string): string {
  if (word.length <= 3) return word;
  if (language === "fr") return word.replace(/(ements?|ations?|er|ez|es|e|s|x)$/, (end) => (word.length - end.length >= 3 ? "" : end));
  const cut = word.replace(/(ing|ies|ied|es|ed|s)$/, (end) => (word.length - end.length >= 3 ? (end[0] === "i" && end !== "ing" ? "y" : "") : end));
  return cut.replace(/(.)\1$/, "$1").replace(/e$/, "");
}

const split = (text: string): string[] => plain(text).split(/[^\p{L}\p{N}.]+/u).map((word) => word.replace(/^\.+|\.+$/g, "")).filter(Boolean);

/** Changes of a letter, swaps included, that make one word of another; more than `most` is reported as `most + 1`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, k) => k);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

interface Indexed {
  entry: Entry;
  name: string;
  names: Set<string>[];
  questions: Set<string>[];
  text: Map<string, number>;
  length: number;
}

/** How well a word of the index fits a sought one: the word itself, its beginning, or a slip. */
type Fits = Map<string, number>;

const NAME = 10;
const ALSO = 8;
const QUESTION = 14;
const TEXT = 1;
const EXACT = 40;
const CHAPTER_FIRST = 1.15;

export class Index {
  private readonly indexed: Indexed[];
  private readonly vocabulary = new Map<string, number>();
  private readonly common: Set<string>;
  private readonly byName: (a: string, b: string) => number;

  private readonly entries: Entry[];
  private readonly language: string;

  constructor(entries: Entry[], language: string) {
    this.entries = entries;
    this.language = language;
    this.common = new Set(split(COMMON[language] ?? ""));
    this.byName = new Intl.Collator(language).compare;
    this.indexed = entries.map((entry) => this.read(entry));
  }

  /** The best first. Without words: nothing. */
  find(typed: string, most = 40): Entry[] {
    const all = split(typed);
    if (all.length === 0) return [];
    if (all.length === 1 && RULE.test(all[0]!.replace(/\s/g, ""))) return this.byRule(all[0]!);
    const rule = plain(typed).trim();
    if (RULE.test(rule)) return this.byRule(rule);
    const meant = all.filter((word) => !this.common.has(word));
    const sought = (meant.length > 0 ? meant : all).map((word) => this.fitting(word));
    const whole = split(typed).join(" ");
    return this.indexed
      .map((one) => ({ entry: one.entry, score: this.score(one, sought, whole) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || this.byName(a.entry.name, b.entry.name))
      .slice(0, most)
      .map(({ entry }) => entry);
  }

  /** Everything that cites a rule, or a rule of that chapter. */
  private byRule(rule: string): Entry[] {
    const cites = (entry: Entry) => entry.rules.map(plain).some((one) => one === rule || one.startsWith(`${rule}.`));
    return this.entries.filter(cites);
  }

  private read(entry: Entry): Indexed {
    const own = (text: string) => new Set(this.stems(text));
    const text = new Map<string, number>();
    const said = this.stems(entry.text);
    for (const word of said) text.set(word, (text.get(word) ?? 0) + 1);
    const read = {
      entry,
      name: split(entry.name).join(" "),
      names: [own(entry.name), ...entry.also.map(own), own(entry.id.replace(/[_#/-]/g, " "))],
      questions: entry.questions.map(own),
      text,
      length: said.length,
    };
    const words = new Set([...text.keys(), ...read.names.flatMap((set) => [...set]), ...read.questions.flatMap((set) => [...set])]);
    for (const word of words) this.vocabulary.set(word, (this.vocabulary.get(word) ?? 0) + 1);
    return read;
  }

  private stems(text: string): string[] {
    return split(text)
      .filter((word) => !this.common.has(word))
      .map((word) => stem(word, this.language));
  }

  private fitting(word: string): Fits {
    const sought = stem(word, this.language);
    const found: Fits = new Map();
    const slips = sought.length >= 8 ? 2 : sought.length >= 4 ? 1 : 0;
    const exact = this.vocabulary.has(sought);
    if (exact) found.set(sought, 1);
    for (const known of this.vocabulary.keys()) {
      if (known === sought) continue;
      if (sought.length >= 3 && known.startsWith(sought)) found.set(known, 0.6 * (sought.length / known.length) + 0.2);
      // What is written as it should be is meant as it is written.
      else if (!exact && slips > 0) {
        const off = distance(sought, known, slips);
        if (off <= slips) found.set(known, 0.7 / off);
      }
    }
    return found;
  }

  private score(one: Indexed, sought: Fits[], whole: string): number {
    let total = 0;
    let met = 0;
    for (const fits of sought) {
      const named = Math.max(...one.names.map((set, n) => best(set, fits) * (n === 0 ? NAME : ALSO)));
      let told = 0;
      for (const [word, fit] of fits) {
        const times = one.text.get(word);
        if (times) told = Math.max(told, fit * this.rarity(word) * (times / (times + 1 + one.length / 60)) * TEXT * 3);
      }
      if (named > 0 || told > 0) met += 1;
      total += named + told;
    }
    const asked = Math.max(0, ...one.questions.map((set) => alike(set, sought)));
    total *= (met / sought.length) ** 2;
    // A name that is met only in part is met less.
    const closest = Math.max(...one.names.map((set) => alike(set, sought)));
    total += closest * NAME + asked * asked * QUESTION * Math.max(1, sought.length);
    if (one.name === whole || one.entry.also.some((name) => split(name).join(" ") === whole)) total += EXACT;
    if (total < 1) return 0;
    return one.entry.kind === "chapter" ? total * CHAPTER_FIRST : total;
  }

  private rarity(word: string): number {
    return Math.log(1 + this.indexed.length / (1 + (this.vocabulary.get(word) ?? 0)));
  }
}

function best(set: Set<string>, fits: Fits): number {
  let found = 0;
  for (const [word, fit] of fits) if (set.has(word)) found = Math.max(found, fit);
  return found;
}

/** 1: the same words; less for each that only one of the two has. */
function alike(set: Set<string>, sought: Fits[]): number {
  if (set.size === 0) return 0;
  const met = sought.reduce((sum, fits) => sum + best(set, fits), 0);
  return met / (set.size + sought.length - Math.min(met, set.size));
}

// -- what there is to find ----------------------------------------------------------------------------------

export function entriesOf(chapters: BookChapter[], terms: TermInfo[], components: Found[], familyName: (family: string) => string): Entry[] {
  const sections = chapters.flatMap((chapter) =>
    chapter.sections.map((section): Entry => {
      const lines = section.blocks.flatMap((block) => [block.text, ...block.rows.flat()]);
      const isRule = (span: BookSpan) => span.to.startsWith("rule:");
      const said = lines.map((line) => line.filter((span) => !isRule(span)).map((span) => span.text).join("").trim());
      return {
        kind: "chapter",
        id: section.id ? `${chapter.id}#${section.id}` : chapter.id,
        place: section.id ? `${chapter.id}#${section.id}` : chapter.id,
        name: section.title,
        within: section.id ? chapter.title : "",
        also: [],
        questions: section.questions,
        text: said.filter(Boolean).join(" "),
        rules: lines.flat().filter(isRule).map((span) => span.to.slice("rule:".length)),
      };
    }),
  );
  const glossary = terms.map((term): Entry => ({
    kind: "term",
    id: term.id,
    place: `term/${term.id}`,
    name: term.name,
    within: "",
    also: [],
    questions: [],
    text: [term.text, ...term.variants.map((variant) => variant.text)].join(" "),
    rules: term.rules,
  }));
  const printed = components.map(({ id, also, face }): Entry => ({
    kind: "component",
    id,
    place: `component/${id}`,
    name: face.name,
    within: familyName(face.family),
    also,
    questions: [],
    text: [face.text, face.reminder].join(" "),
    rules: [],
  }));
  return [...sections, ...glossary, ...printed];
}

/** Terms whose name the text says, longest names first, and terms that share a rule. */
export function related(terms: TermInfo[], term: TermInfo, most = 8): TermInfo[] {
  const text = ` ${plain(term.text).replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  const says = (other: TermInfo) => {
    const name = plain(other.name).replace(/[^\p{L}\p{N}]+/gu, " ").trim();
    return name.length > 2 && (text.includes(` ${name} `) || text.includes(` ${name}s `));
  };
  const shares = (other: TermInfo) => other.rules.filter((rule) => term.rules.includes(rule)).length;
  return terms
    .filter((other) => other.id !== term.id)
    .map((other) => ({ other, weight: (says(other) ? 10 + other.name.length / 100 : 0) + shares(other) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ other }) => other);
}

/** A text cut where the sought words stand, to mark them. */
export function marked(text: string, typed: string): { text: string; hit: boolean }[] {
  const words = plain(typed).trim().split(/\s+/).filter((word) => word.length > 1);
  if (words.length === 0) return [{ text, hit: false }];
  // Folding may change lengths (œ), so places are sought letter by letter of the original.
  const letters = [...text];
  const places = letters.flatMap((letter, at) => [...plain(letter)].map(() => at));
  const folded = letters.map(plain).join("");
  const hits = new Array<boolean>(letters.length).fill(false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      for (let k = at; k < at + word.length; k++) hits[places[k] ?? 0] = true;
  const parts: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, at) => {
    const hit = hits[at] ?? false;
    const last = parts.at(-1);
    if (last && last.hit === hit) last.text += letter;
    else parts.push({ text: letter, hit });
  });
  return parts;
}
