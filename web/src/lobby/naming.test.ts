// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { browserMemory } from "../lib/browserMemory.svelte";
import { inWords } from "../lib/trouble";
import { keptName, LONGEST_NAME, naming } from "./naming.svelte";

beforeEach(() => browserMemory.change({ name: "" }));

describe("the name of the user", () => {
  it("is asked once and kept", async () => {
    const first = naming.name();
    expect(naming.asking).toBe(true);
    naming.answer("Léa");
    expect(await first).toBe("Léa");
    expect(naming.asking).toBe(false);
    expect(browserMemory.settings.name).toBe("Léa");
    expect(await naming.name()).toBe("Léa");
  });

  it("is no name when the question is closed, and nothing is said about it", async () => {
    const first = naming.name();
    naming.answer(null);
    const error: unknown = await first.catch((why: unknown) => why);
    expect(inWords(error)).toBe("");
    expect(browserMemory.settings.name).toBe("");
  });

  it("is kept without the spaces around it, up to its limit", () => {
    expect(keptName("  Léa ")).toBe("Léa");
    expect(keptName("x".repeat(60))).toHaveLength(LONGEST_NAME);
  });
});
