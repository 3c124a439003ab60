// What a player should know before confirming a turn: the twin of Words.stake in src/downforce/i18n/words.py.

import { isCar, nameOf } from "../game/cars";
import type { StakeInfo } from "../net/protocol";
import type { Words } from "./words";

export function stakeText(words: Words, stake: StakeInfo, names: readonly string[], edition: string): string {
  const { what, car = "", seat = null, number = 0, money = 0 } = stake;
  const player = seat === null ? "" : (names[seat] ?? "");
  const given = { player, place: number, number, money: words.money(money, edition) };
  // Each message takes what it needs of these.
  return words.text(`stake-${what}` as "stake-rival-paid", { ...given, car: isCar(car) ? nameOf(car) : "" });
}
