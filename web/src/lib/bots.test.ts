import { beforeEach, describe, expect, it } from "vitest";
import { botName, withTemper } from "./bots";
import { serveWords } from "./words.fixture";
import { words } from "./words.svelte";

beforeEach(serveWords);

describe("the name of a bot", () => {
  it("has its level, its number and as much of its temper as was chosen", async () => {
    await words.speak("fr");
    expect(botName("veteran")).toBe("vétéran");
    expect(botName(withTemper("veteran", ["bold", "selfish"]))).toBe("vétéran, audacieux, égoïste");
    await words.speak("en");
    expect(botName(withTemper("search:200", ["quiet"]))).toBe("strategist, 200 imagined games, quiet");
    expect(botName("made_by_somebody@odd")).toBe("made_by_somebody, odd");
    expect(withTemper("crew", [])).toBe("crew");
  });
});
