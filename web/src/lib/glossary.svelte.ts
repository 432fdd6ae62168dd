/** The glossary of the current language: that of the table one sits at, else that of the base game with its variants. */
import type { Language, TermInfo } from "../messages";
import { api } from "./api";
import { words } from "./words.svelte";

type Entries = Map<string, TermInfo>;

class Glossary {
  private loaded = $state.raw<Partial<Record<Language, Entries>>>({});
  private table = $state.raw<{ language: Language; terms: Entries } | null>(null);
  private asked = new Set<Language>();

  /** Entries by id; empty until they are there. Reading it loads them. */
  get terms(): Entries {
    const language = words.language;
    if (this.table?.language === language) return this.table.terms;
    const found = this.loaded[language];
    if (!found && !this.asked.has(language)) this.load(language);
    return found ?? new Map();
  }

  /** Explain as a table plays; null: away from any table. */
  at(table: { language: Language; terms: TermInfo[] } | null): void {
    this.table = table && { language: table.language, terms: byId(table.terms) };
  }

  private load(language: Language): void {
    this.asked.add(language);
    api
      .terms(language)
      .then(({ terms }) => {
        this.loaded = { ...this.loaded, [language]: byId(terms) };
      })
      .catch(() => setTimeout(() => this.asked.delete(language), 5_000));
  }
}

function byId(terms: TermInfo[]): Entries {
  return new Map(terms.map((term) => [term.id, term]));
}

export const glossary = new Glossary();
