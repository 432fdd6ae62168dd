/** The texts of one language: the same Fluent files as the server's and the terminal's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../messages";
import { transport } from "./transport";

/** A language as its own speakers call it. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** What a table says in other words than the language's files: its species, mode and modules. */
export interface TableWords {
  language: Language;
  texts: string;
}

class Words {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle | null>(null);
  private loaded = new Map<Language, FluentResource>();
  private table: TableWords | null = null;

  get ready(): boolean {
    return this.bundle !== null;
  }

  /** Speak another language; the page changes as soon as its texts are there. */
  async speak(language: Language): Promise<void> {
    if (!this.loaded.has(language)) {
      const answer = await transport.ask(`texts/${language}`);
      if (!answer.ok) throw new Error(`no texts for ${language}: ${answer.status}`);
      this.loaded.set(language, new FluentResource(await answer.text()));
    }
    this.language = language;
    this.settle();
    document.documentElement.lang = language;
  }

  /** Speak as a table does; null: as the base game, away from any table. */
  at(table: TableWords | null): void {
    this.table = table;
    this.settle();
  }

  private settle(): void {
    const files = this.loaded.get(this.language);
    const over = this.table?.language === this.language ? this.table.texts : "";
    if (files) this.bundle = bundleOf(this.language, files, over);
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  get(key: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.pattern(key);
    if (!this.bundle || pattern === null) {
      if (this.bundle) console.warn(`no text for ${key}`);
      return key;
    }
    return this.bundle.formatPattern(pattern, args, []);
  }

  private pattern(key: string) {
    const [id = "", attribute] = key.split(".");
    const message = this.bundle?.getMessage(id);
    if (!message) return null;
    return (attribute ? message.attributes[attribute] : message.value) ?? null;
  }
}

/** The words of a language, those of a table over them. */
export function bundleOf(language: Language, files: FluentResource, over = ""): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(files);
  bundle.addResource(new FluentResource(over), { allowOverrides: true });
  return bundle;
}

export const words = new Words();

/** A text of the page in the player's language: `t("web-lobby-join")`, `t("web-lobby-players", { count: 3 })`. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return words.get(key, args);
}
