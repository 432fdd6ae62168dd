/** A text as a QR code (ISO/IEC 18004): byte mode, error correction M, versions 1 to 20. */

/** Rows of modules; true is dark. */
export type Matrix = boolean[][];

/** Of each version from 1 on: codewords of error correction in a block, and blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const LEVEL_M = 0;
const QUIET = 4;

/** Throws where the text has no room in the largest version. */
export function qr(text: string): Matrix {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, n) => bytes.length <= capacity(n + 1)) + 1;
  if (version === 0) throw new RangeError("too long for a QR code");
  const words = interleaved(data(bytes, version), version);
  const codes = Array.from({ length: 8 }, (_, mask) => drawn(words, version, mask));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

/** The dark modules as one path, in units of a module, with the quiet zone around them. */
export function qrPath(matrix: Matrix): { path: string; size: number } {
  const path = matrix.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark && !row[x - 1] ? [`M${x + QUIET} ${y + QUIET}h${runFrom(row, x)}v1h-${runFrom(row, x)}z`] : [])),
  );
  return { path: path.join(""), size: matrix.length + 2 * QUIET };
}

function runFrom(row: boolean[], x: number): number {
  let end = x;
  while (row[end]) end += 1;
  return end - x;
}

// -- what is written ------------------------------------------------------------------------------------

/** Modules that carry data and its correction. */
function modules(version: number): number {
  const aligned = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const patterns = aligned === 0 ? 0 : 25 * aligned * aligned - 10 * aligned - 55;
  return (16 * version + 128) * version + 64 - patterns - (version < 7 ? 0 : 36);
}

const codewords = (version: number) => Math.floor(modules(version) / 8);
const dataWords = (version: number) => codewords(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;
const lengthBits = (version: number) => (version < 10 ? 8 : 16);
const capacity = (version: number) => Math.floor((8 * dataWords(version) - 4 - lengthBits(version)) / 8);

function data(bytes: number[], version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let n = length - 1; n >= 0; n -= 1) bits.push((value >> n) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const room = 8 * dataWords(version);
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let n = 0; bits.length < room; n += 1) put(n % 2 ? 0x11 : 0xec, 8);
  return Array.from({ length: bits.length / 8 }, (_, n) => parseInt(bits.slice(8 * n, 8 * n + 8).join(""), 2));
}

/** Data and correction of all blocks, one word of each in turn; the first blocks may be a word shorter. */
function interleaved(words: number[], version: number): number[] {
  const [blocks, correction] = [BLOCKS[version - 1]!, CORRECTION[version - 1]!];
  const short = Math.floor(words.length / blocks);
  const longer = words.length % blocks;
  const divisor = generator(correction);
  const parts: number[][] = [];
  for (let n = 0, at = 0; n < blocks; n += 1) {
    const length = short + (n >= blocks - longer ? 1 : 0);
    parts.push(words.slice(at, at + length));
    at += length;
  }
  const turns = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, k) =>
      lists.flatMap((list) => (k < list.length ? [list[k]!] : [])),
    ).flat();
  return [...turns(parts), ...turns(parts.map((part) => remainder(part, divisor)))];
}

// -- Reed and Solomon, in the field of 256 with x^8 + x^4 + x^3 + x^2 + 1 ---------------------------------

function times(a: number, b: number): number {
  let product = 0;
  for (let n = 7; n >= 0; n -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> n) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  const found = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let n = 0; n < degree; n += 1) {
    for (let k = 0; k < degree; k += 1) found[k] = times(found[k]!, root) ^ (found[k + 1] ?? 0);
    root = times(root, 2);
  }
  return found;
}

function remainder(words: number[], divisor: number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const word of words) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((coefficient, n) => (rest[n] = rest[n]! ^ times(coefficient, factor)));
  }
  return rest;
}

