/** What is open, lit, chosen and typed at the viewer's own desk. */
import { tick } from "svelte";
import type { Connection } from "../lib/connection.svelte";
import type { CoachAnswer, Impossible, Option, Question } from "../messages";
import { Refused } from "../lib/api";
import { noteTrouble } from "../lib/lastTrouble";
import { inWords } from "../lib/trouble";
import { t } from "../lib/words.svelte";
import type { Inspect } from "../lib/inspect";
import { inspector } from "./inspector.svelte";
import { groupsOf, numbered } from "./options";
import { atOnce } from "./oneTap";
import { commandOf, isWriting, typed, within, type Command } from "./keys";

const TOAST = 6_000;
const HIDE_AGAIN = 30_000;
/** Milliseconds after the end of a telling in which no press counts: it was meant for the story. */
const ARMING = 300;
/** Milliseconds in which a browser makes a click of a press that ended. */
const CLICK = 60;

/** In a replay the page around the table has the other keys. */
const READING = new Set<Command>(["explain", "help", "supply", "crew", "setup", "rules", "radio"]);

/** Things that a popover can stand beside. */
const THINGS = "[data-room], [data-key], [data-card], button, [role=button]";

/** Options among which the last press still has to choose, and what they are about. */
export interface Chooser {
  title: string;
  indices: number[];
  about: Inspect | null;
  /** What was pressed; null: it is gone, or nothing that can be seen. */
  at: Element | null;
  /** Opened by a key: the first option has the focus. */
  byKey: boolean;
}

/** A number that is being typed, and the option that it would take. */
export interface Written {
  digits: string;
  index: number | null;
}

export class Desk {
  /** Which window is open: `menu`, `log`, `seat:2`… */
  open = $state<string | null>(null);
  hovered = $state<number | null>(null);
  chooser = $state.raw<Chooser | null>(null);
  selected = $state<string | null>(null);
  whyNot = $state.raw<Impossible[] | null>(null);
  /** What the coach said about the open question, and whether it still thinks. */
  coach = $state.raw<CoachAnswer | null>(null);
  coaching = $state(false);
  typed = $state("");
  toast = $state<string | null>(null);
  busy = $state(false);
  /** Rooms that are pointed out on the map. */
  rooms = $state.raw<number[]>([]);
  /** Turned over from how they usually lie. */
  private turned = $state(false);
  tab = $state<"log" | "chat">("log");
  /** Which of the panels that share one place is in sight; one that this layout does not have is as good as the log. */
  panel = $state("log");

  /** What was chosen last: a price that is asked for next is its price. */
  deed = $state.raw<Option | null>(null);

  /** A question that opened under somebody's finger does not count the first press. */
  armed = $state(true);

  /** What was last pressed, and whether a key did it. */
  private pressedOn: Element | null = null;
  byKey = false;
  /** Cards that are still to be paid with, without another press. */
  private purse: string[] = [];
  /** The thing whose popover the present press has closed. */
  private closedAt: Element | null = null;
  /** When the present press of a pointer began, and when the question opened. */
  private pressed: number | null = null;
  private openedAt = 0;
  private armTimer: ReturnType<typeof setTimeout> | undefined;
  private toastTimer: ReturnType<typeof setTimeout> | undefined;
  private hideTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly at: {
      ask: () => Question | null;
      connection: () => Connection | null;
      onchoose: (index: number) => Promise<void>;
      compact: () => boolean;
      /** Is there a radio at this table? */
      radio: () => boolean;
      /** Is what one plays for always in sight, and not behind a tab or in a window? */
      goalsInSight: () => boolean;
      /** Where the hand is folded away, it opens. */
      unfoldHand: () => void;
      skip: () => boolean;
      readonly: () => boolean;
      telling: () => boolean;
      /** Several people look at this screen by turns. */
      shared: () => boolean;
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
    const kind = this.at.ask()?.kind;
    if (kind && kind !== "pay") this.deed = null;
    this.chooser = null;
    this.hovered = null;
    this.selected = null;
    this.whyNot = null;
    this.coach = null;
    this.coaching = false;
    if (this.open === "why" || this.open === "coach") this.open = null;
    this.typed = "";
    this.busy = false;
    this.openedAt = performance.now();
    this.payOn();
  }

  /** The story has been told. */
  opens(): void {
    clearTimeout(this.armTimer);
    this.openedAt = performance.now();
    this.armed = false;
    this.armTimer = setTimeout(() => (this.armed = true), ARMING);
  }

  pressBegins = (event?: Event): void => {
    this.pressed = performance.now();
    this.byKey = false;
    this.pressedOn = thingOf(event?.target);
    this.closedAt = null;
    if (this.chooser && event?.target instanceof Element && !event.target.closest("dialog")) this.pressedBeside(event.target);
  };
  /** Its click, if there is one, comes right after it. */
  pressEnds = (): void => {
    const ended = this.pressed;
    setTimeout(() => {
      if (this.pressed === ended) this.pressed = null;
    }, CLICK);
  };

