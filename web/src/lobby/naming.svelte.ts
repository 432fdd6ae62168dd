/** What the user is called: asked once, before the first game, and kept. */
import { browserMemory } from "../lib/browserMemory.svelte";
import { NotNow } from "../lib/trouble";

export const LONGEST_NAME = 40;

/** As it is kept: what a person types, without the spaces around it and up to the limit. */
export const keptName = (typed: string): string => typed.slice(0, LONGEST_NAME).trim();

class Naming {
  asking = $state(false);
  #answer: ((name: string | null) => void) | null = null;

  /** The name that is kept, or the answer to the question. */
  async name(): Promise<string> {
    const kept = keptName(browserMemory.settings.name);
    if (kept) return kept;
    const answered = await new Promise<string | null>((resolve) => {
      this.#answer?.(null);
      this.#answer = resolve;
      this.asking = true;
    });
    if (!answered) throw new NotNow();
    return answered;
  }

  /** Null: the question was closed. */
  answer(name: string | null): void {
    this.asking = false;
    if (name) browserMemory.change({ name });
    this.#answer?.(name);
    this.#answer = null;
  }
}

export const naming = new Naming();
