import catalogue from "virtual:catalogue/en";
import { expect, test } from "vitest";
import type { Car } from "../game/cars";
import { Words } from "../i18n/words";
import type { GameEvent } from "../net/protocol";
import { happenedTo } from "./happened";

const words = new Words("en", catalogue);
const seen = {
  words,
  names: ["Ann", "Diego"],
  mine: new Set<Car>(["R"]),
  yours: [0],
  played: null,
};
const moved = (car: Car, steps: number, seat = 1): GameEvent => ({
  event: "car-moved",
  seat,
  car,
  start: "1a",
  path: Array.from({ length: steps }, (_, n) => `${n + 2}a`),
  bonus: false,
  printed: { R: 6, B: 4 }[car as string] ?? 2,
});
const play = (seat: number): GameEvent => ({ event: "card-played", seat, card: "a1", reverse: false });
const texts = (events: GameEvent[]) => happenedTo(events, seen).map(({ text }) => text);

test("a rival's card that moves my car is told, with the card", () => {
  expect(happenedTo([play(1), moved("R", 6), moved("B", 4)], seen)).toEqual([
    { text: "Diego moves your red car 6 spaces.", car: "R", card: "a1", isBad: false },
  ]);
});

test("what a jam costs my car is told", () => {
  expect(texts([play(1), moved("R", 3)])).toEqual(["Diego shuts in your red car: 3 spaces lost."]);
  expect(texts([play(1), { event: "line-passed-over", car: "R", home: false, printed: 6 }])).toEqual([
    "Diego shuts in your red car: 6 spaces lost.",
  ]);
});

test("coming home early costs nothing, and what I do myself is no news", () => {
  const finish: GameEvent = { event: "car-finished", car: "R", place: 1 };
  expect(texts([play(1), moved("R", 2), finish])).toEqual(["Diego moves your red car 2 spaces."]);
  expect(texts([play(0), moved("R", 3)])).toEqual([]);
  expect(texts([play(1), moved("R", 3, 0)])).toEqual([]); // Cunning: I steered it
});

test("a lap that is done is told, whoever did it", () => {
  expect(texts([play(0), { event: "lap-completed", car: "B", laps: 2 }])).toEqual([
    "Blue has gone round twice.",
  ]);
});
