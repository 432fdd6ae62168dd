import { describe, expect, it } from "vitest";
import { qr, qrPath } from "./qr";

/** As another encoder (python-qrcode 8) draws them: rows of modules as hexadecimal numbers. */
const KNOWN: Record<string, string[]> = {
  "nemesis": [
    "1fd97f", "104d41", "174d5d", "17525d", "17555d", "105a41", "1fd57f",
    "1700", "117af9", "6a30e", "13d672", "624c1", "6f1c0", "19fa",
    "1fd592", "104713", "175651", "174f1f", "174e50", "1044c0", "1fd5c9",
  ],
  "https://nemesis.example.org/t/k3x9abcd#seat=AbCdEfGhIjKlMnOpQrStUvWxYz012345&and=so-on-until-version-seven-comes": [
    "1fc6fac8e97f", "1049bf7d9241", "1757a7025a5d", "175f7fecc35d", "175f03f3d75d", "105839103041", "1fd55555557f",
    "16131ff600", "17cefbf8ce7c", "198a67784117", "1651cede2cea", "1c90d4b9883c", "97846dce649", "181a4048e397",
    "34ce7f43e6a", "f03f661598e", "15411daea8cb", "1d853f5a7bbe", "7d4a07406c2", "1a228e0f5a7d", "1ffedf425f0",
    "1b13831ce31f", "b5bd7506d54", "71c5f13f11f", "1df8f5f001f9", "1905ae4af281", "1e745d470e86", "1cb6a3977264",
    "1edf34308058", "c8389b8c14d", "16d41a512f24", "141f4f2fbb6c", "146dea0c211f", "18b50763e8cf", "150858525be",
    "f16e532536e", "135ad9f8a1f8", "171d12d31d", "1fcfef582756", "10595b1d771f", "175da1f0c3fb", "175142b8d053",
    "175197240f0e", "1040f987ba8c", "1fd08af8a282",
  ],
};

const asHex = (row: boolean[]) => BigInt(`0b${row.map(Number).join("")}`).toString(16);

describe("a QR code", () => {
  it.each(Object.entries(KNOWN))("of %s is what another encoder draws", (text, rows) => {
    expect(qr(text).map(asHex)).toEqual(rows);
  });

  it("grows with its text, up to a length", () => {
    const size = (length: number) => qr("x".repeat(length)).length;
    expect([1, 14, 15, 106, 107, 213, 214].map(size)).toEqual([21, 21, 25, 41, 45, 57, 61]);
    expect(() => qr("x".repeat(1000))).toThrow(RangeError);
  });

  it("counts bytes, not letters", () => {
    expect(qr("é".repeat(7)).length).toBe(21);
    expect(qr("é".repeat(8)).length).toBe(25);
  });

  it("is drawn as one path with a quiet zone around it", () => {
    const matrix = qr("nemesis");
    const { path, size } = qrPath(matrix);
    expect(size).toBe(29);
    const painted = matrix.map((row) => row.map(() => false));
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
      for (let n = 0; n < Number(length); n += 1) painted[Number(y) - 4]![Number(x) - 4 + n] = true;
    expect(painted).toEqual(matrix);
  });
});
