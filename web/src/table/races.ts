// A World Tour has two races on two circuits: which event belongs to which.

import type { GameEvent } from "../net/protocol";

/** The race of each event, from 0. Counted from the last: of a long log the beginning may be gone. */
export function racesOf(events: readonly GameEvent[], last: number): number[] {
  let race = last;
  return events
    .toReversed()
    .map(({ event }) => (event === "next-race-started" ? race-- : race))
    .reverse();
}
