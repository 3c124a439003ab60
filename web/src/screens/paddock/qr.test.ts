import { expect, test } from "vitest";
import { qrCode } from "./qr";

// What segno 1.6.6 draws: make("DOWNFORCE RACE TABLE", error="m", boost_error=False, micro=False, mask=7).

const DRAWN = [
  "111111100010101111111",
  "100000100011001000001",
  "101110100000001011101",
  "101110100001101011101",
  "101110100000101011101",
  "100000101010001000001",
  "111111101010101111111",
  "000000000001100000000",
  "100101101110010100000",
  "000010011110111001100",
  "011000110001101011011",
  "011111000111111111010",
  "101010111011100000011",
  "000000001000001010101",
  "111111100010000001000",
  "100000101011011111111",
  "101110100011010010010",
  "101110101111010001111",
  "101110100100010110001",
  "100000100101000100101",
  "111111101001011111000",
];

/** Whether a point is inside: outlines of dark and of light areas have opposite senses. */
function isDark(path: string, x: number, y: number): boolean {
  const outlines = path.split("Z").map((outline) => (outline.match(/\d+ \d+/g) ?? []).map(point));
  const edges = outlines.flatMap((points) =>
    points.map((from, n) => [from, points[(n + 1) % points.length]]),
  );
  const above = edges.filter(([from, to]) => from && to && isBetween(x, from[0], to[0]) && from[1] < y);
  return above.length % 2 === 1;
}

const point = (text: string): [number, number] => text.split(" ").map(Number) as [number, number];
const isBetween = (x: number, one: number, other: number): boolean =>
  Math.min(one, other) < x && x < Math.max(one, other);

test("a code is the one that segno draws", () => {
  const { size, path } = qrCode("DOWNFORCE RACE TABLE", 7);
  const half = 0.5;
  const rows = DRAWN.map((row, y) =>
    [...row].map((_, x) => Number(isDark(path, x + half, y + half))).join(""),
  );
  expect(size).toBe(DRAWN.length);
  expect(rows).toEqual(DRAWN);
});

test("a link of ours fits a code that phones read at arm's length", () => {
  const link = "http://192.168.100.123:8060/t/Z522qHVn4igy7N5Lptu1Hg";
  expect(qrCode(link).size).toBe(17 + 4 * 4);
});

test("a link of a thousand letters still has a code", () => {
  expect(qrCode("a".repeat(1000)).size).toBeGreaterThan(100);
});
