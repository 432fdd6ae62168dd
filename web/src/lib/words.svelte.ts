/** The texts of one language: the same Fluent files as the server's and the terminal's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../messages";

export const LANGUAGES: Language[] = ["en", "fr"];

class Words {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle | null>(null);
  private loaded = new Map<Language, FluentBundle>();

  get ready(): boolean {
    return this.bundle !== null;
  }

  /** Speak another language; the page changes as soon as its texts are there. */
  async speak(language: Language): Promise<void> {
    let bundle = this.loaded.get(language);
    if (!bundle) {
      const answer = await fetch(`/api/texts/${language}`);
      if (!answer.ok) throw new Error(`no texts for ${language}: ${answer.status}`);
      bundle = bundleOf(language, await answer.text());
      this.loaded.set(language, bundle);
    }
    this.language = language;
    this.bundle = bundle;
    document.documentElement.lang = language;
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

export function bundleOf(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

export const words = new Words();

/** A text of the page in the player's language: `t("web-lobby-join")`, `t("web-lobby-players", { count: 3 })`. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return words.get(key, args);
}
