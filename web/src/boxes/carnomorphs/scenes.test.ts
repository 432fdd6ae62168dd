import { describe, it } from "vitest";
import { isStaged, line } from "../../testing/scenes";

describe("scenes of this box", () => {
  it("a metamorphosis", () => isStaged(["metamorphosis", ["feeds", "writhes", "grows"], [line("fed", { kind: "shambler", figure: 2, room: 11, thing: "carcass" }, "Eats"), line("evolved", { figure: 2, kind: "fleshbeast", room: 11 }, "Becomes"), null, line("adaptation", { kind: "fleshbeast", card: "x" }, "New")]]));
  it("a mutation", () => isStaged(["mutation", ["blood"], [line("mutation_drawn", { seat: 0 }), line("mutated", { seat: 0 }, "Keeps"), null, line("light_wound", { seat: 0, light: 2 })]]));
});
