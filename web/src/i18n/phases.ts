// Phases as a sentence, the twin of src/downforce/i18n/phases.py: what is happening, and for whom we wait.

import type { Deck } from "../game/cards";
import { nameOf } from "../game/cars";
import type { Position } from "../game/position";
import type { Words } from "./words";

export function phaseText(words: Words, position: Position, names: readonly string[], deck: Deck): string {
  const waiting = words.list(position.asked.map((seat) => names[seat] ?? ""));
  const played = position.card ? deck.get(position.card) : undefined;
  const card = played ? words.card(played) : "";
  const player = names[position.turn] ?? "";
  const car = position.car ? nameOf(position.car) : "";
  switch (position.phase) {
    case "bid":
      return words.text("phase-bid", { car: openCar(position), waiting });
    case "keep-power":
      return words.text("phase-keep-power", { waiting });
    case "swap-power":
      return words.text("phase-swap-power", { waiting });
    case "play-card":
      return words.text("phase-play-card", { waiting });
    case "name-wild":
      return words.text("phase-name-wild", { player, card, waiting });
    case "choose-skip":
      return words.text("phase-choose-skip", { player, card, car, waiting });
    case "move-car":
      return words.text("phase-move-car", { player, card, car, waiting });
    case "bonus":
      return words.text("phase-bonus", { player, card, car, waiting });
    case "bet":
      return words.text("phase-bet", { number: betNumber(position), waiting });
    case "over":
      return words.text("phase-over");
  }
}

/** The car under the hammer; lots that nobody wanted come up again after the others. */
function openCar({ lots, aside }: Position): string {
  const lot = lots[0] ?? aside[0];
  return lot ? nameOf(lot.car) : "";
}

/** The bet that is being marked, from 1: those who have not yet marked it have the fewest. */
export const betNumber = ({ bets }: Position): number => Math.min(3, ...bets.map((row) => row.length)) + 1;
