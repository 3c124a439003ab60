import { expect, test } from "vitest";
import { beside, cardAt, countsWithout, GAP, LastRows, type Rows, rowsOf } from "./rows";

// Hands as they are dealt: the strips of each card, in the order they are held.
const OF_13 = [6, 4, 4, 3, 1, 1, 1, 2, 2, 3, 1, 1, 1];
const OF_16 = [6, 6, 4, 4, 4, 4, 4, 4, 3, 3, 1, 1, 2, 3, 1, 1];
const OF_21 = [6, 6, 6, 6, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 1, 1, 2, 2, 2, 3, 3];
const HANDS = { OF_13, OF_16, OF_21 };
const TRAYS = { "360x640": [352, 156], "390x844": [382, 240], "844x390": [389, 250], "320x568": [312, 120] };

const ends = ({ places }: Rows) => places.map(({ x, width }) => x + width);

test.each(Object.entries(TRAYS))(
  "in a tray of %s every hand fits, in order, no card over another",
  (_, [w, h]) => {
    for (const lines of Object.values(HANDS)) {
      const rows = rowsOf(lines, w as number, h as number);
      expect(rows.places).toHaveLength(lines.length);
      expect(Math.max(...ends(rows))).toBeLessThanOrEqual((w as number) + 0.01);
      expect(Math.max(...rows.places.map(({ y, height }) => y + height))).toBeLessThanOrEqual(
        (h as number) + 0.01,
      );
      rows.places.forEach((place, at) => {
        const before = rows.places[at - 1];
        if (!before) return;
        if (before.row === place.row) expect(place.x).toBeCloseTo(before.x + before.width + GAP);
        else expect([place.row, place.x]).toEqual([before.row + 1, 0]);
      });
    }
  },
);

test("a finger finds every card: 44 px with the gap, less only where that does not fit", () => {
  const large = rowsOf(OF_16, 352, 156);
  for (const { width, height } of large.places) {
    expect(width + GAP).toBeGreaterThanOrEqual(44);
    expect(height + GAP).toBeGreaterThanOrEqual(44);
  }
  const small = rowsOf(OF_21, 312, 120);
  for (const { width, height } of small.places)
    expect(Math.min(width, height) + GAP).toBeGreaterThanOrEqual(32);
});

// The strips of all cards of the built-in deck, and the room that phones leave for a hand.
const DECK = [6, 4, 4, 3, 3, 2, 1].flatMap((lines) => Array.from({ length: 6 }, () => lines));
const ROOMS = {
  "360x640": [352, 159],
  "390x664": [382, 172],
  "390x844": [382, 237],
  "664x390": [304, 247],
} as const;

test.each(Object.entries(ROOMS))(
  "at %s 44 px are there for every hand of the deck, with bids or without",
  (_, [w, h]) => {
    let seed = 7;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed;
    };
    for (let count = 7; count <= 21; count++)
      for (let tries = 0; tries < 6; tries++)
        for (const stub of [0, 16]) {
          const hand = DECK.map((lines) => [random(), lines] as const).sort(([a], [b]) => a - b);
          const { places } = rowsOf(
            hand.slice(0, count).map(([, lines]) => lines),
            w,
            h,
            stub,
          );
          const least = Math.min(...places.flatMap(({ width, height }) => [width, height]));
          expect(least + GAP, `${count} cards`).toBeGreaterThanOrEqual(44);
        }
  },
);

test("numbers are as large as the sketch has them", () => {
  expect(rowsOf(OF_13, 352, 156).number).toBeGreaterThanOrEqual(24);
  expect(rowsOf(OF_13, 382, 240).number).toBeGreaterThanOrEqual(38);
  expect(rowsOf(OF_16, 389, 250).number).toBeGreaterThanOrEqual(28);
});

test("rows fill the width, and a short hand does not become taller than it says something", () => {
  const rows = rowsOf(OF_13, 382, 240);
  for (let row = 0; row < rows.counts.length; row++) {
    const last = rows.places.filter((place) => place.row === row).at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(382, 0);
  }
  expect(rowsOf([3, 1], 382, 400).tall).toBeLessThanOrEqual(150);
});

test("a stub takes its part of the height from the numbers", () => {
  expect(rowsOf(OF_13, 352, 130, 16).number).toBeLessThan(rowsOf(OF_13, 352, 130).number);
});

test("on the smallest phone a hand that loses a card does not become harder to read", () => {
  const before = rowsOf(OF_16, 312, 120).number;
  for (let gone = 0; gone < OF_16.length; gone++)
    expect(rowsOf(OF_16.toSpliced(gone, 1), 312, 120).number).toBeGreaterThanOrEqual(before - 0.5);
});

test("an empty hand has no rows", () => {
  expect(rowsOf([], 300, 150).places).toEqual([]);
});

test("a card that is gone leaves all others in their rows, and only its own is stretched", () => {
  const before = rowsOf(OF_16, 352, 156);
  const gone = 7;
  const kept = before.counts.map((count, row) => count - Number(row === before.places[gone]?.row));
  const after = rowsOf(OF_16.toSpliced(gone, 1), 352, 156, 0, kept);
  const rowsBefore = before.places.toSpliced(gone, 1);
  expect(after.places.map(({ row }) => row)).toEqual(rowsBefore.map(({ row }) => row));
  const moved = after.places.flatMap(({ x, row }, at) => (x === rowsBefore[at]?.x ? [] : [row]));
  expect(new Set(moved)).toEqual(new Set([before.places[gone]?.row]));
});

test("a row that has become too empty is no reason to keep rows", () => {
  const rows = rowsOf([6, 6, 1], 352, 156, 0, [2, 1]);
  expect(rows.counts).not.toEqual([2, 1]);
});

test("rows are kept for the same cards in the same room only", () => {
  const last = new LastRows();
  last.keep(["a", "b", "c"], rowsOf([6, 6, 6], 352, 156), "here");
  const all = last.rows.map((row) => row.length);
  expect(last.counts(["a", "b", "c"], "here")).toEqual(all);
  expect(last.counts(["a", "b", "c"], "there")).toBeNull();
  expect(last.counts(["c", "a"], "here")).toBeNull();
  expect(last.counts(["a", "d"], "here")).toBeNull();
  expect(countsWithout([["a", "b"], ["c"]], ["a", "c"])).toEqual([1, 1]);
});

test("arrows lead to the nearest card of the next row", () => {
  const { places, counts } = rowsOf(OF_13, 382, 240);
  const second = counts[0] ?? 0;
  expect(beside(places, 0, 1)).toBe(second);
  expect(beside(places, 0, -1)).toBe(0);
  expect(places[beside(places, 3, 1)]?.row).toBe((places[3]?.row ?? 0) + 1);
});

test("a point belongs to the card around it, half of the gap included", () => {
  const { places } = rowsOf(OF_13, 382, 240);
  places.forEach(({ x, y, width, height }, at) => {
    expect(cardAt(places, x + width / 2, y + height / 2)).toBe(at);
    expect(cardAt(places, x + width + GAP / 2 - 0.1, y + 1)).toBe(at);
  });
  expect(cardAt(places, -20, 0)).toBe(-1);
});
