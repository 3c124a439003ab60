// What a rival's card did to my cars, shown on the stage for a moment: who, which card, what it cost.

import { type Car, nameOf } from "../game/cars";
import type { Words } from "../i18n/words";
import type { GameEvent } from "../net/protocol";

export interface Happening {
  text: string;
  car: Car | null;
  /** The card that did it. */
  card: string | null;
  isBad: boolean;
}

interface Seen {
  words: Words;
  names: readonly string[];
  mine: ReadonlySet<Car>;
  yours: readonly number[];
  /** The card in play before these events, and whose it is. */
  played: { card: string; seat: number } | null;
}

/** In the order of the events; what I did myself, I know. */
export function happenedTo(events: readonly GameEvent[], seen: Seen): Happening[] {
  const { words, names, mine, yours } = seen;
  let { played } = seen;
  const home = new Set(events.flatMap((event) => (event.event === "car-finished" ? [event.car] : [])));
  const told: Happening[] = [];
  const isRivals = (): boolean => played !== null && !yours.includes(played.seat);
  const tell = (id: "happened-moved" | "happened-boxed", car: Car, steps: number): void => {
    const player = names[played?.seat ?? -1] ?? "";
    const text = words.text(id, { player, car: nameOf(car), steps });
    told.push({ text, car, card: played?.card ?? null, isBad: id === "happened-boxed" });
  };
  for (const event of events) {
    if (event.event === "card-played") played = { card: event.card, seat: event.seat };
    else if (event.event === "lap-completed") {
      const text = words.text("event-lap-completed", { car: nameOf(event.car), laps: event.laps });
      told.push({ text, car: event.car, card: null, isBad: false });
    } else if (event.event === "line-passed-over" && !event.home && mine.has(event.car) && isRivals())
      tell("happened-boxed", event.car, event.printed);
    else if (
      event.event === "car-moved" &&
      mine.has(event.car) &&
      isRivals() &&
      !yours.includes(event.seat)
    ) {
      const short = event.printed - event.path.length;
      if (short > 0 && !home.has(event.car)) tell("happened-boxed", event.car, short);
      else tell("happened-moved", event.car, event.path.length);
    }
  }
  return told;
}
