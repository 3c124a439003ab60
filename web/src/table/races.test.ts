import { expect, test } from "vitest";
import type { GameEvent } from "../net/protocol";
import { racesOf } from "./races";

const events = (...names: string[]) => names.map((event) => ({ event })) as unknown as GameEvent[];

test("what was before the second race began belongs to the first", () => {
  const told = events("car-moved", "race-scored", "next-race-started", "lot-opened", "car-moved");
  expect(racesOf(told, 1)).toEqual([0, 0, 1, 1, 1]);
});

test("a single race is the first one, and a log without its beginning ends in the race of now", () => {
  expect(racesOf(events("car-moved"), 0)).toEqual([0]);
  expect(racesOf(events("car-moved"), 1)).toEqual([1]);
});
