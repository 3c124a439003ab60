// The six cars: letters as in game files, words as in events.

import type { CarName } from "../net/protocol";

export type Car = "K" | "B" | "G" | "Y" | "O" | "R";

export const CARS: readonly Car[] = ["K", "B", "G", "Y", "O", "R"];

const NAMES: Record<Car, CarName> = {
  K: "black",
  B: "blue",
  G: "green",
  Y: "yellow",
  O: "orange",
  R: "red",
};

export const nameOf = (car: Car): CarName => NAMES[car];

export const isCar = (letter: string | undefined): letter is Car => letter !== undefined && letter in NAMES;

export function carOf(name: CarName): Car {
  const car = CARS.find((letter) => NAMES[letter] === name);
  if (!car) throw new Error(`no car is called ${name}`);
  return car;
}
