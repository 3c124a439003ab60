import { expect, test } from "vitest";
import type { Frame, Sight } from "../../net/protocol";
import { makeReel } from "../replay/reel";
import { dealsOf } from "./dealt";

function frame(line: Sight["line"], ...events: Frame["events"] & object): Frame {
  return { events, view: { line, order: "", to_go: [], jammed: "", choices: [], undo: "", result: null } };
}

const dealt = (line: Sight["line"]) => dealsOf(makeReel([frame(line)]))[0]?.dealt;

test("two who bid for cars have in hand what will be their pile, and every card is shown once (R9.2)", () => {
  const line = { players: "2", hands: "A1.B2.8K/C3.D4", piles: "B2.A1/D4.C3" };
  expect(dealt(line)).toEqual([
    ["A1", "B2", "8K"],
    ["C3", "D4"],
  ]);
});

test("two without an auction have drawn a hand from their pile: both were dealt to them (R9.2)", () => {
  const line = { players: "2", hands: "A1/C3", piles: "B2/D4" };
  expect(dealt(line)).toEqual([
    ["A1", "B2"],
    ["C3", "D4"],
  ]);
});

test("a pile for all belongs to nobody", () => {
  const line = { players: "3", hands: "A1/B2/C3", piles: "D4.E5" };
  expect(dealt(line)).toEqual([["A1"], ["B2"], ["C3"]]);
});

test("a card was played in the race in which it was, not in another", () => {
  const line = { players: "2", hands: "A1/C3", piles: "-/-" };
  const play = (card: string) => ({ event: "card-played", seat: 0, card, reverse: false }) as const;
  const next = { event: "next-race-started" } as unknown as ReturnType<typeof play>;
  const deals = dealsOf(
    makeReel([frame(line), frame(line, play("A1")), frame(line, next), frame(line, play("C3"))]),
  );
  expect(deals.map(({ played }) => [...played])).toEqual([["A1"], ["C3"]]);
});
