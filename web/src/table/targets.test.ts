import catalogue from "virtual:catalogue/en";
import { expect, test } from "vitest";
import { STRIP } from "../board/fixture";
import { readPosition } from "../game/position";
import { Circuit } from "../game/road";
import { Words } from "../i18n/words";
import { waysOf } from "./targets";

const words = new Words("en", catalogue);
const position = readPosition({ players: "2", phase: "move-car", cars: "K1a", car: "K" });
const choices = [{ do: "0 move K 3a", path: ["2a", "3a"] }];
const ways = (hasCodes: boolean) =>
  waysOf(choices, words, position, new Circuit(STRIP), { bets: true, laps: false }, hasCodes);

test("a way is named as people see it, and its space by code for ears", () => {
  expect(ways(false)[0]?.text).toMatch(/^3 to go, (inside|outside)$/);
  expect(ways(false)[0]?.name).toContain("3a");
});

test("the code is printed for those who want it", () => {
  expect(ways(true)[0]?.text).toMatch(/^3a · /);
});
