import { describe, expect, it } from "vitest";
import { KEYS, commandOf, isWriting, typed } from "./keys";

function press(key: string, more: object = {}) {
  return { key, ctrlKey: false, metaKey: false, altKey: false, ...more };
}

describe("commandOf", () => {
  it("knows each key, small or large, and leaves the browser its own", () => {
    expect(commandOf(press("u"))).toBe("undo");
    expect(commandOf(press("U"))).toBe("undo");
    expect(commandOf(press("u", { ctrlKey: true }))).toBeNull();
    expect(commandOf(press("z"))).toBeNull();
  });
  it("gives no key two meanings", () => {
    expect(new Set(KEYS.map(([key]) => key)).size).toBe(KEYS.length);
  });
});

describe("typed", () => {
  it("chooses at once among fewer than ten", () => {
    expect(typed("", "3", 9)).toEqual({ buffer: "", number: 3 });
  });
  it("answers nothing among more, whatever is typed, until Enter", () => {
    expect(typed("", "3", 25)).toEqual({ buffer: "3", number: null });
    expect(typed("", "1", 25)).toEqual({ buffer: "1", number: null });
    expect(typed("1", "1", 11)).toEqual({ buffer: "11", number: null });
    expect(typed("11", "Enter", 11)).toEqual({ buffer: "", number: 11 });
    expect(typed("1", "Enter", 25)).toEqual({ buffer: "", number: 1 });
  });
  it("can be corrected", () => {
    expect(typed("12", "Backspace", 25)).toEqual({ buffer: "1", number: null });
    expect(typed("12", "3", 25)).toEqual({ buffer: "12", number: null });
  });
  it("takes no number that is not there", () => {
    expect(typed("", "9", 4)).toEqual({ buffer: "", number: null });
    expect(typed("29", "Enter", 25)).toEqual({ buffer: "", number: null });
    expect(typed("", "0", 4)).toEqual({ buffer: "", number: null });
    expect(typed("", "0", 25)).toEqual({ buffer: "", number: null });
  });
});

describe("isWriting", () => {
  it("is so in a text field, not on a button", () => {
    expect(isWriting({ tagName: "INPUT", type: "text" } as unknown as EventTarget)).toBe(true);
    expect(isWriting({ tagName: "INPUT", type: "checkbox" } as unknown as EventTarget)).toBe(false);
    expect(isWriting({ tagName: "BUTTON" } as unknown as EventTarget)).toBe(false);
    expect(isWriting(null)).toBe(false);
  });
});
