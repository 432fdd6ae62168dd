/** What is open, lit, chosen and typed at the viewer's own desk. */
import type { Connection } from "../lib/connection.svelte";
import type { CoachAnswer, Impossible, Question } from "../messages";
import { Refused } from "../lib/api";
import { noteTrouble } from "../lib/lastTrouble";
import { inWords } from "../lib/trouble";
import { t } from "../lib/words.svelte";
import { inspector } from "./inspector.svelte";
import { groupsOf, numbered } from "./options";
import { commandOf, isWriting, typed, type Command } from "./keys";

const TOAST = 6_000;
const HIDE_AGAIN = 30_000;

/** In a replay the page around the table has the other keys. */
const READING = new Set<Command>(["explain", "supply", "crew", "setup", "rules"]);

export class Desk {
  /** Which window is open: `menu`, `log`, `seat:2`… */
  open = $state<string | null>(null);
  hovered = $state<number | null>(null);
  /** Options among which the last press still has to choose. */
  chooser = $state.raw<{ title: string; indices: number[] } | null>(null);
  selected = $state<string | null>(null);
  whyNot = $state.raw<Impossible[] | null>(null);
  /** What the coach said about the open question, and whether it still thinks. */
  coach = $state.raw<CoachAnswer | null>(null);
  coaching = $state(false);
  typed = $state("");
  toast = $state<string | null>(null);
  busy = $state(false);
  revealed = $state(false);
  tab = $state<"log" | "chat">("log");

