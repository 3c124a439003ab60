import { expect, test } from "vitest";
import { fanOf } from "./fan";

test("a few cards lie side by side in the middle", () => {
  const { places, isCrowded } = fanOf(3, 50, 300, -1);
  expect(isCrowded).toBe(false);
  expect(places).toEqual([69, 125, 181]);
});

test.each([2, 7, 16, 21])(
  "%i cards never need more than the width, and the lifted one is seen in full",
  (count) => {
    const [card, width] = [68, 304];
    for (let lifted = -1; lifted < count; lifted++) {
      const { places } = fanOf(count, card, width, lifted);
      expect(places).toHaveLength(count);
      expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
      expect((places.at(-1) ?? 0) + card).toBeLessThanOrEqual(width + 0.001);
      const steps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
      expect(Math.min(...steps, card)).toBeGreaterThan(8);
      if (lifted >= 0 && lifted < count - 1) expect(steps[lifted]).toBeGreaterThanOrEqual(card - 0.001);
    }
  },
);

test("one card, and none, are no trouble", () => {
  expect(fanOf(1, 50, 40, 0).places).toEqual([0]);
  expect(fanOf(0, 50, 40, -1).places).toEqual([]);
});
