/** A sentence being put together: sort, word, and what follows the word. The server says what there is to choose from. */
import type { RadioChoice, RadioPlace, RadioSaying } from "../messages";

export type Sort = RadioSaying["sort"];
export type Value = RadioChoice["value"];
export type Said = (string | number)[];

export interface Draft {
  sort: Sort | null;
  word: string | null;
  values: Value[];
  /** A condition: it answers this line, and asks something of whoever said that. */
  answers: { line: number; seat: number } | null;
}

export const EMPTY: Draft = { sort: null, word: null, values: [], answers: null };

/** In the order in which a table talks. Answers are given beside the request. */
const SORTS: Sort[] = ["statement", "intention", "request", "offer", "reaction"];
const CONDITION: Sort = "request";
const IF = "if";
const WHO = "who";
const LINE = "line";

export const condition = (line: number, seat: number): Draft => ({ ...EMPTY, sort: CONDITION, answers: { line, seat } });

/** What the composer offers: reactions to a line are given beside that line. */
function offered(vocabulary: RadioSaying[], draft: Draft): RadioSaying[] {
  const whole = vocabulary.filter(({ places }) => places.every(({ id, choices }) => id !== LINE && choices.length > 0));
  const { answers } = draft;
  if (!answers) return whole;
  const asksBack = (place: RadioPlace) => place.id === WHO && place.choices.some(({ value }) => value === answers.seat);
  return whole.filter(({ sort, places }) => sort === CONDITION && places.some(asksBack));
}

export function sortsOf(vocabulary: RadioSaying[]): Sort[] {
  const found = new Set(offered(vocabulary, EMPTY).map(({ sort }) => sort));
  return SORTS.filter((sort) => found.has(sort));
}

export const wordsOf = (vocabulary: RadioSaying[], draft: Draft): RadioSaying[] =>
  offered(vocabulary, draft).filter(({ sort }) => sort === draft.sort);

export function sayingOf(vocabulary: RadioSaying[], draft: Draft): RadioSaying | null {
  return wordsOf(vocabulary, draft).find(({ word }) => word === draft.word) ?? null;
}

/** What may stand at a place; a condition goes to whoever asked. */
export function choicesOf(place: RadioPlace, draft: Draft): RadioChoice[] {
  const { answers } = draft;
  return answers && place.id === WHO ? place.choices.filter(({ value }) => value === answers.seat) : place.choices;
}

export type Step = { kind: "sort" } | { kind: "word" } | { kind: "place"; place: RadioPlace } | { kind: "whole"; saying: RadioSaying };

/** What is to be chosen next. */
export function stepOf(vocabulary: RadioSaying[], draft: Draft): Step {
  if (draft.sort === null) return { kind: "sort" };
  const saying = sayingOf(vocabulary, draft);
  if (!saying) return { kind: "word" };
  const place = saying.places[draft.values.length];
  return place ? { kind: "place", place } : { kind: "whole", saying };
}

/** The draft with one more thing chosen; what leaves no choice is chosen too. */
export function choose(vocabulary: RadioSaying[], draft: Draft, value: Value): Draft {
  const step = stepOf(vocabulary, draft);
  if (step.kind === "sort") return settled(vocabulary, { ...draft, sort: value as Sort });
  if (step.kind === "word") return settled(vocabulary, { ...draft, word: String(value) });
  if (step.kind === "place") return settled(vocabulary, { ...draft, values: [...draft.values, value] });
  return draft;
}

function settled(vocabulary: RadioSaying[], draft: Draft): Draft {
  const step = stepOf(vocabulary, draft);
  if (step.kind !== "place") return draft;
  const [only, ...more] = choicesOf(step.place, draft);
  if (!only || more.length > 0) return draft;
  return settled(vocabulary, { ...draft, values: [...draft.values, only.value] });
}

/** One choice back; null: there is none to go back to. */
export function back(vocabulary: RadioSaying[], draft: Draft): Draft | null {
  const saying = sayingOf(vocabulary, draft);
  for (let last = draft.values.length - 1; saying && last >= 0; last -= 1)
    if (choicesOf(saying.places[last]!, draft).length > 1) return { ...draft, values: draft.values.slice(0, last) };
  if (draft.word !== null) return { ...draft, word: null, values: [] };
  return draft.sort !== null && !draft.answers ? EMPTY : null;
}

/** What has been chosen so far, in words: the word, and what follows it. */
export function chosenIn(saying: RadioSaying, values: Value[]): string[] {
  const named = values.map((value, at) => saying.places[at]?.choices.find((one) => one.value === value)?.text ?? String(value));
  return [saying.text, ...named];
}

/** As the server wants it. */
export function saidOf(draft: Draft): Said {
  const words: Said = [draft.word ?? "", ...draft.values];
  return draft.answers ? [IF, draft.answers.line, ...words] : words;
}
