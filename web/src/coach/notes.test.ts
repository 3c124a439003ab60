import { expect, test } from "vitest";
import { decided, EMPTY, show, told, toldOf } from "./notes";

const note = (id: string) => ({ id });

test("a note of the draft is told once", () => {
  expect(toldOf([note("a")], [note("a"), note("b")]).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(toldOf([note("a")]).map(({ id }) => id)).toEqual(["a"]);
});

test("the first of several new notes comes up", () => {
  const first = told(EMPTY, [note("a"), note("b")]);
  expect(first).toMatchObject({ id: "a", isOpen: true });
});

test("a note comes up once, even if a step back took it away for a while", () => {
  const seen = decided(show(EMPTY, "a"), [note("a")]);
  expect(seen).toMatchObject({ id: "a", isOpen: false });
  expect(told(seen, [])).toBe(seen);
  expect(told(seen, [note("a")])).toBe(seen);
});

test("a decision turns to what was not read, and then folds the note", () => {
  const notes = [note("a"), note("b")];
  const second = decided(show(EMPTY, "a"), notes);
  expect(second).toMatchObject({ id: "b", isOpen: true });
  expect(decided(second, notes)).toMatchObject({ id: "b", isOpen: false });
});
