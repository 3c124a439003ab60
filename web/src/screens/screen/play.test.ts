import { expect, test } from "vitest";
import type { GameEvent } from "../../net/protocol";
import { linesOver, playOn, playsOf } from "./play";

const events = (...list: object[]) => list as GameEvent[];
const card = (seat: number, name: string) => ({ event: "card-played", seat, card: name, reverse: false });
const moved = (car: string, steps: number, bonus = false) => ({
  event: "car-moved",
  car,
  path: Array.from({ length: steps }, String),
  bonus,
});

const LOG = [
  { seq: 4, events: events({ event: "race-started" }, card(0, "A1"), moved("R", 3)) },
  {
    seq: 5,
    events: events(moved("R", 1, true), { event: "line-passed-over", car: "B", home: false }, card(1, "A2")),
  },
  { seq: 6, events: events(moved("G", 2)) },
];

test("a card keeps what became of its lines, and bonus moves are none of them", () => {
  const [first, second] = playsOf(LOG);
  expect(first?.outcomes.map(({ car, kind, steps }) => [car, kind, steps])).toEqual([
    ["R", "moved", 3],
    ["B", "passed", 0],
  ]);
  expect(second).toMatchObject({ seq: 5, seat: 1, card: "A2" });
});

test("the card is the one on the stage, and the newest where there is none", () => {
  const plays = playsOf(LOG);
  expect(playOn(plays, { card: "A1", seat: 0 })?.seq).toBe(4);
  expect(playOn(plays, null)?.seq).toBe(5);
  expect(playOn([], null)).toBeNull();
});

test("lines are over up to the car that drives", () => {
  const [first] = playsOf(LOG);
  expect(first && linesOver(first, "B")).toBe(1);
  expect(first && linesOver(first, "K")).toBeNull();
});

test("a race that is scored leaves no card", () => {
  expect(playsOf([...LOG, { seq: 7, events: events({ event: "race-scored" }) }])).toEqual([]);
});
