// A link as a QR code: bytes, error correction M, versions 1 to 9, which is room for 180 letters.

/** Rows of modules, from top to bottom; true is dark. */
export type Matrix = readonly (readonly boolean[])[];

/** For each version: how many bytes correct a block, and how many bytes of data each block holds. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
];

/** Null for a text that is too long. Without a mask, the one that is easiest to read is taken. */
export function qrCode(text: string, mask?: number): Matrix | null {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + BLOCKS.findIndex(([, blocks]) => sum(blocks) >= bytes.length + 2);
  if (version === 0) return null;
  const plain = new Plain(version);
  plain.fill(codewords(bytes, version));
  if (mask !== undefined) return plain.masked(mask);
  const masked = MASKS.map((_, n) => plain.masked(n));
  return masked.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

// --- bytes ------------------------------------------------------------------------------------------

function codewords(bytes: Uint8Array, version: number): number[] {
  const [correcting, sizes] = BLOCKS[version - 1] as (typeof BLOCKS)[number];
  const data = padded(bytes, sum(sizes));
  const blocks = sizes.map((size) => data.splice(0, size));
  const checks = blocks.map((block) => remainder(block, correcting));
  return [...interleaved(blocks), ...interleaved(checks)];
}

/** Mode 0100, a length of eight bits, the bytes, an end of four bits: all half a byte off. */
function padded(bytes: Uint8Array, size: number): number[] {
  const halves = [
    4,
    bytes.length >> 4,
    bytes.length & 15,
    ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ];
  const whole = Array.from(
    { length: halves.length / 2 },
    (_, n) => ((halves[2 * n] ?? 0) << 4) | (halves[2 * n + 1] ?? 0),
  );
  return Array.from({ length: size }, (_, n) => whole[n] ?? ((n - whole.length) % 2 ? 0x11 : 0xec));
}

function interleaved(blocks: readonly number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, n) => blocks.flatMap((block) => block.slice(n, n + 1))).flat();
}

// --- error correction: Reed and Solomon over 256 elements -------------------------------------------

const POWERS: number[] = [];
for (let n = 0, x = 1; n < 255; n++, x = (x << 1) ^ (x >> 7 ? 0x11d : 0)) POWERS.push(x);

const times = (a: number, b: number): number =>
  a && b ? (POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 255] ?? 0) : 0;

function remainder(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let n = 0; n < count; n++) {
    const root = POWERS[n] ?? 0;
    divisor = [...divisor, 0].map((term, at) => term ^ times(divisor[at - 1] ?? 0, root));
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let n = 0; n < data.length; n++) {
    const lead = rest[n] ?? 0;
    divisor.forEach((term, at) => {
      rest[n + at] = (rest[n + at] ?? 0) ^ times(term, lead);
    });
  }
  return rest.slice(data.length);
}

/** A number followed by its check bits. */
function checked(value: number, generator: number, bits: number): number {
  let rest = value << bits;
  for (let n = 31 - Math.clz32(value) + bits; n >= bits; n--) {
    if ((rest >> n) & 1) rest ^= generator << (n - bits);
  }
  return (value << bits) | rest;
}

