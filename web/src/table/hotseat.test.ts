import { describe, expect, it } from "vitest";
import { momentSeat, nextSeat, type Screen } from "./hotseat";

function screen(part: Partial<Screen>, asked: number[] = []): Screen {
  return { local: [0, 1, 2], active: 0, asked: (s) => asked.includes(s), moment: null, looked: () => false, ...part };
}

describe("nextSeat", () => {
  it("stays with whoever is asked, else goes to the next who is", () => {
    expect(nextSeat(screen({}, [0, 2]))).toBe(0);
    expect(nextSeat(screen({}, [2]))).toBe(2);
    expect(nextSeat(screen({ active: 1 }, [0]))).toBe(0);
  });
  it("stays where it is while nobody here is asked", () => {
    expect(nextSeat(screen({ active: 1 }))).toBe(1);
    expect(nextSeat(screen({ active: null }))).toBe(0);
  });
  it("gives everybody a look in a reaction window, whoever could react", () => {
    const moment = { moment: 7, seats: [2, 1] };
    const one = screen({ moment }, [1]);
    const other = screen({ moment }, [2]);
    expect([nextSeat(one), nextSeat(other)]).toEqual([2, 2]);
    const looked = (_: number, seat: number) => seat === 2;
    expect(nextSeat({ ...one, looked })).toBe(1);
    expect(momentSeat({ ...one, looked: () => true })).toBeNull();
  });
  it("passes over seats that sit at another screen", () => {
    expect(momentSeat(screen({ moment: { moment: 1, seats: [4, 1] } }))).toBe(1);
  });
});
