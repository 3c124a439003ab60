// Why the pad has no result, in one sentence.

import { isCar, nameOf } from "../../game/cars";
import type { Words } from "../../i18n/words";
import type { PadFault } from "../../net/protocol";

interface Told {
  name: (seat: number) => string;
  money: (millions: number) => string;
}

export function faultText(words: Words, fault: PadFault, { name, money }: Told): string {
  const player = name(fault.seat ?? 0);
  const car = isCar(fault.car) ? nameOf(fault.car) : "";
  const number = fault.number ?? 0;
  const power = words.powerName(fault.power ?? null);
  switch (fault.reason) {
    case "no-such-player":
      return words.text("pad-fault-no-such-player", { car });
    case "price-missing":
      return words.text("pad-fault-price-missing", { player, car });
    case "price-impossible":
      return words.text("pad-fault-price-impossible", { car, money: money(number) });
    case "power-twice":
      return words.text("pad-fault-power-twice", { power });
    case "power-not-in-play":
      return words.text("pad-fault-power-not-in-play", { power, car });
    case "no-car":
      return words.text("pad-fault-no-car", { player });
    case "cars-dealt":
      return words.text("pad-fault-cars-dealt", { player, count: number });
    case "bet-missing":
      return words.text("pad-fault-bet-missing", { player, number });
    case "order-missing":
      return words.text("pad-fault-order-missing");
    case "car-twice":
      return words.text("pad-fault-car-twice", { car });
    case "car-missing":
      return words.text("pad-fault-car-missing", { car });
    case "home-too-many":
      return words.text("pad-fault-home-too-many");
  }
}
