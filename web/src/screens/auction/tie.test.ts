import { describe, expect, test } from "vitest";
import { readDeck } from "../../game/cards";
import type { BidsRevealed } from "../../net/protocol";
import { tieOf } from "./tie";

const deck = readDeck({
  long: ["R6", "Y4", "K2", "B1"],
  wild: ["R6", "Y4", "*2", "B1"],
  other: ["R6", "B4", "G2", "O1"],
  short: ["R6", "B4"],
});
const revealed = (...cards: (string | null)[]): BidsRevealed => ({
  event: "bids-revealed",
  car: "R",
  bids: cards.map((card, seat) => ({ seat, card: card ?? "long", declared: false, amount: card ? 6 : null })),
});

describe("what decided between equal bids", () => {
  test("nothing, where nobody else bid as much", () => {
    expect(tieOf(revealed("short", null, null), 0, deck)).toBeNull();
  });
  test("more lines", () => {
    expect(tieOf(revealed("short", "wild"), 1, deck)).toBe("lines");
  });
  test("no wild", () => {
    expect(tieOf(revealed("wild", "long", "short"), 1, deck)).toBe("wild");
  });
  test("the seat", () => {
    expect(tieOf(revealed("other", "long", "short"), 0, deck)).toBe("seat");
  });
});
