import { describe, expect, it } from "vitest";
import type { View } from "../../lib/view";
import { occupantsOf } from "../../map/crowd";
import { furtherMarkers } from "../../map/facts";

const view = {
  rooms: [],
  seats: [{ index: 4, character: "bounty_hunter", room: 6, status: "aboard", pod: 0, ext: { laika: 7 } }],
  figures: [],
  floor: [],
  ext: { turrets: [[1, 8, null, false]], keys_in: 1, second_tokens: ["", "", "hidden"], slimed: [[3, "x"]] },
} as unknown as View;

describe("on the map", () => {
  it("stand Laika, turrets and the keys", () => {
    const keys = occupantsOf(view).map((o) => `${o.key}@${o.room}`);
    expect(keys).toEqual(["seat-4@6", "pawn-laika-4@7", "pawn-turret-1@8", "object-keys@1"]);
  });

  it("turrets show whom they shoot at, as far as this viewer knows", () => {
    const turrets = [[1, 8, "all", true], [2, 9, "intruders", false], [3, 10, null, false]];
    const seen = occupantsOf({ ...view, ext: { turrets } } as unknown as View).filter((o) => o.what === "turret");
    expect(seen.map(({ corner }) => [corner?.creature ?? corner?.text, corner?.alarming, corner?.secret])).toEqual([
      ["!", true, false],
      ["adult", false, true],
      ["?", false, true],
    ]);
  });

  it("lie second tokens and slimed Rooms", () => {
    expect(furtherMarkers(2, view).map((marker) => marker.id)).toEqual(["token"]);
    expect(furtherMarkers(3, view).map((marker) => marker.id)).toEqual(["slime"]);
    expect(furtherMarkers(4, view)).toEqual([]);
  });
});
