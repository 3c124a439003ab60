import { expect, test } from "vitest";
import { fromHex, sha256 } from "../../net/sha256";
import { type Matrix, qrCode, qrPath } from "./qr";

// What segno 1.6.6 draws: make(text, error="m", boost_error=False, micro=False, mode="byte", encoding="utf-8").
// Every text fills its version: segno pads others with a byte more than the standard asks for.

const FIRST = [
  "111111100111001111111",
  "100000100011001000001",
  "101110100000101011101",
  "101110100111001011101",
  "101110100110101011101",
  "100000101110001000001",
  "111111101010101111111",
  "000000000001000000000",
  "100101101111010100000",
  "000001011110110010001",
  "011100110110101000101",
  "111001000000111011011",
  "100101101101110101000",
  "000000001000101100001",
  "111111100111110011110",
  "100000101010010010011",
  "101110100010100111000",
  "101110101111111110011",
  "101110100100100010101",
  "100000100111100101000",
  "111111101000001000010",
];

/** Text, version, mask, and how the hash of its rows of 0 and 1 begins. */
const OTHERS: [string, number, number, string][] = [
  ["http://192.168.1.23:8060/t", 2, 5, "36565964f3ab31cc"],
  ["http://192.168.1.23:8060/t/Z522qHVn4igy7N5", 3, 7, "b6b2b246b2adee0e"],
  ["http://192.168.1.23:8060/t/Z522qHVn4igy7N5Lptu1Hg/http://downf", 4, 6, "39983de5008b7318"],
  [
    "http://192.168.1.23:8060/t/Z522qHVn4igy7N5Lptu1Hg/http://downforce.example.org/http:",
    5,
    5,
    "55099077e36b0b1d",
  ],
  [
    "http://192.168.1.23:8060/t/Z522qHVn4igy7N5Lptu1Hg/http://downforce.example.org/http://192.168.1.23:8060/t/",
    6,
    6,
    "335d1a937269c3c9",
  ],
  [
    "http://192.168.1.23:8060/t/Z522qHVn4igy7N5Lptu1Hg/http://downforce.example.org/http://192.168.1.23:8060/t/Z522qHVn4igy7N5L",
    7,
    7,
    "d8466052a51e69ab",
  ],
  [
    "http://192.168.1.23:8060/t/Z522qHVn4igy7N5Lptu1Hg/http://downforce.example.org/http://192.168.1.23:8060/t/Z522qHVn4igy7N5Lptu1Hg/http://downforce.exampl",
    8,
    2,
    "610d433c62cb8a33",
  ],
  [
    "http://192.168.1.23:8060/t/Z522qHVn4igy7N5Lptu1Hg/http://downforce.example.org/http://192.168.1.23:8060/t/Z522qHVn4igy7N5Lptu1Hg/http://downforce.example.org/http://192.168.1.23:80",
    9,
    2,
    "9bca74ae28db7952",
  ],
];

const rows = (matrix: Matrix | null) => (matrix ?? []).map((row) => row.map(Number).join(""));

const hashed = (text: string) =>
  sha256(
    fromHex([...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("")),
  );

test("a code is the one that segno draws", () => {
  expect(rows(qrCode("http://192.168", 7))).toEqual(FIRST);
});

test.each(OTHERS)("so is that of %s, version %i with mask %i", (text, version, mask, hash) => {
  const drawn = rows(qrCode(text, mask));
  expect(drawn.length).toBe(17 + 4 * version);
  expect(hashed(drawn.join("\n")).slice(0, 16)).toBe(hash);
});

test("without a mask it is one of the eight", () => {
  const link = "http://192.168.1.23:8060/t/Z522qHVn4igy7N5Lptu1Hg";
  const masked = Array.from({ length: 8 }, (_, mask) => rows(qrCode(link, mask)).join());
  expect(masked).toContain(rows(qrCode(link)).join());
});

test("what is too long has no code", () => {
  expect(qrCode("a".repeat(180))).not.toBeNull();
  expect(qrCode("a".repeat(181))).toBeNull();
});

test("a path draws runs of dark modules", () => {
  const matrix = ["1101", "0000", "0100"].map((row) => [...row].map((module) => module === "1"));
  expect(qrPath(matrix)).toBe("M0 0h2v1h-2zM3 0h1v1h-1zM1 2h1v1h-1z");
});
