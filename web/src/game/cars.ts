// The six cars: letters as in game files and in all that the server tells, words as in the catalogues.

import type { Car } from "../net/protocol";

export type { Car };

export type CarName = "black" | "blue" | "green" | "yellow" | "orange" | "red";

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
