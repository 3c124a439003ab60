// What the sheets say at the end: races, sheets, the sentence above them. The numbers are the server's.

import { CARS, type Car, isCar, nameOf } from "../../game/cars";
import type { Words } from "../../i18n/words";
import type { PadAnswer, ResultRow } from "../../net/protocol";
import { bestCar, type RaceEnd, tiesOf } from "../result/score";
import type { Race } from "./entries";

interface Told {
  name: (seat: number) => string;
  money: (millions: number) => string;
}

/** A race as the result and the sheets want it. */
export function endOf(race: Race, number: number, answer: PadAnswer): RaceEnd {
  const { money_decides, laps } = answer.asks.rules;
  const crossed = laps ? 0 : money_decides ? race.order.length : (race.home ?? 1);
  const home = race.order.slice(0, crossed);
  const owners = CARS.flatMap((car) => {
    const lot = race.lots[car];
    return lot ? [[car, { seat: lot.seat, price: lot.price ?? 0 }] as const] : [];
  });
  const behind = [...race.order.slice(crossed), ...CARS.filter((car) => !race.order.includes(car))];
  return { race: number, home, stalled: behind, owners: new Map(owners), bets: race.bets };
}

export function headlineOf(words: Words, answer: PadAnswer, last: RaceEnd, { name, money }: Told): string {
  const { result } = answer;
  const first = result?.rows[0];
  if (!result || !first) return "";
  const players = words.list(result.winners.map(name));
  if (result.money_decides) {
    return words.text("finale-game", { players, count: result.winners.length, money: money(first.money) });
  }
  const car = bestCar(answer.order, last.owners, first.seat);
  const id = car && last.home.includes(car) ? "result-win-home" : "result-win-ahead";
  return words.text(id, { players, car: car ? nameOf(car) : "" });
}

export function tieTexts(words: Words, rows: readonly ResultRow[], { name, money }: Told): string[] {
  return tiesOf(rows).map(({ seats, money: amount, place }) => {
    const said = { players: words.list(seats.map(name)), money: money(amount) };
    if (place === null) return words.text("result-tie-shared", said);
    return words.text("result-tie", { ...said, first: name(seats[0] ?? 0), place });
  });
}

/** The cars of a sheet, each with its price. */
export const carsOf = (race: RaceEnd, seat: number): [Car, number][] =>
  CARS.flatMap((car) => {
    const owner = race.owners.get(car);
    return owner?.seat === seat ? [[car, owner.price] as [Car, number]] : [];
  });

export const letters = (text: string): Car[] => [...text].filter(isCar);
