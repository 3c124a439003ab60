import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Car } from "../game/cars";
import { STRIP } from "./fixture";
import { standsOf } from "./sheet";
import { Stage } from "./stage.svelte";

let stage: Stage;
const at = (car: Car): [number, number] => [stage.actors[car].x, stage.actors[car].y];

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance", "setTimeout", "clearTimeout"],
  });
  stage = new Stage(STRIP);
  stage.place(
    new Map([
      ["R", { cell: "1a", laps: 0 }],
      ["B", { cell: "1b", laps: 0 }],
    ]),
    ["K"],
  );
});

afterEach(() => {
  vi.useRealTimers();
});

test("cars are where they were put, and the others are not shown", () => {
  expect(at("R")).toEqual([1, -0.5]);
  expect(stage.actors.R).toMatchObject({ isShown: true, home: 0, heading: 0, size: 1 });
  expect(stage.actors.K).toMatchObject({ isShown: true, home: 1 });
  expect(at("K")).toEqual([standsOf(STRIP)[0]?.pose.x, standsOf(STRIP)[0]?.pose.y]);
  expect(stage.actors.G.isShown).toBe(false);
});

test("a car drives along its cells, one after the other, and takes its time", async () => {
  const done = vi.fn();
  void stage
    .drive([
      { car: "R", path: ["2a", "3a"] },
      { car: "B", path: ["2b"] },
    ])
    .then(done);
  expect(stage.isIdle).toBe(false);
  await vi.advanceTimersByTimeAsync(250);
  expect(stage.moving?.car).toBe("R");
  expect(at("R")[0]).toBeGreaterThan(1.5);
  expect(at("R")[0]).toBeLessThan(4.9);
  expect(at("R")[1]).toBeCloseTo(-0.5);
  expect(at("B")).toEqual([1, 0.5]);
  await vi.advanceTimersByTimeAsync(400);
  expect(at("R")).toEqual([5, -0.5]);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  expect(at("B")).toEqual([3, 0.5]);
  expect(done).toHaveBeenCalledOnce();
  expect(stage).toMatchObject({ isIdle: true, moving: null });
});

test.each([
  [1, 400, 800],
  [2, 200, 400],
] as const)("at speed %d a car takes %d to %d milliseconds", async (speed, shortest, longest) => {
  stage.speed = speed;
  for (const [path, cell] of [
    [["2a"], 3],
    [["2a", "3a", "4a", "5a"], 9],
  ] as const) {
    stage.place(new Map([["R", { cell: "1a", laps: 0 }]]), []);
    void stage.drive([{ car: "R", path }]);
    await vi.advanceTimersByTimeAsync(shortest - 40);
    expect(at("R")[0]).toBeLessThan(cell);
    await vi.advanceTimersByTimeAsync(longest - shortest + 80);
    expect(at("R")[0]).toBe(cell);
  }
});

test("a car that is home is carried to its space", async () => {
  stage.place(new Map([["R", { cell: "1a", laps: 0 }]]), ["K"]);
  void stage.drive([{ car: "R", path: ["4a"], home: 2 }]);
  await vi.advanceTimersByTimeAsync(1300);
  expect(stage.crossing).toEqual({ car: "R", place: 2 });
  await vi.advanceTimersByTimeAsync(800);
  expect(stage.crossing).toBeNull();
  expect(stage.actors.R.size).toBeGreaterThan(1.2);
  await vi.advanceTimersByTimeAsync(600);
  const stand = standsOf(STRIP)[1];
  expect(at("R")).toEqual([stand?.pose.x, stand?.pose.y]);
  expect(stage.actors.R).toMatchObject({ home: 2, size: stand?.size });
});

test("the camera is at the finish line before the car is, and stays there for the flag", async () => {
  void stage.drive([{ car: "R", path: ["2a"], home: 2 }]);
  expect(stage.moving?.look).toEqual(STRIP.finish);
  await vi.advanceTimersByTimeAsync(300);
  expect(at("R")).toEqual([1, -0.5]); // it has not left yet
  while (!stage.crossing) await vi.advanceTimersByTimeAsync(50);
  expect(stage.moving?.look).toEqual(STRIP.finish);
});

test("a flag that falls later falls at the line as well", async () => {
  stage.place(new Map(), ["R"]);
  void stage.drive([{ car: "R", path: [], home: 1, kind: "flag" }]);
  expect(stage.crossing).toBeNull();
  expect(stage.moving?.look).toEqual(STRIP.finish);
  await vi.advanceTimersByTimeAsync(500);
  expect(stage.crossing).toEqual({ car: "R", place: 1 });
  expect(stage.moving?.look).toEqual(STRIP.finish);
});

