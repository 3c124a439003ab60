import { expect, test } from "vitest";
import type { Note, Update } from "../net/protocol";
import { sinceLastTurn } from "./since";

/** An update in which the cars come to stand in some order. */
const update = (seq: number, note: Note, cars = ""): Update => ({
  t: "update",
  seq,
  at: seq * 1000,
  note,
  ...(cars ? { view: { line: { cars } } } : {}),
});
const play = (seq: number, seat: number, cars: string, by = "person") =>
  update(seq, { what: "played", seat, by }, cars);
const seqs = (updates: readonly Update[], yours = [0]) =>
  sinceLastTurn(updates, yours)?.moments.map(({ seq }) => seq);

const STARTED = update(1, { what: "started" }, "KBGRYO");

test("what others did after my last turn is told, and how the board was before it", () => {
  const since = sinceLastTurn(
    [STARTED, play(2, 1, "a"), play(3, 0, "b"), play(4, 1, "c"), play(5, 2, "d")],
    [0],
  );
  expect(since?.seq).toBe(3);
  expect(since?.before?.line.cars).toBe("b");
  expect(since?.moments.map(({ seq, view }) => [seq, view?.line.cars])).toEqual([
    [4, "c"],
    [5, "d"],
  ]);
});

test("a turn that the clock played for me is news", () => {
  expect(
    seqs([STARTED, play(2, 0, "a"), play(3, 1, "b"), play(4, 0, "c", "clock"), play(5, 1, "d")]),
  ).toEqual([3, 4, 5]);
});

test("who has not played yet sees all from the start", () => {
  expect(seqs([STARTED, play(2, 1, "a"), play(3, 2, "b")])).toEqual([2, 3]);
});

test("chat, signs and wishes left for me are told, coming and going is not", () => {
  const told = [
    STARTED,
    play(2, 0, "a"),
    update(3, { what: "said", seat: 1, text: "hurry" }),
    update(4, { what: "sat", seat: 2 }),
    update(5, { what: "undo-asked", seat: 1 }),
  ];
  expect(seqs(told)).toEqual([3, 5]);
});

test("nothing is told where nothing happened, or where no race has begun", () => {
  expect(sinceLastTurn([STARTED, play(2, 1, "a"), play(3, 0, "b")], [0])).toBeNull();
  expect(sinceLastTurn([update(0, { what: "opened" })], [0])).toBeNull();
});

test("somebody with two seats was here when either of them played", () => {
  const updates = [STARTED, play(2, 0, "a"), play(3, 2, "b"), play(4, 1, "c")];
  expect(seqs(updates, [0, 2])).toEqual([4]);
});

test("the deal alone is no news", () => {
  const dealt = {
    ...update(2, { what: "shown", seat: 1 }),
    events: [{ event: "turn-started" }],
  } as unknown as Update;
  expect(sinceLastTurn([STARTED, dealt], [0])).toBeNull();
});

test("a seat that comes back, or becomes the host by coming, has not been here before that", () => {
  const back = [update(4, { what: "handed-back", seat: 0 }), update(5, { what: "host-passed", seat: 0 })];
  expect(seqs([STARTED, play(2, 0, "a"), play(3, 1, "b"), ...back])).toEqual([3, 4, 5]);
});
