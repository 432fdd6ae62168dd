/** The two sides of the board and a part that is docked, as the server's sheet tells them; for tests. */
import type { Corridor, RoomPlace } from "../messages";

const PLACES: [number, number][] = [
  [8, 49], [23, 21], [21, 49], [23, 77], [41, 11], [43, 31], [34, 49], [43, 66], [41, 87], [57, 14], [54, 49],
  [57, 83], [74, 16], [67, 35], [67, 62], [74, 81], [82, 35], [82, 62], [92, 19], [92, 49], [92, 78],
];

type Edge = [number, number, ...number[]];

const STANDARD: Edge[] = [
  [1, 2, 3], [1, 3, 1, 2], [1, 4, 4], [2, 6, 4], [3, 7, 3, 4], [4, 8, 1], [5, 6, 3], [5, 10, 1, 2], [6, 7, 1], [6, 11, 2],
  [7, 8, 2], [8, 9, 4], [8, 11, 3], [9, 12, 1, 2], [10, 13, 3, 4], [11, 14, 4], [11, 15, 1], [12, 16, 3, 4], [13, 14, 1],
  [13, 19, 2], [14, 17, 2], [15, 16, 2], [15, 18, 3], [16, 21, 1], [17, 19, 1], [17, 20, 3, 4], [18, 20, 1, 2], [18, 21, 4],
];

const ALTERNATIVE: Edge[] = [
  [1, 2, 1], [1, 3, 4], [1, 4, 2], [1, 4, 3], [2, 3, 2], [2, 5, 4], [3, 6, 1], [3, 7, 3], [4, 7, 4], [4, 9, 1], [5, 6, 3],
  [6, 10, 2], [6, 10, 4], [7, 8, 1], [7, 11, 2], [8, 9, 3], [8, 12, 4], [8, 15, 2], [10, 13, 3], [10, 14, 1], [11, 15, 1],
  [11, 15, 4], [11, 17, 3], [12, 15, 3], [12, 18, 1], [12, 18, 2], [13, 14, 2], [13, 19, 4], [16, 18, 3], [16, 21, 2],
  [17, 19, 1], [17, 20, 2], [17, 20, 4], [18, 21, 4], [20, 21, 1], [20, 21, 3],
];

const DOCKED: Edge[] = [[22, 23, 1], [22, 24, 2], [22, 25, 3], [23, 24, 3], [24, 25, 1], [23, 25, 2]];

function room(slot: number, x: number, y: number): RoomPlace {
  return { slot, x, y, part: "ship", marking: "1", vent_numbers: [], vent_space: -1 };
}

const ship = PLACES.map(([x, y], n) => room(n + 1, x, y));
const docked = [room(22, 25, 0), room(23, 0, 70), room(24, 58, 100), room(25, 100, 50)];

function corridors(edges: Edge[]): Corridor[] {
  return edges.map(([a, b, ...numbers], index) => ({ index, a, b, numbers }));
}

export const BOARDS = {
  standard: { rooms: ship, corridors: corridors(STANDARD) },
  alternative: { rooms: ship, corridors: corridors(ALTERNATIVE) },
  "with a docked part": { rooms: [...ship, ...docked], corridors: corridors([...STANDARD, ...DOCKED]) },
};
