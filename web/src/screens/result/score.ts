// What the result tells: races in their order home, how equal scores were told apart, what each sheet adds up to.

import { CARS, type Car, isCar } from "../../game/cars";
import { type Owner, readPosition } from "../../game/position";
import type { ResultRow, SheetInfo, Sight } from "../../net/protocol";

export interface RaceEnd {
  /** From 1. */
  race: number;
  home: Car[];
  /** Not home when the race ended, in running order as far as it is known. */
  stalled: Car[];
  owners: ReadonlyMap<Car, Owner>;
  bets: (Car | null)[][];
}

const letters = (text: string): Car[] => [...text].filter(isCar);

/** All races of a game; those before the last stand in the field `earlier`, as OWNERS;HOME;BETS. */
export function racesOf({ line, order }: Sight): RaceEnd[] {
  const players = line.players ?? "4";
  const earlier = (line.earlier ?? "").split(" ").filter(Boolean);
  const before = earlier.map((text) => {
    const [owners = "", home = "", bets = ""] = text.split(";").map((part) => (part === "-" ? "" : part));
    return endOf({ players, owners, home, bets }, CARS);
  });
  return [...before, endOf(line, letters(order))].map((race, n) => ({ ...race, race: n + 1 }));
}

function endOf(line: Sight["line"], order: readonly Car[]): Omit<RaceEnd, "race"> {
  const { home, owners, bets } = readPosition(line);
  return { home, owners, bets, stalled: order.filter((car) => !home.includes(car)) };
}

/** Who won what they have by a better car, and who could not be told apart (R7.3). */
export interface Tie {
  seats: number[];
  money: number;
  /** The best place of the first, or null if it is shared. */
  place: number | null;
}

export function tiesOf(rows: readonly ResultRow[]): Tie[] {
  const groups = new Map<number, ResultRow[]>();
  for (const row of rows) groups.set(row.money, [...(groups.get(row.money) ?? []), row]);
  return [...groups].flatMap(([money, tied]) => {
    if (tied.length < 2) return [];
    const isTold = new Set(tied.map(({ rank }) => rank)).size > 1;
    return [
      { seats: tied.map(({ seat }) => seat), money, place: isTold ? (tied[0]?.best_place ?? null) : null },
    ];
  });
}

export interface Reckoning {
  prizes: number;
  bets: number;
  paid: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

export function reckon(sheets: readonly SheetInfo[]): Reckoning {
  return {
    prizes: sum(sheets.flatMap(({ prizes }) => Object.values(prizes))),
    bets: sum(sheets.flatMap(({ bets }) => bets.map(([, amount]) => amount))),
    paid: sum(sheets.flatMap(({ prices }) => Object.values(prices))),
  };
}

/** A sheet in the shape that the pad wants it: what each own car won, stalled ones too. */
export function padOf(sheet: SheetInfo, { home }: RaceEnd) {
  const cars = CARS.filter((car) => car in sheet.prices || car in sheet.prizes);
  return {
    prices: new Map(cars.map((car) => [car, sheet.prices[car] ?? 0])),
    prizes: new Map(
      cars.map((car) => [car, { place: home.indexOf(car) + 1 || null, amount: sheet.prizes[car] ?? 0 }]),
    ),
    bets: sheet.bets.map(([car]) => (isCar(car) ? car : null)),
    betPays: sheet.bets.map(([, amount]) => amount),
    total: sheet.money,
  };
}

/** The best car of a player where the best car decides. */
export const bestCar = (order: string, owners: ReadonlyMap<Car, Owner>, seat: number): Car | undefined =>
  letters(order).find((car) => owners.get(car)?.seat === seat);
