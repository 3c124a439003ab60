import { describe, expect, it } from "vitest";
import type { Spot } from "../game/board";
import type { Room } from "./camera";
import { apart, cornerFor, coveredBy, viewOf, within } from "./locate";

const far = ([a, b]: Spot, [c, d]: Spot): number => Math.hypot(a - c, b - d);

describe("the dots of the small map", () => {
  it("stay where they are if there is room", () => {
    const spots: Spot[] = [
      [0, 0],
      [5, 0],
    ];
    expect(apart(spots, 3)).toEqual(spots);
  });

  it("never cover each other, even six on one spot", () => {
    const moved = apart(Array<Spot>(6).fill([4, 4]), 2);
    for (const [n, one] of moved.entries())
      for (const other of moved.slice(n + 1)) expect(far(one, other)).toBeGreaterThan(1.5);
  });

  it("move as little as that takes", () => {
    const [one = [0, 0], other = [0, 0]] = apart(
      [
        [0, 0],
        [1, 0],
      ],
      2,
    );
    expect(one[0]).toBeCloseTo(-0.5);
    expect(other[0]).toBeCloseTo(1.5);
  });
});

describe("the edge of the small map", () => {
  const sheet = { left: 0, top: 0, right: 20, bottom: 10 };

  it("cuts no dot, even of six that had to go apart in its corner", () => {
    const spots = within(apart(Array<Spot>(6).fill([0, 10]), 3), sheet, 1.5);
    for (const [x, y] of spots) {
      expect(Math.min(x - sheet.left, sheet.right - x)).toBeGreaterThanOrEqual(1.5);
      expect(Math.min(y - sheet.top, sheet.bottom - y)).toBeGreaterThanOrEqual(1.5);
    }
  });

  it("leaves all others where they are", () => {
    expect(within([[7, 5]], sheet, 1.5)).toEqual([[7, 5]]);
  });
});

describe("what the camera shows", () => {
  const room: Room = { sheet: { left: 0, top: 0, right: 40, bottom: 20 }, width: 400, height: 200 };

  it("is the whole sheet at first, and a quarter of it twice as near", () => {
    expect(viewOf({ x: 20, y: 10, zoom: 1 }, room)).toEqual(room.sheet);
    expect(viewOf({ x: 20, y: 10, zoom: 2 }, room)).toEqual({ left: 10, right: 30, top: 5, bottom: 15 });
  });

  it("leaves out what papers cover", () => {
    const covered = { ...room, inset: { left: 200, top: 0, right: 0, bottom: 100 } };
    const view = viewOf({ x: 20, y: 10, zoom: 2 }, covered);
    expect(view.right - view.left).toBeCloseTo(20);
  });
});

describe("the corner of the small map", () => {
  const free = { left: 0, top: 0, width: 400, height: 300 };
  const size: Spot = [100, 80];

  it("is kept while it covers nothing", () => {
    expect(cornerFor([[200, 150]], free, size, "top left")).toBe("top left");
  });

  it("changes when a space that can be chosen lies there", () => {
    expect(cornerFor([[390, 10]], free, size, "top right")).toBe("top left");
    expect(
      cornerFor(
        [
          [390, 10],
          [10, 10],
        ],
        free,
        size,
        "top right",
      ),
    ).toBe("bottom right");
  });

  it("counts what it would cover where no corner is free", () => {
    const everywhere: Spot[] = [
      [390, 10],
      [10, 10],
      [390, 290],
    ];
    expect(coveredBy("top right", everywhere, free, size)).toBe(1);
    expect(coveredBy("top right", [[200, 150]], free, size)).toBe(0);
  });
});
