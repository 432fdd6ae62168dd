// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Matter } from "../../messages";
import Matters from "../../table/Matters.svelte";
import { all, sheet, show, texts, view } from "../../testing/parts";

const MATTERS = ["alert", "lucrative_offer", "hourglass"].map(
  (id): Matter => ({
    ...{ id, title: id, text: `About ${id}.`, left: null, left_text: "", component: "", level: 0, levels: 0 },
    ...{ done: [], rooms: [], urgent: false, pressing: id !== "lucrative_offer", seat: null },
  }),
);

const matters = (holder: number | null) => {
  const told = MATTERS.map((m) => (m.id === "lucrative_offer" ? { ...m, seat: holder } : m));
  const table = view({ matters: told, ext: { hourglass: ["running", 0] }, setup: { options: {} } });
  return show(Matters, { view: table, sheet: sheet() });
};

describe("beside the board", () => {
  it("the alert and the hourglass press, also where no alert is running", () => {
    expect(texts(matters(null), ".card .words")).toEqual(["About alert.", "About hourglass."]);
  });

  it("the Lucrative Offer shows who has taken it", () => {
    expect(texts(matters(null), ".count b")).toEqual(["–"]);
    const taken = matters(1);
    expect(texts(taken, ".count b")).toEqual([""]);
    expect(all(taken, ".count svg[data-face]").map((face) => face.getAttribute("data-face"))).toEqual(["pilot"]);
  });
});
