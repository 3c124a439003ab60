// What decided between equal bids, read from the cards that were turned up and from who got the lot.

import type { Deck } from "../../game/cards";
import type { BidsRevealed } from "../../net/protocol";

export type Tie = "lines" | "wild" | "seat";

/** Null: nobody else bid as much. */
export function tieOf({ bids }: BidsRevealed, winner: number, deck: Deck): Tie | null {
  const won = bids.find(({ seat }) => seat === winner);
  const others = bids.filter(({ seat, amount }) => seat !== winner && amount === won?.amount);
  if (!won || won.amount === null || !others.length) return null;
  const lines = (card: string): number => deck.get(card)?.lines.length ?? 0;
  const hasWild = (card: string): boolean => deck.get(card)?.lines.some(({ car }) => !car) ?? false;
  const asLong = others.filter(({ card }) => lines(card) === lines(won.card));
  if (!asLong.length) return "lines";
  return asLong.some(({ card }) => hasWild(card) === hasWild(won.card)) ? "seat" : "wild";
}
