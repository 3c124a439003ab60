import { expect, test } from "vitest";
import { arrived, decided, EMPTY, readingTime, resumed, toldOf } from "./notes";

const note = (id: string) => ({ id });
const [a, b, c] = ["a", "b", "c"].map(note) as [{ id: string }, { id: string }, { id: string }];

test("a note of the draft is told once", () => {
  expect(toldOf([a], [a, b]).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(toldOf([a]).map(({ id }) => id)).toEqual(["a"]);
});

test("the first of several new notes comes up, and stays while nothing new is told", () => {
  const first = arrived(EMPTY, [a, b]);
  expect(first).toMatchObject({ id: "a", isOpen: true });
  expect(arrived(first, [a, b])).toBe(first);
});

test("a note that is told later comes up at once", () => {
  expect(arrived(arrived(EMPTY, [a]), [a, b])).toMatchObject({ id: "b", isOpen: true });
});

test("a note waits while another one is being read, and comes up with the next decision", () => {
  const reading = arrived(arrived(EMPTY, [a]), [a, b], true);
  expect(reading).toMatchObject({ id: "a", isOpen: true });
  expect(decided(reading, [a, b])).toMatchObject({ id: "b", isOpen: true });
  expect(readingTime("a few words")).toBeLessThan(readingTime("a few words and some more"));
});

test("a note comes up once, even if a step back took it away for a while", () => {
  const seen = decided(arrived(EMPTY, [a]), [a]);
  expect(seen).toMatchObject({ id: "a", isOpen: false });
  expect(arrived(seen, [])).toBe(seen);
  expect(arrived(seen, [a])).toBe(seen);
});

test("a decision turns to what was not read, and then folds the note", () => {
  const second = decided(arrived(EMPTY, [a, b]), [a, b]);
  expect(second).toMatchObject({ id: "b", isOpen: true });
  expect(decided(second, [a, b])).toMatchObject({ id: "b", isOpen: false });
});

test("in the middle of a race the last note is shown, and the earlier ones were read", () => {
  const page = resumed([a, b]);
  expect(page).toMatchObject({ id: "b", isOpen: true });
  expect(decided(page, [a, b])).toMatchObject({ isOpen: false });
  expect(arrived(page, [a, b, c])).toMatchObject({ id: "c", isOpen: true });
});
