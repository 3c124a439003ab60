import { expect, test } from "vitest";
import type { ResultRow, Sight } from "../../net/protocol";
import { bestCar, padOf, racesOf, reckon, tiesOf } from "./score";

const row = (seat: number, rank: number, money: number, best_place: number): ResultRow => ({
  seat,
  rank,
  money,
  best_place,
  sheets: [],
});

const view = (line: Record<string, string>, order: string): Sight => ({
  line,
  order,
  to_go: [],
  jammed: "",
  choices: [],
  undo: "",
  result: null,
});

test("who has the same money is told apart by the better car, or not at all", () => {
  const rows = [row(0, 1, 24, 1), row(2, 2, 14, 4), row(3, 3, 14, 5), row(1, 4, 3, 7), row(4, 4, 3, 7)];
  expect(tiesOf(rows)).toEqual([
    { seats: [2, 3], money: 14, place: 4 },
    { seats: [1, 4], money: 3, place: null },
  ]);
  expect(tiesOf(rows.slice(0, 2))).toEqual([]);
});

// The end of a real world tour of six.
const tour = view(
  {
    players: "6",
    race: "2",
    earlier: "K4@6,B0@1,G2@2,Y1@6,O3@6,R5@4;OYGKR;OBB/YYY/GBB/OOB/KKK/RRB",
    owners: "K3@5,B0@6,G4@4,Y2@2,O5@6,R1@5",
    bets: "BBB/RRR/YYY/KBB/GGB/OOB",
    home: "BRO",
  },
  "BROGKY",
);

test("a world tour has two races, each with its order home and its owners", () => {
  const [first, second] = racesOf(tour);
  expect(first?.home.join("")).toBe("OYGKR");
  expect(first?.stalled).toEqual(["B"]);
  expect(first?.owners.get("O")).toEqual({ seat: 3, price: 6 });
  expect(first?.bets[0]).toEqual(["O", "B", "B"]);
  expect(second?.race).toBe(2);
  expect(second?.home.join("")).toBe("BRO");
  expect(second?.stalled.join("")).toBe("GKY");
});

test("a sheet adds up as in the rules' example (R7.4)", () => {
  const sheet = {
    prices: { Y: 5, G: 4 },
    prizes: { Y: 9, G: 2 },
    bets: [
      ["Y", 6],
      ["Y", 4],
      ["B", 3],
    ] as [string, number][],
    money: 15,
  };
  const { prizes, bets, paid } = reckon([sheet]);
  expect([prizes, bets, paid]).toEqual([11, 13, 9]);
  expect(prizes + bets - paid).toBe(15);
});

test("a stalled car is on the sheet with nothing", () => {
  const race = racesOf(view({ players: "4", owners: "O0@6,B3@3,Y3@6", home: "GRBYK" }, "GRBYKO"))[0];
  const pad = padOf({ prices: { O: 6 }, prizes: {}, bets: [["O", 0]], money: -6 }, race as never);
  expect(pad.prizes.get("O")).toEqual({ place: null, amount: 0 });
  expect(pad.bets).toEqual(["O"]);
});

test("the best car of a player is the first of theirs in running order", () => {
  const owners = racesOf(tour)[1]?.owners ?? new Map();
  expect(bestCar("BROGKY", owners, 4)).toBe("G");
  expect(bestCar("BROGKY", owners, 9)).toBeUndefined();
});
