// Speed cards as the server lists them: a name, and lines such as "R6" or "*2" from top to bottom.

import { type Car, isCar } from "./cars";

export interface SpeedLine {
  /** No car is the wild. */
  car: Car | null;
  speed: number;
}

export interface SpeedCard {
  name: string;
  lines: SpeedLine[];
}

export type Deck = ReadonlyMap<string, SpeedCard>;

export function readDeck(cards: Record<string, string[]>): Deck {
  return new Map(Object.entries(cards).map(([name, lines]) => [name, { name, lines: lines.map(readLine) }]));
}

function readLine(text: string): SpeedLine {
  const letter = text.charAt(0);
  return { car: isCar(letter) ? letter : null, speed: Number(text.slice(1)) };
}
