/** Finding a term of the rules: by name, by words of its text, by rule number; accents and capitals do not matter. */
import type { TermInfo } from "../messages";

export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/œ/gi, "oe")
    .replace(/æ/gi, "ae")
    .replace(/[’']/g, "'")
    .toLowerCase();
}

const RULE = /^[a-z]{1,2}-\d+(\.\d+)*$/;

/** The best first; without words: all, by name. */
export function found(terms: TermInfo[], typed: string, language: string): TermInfo[] {
  const sought = plain(typed).trim().split(/\s+/).filter(Boolean);
  const byName = new Intl.Collator(language).compare;
  return terms
    .map((term) => ({ term, score: score(term, sought) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || byName(a.term.name, b.term.name))
    .map(({ term }) => term);
}

function score(term: TermInfo, sought: string[]): number {
  if (sought.length === 0) return 1;
  const name = plain(term.name);
  const text = plain([term.text, ...term.variants.map((variant) => variant.text)].join(" "));
  const rules = term.rules.map(plain);
  let total = 0;
  for (const word of sought) {
    if (name === word) total += 100;
    else if (name.startsWith(word)) total += 50;
    else if (name.split(/[\s'-]+/).some((part) => part.startsWith(word))) total += 30;
    else if (name.includes(word)) total += 15;
    else if (rules.includes(word)) total += 40;
    else if (RULE.test(word) && rules.some((rule) => rule.startsWith(`${word}.`))) total += 20;
    else if (text.includes(word)) total += 3;
    else if (term.id.split("_").includes(word)) total += 2;
    else return 0;
  }
  return total;
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
