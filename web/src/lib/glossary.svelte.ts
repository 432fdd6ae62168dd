/** The glossary of the current language, loaded once per language. */
import type { Language, TermInfo } from "../messages";
import { api } from "./api";
import { words } from "./words.svelte";

class Glossary {
  private loaded = $state.raw<Partial<Record<Language, Map<string, TermInfo>>>>({});
  private asked = new Set<Language>();

  /** Entries by id; empty until they are there. Reading it loads them. */
  get terms(): Map<string, TermInfo> {
    const language = words.language;
    const found = this.loaded[language];
    if (!found && !this.asked.has(language)) this.load(language);
    return found ?? new Map();
  }

  private load(language: Language): void {
    this.asked.add(language);
    api
      .terms(language)
      .then(({ terms }) => {
        this.loaded = { ...this.loaded, [language]: new Map(terms.map((term) => [term.id, term])) };
      })
      .catch(() => setTimeout(() => this.asked.delete(language), 5_000));
  }
}

export const glossary = new Glossary();
