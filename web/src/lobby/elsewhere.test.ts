import { describe, expect, it } from "vitest";
import { wayTo } from "./elsewhere";

const HERE = "https://pages.example/games/nemesis/?/t/k3x9m2pq";
const way = (typed: string, code = "") => wayTo(typed, code, HERE);

describe("the way to a server", () => {
  it("follows the whole link to a table", () => {
    expect(way(" https://nemesis.example/t/k3x9m2pq ")).toEqual({ href: "https://nemesis.example/t/k3x9m2pq" });
    expect(way("http://192.168.1.7:8000/t/k3x9m2pq")).toEqual({ href: "http://192.168.1.7:8000/t/k3x9m2pq" });
  });

  it("takes an address and a code, however they were copied", () => {
    expect(way("nemesis.example")).toEqual({ href: "https://nemesis.example/" });
    expect(way("nemesis.example", "K3X9 M2PQ")).toEqual({ href: "https://nemesis.example/t/k3x9m2pq" });
    expect(way("https://nemesis.example/new", "https://nemesis.example/t/k3x9m2pq")).toEqual({
      href: "https://nemesis.example/t/k3x9m2pq",
    });
    expect(way("nemesis.example:8443", "k3x9m2pq")).toEqual({ href: "https://nemesis.example:8443/t/k3x9m2pq" });
  });

  it("expects no https at home", () => {
    expect(way("localhost:8000")).toEqual({ href: "http://localhost:8000/" });
    expect(way("192.168.1.7:8000", "k3x9m2pq")).toEqual({ href: "http://192.168.1.7:8000/t/k3x9m2pq" });
    expect(way("ship.local")).toEqual({ href: "http://ship.local/" });
  });

  it.each([
    ["", "", "empty"],
    ["k3x9m2pq", "", "not_one"],
    ["come and play", "", "not_one"],
    ["https://", "", "not_one"],
    ["https://me:secret@nemesis.example", "", "not_one"],
    ["javascript:close()", "", "scheme"],
    ["ftp://nemesis.example", "", "scheme"],
    ["data:text/html,x", "", "scheme"],
    [HERE, "", "here"],
    ["https://pages.example/games/nemesis/", "k3x9m2pq", "here"],
    ["nemesis.example", "k3x9", "code"],
    ["nemesis.example", "k3x9m2p1", "code"],
  ])("says what is wrong with %j and %j: %s", (typed, code, why) => {
    expect(way(typed, code)).toEqual({ why });
  });

  it("leads to a server on the same host below another path", () => {
    expect(way("https://pages.example/server/")).toEqual({ href: "https://pages.example/server/" });
  });
});
