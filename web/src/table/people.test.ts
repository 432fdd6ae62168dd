import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../messages";
import { inCompany, powerOver } from "./people";

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  name: `P${number}`,
  joined: true,
  connected: true,
  bot: null,
  standing_in: false,
  host: number === 0,
  muted: false,
  known: false,
  ...more,
});

describe("who decides about whom", () => {
  const three = [seat(0), seat(1), seat(2)];

  it("is the host, at once", () => {
    expect(powerOver(three, 0, 1)).toBe("host");
    expect(powerOver(three, 1, 2)).toBeNull();
    expect(powerOver(three, 0, 0)).toBeNull();
  });

  it("are the players together, where the host is away or is meant", () => {
    expect(powerOver(three, 1, 0)).toBe("vote");
    const away = [seat(0, { connected: false }), seat(1), seat(2), seat(3)];
    expect(powerOver(away, 1, 2)).toBe("vote");
    expect(powerOver(away.slice(0, 3), 1, 2)).toBeNull();
    expect(powerOver([seat(0), seat(1)], 1, 0)).toBeNull();
  });

  it("is nobody about a bot", () => {
    expect(powerOver([seat(0), seat(1, { joined: false, bot: "crew" })], 0, 1)).toBeNull();
  });

  it("does not matter at a table for one", () => {
    expect(inCompany([seat(0), seat(1, { joined: false, bot: "crew" })], [0])).toBe(false);
    expect(inCompany([seat(0), seat(1, { joined: false })], [0])).toBe(true);
    expect(inCompany(three, [0, 1, 2])).toBe(false);
  });
});