  private toastTimer: ReturnType<typeof setTimeout> | undefined;
  private hideTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly at: {
      ask: () => Question | null;
      connection: () => Connection | null;
      onchoose: (index: number) => Promise<void>;
      touch: () => boolean;
      compact: () => boolean;
      skip: () => boolean;
      readonly: () => boolean;
    },
  ) {}

  fail = (error: unknown): void => {
    const id = error instanceof Refused ? error.error : "";
    // The question was answered or taken back meanwhile: the table shows what is asked now.
    if (id === "stale" || id === "not_asked") return;
    noteTrouble(error);
    this.say(inWords(error));
  };

  say(text: string): void {
    clearTimeout(this.toastTimer);
    this.toast = text;
    this.toastTimer = setTimeout(() => (this.toast = null), TOAST);
  }

  /** Another question: nothing chosen for the last one holds. */
  fresh(): void {
    this.chooser = null;
    this.hovered = null;
    this.selected = null;
    this.whyNot = null;
    this.coach = null;
    this.coaching = false;
    if (this.open === "why" || this.open === "coach") this.open = null;
    this.typed = "";
    this.busy = false;
  }

  choose = async (index: number): Promise<void> => {
    if (this.busy || !this.at.ask()) return;
    this.busy = true;
    this.chooser = null;
    this.hovered = null;
    this.at.skip();
    try {
      await this.at.onchoose(index);
    } catch (error) {
      this.busy = false;
      this.fail(error);
    }
    // On success it stays so until the next question comes: a reaction of somebody else may be waited for first.
  };

  /** Pressed on the map or on a person: one option is taken, several are offered; by touch the odds are shown first. */
  chooseAmong = (indices: number[], title = ""): void => {
    const ask = this.at.ask();
    if (!ask || indices.length === 0) return;
    const [only] = indices;
    const risky = indices.length === 1 && (ask.options[only!]?.risks.length ?? 0) > 0;
    if (indices.length === 1 && !(risky && this.at.touch())) void this.choose(only!);
    else this.chooser = { title: title || ask.text, indices };
  };

  /** A card or thing of one's own was pressed. */
  pick = (thing: string, indices: number[], name: string): void => {
    const ask = this.at.ask();
    if (!ask || indices.length === 0) {
      inspector.show({ component: thing });
      return;
    }
    if (ask.kind !== "turn") {
      this.chooseAmong(indices, name);
      return;
    }
    this.selected = thing;
    this.chooser = { title: name, indices };
  };

  reveal = (): void => {
    clearTimeout(this.hideTimer);
    this.revealed = !this.revealed;
    if (this.revealed) this.hideTimer = setTimeout(() => (this.revealed = false), HIDE_AGAIN);
  };

  askWhyNot = async (): Promise<void> => {
    try {
      this.whyNot = (await this.at.connection()?.whyNot()) ?? [];
      this.open = "why";
    } catch (error) {
      this.fail(error);
    }
  };

  /** The window opens at once and fills when the coach has thought. */
  askCoach = async (): Promise<void> => {
    const id = this.at.ask()?.id;
    if (!id || this.coaching) {
      if (id) this.open = "coach";
      return;
    }
    this.open = "coach";
    if (this.coach) return;
    this.coaching = true;
    try {
      const answer = (await this.at.connection()?.askCoach()) ?? null;
      if (answer?.ask === this.at.ask()?.id) this.coach = answer;
    } catch (error) {
      if (this.open === "coach") this.open = null;
      this.fail(error);
    } finally {
      if (id === this.at.ask()?.id) this.coaching = false;
    }
  };

  takeBack = (): void => {
    const connection = this.at.connection();
    if (!connection?.undo) {
      this.say(t("web-table-no-undo"));
      return;
    }
    this.at.skip();
    connection.takeBack().catch(this.fail);
  };

  close = (): void => {
    if (this.chooser) {
      this.chooser = null;
      this.selected = null;
    } else this.open = null;
  };

  key = (event: KeyboardEvent): void => {
    if (this.at.readonly() && !READING.has(commandOf(event) ?? "skip")) return;
    if (event.defaultPrevented || isWriting(event.target)) return;
    if (document.querySelector("dialog[open]") && !this.chooser && event.key !== "?") return;
    const ask = this.at.ask();
    if (ask && /^[0-9]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const order = this.chooser?.indices ?? numbered(groupsOf(ask));
      const found = typed(this.typed, event.key, order.length);
      this.typed = found.buffer;
      event.preventDefault();
      if (found.number !== null) void this.choose(order[found.number - 1]!);
      return;
    }
    if (ask && event.key === "Enter" && this.typed) {
      const order = this.chooser?.indices ?? numbered(groupsOf(ask));
      const found = typed(this.typed, "Enter", order.length);
      this.typed = "";
      event.preventDefault();
      if (found.number !== null) void this.choose(order[found.number - 1]!);
      return;
    }
    const command = commandOf(event);
    if (command === null || !this.obey(command, event)) return;
    event.preventDefault();
  };

  /** False: the key keeps its usual meaning. */
  private obey(command: Command, event: KeyboardEvent): boolean {
    switch (command) {
      case "skip": {
        const target = event.target as HTMLElement | null;
        if (target?.closest("button, a, summary, [role=button], [tabindex]") && target.tagName !== "BODY") return false;
        return this.at.skip();
      }
      case "undo":
        this.takeBack();
        return true;
      case "whyNot":
        void this.askWhyNot();
        return true;
      case "coach":
        void this.askCoach();
        return true;
      case "explain":
        if (inspector.near) inspector.show(inspector.near);
        else this.open = "keys";
        return true;
      case "objectives":
        this.reveal();
        if (this.at.compact()) this.open = "own";
        return true;
      case "knowledge":
        this.open = "own";
        return true;
      case "chat":
        this.tab = "chat";
        if (this.at.compact()) this.open = "log";
        else focusOn("#log-body");
        return true;
      case "log":
        this.tab = "log";
        if (this.at.compact()) this.open = "log";
        else focusOn("#log-body");
        return true;
      case "map":
        return focusOn('.map [data-room][tabindex="0"]') || focusOn(".map [tabindex], .map button");
      case "hand":
        return focusOn("[data-card]");
      case "actions":
        return focusOn("[data-option], #question");
      case "help":
        this.open = "keys";
        return true;
      case "close":
        this.typed = "";
        inspector.hint = null;
        return false;
      default:
        this.open = command;
        return true;
    }
  }

  end(): void {
    clearTimeout(this.toastTimer);
    clearTimeout(this.hideTimer);
  }
}

function focusOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement | SVGElement>(selector);
  found?.focus();
  return found !== null;
}
