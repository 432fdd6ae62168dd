import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { bundleOf } from "./words.svelte";

const FILES = new FluentResource("web-table-weaknesses = Weaknesses\nroom-nest = Nest\n    .action = Take an Egg\n");
const OVER = "web-table-weaknesses = Changes\n";

describe("the words of a table", () => {
  const said = (over: string, key: string) => {
    const bundle = bundleOf("en", FILES, over);
    return bundle.formatPattern(bundle.getMessage(key)?.value ?? "", {});
  };
  it("go over those of the language", () => {
    expect(said(OVER, "web-table-weaknesses")).toBe("Changes");
    expect(said(OVER, "room-nest")).toBe("Nest");
  });
  it("are gone with the table", () => {
    expect(said("", "web-table-weaknesses")).toBe("Weaknesses");
  });
});
