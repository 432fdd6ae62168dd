import { describe, expect, it } from "vitest";
import type { RadioSaying } from "../messages";
import { back, choose, chosenIn, condition, EMPTY, saidOf, sortsOf, stepOf, wordsOf, type Draft } from "./composer";

const place = (id: string, ...choices: [string | number, string][]) => ({ id, text: id, choices: choices.map(([value, text]) => ({ value, text, seat: null })) });
const WHO = place("who", [1, "Pilot"], [2, "Scout"]);
const ROOM = place("room", [6, "Canteen"], [7, "Laboratory"]);

const VOCABULARY: RadioSaying[] = [
  { word: "engine", sort: "statement", text: "An Engine works, or is damaged", places: [place("engine", [0, "Engine 1"], [1, "Engine 2"]), place("state", ["working", "works"], ["damaged", "damaged"])] },
  { word: "sent", sort: "statement", text: "I have sent the Signal", places: [] },
  { word: "come", sort: "request", text: "Come to a Room", places: [WHO, ROOM] },
  { word: "wait", sort: "request", text: "Wait for me", places: [place("who", [2, "Scout"])] },
  { word: "offer", sort: "offer", text: "I give you an Item", places: [WHO, place("goods")] },
  { word: "yes", sort: "answer", text: "Yes", places: [place("line", [3, "…"])] },
  { word: "doubt", sort: "reaction", text: "I do not believe it", places: [place("line", [3, "…"])] },
  { word: "thanks", sort: "reaction", text: "Thank you", places: [WHO] },
];

const chosen = (...values: (string | number)[]): Draft => values.reduce<Draft>((draft, value) => choose(VOCABULARY, draft, value), EMPTY);

describe("composing", () => {
  it("begins with the sorts of which something can be said; answers are given beside the request", () => {
    expect(sortsOf(VOCABULARY)).toEqual(["statement", "request", "reaction"]);
    expect(stepOf(VOCABULARY, EMPTY)).toEqual({ kind: "sort" });
  });

  it("offers the words of a sort, without reactions to a line", () => {
    expect(wordsOf(VOCABULARY, chosen("statement")).map(({ word }) => word)).toEqual(["engine", "sent"]);
    expect(wordsOf(VOCABULARY, chosen("reaction")).map(({ word }) => word)).toEqual(["thanks"]);
  });

  it("asks for one place after the other, and then is whole", () => {
    expect(stepOf(VOCABULARY, chosen("statement", "engine"))).toMatchObject({ kind: "place", place: { id: "engine" } });
    expect(stepOf(VOCABULARY, chosen("statement", "engine", 1))).toMatchObject({ kind: "place", place: { id: "state" } });
    const whole = chosen("statement", "engine", 1, "damaged");
    expect(stepOf(VOCABULARY, whole).kind).toBe("whole");
    expect(saidOf(whole)).toEqual(["engine", 1, "damaged"]);
    expect(stepOf(VOCABULARY, chosen("statement", "sent")).kind).toBe("whole");
  });

  it("says what is chosen", () => {
    expect(chosenIn(VOCABULARY[2]!, [1, 7])).toEqual(["Come to a Room", "Pilot", "Laboratory"]);
  });

  it("does not ask where there is no choice, and does not go back to it", () => {
    const waiting = chosen("request", "wait");
    expect(saidOf(waiting)).toEqual(["wait", 2]);
    expect(back(VOCABULARY, waiting)).toEqual(chosen("request"));
  });

  it("goes back choice by choice, and out", () => {
    const whole = chosen("request", "come", 1, 6);
    const once = back(VOCABULARY, whole)!;
    expect(once).toEqual(chosen("request", "come", 1));
    expect(back(VOCABULARY, chosen("request", "come"))).toEqual(chosen("request"));
    expect(back(VOCABULARY, chosen("request"))).toEqual(EMPTY);
    expect(back(VOCABULARY, EMPTY)).toBeNull();
  });

  it("puts a condition to whoever asked", () => {
    const answer = condition(3, 1);
    expect(wordsOf(VOCABULARY, answer).map(({ word }) => word)).toEqual(["come"]);
    const whole = choose(VOCABULARY, choose(VOCABULARY, answer, "come"), 7);
    expect(saidOf(whole)).toEqual(["if", 3, "come", 1, 7]);
    expect(back(VOCABULARY, answer)).toBeNull();
  });
});