test.each([
  ["a close finish is slowed", "2b", true],
  ["a lonely one is not", "5b", false],
] as const)("%s", async (_, rival, isSlow) => {
  stage.place(
    new Map([
      ["R", { cell: "1a", laps: 0 }],
      ["B", { cell: rival, laps: 0 }],
    ]),
    ["K"],
  );
  void stage.drive([{ car: "R", path: ["2a"], home: 2 }]);
  await vi.advanceTimersByTimeAsync(1250);
  expect(stage.crossing === null).toBe(isSlow);
});

test("a rival's card is shown before its cars drive, and lies there afterwards", async () => {
  const card = { card: "b1", seat: 1, isReversed: false };
  void stage.drive([{ car: "R", start: "1a", path: ["2a"] }], card);
  expect(stage.thrown).toEqual(card);
  expect(stage.moving?.look).toEqual([
    [1, -0.5],
    [3, -0.5],
  ]); // the camera is there already
  await vi.advanceTimersByTimeAsync(700);
  expect(at("R")).toEqual([1, -0.5]);
  await vi.advanceTimersByTimeAsync(200);
  expect(stage.thrown).toBeNull();
  expect(stage.laid).toEqual(card);
});

test("a card that nobody waits for lies there at once", () => {
  stage.speed = 0;
  const card = { card: "b1", seat: 1, isReversed: false };
  void stage.drive([{ car: "R", path: ["2a"] }], card);
  expect(stage.thrown).toBeNull();
  expect(stage.laid).toEqual(card);
});

test("everything can arrive at once", async () => {
  const kept = stage.drive([
    { car: "R", path: ["2a", "3a"], home: 2 },
    { car: "B", path: ["2b"] },
    { car: "B", path: [], kind: "jam" },
  ]);
  await vi.advanceTimersByTimeAsync(100);
  stage.finish();
  expect(stage.actors.R.home).toBe(2);
  expect(at("B")).toEqual([3, 0.5]);
  expect(stage.actors.B.isJammed).toBe(false);
  expect(stage.isIdle).toBe(true);
  await kept;
  expect(vi.getTimerCount()).toBe(0);
});

test("putting cars somewhere ends what was on its way", async () => {
  void stage.drive([{ car: "R", path: ["2a", "3a"] }]);
  await vi.advanceTimersByTimeAsync(100);
  stage.place(new Map([["R", { cell: "5b", laps: 0 }]]), []);
  await vi.advanceTimersByTimeAsync(1000);
  expect(at("R")).toEqual([9, 0.5]);
});

test("a jammed car says so, and nothing else waits for more than that", async () => {
  void stage.jam("B");
  expect(stage.actors.B.isJammed).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stage.actors.B.isJammed).toBe(false);
  expect(stage.isIdle).toBe(true);
});

test("a car that comes into a single lane shows it for a moment", async () => {
  const cells = STRIP.cells.filter(({ name }) => name !== "3b");
  stage.use({ ...STRIP, cells });
  stage.place(new Map([["R", { cell: "1a", laps: 0 }]]), []);
  void stage.drive([{ car: "R", path: ["2a"], start: "1a" }]);
  stage.finish();
  expect(stage.actors.R.isSqueezed).toBe(false);
  void stage.drive([{ car: "R", path: ["3a"], start: "2a" }]);
  stage.finish();
  expect(stage.actors.R.isSqueezed).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stage.actors.R.isSqueezed).toBe(false);
});

test.each(["off", "reduced", "hidden"])(
  "nothing moves when motion is %s, and everything arrives",
  async (why) => {
    if (why === "off") stage.speed = 0;
    if (why === "reduced")
      vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    if (why === "hidden") vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await stage.drive([
      { car: "R", path: ["2a", "3a"] },
      { car: "B", path: [], kind: "jam" },
    ]);
    expect(at("R")).toEqual([5, -0.5]);
    expect(stage.actors.B.isJammed).toBe(why !== "hidden");
    await vi.advanceTimersByTimeAsync(1000);
    expect(stage.actors.B.isJammed).toBe(false);
  },
);

test("a tab that is hidden on the way has arrived", async () => {
  void stage.drive([{ car: "R", path: ["2a", "3a"] }]);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(at("R")).toEqual([5, -0.5]);
});

test("a drive knows better where it starts", async () => {
  void stage.drive([{ car: "G", start: "2a", path: ["3a"] }]);
  await vi.advanceTimersByTimeAsync(20);
  expect(stage.actors.G.isShown).toBe(true);
  expect(at("G")[0]).toBeLessThan(3.5);
  stage.finish();
  expect(at("G")).toEqual([5, -0.5]);
});

test("cells that are not on the board are passed over", async () => {
  stage.speed = 0;
  await stage.drive([{ car: "R", path: ["2a", "finish"] }]);
  expect(at("R")).toEqual([3, -0.5]);
});
