import { expect, test } from "vitest";
import { decided, toldMore, toldOf } from "./notes";

const note = (id: string) => ({ id });

test("a note of the draft is told once", () => {
  expect(toldOf([note("a")], [note("a"), note("b")]).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(toldOf([note("a")]).map(({ id }) => id)).toEqual(["a"]);
});

test("the first of several new notes comes up", () => {
  expect(toldMore({ at: 0, isOpen: false }, 1, 3)).toEqual({ at: 1, isOpen: true });
});

test("a step back takes the note of the draft away", () => {
  expect(toldMore({ at: 2, isOpen: true }, 3, 2)).toEqual({ at: 1, isOpen: false });
  expect(toldMore({ at: 0, isOpen: true }, 3, 2)).toEqual({ at: 0, isOpen: true });
});

test("a decision turns to what was not read, and then folds the note", () => {
  expect(decided({ at: 1, isOpen: true }, 3)).toEqual({ at: 2, isOpen: true });
  expect(decided({ at: 2, isOpen: true }, 3)).toEqual({ at: 2, isOpen: false });
  expect(decided({ at: 1, isOpen: false }, 3)).toEqual({ at: 1, isOpen: false });
});
