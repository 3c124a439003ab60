import { expect, test } from "vitest";
import { wrapped } from "./picture";

const letters = (text: string): number => text.length;

test("a sentence is broken between words, and a word only where it must be", () => {
  expect(wrapped("Ada wins the game", 8, letters)).toEqual(["Ada wins", "the game"]);
  expect(wrapped("Maximiliana wins", 6, letters)).toEqual(["Maximi", "liana", "wins"]);
  expect(wrapped("Ada", 10, letters)).toEqual(["Ada"]);
});
