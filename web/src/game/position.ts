// What a viewer sees, read from the fields of the view's line (docs/notation.md). Nothing here knows a rule.

import type { Line } from "../net/fold";
import { PHASES } from "../net/protocol";
import { CARS, type Car, isCar } from "./cars";

export type Phase = keyof typeof PHASES;

/** Names the secret choice that a line asks for, such as the bids for one lot; empty where none is asked. */
export function secretOf({ phase = "", race = "", lots = "", aside = "", bets = "" }: Line): string {
  return phase in PHASES && PHASES[phase as Phase].isSecret ? [race, phase, lots, aside, bets].join(" ") : "";
}

export interface Lot {
  car: Car;
  power: string | null;
}

export interface Owner {
  seat: number;
  price: number;
}

/** Cards: those that are known by name, and how many more there are. */
export interface Cards {
  names: string[];
  hidden: number;
}

export interface Place {
  cell: string;
  laps: number;
}

export interface Position {
  players: number;
  race: number;
  phase: Phase;
  asked: number[];
  /** The open lot first. */
  lots: Lot[];
  lotsToCome: number;
  aside: Lot[];
  owners: Map<Car, Owner>;
  powers: string[][];
  hands: Cards[];
  piles: Cards[];
  discard: string[];
  cars: Map<Car, Place>;
  home: Car[];
  turn: number;
  card: string | null;
  reverse: boolean;
  line: number;
  named: Car[];
  car: Car | null;
  bonus: number;
  /** By seat: their own choice as an action, or null. */
  secrets: (string | null)[];
  /** By seat; null for a bet one may not know. */
  bets: (Car | null)[][];
}

const parts = (text: string | undefined, mark: string): string[] => (text ? text.split(mark) : []);

function bySeat<T>(text: string | undefined, players: number, read: (entry: string) => T): T[] {
  const entries = parts(text, "/");
  return Array.from({ length: players }, (_, seat) => read((entries[seat] ?? "-").replace(/^-$/, "")));
}

const letters = (text: string | undefined): Car[] => [...(text ?? "")].filter(isCar);

function readLots(text: string | undefined): Lot[] {
  return parts(text, ",").flatMap((entry) => {
    const [car, power] = entry.split(":");
    return isCar(car) ? [{ car, power: power && power !== "-" ? power : null }] : [];
  });
}

function readOwners(text: string | undefined): Map<Car, Owner> {
  const owners = new Map<Car, Owner>();
  for (const entry of parts(text, ",")) {
    const car = entry.charAt(0);
    const [seat, price] = entry.slice(1).split("@").map(Number);
    if (isCar(car)) owners.set(car, { seat: seat ?? 0, price: price ?? 0 });
  }
  return owners;
}

export function readCards(text: string): Cards {
  const names = parts(text, ".").filter((name) => name !== "-");
  const hidden = names.find((name) => name.startsWith("?"));
  return { names: names.filter((name) => name !== hidden), hidden: hidden ? Number(hidden.slice(1)) : 0 };
}

export function readPlaces(text: string | undefined): Map<Car, Place> {
  const places = new Map<Car, Place>();
  for (const entry of parts(text, ",")) {
    const car = entry.charAt(0);
    const [cell, laps] = entry.slice(1).split("+");
    if (isCar(car) && cell) places.set(car, { cell, laps: Number(laps ?? 0) });
  }
  return places;
}

export function readPosition(line: Line): Position {
  const players = Number(line.players ?? 4);
  const hidden = parts(line.lots, ",").find((entry) => entry.startsWith("?"));
  return {
    players,
    race: Number(line.race ?? 1),
    phase: (line.phase ?? "play-card") as Phase,
    asked: parts(line.asked, "/")
      .filter((seat) => seat !== "-")
      .map(Number),
    lots: readLots(line.lots),
    lotsToCome: hidden ? Number(hidden.slice(1)) : 0,
    aside: readLots(line.aside),
    owners: readOwners(line.owners),
    powers: bySeat(line.powers, players, (entry) => parts(entry, "+")),
    hands: bySeat(line.hands, players, readCards),
    piles: parts(line.piles, "/").map(readCards),
    discard: readCards(line.discard ?? "").names,
    cars: readPlaces(line.cars),
    home: letters(line.home),
    turn: Number(line.turn ?? 0),
    card: line.card ?? null,
    reverse: line.reverse === "yes",
    line: Number(line.line ?? 0),
    named: letters(line.named),
    car: isCar(line.car) ? line.car : null,
    bonus: Number(line.bonus ?? 0),
    secrets: bySeat(line.secrets, players, (entry) => entry.replaceAll("_", " ") || null),
    bets: bySeat(line.bets, players, (entry) => [...entry].map((letter) => (isCar(letter) ? letter : null))),
  };
}

export const carsOf = (position: Position, seat: number): Car[] =>
  CARS.filter((car) => position.owners.get(car)?.seat === seat);

/** An action in words: seat, verb, and what it is about, as in docs/notation.md. */
export interface Spoken {
  seat: number;
  verb: string;
  what: string;
  to: string;
}

export function readAction(text: string): Spoken {
  const [seat, verb = "", what = "", to = ""] = text.split(" ");
  return { seat: Number(seat), verb, what, to };
}

/** The bet that is being marked, from 1: those who have not yet marked it have the fewest. */
export const betNumber = ({ bets }: Position): number => Math.min(3, ...bets.map((row) => row.length)) + 1;
