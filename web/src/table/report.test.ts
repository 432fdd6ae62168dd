import { describe, expect, it } from "vitest";
import { outline } from "./report";

const result = {
  seats: [
    {
      seat: 0,
      won: true,
      fate: "hibernated",
      checks: [
        { check: "engines", passed: true },
        { check: "objective", passed: true, objective: "obj_x" },
      ],
    },
    { seat: 1, won: false, checks: [] },
  ],
};
const lines = [
  "The ship jumps.",
  "Reached: Mars.",
  "The Captain survives. Victory!",
  "– Engines: fine.",
  "– Objective: met.",
  "The Pilot dies.",
  "– Objective: not checked.",
  "– Second Objective: not checked.",
  "Winner: the Captain.",
];

describe("outline", () => {
  it("gives each person their own lines", () => {
    const told = outline(result, lines);
    expect(told.opening).toEqual(lines.slice(0, 2));
    expect(told.seats).toEqual([
      {
        seat: 0,
        won: true,
        fate: "hibernated",
        text: "The Captain survives.",
        checks: [
          { text: "Engines: fine.", passed: true, aim: false },
          { text: "Objective: met.", passed: true, aim: true },
        ],
      },
      {
        seat: 1,
        won: false,
        fate: "",
        text: "The Pilot dies.",
        checks: [
          { text: "Objective: not checked.", passed: null, aim: true },
          { text: "Second Objective: not checked.", passed: null, aim: true },
        ],
      },
    ]);
    expect(told.closing).toEqual(["Winner: the Captain."]);
  });
  it("loses no line when the result has another shape", () => {
    expect(outline(null, lines).opening).toEqual(lines);
    expect(outline(result, ["Only this."]).opening).toEqual(["Only this."]);
  });
});
