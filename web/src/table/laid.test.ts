import { expect, test } from "vitest";
import { lineDriven } from "./laid";

const LINES = [
  { car: "R", speed: 6 },
  { car: "B", speed: 4 },
  { car: null, speed: 2 },
] as const;

test("the line of the car that drives is marked, or else the wild", () => {
  expect(lineDriven("B", LINES)).toBe(1);
  expect(lineDriven("G", LINES)).toBe(2);
  expect(lineDriven("G", LINES.slice(0, 2))).toBeNull();
});

test("with no car on its way no line is marked", () => {
  expect(lineDriven(null, LINES)).toBeNull();
  expect(lineDriven(undefined, LINES)).toBeNull();
});
