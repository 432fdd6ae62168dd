import { expect, it } from "vitest";
import { pictures } from "../../art/pictures.svelte";
import { roomDrawing, UNKNOWN_ROOM } from "../../art/rooms";

it("every Room and every character is drawn", () => {
  for (const tile of "workshop server_room alarm turret_control shuttle_main".split(" "))
    expect(roomDrawing(tile), tile).not.toBe(UNKNOWN_ROOM);
  for (const id of "ceo android psychologist bounty_hunter convict".split(" ")) expect(pictures().characters).toHaveProperty(id);
});
