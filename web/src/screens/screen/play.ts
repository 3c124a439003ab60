// Cards as the log tells them: who laid each down, and what became of its lines so far.

import type { Car } from "../../game/cars";
import { isCar } from "../../game/cars";
import type { GameEvent } from "../../net/protocol";

export interface Outcome {
  car: Car | null;
  kind: "moved" | "passed" | "home" | "skipped";
  steps: number;
}

export interface Play {
  /** Where it stands in the table's log. */
  seq: number;
  seat: number;
  card: string;
  reverse: boolean;
  outcomes: Outcome[];
}

interface Entry {
  seq: number;
  events: readonly GameEvent[];
}

/** The cards of the race that is on, the newest last. */
export function playsOf(log: readonly Entry[]): Play[] {
  let plays: Play[] = [];
  for (const { seq, events } of log) {
    for (const event of events) {
      if (event.event === "race-started" || event.event === "race-scored") plays = [];
      else if (event.event === "card-played")
        plays.push({ seq, seat: event.seat, card: event.card, reverse: event.reverse, outcomes: [] });
      else {
        const outcome = outcomeOf(event);
        if (outcome) plays.at(-1)?.outcomes.push(outcome);
      }
    }
  }
  return plays;
}

function outcomeOf(event: GameEvent): Outcome | null {
  if (event.event === "car-moved" && !event.bonus)
    return { car: event.car, kind: "moved", steps: event.path.length };
  if (event.event === "line-passed-over")
    return {
      car: isCar(event.car ?? "") ? (event.car as Car) : null,
      kind: event.home ? "home" : "passed",
      steps: 0,
    };
  if (event.event === "line-skipped") return { car: event.car, kind: "skipped", steps: 0 };
  return null;
}

/** The card that the stage shows; the log may be further. Without one, as after a reload, the newest. */
export function playOn(plays: readonly Play[], shown: { card: string; seat: number } | null): Play | null {
  const found = plays.findLast(({ card, seat }) => card === shown?.card && seat === shown.seat);
  return found ?? plays.at(-1) ?? null;
}

/** How many lines are over while a car drives; null if it drives for no line of this card. */
export function linesOver(play: Play, car: Car | null): number | null {
  const at = car ? play.outcomes.findIndex((one) => one.car === car) : -1;
  return at < 0 ? null : at;
}
