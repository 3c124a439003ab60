// What speaks for a choice, in one sentence: the twin of Words.advice in src/downforce/i18n/words.py.

import { isCar, nameOf } from "../game/cars";
import type { AdviceInfo } from "../net/protocol";
import type { Words } from "./words";

/** A line of the log about a choice that was advised. */
export const withAdvice = (words: Words, line: string): string => `${line} (${words.text("advice-taken")})`;

export function adviceText(words: Words, advice: AdviceInfo, edition: string): string {
  const { why, car = "", spaces = 0, usual = 0, price = 0, chance = 0, place = 0 } = advice;
  const numbers = { steps: spaces, usual, chance, place, price: words.money(price, edition) };
  // Each message takes what it needs of these.
  return words.text(`advice-${why}` as "advice-pays", { ...numbers, car: isCar(car) ? nameOf(car) : "" });
}
