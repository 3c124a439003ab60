import { describe, expect, test } from "vitest";
import { distance, type Pose, shifted, turn, wayThrough } from "./way";

const pose = (x: number, y: number, heading: number): Pose => ({ x, y, heading });

describe("a turn", () => {
  test.each([
    [0, 90, 90],
    [90, 0, -90],
    [350, 10, 20],
    [10, 350, -20],
    [-170, 170, -20],
    [720, 45, 45],
  ])("from %d to %d is %d", (from, to, by) => {
    expect(turn(from, to)).toBeCloseTo(by);
  });
});

test("ahead and to the right", () => {
  expect(shifted(pose(1, 2, 0), 3, 1)).toEqual(pose(4, 3, 0));
  const { x, y } = shifted(pose(0, 0, 90), 2, 1);
  expect([x, y]).toEqual([expect.closeTo(-1), expect.closeTo(2)]);
});

describe("a straight way", () => {
  const way = wayThrough([pose(0, 0, 0), pose(2, 0, 0), pose(5, 0, 0)]);
  test("is as long as it looks", () => expect(way.length).toBeCloseTo(5));
  test("is driven evenly, whatever the cells' lengths", () => {
    for (const gone of [0, 0.3, 1.9, 2.1, 3.3, 5]) {
      expect(way.at(gone)).toEqual(pose(expect.closeTo(gone, 2) as number, 0, 0));
    }
  });
  test("ends at its ends", () => {
    expect(way.at(-1)).toEqual(pose(0, 0, 0));
    expect(way.at(9)).toEqual(pose(5, 0, 0));
  });
});

test("a lane is changed in an S that starts and ends straight", () => {
  const way = wayThrough([pose(0, 0, 0), pose(2, 1, 0)]);
  expect(way.at(0.02).heading).toBeLessThan(6);
  expect(way.at(way.length / 2).heading).toBeGreaterThan(30);
  expect(way.at(way.length - 0.02).heading).toBeLessThan(6);
  expect(way.at(way.length / 2).x).toBeCloseTo(1, 1);
});

test("a quarter of a circle stays near the circle", () => {
  const at = (angle: number) =>
    pose(4 * Math.sin((angle * Math.PI) / 180), 4 - 4 * Math.cos((angle * Math.PI) / 180), angle);
  const way = wayThrough([at(0), at(22.5), at(45), at(67.5), at(90)]);
  expect(way.length).toBeCloseTo(2 * Math.PI, 1);
  for (let gone = 0; gone <= way.length; gone += 0.1) {
    const here = way.at(gone);
    expect(Math.abs(distance(here, pose(0, 4, 0)) - 4)).toBeLessThan(0.03);
    expect(Math.abs(turn(here.heading, (gone / way.length) * 90))).toBeLessThan(3);
  }
});

test("headings never jump, not even past the south", () => {
  const way = wayThrough([pose(0, 0, 170), pose(-2, 0, 190), pose(-4, -1, 200), pose(-5, -3, 260)]);
  let before = way.at(0.01);
  for (let gone = 0.02; gone < way.length; gone += 0.01) {
    const here = way.at(gone);
    expect(Math.abs(turn(before.heading, here.heading))).toBeLessThan(4);
    expect(distance(before, here)).toBeLessThan(0.012);
    before = here;
  }
});

test("standing still is a way as well", () => {
  const way = wayThrough([pose(1, 2, 3)]);
  expect([way.length, way.at(0), way.at(5)]).toEqual([0, pose(1, 2, 3), pose(1, 2, 3)]);
});