// -- how it is drawn ------------------------------------------------------------------------------------

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(words: number[], version: number, mask: number): Matrix {
  const size = 4 * version + 17;
  const code: Matrix = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  /** Where no data goes. */
  const taken: Matrix = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    code[y]![x] = dark;
    taken[y]![x] = true;
  };
  const square = (middleX: number, middleY: number, reach: number, dark: (distance: number) => boolean) => {
    for (let y = -reach; y <= reach; y += 1)
      for (let x = -reach; x <= reach; x += 1)
        set(middleX + x, middleY + y, dark(Math.max(Math.abs(x), Math.abs(y))));
  };

  for (let n = 0; n < size; n += 1) {
    set(6, n, n % 2 === 0);
    set(n, 6, n % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, (d) => d !== 2 && d !== 4);
  const places = alignment(version);
  const last = places.length - 1;
  places.forEach((x, i) =>
    places.forEach((y, k) => {
      const finder = (i === 0 && k === 0) || (i === 0 && k === last) || (i === last && k === 0);
      if (!finder) square(x, y, 2, (d) => d !== 1);
    }),
  );
  format(set, size, mask);
  if (version >= 7) versionMarks(set, size, version);

  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const up = ((right + 1) & 2) === 0;
        const y = up ? size - 1 - step : step;
        if (taken[y]![x]) continue;
        const dark = ((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1;
        code[y]![x] = (dark === 1) !== MASKS[mask]!(x, y);
        bit += 1;
      }
  }
  return code;
}

function alignment(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((4 * version + 4) / (count * 2 - 2)) * 2;
  const from = 4 * version + 10;
  return [6, ...Array.from({ length: count - 1 }, (_, n) => from - step * (count - 2 - n))];
}

/** The level and the mask, twice, each with its own correction. */
function format(set: (x: number, y: number, dark: boolean) => void, size: number, mask: number): void {
  const value = (LEVEL_M << 3) | mask;
  let rest = value;
  for (let n = 0; n < 10; n += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((value << 10) | rest) ^ 0x5412;
  const dark = (n: number) => ((bits >>> n) & 1) === 1;
  for (let n = 0; n < 6; n += 1) set(8, n, dark(n));
  set(8, 7, dark(6));
  set(8, 8, dark(7));
  set(7, 8, dark(8));
  for (let n = 9; n < 15; n += 1) set(14 - n, 8, dark(n));
  for (let n = 0; n < 8; n += 1) set(size - 1 - n, 8, dark(n));
  for (let n = 8; n < 15; n += 1) set(8, size - 15 + n, dark(n));
  set(8, size - 8, true);
}

function versionMarks(set: (x: number, y: number, dark: boolean) => void, size: number, version: number): void {
  let rest = version;
  for (let n = 0; n < 12; n += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let n = 0; n < 18; n += 1) {
    const dark = ((bits >>> n) & 1) === 1;
    const [a, b] = [size - 11 + (n % 3), Math.floor(n / 3)];
    set(a, b, dark);
    set(b, a, dark);
  }
}

/** How hard it is to read: the mask with the least is taken. */
function penalty(code: Matrix): number {
  const size = code.length;
  const columns = code.map((_, x) => code.map((row) => row[x]!));
  const lines = [...code, ...columns];
  let points = 0;
  for (const line of lines) {
    for (let start = 0, n = 1; n <= size; n += 1) {
      if (n < size && line[n] === line[start]) continue;
      if (n - start >= 5) points += n - start - 2;
      start = n;
    }
    const text = line.map(Number).join("");
    for (let n = 0; n + 11 <= size; n += 1) {
      const part = text.slice(n, n + 11);
      if (part === "10111010000" || part === "00001011101") points += 40;
    }
  }
  for (let y = 0; y + 1 < size; y += 1)
    for (let x = 0; x + 1 < size; x += 1) {
      const dark = code[y]![x];
      if (code[y]![x + 1] === dark && code[y + 1]![x] === dark && code[y + 1]![x + 1] === dark) points += 3;
    }
  const share = code.flat().filter(Boolean).length / (size * size);
  return points + 10 * Math.floor(Math.abs(share * 100 - 50) / 5);
}
