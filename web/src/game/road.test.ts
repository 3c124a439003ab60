import { expect, test } from "vitest";
import { STRIP } from "../board/fixture";
import type { Spot } from "./board";
import { Circuit } from "./road";

/** The border of a road that goes on in this direction: from the infield on its right to the other edge. */
const across = (degrees: number): Spot[] => {
  const turned = ((degrees - 90) * Math.PI) / 180;
  return [
    [0, 0],
    [Math.cos(turned), Math.sin(turned)],
  ];
};

test("the infield is inside the bends that go its way, and a straight counts to the next bend", () => {
  // Right 120, straight, left 60, straight, right 150 twice.
  const borders = [0, 120, 120, 60, 60, 210].map(across);
  const circuit = new Circuit({ ...STRIP, borders });
  expect(circuit.bendsToInfield).toEqual([true, false, false, true, true, true]);
});
