/** Everything there is to read: the rulebook, every component, and (in `lib/glossary`) the terms, in the current language. */
import { api } from "../lib/api";
import { glossary } from "../lib/glossary.svelte";
import { words } from "../lib/words.svelte";
import type { BookChapter, Component, Language, Printed, Sheet, TermInfo } from "../messages";

/** What a table has in play: chapters of other species, modes and modules do not concern it. */
export interface AtTable {
  sheet: Sheet;
  /** Ids of its species, mode and modules. */
  voices: string[];
  /** Its options, the usual ones too. */
  options: Record<string, unknown>;
}

/** A component as the search lists it. */
export interface Found {
  id: string;
  also: string[];
  face: Component;
}

/** Loads once for each language, again after a while if that failed. */
class Shelf<T> {
  #loaded = $state.raw<Partial<Record<Language, T>>>({});
  readonly #asked = new Set<Language>();

  constructor(private readonly fetch: (language: Language) => Promise<T>) {}

  get now(): T | null {
    const language = words.language;
    if (!(language in this.#loaded) && !this.#asked.has(language)) {
      this.#asked.add(language);
      this.fetch(language)
        .then((found) => (this.#loaded = { ...this.#loaded, [language]: found }))
        .catch(() => setTimeout(() => this.#asked.delete(language), 5_000));
    }
    return this.#loaded[language] ?? null;
  }
}

class Library {
  readonly #book = new Shelf((language) => api.rulebook(language).then(({ chapters }) => chapters));
  readonly #printed = new Shelf((language) => api.components(language).then(({ components }) => components));
  table = $state.raw<AtTable | null>(null);

  get chapters(): BookChapter[] {
    return this.#book.now ?? [];
  }

  get ready(): boolean {
    return this.#book.now !== null;
  }

  /** With every component too: what is not found now is not there. */
  get whole(): boolean {
    return this.ready && this.#printed.now !== null;
  }

  get terms(): TermInfo[] {
    return [...glossary.terms.values()];
  }

  /** At a table: what is in its box, in its own words. */
  get components(): Found[] {
    const printed: Printed[] = this.#printed.now ?? [];
    const sheet = this.table?.sheet;
    if (!sheet || sheet.language !== words.language) return printed;
    return printed.flatMap((one) => {
      const face = sheet.components[one.id];
      return face && face.family === one.face.family ? [{ ...one, face }] : [];
    });
  }

  /** At a table its sheet, elsewhere everything that is printed. */
  get faces(): Pick<Sheet, "components"> {
    const sheet = this.table?.sheet;
    if (sheet?.language === words.language) return sheet;
    return { components: Object.fromEntries((this.#printed.now ?? []).map(({ id, face }) => [id, face])) };
  }

  component(id: string): Component | null {
    const sheet = this.table?.sheet;
    if (sheet?.language === words.language && sheet.components[id]) return sheet.components[id];
    return this.#printed.now?.find((one) => one.id === id)?.face ?? null;
  }

  /** Does this chapter hold at the table one sits at? Away from a table every one does. */
  concerns(chapter: BookChapter): boolean {
    const table = this.table;
    return !table || chapter.concerns.length === 0 || chapter.concerns.some((voice) => table.voices.includes(voice));
  }

  /** Where a term, or a family of components (`family:rooms`), is explained: `combat#shoot`. */
  home(what: string): string | null {
    for (const chapter of this.chapters)
      for (const section of chapter.sections)
        if (section.homes.includes(what)) return section.id ? `${chapter.id}#${section.id}` : chapter.id;
    return null;
  }
}

export const library = new Library();

/** A place that something at the table asks to read: the table opens its rules there. */
class Reading {
  wanted = $state.raw<string | null>(null);
}
export const reading = new Reading();
