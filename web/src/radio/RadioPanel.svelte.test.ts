// @vitest-environment happy-dom
import { flushSync, tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../lib/api";
import { browserMemory } from "../lib/browserMemory.svelte";
import type { Connection } from "../lib/connection.svelte";
import type { View } from "../lib/view";
import type { Line, RadioAnswer, RadioNews, RadioSaying } from "../messages";
import { all, button, line, one, press, sheet, show, texts, view as made } from "../testing/parts";
import Dossier from "./Dossier.svelte";
import { Radio } from "./radio.svelte";
import RadioPanel from "./RadioPanel.svelte";

const SHEET = sheet(["captain", "Captain", "characters"], ["pilot", "Pilot", "characters"]);
const SENT: RadioSaying = { word: "sent", sort: "statement", text: "I have sent the Signal", places: [] };
const NEWS: RadioNews = {
  left: 2,
  requests: [{ line: 3, seat: 1, text: "“Come.”", answers: [{ said: ["yes", 3], text: "Yes, I will come" }, { said: ["no", 3], text: "No" }] }],
  announce: [[{ said: ["engine", 1, "working"], text: "Engine 2 works" }, { said: ["engine", 1, "damaged"], text: "Engine 2 is damaged" }]],
};
const LINES: Line[] = [line(5, "said", "Pilot: “I have sent the Signal.”", { seat: 1, partner: null, line: 2, said: ["sent"] })];
const ANSWER: RadioAnswer = {
  type: "radio_answer",
  ref: 1,
  vocabulary: [SENT],
  sentence: "“I have sent the Signal.”",
  seats: [
    {
      seat: 1,
      lines: [{ line: 2, round: 1, text: "I have sent the Signal", mark: "contradicted", lie: false }],
      promises: [{ line: 1, text: "go to the Canteen", state: "broken" }],
      deeds: ["Round 1: looked at Engine 2"],
      kept: 0,
      broken: 1,
    },
  ],
};

function radioOf(part: { view?: View; transmit?: Connection["transmit"]; code?: string } = {}) {
  const transmit = part.transmit ?? vi.fn(() => Promise.resolve({ type: "done" as const, ref: 1 }));
  const askRadio = vi.fn(() => Promise.resolve(ANSWER));
  const connection = { code: part.code ?? "abcd2345", transmit, askRadio } as unknown as Connection;
  const table = part.view ?? made({ radio: NEWS, seats: [{ index: 0, character: "captain" }, { index: 1, character: "pilot" }] });
  const radio = new Radio({ connection: () => connection, view: () => table, lines: () => LINES });
  return { radio, transmit, props: { radio, view: table, sheet: SHEET, seats: [], lines: LINES, onopen: vi.fn() } };
}

const settled = async () => {
  await tick();
  await Promise.resolve();
  await tick();
  flushSync();
};

beforeEach(() => {
  localStorage.clear();
  browserMemory.aside = [];
  browserMemory.notes = [];
});

describe("RadioPanel", () => {
  it("answers a request in one press", () => {
    const { props, transmit } = radioOf();
    const panel = show(RadioPanel, props);
    expect(texts(panel, ".call.request strong")).toEqual(["Pilot"]);
    press(one(panel, ".answers .yes"));
    expect(transmit).toHaveBeenCalledExactlyOnceWith(["yes", 3]);
  });

  it("announces what was seen, as it is or otherwise, in one press; put aside, it is not offered again", () => {
    const { props, transmit } = radioOf();
    const panel = show(RadioPanel, props);
    expect(all(panel, ".way")).toHaveLength(2);
    press(all(panel, ".way")[1]!);
    expect(transmit).toHaveBeenCalledExactlyOnceWith(["engine", 1, "damaged"]);
    press(one(panel, ".announce .aside"));
    expect(all(panel, ".announce")).toHaveLength(0);
    expect(all(show(RadioPanel, radioOf().props), ".announce")).toHaveLength(0);
  });

  it("puts a sentence together, shows it and sends it", async () => {
    const { props, transmit, radio } = radioOf();
    const panel = show(RadioPanel, props);
    press(one(panel, ".speak"));
    await settled();
    press(one(panel, "[data-say=statement]"));
    press(one(panel, "[data-say=sent]"));
    await settled();
    expect(texts(panel, ".sentence")).toEqual(["“I have sent the Signal.”"]);
    press(one(panel, "[data-say=send]"));
    await settled();
    expect(transmit).toHaveBeenCalledExactlyOnceWith(["sent"]);
    expect(radio.draft).toBeNull();
  });

  it("says beside a request why it was not answered", async () => {
    const transmit = vi.fn(() => Promise.reject(new Refused("radio_nothing_to_answer", "too late", 0)));
    const { props } = radioOf({ transmit });
    const panel = show(RadioPanel, props);
    press(one(panel, ".answers .no"));
    await settled();
    expect(texts(panel, ".call.request > p")).toEqual(["too late"]);
  });

  it("lets nobody speak who has no voice or has said all", () => {
    const seats = [{ index: 0, character: "captain" }, { index: 1, character: "pilot" }];
    const silent = show(RadioPanel, radioOf({ view: made({ radio: { ...NEWS, left: 0, announce: [] }, seats }) }).props);
    expect((one(silent, ".speak") as HTMLButtonElement).disabled).toBe(true);
    const watching = show(RadioPanel, radioOf({ view: made({ radio: null, seat: null, seats }) }).props);
    expect(all(watching, ".speak, .call, .toggle")).toHaveLength(0);
    expect(texts(watching, ".lately q")).toEqual(["I have sent the Signal."]);
  });

  it("doubts what was said in two presses", () => {
    const { props, transmit } = radioOf();
    const panel = show(RadioPanel, props);
    press(one(panel, ".lately .toggle"));
    press(one(panel, ".reactions .doubt"));
    expect(transmit).toHaveBeenCalledExactlyOnceWith(["doubt", 2]);
  });
});

describe("Dossier", () => {
  async function dossier(part: Parameters<typeof radioOf>[0] = {}) {
    const { radio, props } = radioOf(part);
    await radio.ask();
    return show(Dossier, { ...props, seat: 1 });
  }

  it("says in words and signs what I know of what was said and promised", async () => {
    const shown = await dossier();
    expect(texts(shown, ".mark")).toEqual(["✕ web-radio-mark-contradicted"]);
    expect(texts(shown, ".promises li")).toEqual(["✕go to the Canteenweb-radio-promise-broken"]);
    expect(texts(shown, ".deeds li")).toEqual(["Round 1: looked at Engine 2"]);
  });

  it("keeps notes of each seat at each table by themselves", async () => {
    const write = (area: HTMLElement, text: string) => {
      (area as HTMLTextAreaElement).value = text;
      area.dispatchEvent(new Event("input", { bubbles: true }));
      flushSync();
    };
    write(one(await dossier(), "textarea"), "Lies about Engines");
    const noted = async (part: Parameters<typeof radioOf>[0]) => (one(await dossier(part), "textarea") as HTMLTextAreaElement).value;
    expect(await noted({})).toBe("Lies about Engines");
    expect(await noted({ code: "other234" })).toBe("");
    expect(await noted({ view: made({ seat: 2, radio: NEWS, seats: [0, 1, 2].map((index) => ({ index, character: "pilot" })) }) })).toBe("");
    browserMemory.forgetTable("abcd2345");
    expect(await noted({})).toBe("");
  });
});

it("has a button for whoever it is about", () => {
  const { props } = radioOf();
  const panel = show(RadioPanel, props);
  press(button(panel, "Pilot"));
  expect(props.onopen).toHaveBeenCalledExactlyOnceWith(1);
});
