// Between the two races of a World Tour: how the one before ended, read from what has happened.

import type { Car } from "../game/cars";
import type { GameEvent } from "../net/protocol";

export interface Interval {
  race: number;
  money: readonly number[];
  home: readonly { car: Car; owner: string }[];
}

/** Null: the next race has begun for this seat, or there is none; the result tells of the last one. */
export function intervalOf(
  events: readonly GameEvent[],
  names: readonly string[],
  races: number,
  seat: number | null,
): Interval | null {
  const at = events.findLastIndex(({ event }) => event === "race-scored");
  const scored = events[at];
  if (scored?.event !== "race-scored" || scored.race >= races) return null;
  if (events.slice(at).some((event) => isNext(event, seat))) return null;
  const owners = ownersOf(events.slice(0, at));
  const home = scored.home.map((car) => ({ car, owner: names[owners.get(car) ?? -1] ?? "" }));
  return { race: scored.race, money: scored.money, home };
}

function isNext(event: GameEvent, seat: number | null): boolean {
  return event.event === "bids-revealed" || (event.event === "bid-placed" && event.seat === seat);
}

/** Who bought or was given which car, last. */
function ownersOf(events: readonly GameEvent[]): Map<Car, number> {
  return new Map(
    events.flatMap((event) =>
      event.event === "lot-sold" || event.event === "lot-given" ? [[event.car, event.seat] as const] : [],
    ),
  );
}
