// What a card of the hand can do now, and how it is said.

import type { SpeedCard } from "../game/cards";
import { type Car, nameOf } from "../game/cars";
import type { Words } from "../i18n/words";

/** One thing a card can do: in the race it is played, maybe upside down; in the auction it bids or passes. */
export type CardUse =
  | { kind: "play" }
  | { kind: "upside-down" }
  | { kind: "bid"; amount: number }
  | { kind: "declare"; amount: number }
  | { kind: "pass" };

export interface HandEntry {
  card: SpeedCard;
  /** The first is what a click on the card does; a second gets a button at its foot. */
  uses: readonly CardUse[];
}

/** A card that is lifted, and what makes it be played: a second tap, Enter, or something that needs no words. */
export interface Looked {
  card: SpeedCard;
  asks: "tap" | "enter" | null;
}

const NOBODY: ReadonlySet<Car> = new Set();

/** A card from top to bottom, own cars and cars that cannot move told: "your red 6, blue 4 (home), wild 2". */
export function spokenCard(
  words: Words,
  card: SpeedCard,
  own: ReadonlySet<Car> = NOBODY,
  home: ReadonlySet<Car> = NOBODY,
  jammed: ReadonlySet<Car> = NOBODY,
): string {
  const lines = card.lines.map(({ car, speed }) => {
    if (!car) return words.text("card-line-wild", { speed });
    const now = home.has(car) ? "home" : jammed.has(car) ? "jammed" : "free";
    return words.text("handcard-line", { car: nameOf(car), speed, own: own.has(car) ? "yes" : "no", now });
  });
  return words.plainList(lines);
}

/** A card and what it would do: "red 6, blue 4, wild 2: bids $6M". */
export function spokenUse(words: Words, card: string, use: CardUse | undefined, edition: string): string {
  switch (use?.kind) {
    case "bid":
      return words.text("handcard-bids", { card, amount: words.money(use.amount, edition) });
    case "declare":
      return words.text("handcard-declares", { card, amount: words.money(use.amount, edition) });
    case "pass":
      return words.text("handcard-passes", { card });
    case "upside-down":
      return words.text("handcard-upside-down", { card });
    default:
      return card;
  }
}

/** The few words printed at the foot; a card that is simply played has none. */
export function footOf(
  words: Words,
  use: CardUse | undefined,
  several: boolean,
  edition: string,
): string | null {
  switch (use?.kind) {
    case "bid":
      return words.money(use.amount, edition);
    case "declare":
      return words.text("handcard-foot-declare", { amount: words.money(use.amount, edition) });
    case "pass":
      return words.text("handcard-foot-pass");
    case "upside-down":
      return words.text("handcard-foot-up");
    case "play":
      return several ? words.text("handcard-foot-down") : null;
    default:
      return null;
  }
}
