import { expect, test } from "vitest";
import type { Spot } from "../game/board";
import {
  cameraFor,
  dragged,
  kept,
  NEAREST,
  pixelOf,
  placeAt,
  scaleOf,
  sees,
  transformOf,
  wholeOf,
  zoomedAt,
} from "./camera";

const ROOM = { sheet: { left: -10, top: -5, right: 30, bottom: 15 }, width: 400, height: 300 };
const WHOLE = { x: 10, y: 5, zoom: 1 };

test("the whole sheet fits the narrower side", () => {
  expect(scaleOf(ROOM)).toBe(10);
  expect(wholeOf(ROOM)).toEqual(WHOLE);
  expect(transformOf(WHOLE, ROOM)).toBe("translate(0.00px, 50.00px) scale(1.0000)");
});

test("a camera stays on the sheet", () => {
  expect(kept({ x: 99, y: -99, zoom: 1 }, ROOM)).toEqual(WHOLE);
  expect(kept({ x: 99, y: -99, zoom: 4 }, ROOM)).toEqual({ x: 25, y: -1.25, zoom: 4 });
  expect(kept({ x: 0, y: 0, zoom: 0.1 }, ROOM).zoom).toBe(1);
  expect(kept({ x: 0, y: 0, zoom: 100 }, ROOM).zoom).toBe(NEAREST);
});

test("what is under the fingers stays under them", () => {
  const near = kept({ x: 8, y: 6, zoom: 2.5 }, ROOM);
  for (const at of [
    [200, 150],
    [130, 90],
    [260, 200],
  ] as [number, number][]) {
    const nearer = zoomedAt(near, ROOM, 1.4, at);
    const [before, after] = [placeAt(near, ROOM, at), placeAt(nearer, ROOM, at)];
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
    expect(nearer.zoom).toBeCloseTo(3.5);
  }
});

test("the paper follows a finger", () => {
  const near = { x: 8, y: 6, zoom: 4 };
  expect(dragged(near, ROOM, [40, -20])).toEqual({ x: 7, y: 6.5, zoom: 4 });
});

test.each([
  { left: 0, top: 0, right: 0, bottom: 0 },
  { left: 0, top: 60, right: 0, bottom: 0 },
  { left: 120, top: 0, right: 80, bottom: 20 },
])("what matters is seen with air around it, within what nothing covers (%o)", (inset) => {
  const spots: Spot[] = [
    [2, 3],
    [6, 4],
  ];
  const room = { ...ROOM, inset };
  const camera = cameraFor(spots, [], room);
  const scale = scaleOf(room) * camera.zoom;
  expect(sees(camera, room, spots)).toBe(true);
  expect(sees(camera, room, [[25, 12]])).toBe(false);
  for (const spot of spots) {
    const at = pixelOf(spot, camera, room);
    expect(placeAt(camera, room, at)).toEqual([expect.closeTo(spot[0]), expect.closeTo(spot[1])]);
    expect(at[0]).toBeGreaterThan(inset.left + scale);
    expect(at[0]).toBeLessThan(400 - inset.right - scale);
    expect(at[1]).toBeGreaterThan(inset.top + scale);
    expect(at[1]).toBeLessThan(300 - inset.bottom - scale);
  }
  expect(cameraFor([], [], room)).toEqual(WHOLE);
});

test("where a long move does not fit, the ends win and the beginning leaves the picture", () => {
  const ends: Spot[] = [
    [24, 3],
    [25, 5],
  ];
  const start: Spot[] = [[-8, 3]];
  const camera = cameraFor(ends, start, ROOM, { least: 20 });
  expect(scaleOf(ROOM) * camera.zoom).toBe(20);
  expect(sees(camera, ROOM, ends)).toBe(true);
  expect(sees(camera, ROOM, start)).toBe(false);
  expect(sees(cameraFor(ends, start, ROOM), ROOM, [...ends, ...start])).toBe(true);
});

test("the whole sheet lies between the papers", () => {
  const room = { ...ROOM, inset: { left: 100, top: 0, right: 100, bottom: 0 } };
  expect(scaleOf(room)).toBe(5);
  expect(pixelOf([-10, 5], wholeOf(room), room)).toEqual([100, 150]);
  expect(pixelOf([30, 5], wholeOf(room), room)).toEqual([300, 150]);
});

test("a window without a size is no reason to fail", () => {
  expect(transformOf(wholeOf(ROOM), { ...ROOM, width: 0, height: 0 })).not.toContain("NaN");
});
