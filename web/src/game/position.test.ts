import { expect, test } from "vitest";
import { carsOf, readAction, readPosition } from "./position";

/** The view of docs/notation.md, field by field. */
const LINE = Object.fromEntries(
  `seat=1 players=3 tracks=oval@1 deck=classic@1 options=en+standard phase=move-car asked=2
owners=K2@6,B2@6,G2@5,Y0@1,O2@5,R1@6 last=0 powers=determined/strategic/cunning
hands=8Y.?13/A1.A2.8R/8K.8B.8G.8O.?12 discard=A6.B6.B1 shown=A3.B4.8Y/A2.D2.D4.8R/B3.E3
cars=B6a1,G5a1,Y5b2,O3b,R4b3+2 home=K turn=2 card=C4 line=1 car=G bets=??/RG/??`
    .split(/\s+/)
    .map((field) => field.split("=") as [string, string]),
);

test("the view of the documentation is read as it is explained", () => {
  const position = readPosition(LINE);
  expect(position.phase).toBe("move-car");
  expect(position.asked).toEqual([2]);
  expect(position.owners.get("K")).toEqual({ seat: 2, price: 6 });
  expect(position.powers).toEqual([["determined"], ["strategic"], ["cunning"]]);
  expect(position.hands[0]).toEqual({ names: ["8Y"], hidden: 13 });
  expect(position.hands[1]).toEqual({ names: ["A1", "A2", "8R"], hidden: 0 });
  expect(position.discard).toEqual(["A6", "B6", "B1"]);
  expect(position.cars.get("R")).toEqual({ cell: "4b3", laps: 2 });
  expect(position.cars.has("K")).toBe(false);
  expect(position.home).toEqual(["K"]);
  expect(position.bets).toEqual([
    [null, null],
    ["R", "G"],
    [null, null],
  ]);
  expect(carsOf(position, 2)).toEqual(["K", "B", "G", "O"]);
});

test("what is not in the line is at its plain value", () => {
  const position = readPosition({ players: "2", phase: "bid", asked: "0/1", lots: "R:tricky,?5" });
  expect(position.lots).toEqual([{ car: "R", power: "tricky" }]);
  expect(position.lotsToCome).toBe(5);
  expect(position.hands).toEqual([
    { names: [], hidden: 0 },
    { names: [], hidden: 0 },
  ]);
  expect(position.card).toBeNull();
  expect(position.race).toBe(1);
});

test("a lot without a power and one's own secret", () => {
  const position = readPosition({ players: "2", phase: "bid", lots: "K:-", secrets: "-/1_bid_A1" });
  expect(position.lots[0]?.power).toBeNull();
  expect(position.secrets).toEqual([null, "1 bid A1"]);
});

test("an action falls into its words", () => {
  expect(readAction("2 move R 12b")).toEqual({ seat: 2, verb: "move", what: "R", to: "12b" });
  expect(readAction("0 skip")).toEqual({ seat: 0, verb: "skip", what: "", to: "" });
});