// --- the picture ------------------------------------------------------------------------------------

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => ((r >> 1) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Everything but the mask. A module that is set belongs to a pattern; the others carry data. */
class Plain {
  readonly size: number;
  readonly #set: (boolean | undefined)[][];
  readonly #data: boolean[][];

  constructor(version: number) {
    this.size = 17 + 4 * version;
    this.#set = Array.from({ length: this.size }, () =>
      Array<boolean | undefined>(this.size).fill(undefined),
    );
    this.#data = this.#set.map((row) => row.map(() => false));
    this.#finders();
    this.#alignments(version);
    for (let n = 8; n < this.size - 8; n++) {
      this.#put(6, n, n % 2 === 0);
      this.#put(n, 6, n % 2 === 0);
    }
    this.#format(0); // its place is taken now, its value is known later
    if (version >= 7) this.#version(version);
  }

  #put(row: number, column: number, dark: boolean): void {
    const line = this.#set[row];
    if (line && column >= 0 && column < this.size) line[column] = dark;
  }

  #squares(row: number, column: number, reach: number, isDark: (ring: number) => boolean): void {
    for (let r = -reach; r <= reach; r++) {
      for (let c = -reach; c <= reach; c++) {
        this.#put(row + r, column + c, isDark(Math.max(Math.abs(r), Math.abs(c))));
      }
    }
  }

  #finders(): void {
    const far = this.size - 4;
    for (const [row, column] of [
      [3, 3],
      [3, far],
      [far, 3],
    ] as const) {
      this.#squares(row, column, 4, (ring) => ring !== 2 && ring !== 4);
    }
  }

  #alignments(version: number): void {
    if (version === 1) return;
    const last = this.size - 7;
    const places = version < 7 ? [6, last] : [6, (6 + last) / 2, last];
    for (const row of places) {
      for (const column of places) {
        const isFinder =
          (row === 6 || row === last) && (column === 6 || column === last) && row + column < 2 * last;
        if (!isFinder) this.#squares(row, column, 2, (ring) => ring !== 1);
      }
    }
  }

  #format(mask: number): void {
    const value = checked(mask, 0x537, 10) ^ 0x5412; // the bits of level M are 00
    const end = this.size - 1;
    for (let n = 0; n < 15; n++) {
      const dark = ((value >> n) & 1) === 1;
      const along = n < 6 ? n : n < 8 ? n + 1 : 0;
      if (n < 8) this.#put(along, 8, dark);
      else this.#put(8, n === 8 ? 7 : 14 - n, dark);
      if (n < 8) this.#put(8, end - n, dark);
      else this.#put(end - 14 + n, 8, dark);
    }
    this.#put(this.size - 8, 8, true);
  }

  #version(version: number): void {
    const bits = checked(version, 0x1f25, 12);
    for (let n = 0; n < 18; n++) {
      const dark = ((bits >> n) & 1) === 1;
      const [near, far] = [Math.floor(n / 3), this.size - 11 + (n % 3)];
      this.#put(near, far, dark);
      this.#put(far, near, dark);
    }
  }

  /** Two columns at a time from the right, up and down in turn, round every pattern. */
  fill(bytes: readonly number[]): void {
    let at = 0;
    let isUp = true;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5; // the upright line of dots
      for (let n = 0; n < this.size; n++) {
        const row = isUp ? this.size - 1 - n : n;
        for (const column of [right, right - 1]) {
          if (this.#set[row]?.[column] !== undefined) continue;
          const line = this.#data[row];
          if (line) line[column] = (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
          at++;
        }
      }
      isUp = !isUp;
    }
  }

  masked(mask: number): Matrix {
    this.#format(mask);
    const flips = MASKS[mask] as (typeof MASKS)[number];
    return this.#set.map((line, row) =>
      line.map((dark, column) => dark ?? this.#data[row]?.[column] !== flips(row, column)),
    );
  }
}

// --- which mask is the easiest to read --------------------------------------------------------------

function penalty(matrix: Matrix): number {
  const turned = matrix.map((_, n) => matrix.map((row) => row[n] ?? false));
  const lines = [...matrix, ...turned].map((line) => line.map(Number).join(""));
  const dark = sum(matrix.map((row) => row.filter(Boolean).length));
  const share = (dark * 100) / matrix.length ** 2;
  return sum(lines.map(linePenalty)) + blocksPenalty(matrix) + 10 * Math.floor(Math.abs(share - 50) / 5);
}

function linePenalty(line: string): number {
  const runs = line.match(/0{5,}|1{5,}/g) ?? [];
  const finders = line.match(/(?=10111010000|00001011101)/g) ?? [];
  return sum(runs.map((run) => run.length - 2)) + 40 * finders.length;
}

function blocksPenalty(matrix: Matrix): number {
  let points = 0;
  for (let r = 1; r < matrix.length; r++) {
    for (let c = 1; c < matrix.length; c++) {
      const dark = matrix[r]?.[c];
      const isBlock =
        dark === matrix[r - 1]?.[c] && dark === matrix[r]?.[c - 1] && dark === matrix[r - 1]?.[c - 1];
      if (isBlock) points += 3;
    }
  }
  return points;
}

/** The dark modules as one path, a unit each; runs in a row are one rectangle. */
export function qrPath(matrix: Matrix): string {
  return matrix
    .flatMap((line, row) =>
      [
        ...line
          .map((dark) => (dark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ].map((run) => `M${run.index} ${row}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join("");
}