  /** Was this press meant for the question, and not for what was there before? */
  private get meant(): boolean {
    return this.armed && (this.pressed === null || this.pressed >= this.openedAt);
  }

  /** Show the rest of the story; whoever did that by key reads the question next. */
  goOn = (): void => {
    this.at.skip();
    requestAnimationFrame(() => document.activeElement === document.body && focusOn("#question"));
  };

  choose = async (index: number): Promise<void> => {
    if (this.busy || !this.meant || !this.at.ask()) return;
    this.purse = [];
    await this.send(index);
  };

  private async send(index: number): Promise<void> {
    const ask = this.at.ask();
    if (ask && ask.kind !== "pay") this.deed = ask.options[index] ?? null;
    this.busy = true;
    this.chooser = null;
    this.hovered = null;
    try {
      await this.at.onchoose(index);
    } catch (error) {
      this.busy = false;
      this.purse = [];
      this.fail(error);
    }
    // On success it stays so until the next question comes: a reaction of somebody else may be waited for first.
  }

  /** Pay with all the cards that are suggested, one question after the other. */
  pay = async (): Promise<void> => {
    const ask = this.at.ask();
    const [first, ...more] = ask?.suggested ?? [];
    if (!ask || first === undefined || this.busy || !this.meant) return;
    this.purse = more.map((index) => cardOf(ask, index));
    await this.send(first);
  };

  private payOn(): void {
    const ask = this.at.ask();
    if (!ask) return;
    const next = this.purse.shift();
    const index = ask.kind === "pay" ? ask.options.findIndex((_, n) => cardOf(ask, n) === next) : -1;
    if (index >= 0) void this.send(index);
    else this.purse = [];
  }

  /** Pressed on the map or on a person: what risks no more than any step is done at once, else the popover opens there. */
  chooseAmong = (indices: number[], title = "", about: Inspect | null = null): void => {
    const ask = this.at.ask();
    if (!ask || indices.length === 0 || !this.meant) return;
    const usual = atOnce(ask, indices);
    const asksFirst = this.byKey && (indices.length > 1 || ask.options[indices[0]!]!.risks.length > 0);
    if (usual !== null && !asksFirst) void this.choose(usual);
    else this.offer(indices, title || ask.text, about);
  };

  /** A second press on the same thing closes what the first one opened. */
  private offer(indices: number[], title: string, about: Inspect | null): void {
    const beside = this.pressedOn?.closest(".ask, dialog");
    const at = beside ? onTheMap(about) : this.pressedOn;
    const again = at !== null && at === this.closedAt;
    this.closedAt = null;
    if (!again) this.chooser = { title, indices, about, at, byKey: this.byKey };
  }

  /** A card or thing of one's own was pressed. */
  pick = (thing: string, indices: number[], name: string): void => {
    const ask = this.at.ask();
    if (!this.meant) return;
    if (!ask || indices.length === 0) {
      inspector.show({ component: thing });
      return;
    }
    if (ask.kind !== "turn") {
      this.chooseAmong(indices, name, { component: thing });
      return;
    }
    this.offer(indices, name, { component: thing });
    if (this.chooser) this.selected = thing;
  };

  /** What one plays for lies face down where somebody may look over the shoulder. */
  get revealed(): boolean {
    return this.turned === this.at.shared();
  }

  reveal = (): void => {
    clearTimeout(this.hideTimer);
    this.turned = !this.turned;
    if (this.turned && this.at.shared()) this.hideTimer = setTimeout(() => (this.turned = false), HIDE_AGAIN);
  };

  askWhyNot = async (): Promise<void> => {
    if (this.at.telling()) return;
    const ask = this.at.ask();
    if (ask && ask.kind !== "turn") {
      // What cannot be done is a matter of turns; here everything that can be answered is in the list.
      this.whyNot = [];
      this.open = "why";
      return;
    }
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
    if (this.at.skip()) return;
    connection.takeBack().catch(this.fail);
  };

  close = (): void => {
    if (this.chooser) {
      this.chooser = null;
      this.selected = null;
    } else this.open = null;
  };

  /** A press beside the popover closes it. If it was on the same thing, its click does not open it again. */
  private pressedBeside(target: Element): void {
    this.closedAt = this.chooser?.at?.contains(target) ? this.chooser.at : null;
    this.close();
  }

  private get order(): number[] {
    const ask = this.at.ask();
    return this.chooser?.indices ?? (ask ? numbered(groupsOf(ask)) : []);
  }

  get written(): Written | null {
    if (!this.typed) return null;
    const order = this.order;
    const number = within(Number(this.typed), order.length);
    return { digits: this.typed, index: number === null ? null : order[number - 1]! };
  }

