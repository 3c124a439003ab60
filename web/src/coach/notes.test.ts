import { expect, test } from "vitest";
import { arrived, EMPTY, show, toldOf } from "./notes";

const note = (id: string, fits = true) => ({ id, fits });

test("a note of the draft is told once", () => {
  expect(toldOf([note("a")], [note("a"), note("b")]).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(toldOf([note("a")]).map(({ id }) => id)).toEqual(["a"]);
});

test("a note that does not fit the draft is among the older ones", () => {
  expect(toldOf([note("a")], [note("b")])).toEqual([note("a", false), note("b")]);
  expect(toldOf([note("a")], [])).toEqual([note("a", false)]);
});

test("the newest note that fits is shown, and stays while nothing new is told", () => {
  const first = arrived(EMPTY, [note("a"), note("b")]);
  expect(first).toMatchObject({ id: "b", isOpen: true });
  expect(arrived(first, [note("a"), note("b")])).toBe(first);
  expect(first.read.has("a")).toBe(false);
});

test("a note goes when its moment has gone", () => {
  const first = arrived(EMPTY, [note("a")]);
  expect(arrived(first, [note("a", false)])).toMatchObject({ isOpen: false });
});

test("a note behind the arrow stays until another one comes", () => {
  const notes = [note("a", false), note("b")];
  const older = show(arrived(EMPTY, notes), "a");
  expect(arrived(older, notes)).toMatchObject({ id: "a", isOpen: true });
  expect(arrived(older, [...notes, note("c")])).toMatchObject({ id: "c", isOpen: true });
});
