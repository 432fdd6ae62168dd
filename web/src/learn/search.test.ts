import { describe, expect, it } from "vitest";
import type { TermInfo } from "../messages";
import { distance, entriesOf, Index, marked, plain, related } from "./search";

const term = (id: string, name: string, text: string, ...rules: string[]): TermInfo => ({ id, name, text, rules, variants: [] });
const terms = [
  term("noise", "Jet de Bruit", "Lancez le dé Bruit en entrant dans une Salle vide.", "R-10.1"),
  term("encounter", "Rencontre", "Piochez un jeton du sac. Les marqueurs Bruit partent.", "R-11.1", "R-10.3"),
  term("egg", "Œuf", "Un Objet lourd, dans le Nid.", "R-17.22"),
  term("slime", "Slime", "Le Silence devient un Danger.", "R-10.3"),
  term("nest", "Nid", "La Salle des Œufs.", "R-17.1"),
];

const found = (typed: string): string[] => new Index(entriesOf([], terms, [], () => ""), "fr").find(typed).map((entry) => entry.id);

describe("the search", () => {
  it("does not mind accents, capitals and ligatures", () => {
    expect(plain("Œuf éclos")).toBe("oeuf eclos");
    expect(found("OEUF")[0]).toBe("egg");
  });

  it("puts names before texts, and finds nothing where there is nothing", () => {
    expect(found("bruit").slice(0, 2)).toEqual(["noise", "encounter"]);
    expect(found("xyz")).toEqual([]);
    expect(found("  ")).toEqual([]);
  });

  it("forgives a slip, and minds what is written right", () => {
    expect(found("rencontr")[0]).toBe("encounter");
    expect(found("recnontre")[0]).toBe("encounter");
    expect(distance("encouter", "encounter", 2)).toBe(1);
    expect(distance("abc", "xyz", 1)).toBe(2);
  });

  it("finds rule numbers and whole chapters", () => {
    expect(found("r-10.3").sort()).toEqual(["encounter", "slime"]);
    expect(found("R-17").sort()).toEqual(["egg", "nest"]);
  });

  it("understands the names in addresses whatever the language", () => {
    expect(found("nest")[0]).toBe("nest");
  });

  it("relates terms by what they say and by shared rules", () => {
    expect(related(terms, terms[2]!).map((t) => t.id)).toEqual(["nest"]);
    expect(related(terms, terms[1]!).map((t) => t.id)).toEqual(["slime"]);
  });

  it("marks what was sought in the original letters", () => {
    expect(marked("Un Œuf éclot", "oeuf")).toEqual([
      { text: "Un ", hit: false },
      { text: "Œuf", hit: true },
      { text: " éclot", hit: false },
    ]);
    expect(marked("Bruit", "")).toEqual([{ text: "Bruit", hit: false }]);
  });
});
