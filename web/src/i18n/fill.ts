// Phrases of the server in words: the name of an argument says how it is written. The twin of i18n/fill.py.

import type { Deck } from "../game/cards";
import { type Car, isCar, nameOf } from "../game/cars";
import type { Circuit } from "../game/road";
import type { GameEvent, PhraseInfo } from "../net/protocol";
import { laneText } from "./describe";
import type { Words } from "./words";

/** What phrases are about: who sits where, and the cards they name. */
export interface TextContext {
  words: Words;
  names: readonly string[];
  edition: string;
  deck: Deck;
  /** For readers who want no codes of spaces: the circuit, whose lanes are named instead. */
  lanes?: Circuit | null;
}

/** An event as log entries; a reveal and a result take several lines. */
export const eventLines = ({ say = [] }: GameEvent, context: TextContext): string[] =>
  say.map((phrase) => fill(phrase, context));

export function fill({ id, args }: PhraseInfo, { words, names, edition, deck, lanes }: TextContext): string {
  const player = (seat: number): string => names[seat] ?? "";
  const players = (seats: number[]): string => words.list(seats.map(player));
  const money = (millions: number): string => words.money(millions, edition);
  const card = (name: string): string => {
    const found = deck.get(name);
    return found ? words.card(found) : name;
  };
  const driver = (power: string | null, seat: number): string =>
    words.text("powers-kept-driver", { player: player(seat), power: words.powerName(power) });
  const write: Record<string, (value: never) => string> = {
    player,
    players,
    waiting: players,
    car: (car: Car) => nameOf(car),
    cars: (cars: string[]) => words.cars(cars.filter(isCar)),
    card,
    cards: (cards: string[]) => cards.map(card).join("; "),
    power: words.powerName,
    powers: (held: (string | null)[]) => words.list(held.map(driver)),
    track: (track: string) => words.track(track, edition),
    price: money,
    amount: money,
    money,
  };
  const filled = Object.entries(args).map(([name, value]) => [name, write[name]?.(value as never) ?? value]);
  if (!lanes || !words.has(`${id}-lane`)) return words.filled(id, Object.fromEntries(filled));
  const lane = laneText(words, lanes, String(args.space));
  return words.filled(`${id}-lane`, Object.fromEntries([...filled, ["lane", lane]]));
}
