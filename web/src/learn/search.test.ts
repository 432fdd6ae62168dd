import { describe, expect, it } from "vitest";
import type { TermInfo } from "../messages";
import { found, marked, plain, related } from "./search";

const term = (id: string, name: string, text: string, ...rules: string[]): TermInfo => ({ id, name, text, rules, variants: [] });
const terms = [
  term("noise", "Jet de Bruit", "Lancez le dé Bruit en entrant dans une Salle vide.", "R-10.1"),
  term("encounter", "Rencontre", "Piochez un jeton du sac. Les marqueurs Bruit partent.", "R-11.1", "R-10.3"),
  term("egg", "Œuf", "Un Objet lourd, dans le Nid.", "R-17.22"),
  term("slime", "Slime", "Le Silence devient un Danger.", "R-10.3"),
  term("nest", "Nid", "La Salle des Œufs.", "R-17.1"),
];

describe("the search for terms", () => {
  it("does not mind accents, capitals and ligatures", () => {
    expect(plain("Œuf éclos")).toBe("oeuf eclos");
    expect(found(terms, "OEUF", "fr")[0]?.id).toBe("egg");
    expect(found(terms, "dé", "fr").map((t) => t.id)).toContain("noise");
  });

  it("puts names before texts, and asks for every word", () => {
    expect(found(terms, "bruit", "fr").map((t) => t.id)).toEqual(["noise", "encounter"]);
    expect(found(terms, "bruit sac", "fr").map((t) => t.id)).toEqual(["encounter"]);
    expect(found(terms, "xyz", "fr")).toEqual([]);
  });

  it("finds rule numbers and whole chapters", () => {
    expect(found(terms, "r-10.3", "fr").map((t) => t.id)).toEqual(["encounter", "slime"]);
    expect(found(terms, "R-17", "fr").map((t) => t.id).sort()).toEqual(["egg", "nest"]);
  });

  it("understands the names in addresses whatever the language", () => {
    expect(found(terms, "nest", "fr").map((t) => t.id)).toEqual(["nest"]);
  });

  it("lists everything by name when nothing is typed", () => {
    expect(found(terms, "  ", "fr").map((t) => t.name)).toEqual(["Jet de Bruit", "Nid", "Œuf", "Rencontre", "Slime"]);
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