  /** A number was typed, or a key that ends it; the option that it stands for is lit. */
  private type(key: string): void {
    const order = this.order;
    const found = typed(this.typed, key, order.length);
    this.typed = found.buffer;
    this.hovered = this.written?.index ?? null;
    if (found.number === null) return;
    const index = order[found.number - 1]!;
    if (!this.chooser && this.at.ask()?.suggested?.[0] === index) void this.pay();
    else void this.choose(index);
  }

  /** Before anything on the page hears a key: a number that is being typed has Enter, Backspace and Escape to itself. */
  keyFirst = (event: KeyboardEvent): void => {
    this.byKey = true;
    this.pressedOn = thingOf(event.target);
    if (!this.typed || isWriting(event.target)) return;
    if (["Enter", "Backspace"].includes(event.key) && !event.repeat) this.type(event.key);
    else if (event.key === "Escape") {
      this.typed = "";
      this.hovered = null;
    } else {
      if (!/^[0-9]$/.test(event.key) && event.key.length === 1) this.typed = "";
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  key = (event: KeyboardEvent): void => {
    this.pressed = null;
    if (this.at.readonly() && !READING.has(commandOf(event) ?? "skip")) return;
    if (event.defaultPrevented || isWriting(event.target)) return;
    if (document.querySelector("dialog[open]") && (!this.chooser || inspector.open) && event.key !== "?") return;
    if (this.at.telling() && (event.key === "Enter" || event.key === "Escape")) {
      if (this.obey("skip", event)) event.preventDefault();
      return;
    }
    // A key held down since before the question is no answer to it; to look something up is always possible.
    if (event.repeat || (!this.armed && !READING.has(commandOf(event) ?? "skip"))) return;
    const ask = this.at.ask();
    if (ask && /^[0-9]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      this.type(event.key);
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
        const onAThing = target?.closest("button, a, summary, [role=button], [tabindex]") && target.tagName !== "BODY";
        if (onAThing && event.key !== "Escape") return false;
        if (!this.at.telling()) return false;
        this.goOn();
        return true;
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
        this.toGoals();
        return true;
      case "knowledge":
        this.open = "own";
        return true;
      case "chat":
        this.tab = "chat";
        this.toLog();
        return true;
      case "log":
        this.tab = "log";
        this.toLog();
        return true;
      case "radio":
        if (!this.at.radio()) return false;
        this.toRadio();
        return true;
      case "map":
        return focusOn('.map [data-room][tabindex="0"]') || focusOn(".map [tabindex], .map button");
      case "hand":
        this.at.unfoldHand();
        void tick().then(() => focusOn("[data-card]"));
        return true;
      case "actions":
        return focusOn("[data-option], #question");
      case "help":
        this.open = "keys";
        return true;
      case "close":
        this.typed = "";
        inspector.hint = null;
        if (!this.chooser) return false;
        this.close();
        return true;
      default:
        this.open = command;
        return true;
    }
  }

  /** One of the panels that share a place comes to the front. */
  look = (panel: string): void => {
    if (panel === "log" || panel === "chat") this.tab = panel;
    this.panel = panel === "chat" ? "log" : panel;
  };

  /** What one plays for: in sight at the first press, turned over at the next. */
  private toGoals(): void {
    const inSight = this.at.goalsInSight() || (!this.at.compact() && this.panel === "goals");
    this.panel = "goals";
    if (this.at.compact()) this.open = "goals";
    if (!this.revealed || inSight) this.reveal();
  }

  /** Where one speaks and answers. */
  toRadio = (): void => {
    this.panel = "radio";
    if (this.at.compact()) this.open = "radio";
    else void tick().then(() => focusOn("section.radio :is([data-say], .answers button), #radio-speak:enabled") || focusOn("#tab-radio"));
  };

  private toLog(): void {
    this.panel = "log";
    if (this.at.compact()) this.open = "log";
    else void tick().then(() => focusOn("#log-body"));
  }

  end(): void {
    clearTimeout(this.toastTimer);
    clearTimeout(this.hideTimer);
    clearTimeout(this.armTimer);
  }
}

function focusOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement | SVGElement>(selector);
  found?.focus();
  return found !== null;
}

function thingOf(target: EventTarget | null | undefined): Element | null {
  return target instanceof Element ? target.closest(THINGS) : null;
}

/** The Room or figure that is meant, where the press was elsewhere. */
function onTheMap(about: Inspect | null): Element | null {
  if (about?.room !== undefined) return document.querySelector(`.map [data-room="${about.room}"]`);
  if (about?.figure !== undefined) return document.querySelector(`.map [data-key="figure-${about.figure}"]`);
  return null;
}

/** The card that an option names. */
function cardOf(ask: Question, index: number): string {
  const value = ask.options[index]?.value ?? "";
  return typeof value === "string" ? value : String(value[1] ?? "");
}
