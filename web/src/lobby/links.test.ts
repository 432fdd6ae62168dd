// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { addressTo, hashIn, type Link, linkIn } from "./links";

const LINKS: Link[] = [
  { to: "seat", seat: 2, token: "aB-_9-x" },
  { to: "device", token: "-aB9" },
  { to: "watch", token: "wAtCh" },
  { to: "watch", token: "" },
];

describe("a link to a table", () => {
  it.each(LINKS)("is read as it was written: %o", (link) => {
    const address = addressTo("k3x9abcd", link);
    expect(linkIn(new URL(address).hash.slice(1))).toEqual(link);
    expect(new URL(address).pathname + new URL(address).search).not.toContain(link.token || "#");
  });

  it("is kept whole when it is pasted", () => {
    expect(hashIn("https://a.b/t/k3x9abcd#seat=1-xy ")).toBe("#seat=1-xy");
    expect(hashIn("k3x9 abcd")).toBe("");
  });

  it("is nothing else", () => {
    for (const hash of ["", "seat", "seat=2", "seat=x-y", "device", "at=3", "watch=<b>"]) expect(linkIn(hash)).toBeNull();
  });
});
