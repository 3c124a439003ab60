import { expect, test } from "vitest";
import type { SeatInfo } from "../net/protocol";
import { absentNow, awaySince, clockOf } from "./absent";

const person = { name: "Ann", person: "a" } as unknown as SeatInfo;
const bot = { level: "club" } as unknown as SeatInfo;

test("who is not connected is away from the first moment that is seen, and who is back is not", () => {
  const seats = [person, person, bot];
  const first = awaySince(new Map(), seats, [0], 1000);
  expect([...first]).toEqual([[1, 1000]]);
  expect([...awaySince(first, seats, [0], 5000)]).toEqual([[1, 1000]]);
  expect([...awaySince(first, seats, [0, 1], 5000)]).toEqual([]);
});

test("a seat that a bot has by now is waited for no more", () => {
  const replaced = { ...person, away: true };
  expect([...awaySince(new Map(), [replaced], [], 0)]).toEqual([]);
});

test("a bot drives after the table's patience, counted from the question or from when they left", () => {
  const away = new Map([[1, 5000]]);
  expect(absentNow([1], away, 1000, 60, 6000)).toEqual({ seat: 1, left: 59_000 });
  expect(absentNow([1], away, 20_000, 60, 21_000)).toEqual({ seat: 1, left: 59_000 });
  expect(absentNow([1], away, 1000, 60, 900_000)).toEqual({ seat: 1, left: 0 });
});

test("nobody is named who is not asked, and without a limit no time", () => {
  const away = new Map([[1, 5000]]);
  expect(absentNow([0], away, 0, 60, 6000)).toBeNull();
  expect(absentNow([0, 1], away, 0, null, 6000)).toEqual({ seat: 1, left: null });
});

test.each([
  [41_000, "0:41"],
  [59_001, "1:00"],
  [300_000, "5:00"],
  [0, "0:00"],
])("%d ms is %s", (ms, text) => {
  expect(clockOf(ms)).toBe(text);
});
