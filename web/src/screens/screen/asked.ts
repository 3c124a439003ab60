// What the band of a big screen says: who is asked, and what.

import { nameOf } from "../../game/cars";
import type { Position } from "../../game/position";
import { betNumber } from "../../game/position";
import type { Words } from "../../i18n/words";

/** The question of a position in one sentence; empty when there is none. */
export function question(words: Words, position: Position, names: readonly string[]): string {
  const player = words.list(position.asked.map((seat) => names[seat] ?? ""));
  const car = position.car ? nameOf(position.car) : "";
  switch (position.phase) {
    case "bid": {
      const lot = position.lots[0] ?? position.aside[0];
      return lot ? words.text("screen-ask-bid", { car: nameOf(lot.car) }) : "";
    }
    case "keep-power":
      return words.text("screen-ask-keep");
    case "swap-power":
      return words.text("screen-ask-swap", { player });
    case "play-card":
      return words.text("screen-ask-play", { player });
    case "name-wild":
      return words.text("screen-ask-wild", { player });
    case "choose-skip":
      return words.text("screen-ask-skip", { player, car });
    case "move-car":
      return words.text("screen-ask-move", { player, car });
    case "bonus":
      return words.text("screen-ask-bonus", { player, car });
    case "bet":
      return words.text("screen-ask-bet", { number: betNumber(position) });
    case "over":
      return "";
  }
}
