// What cars do on screen when something happened.

import type { Drive, Thrown } from "../board/stage.svelte";
import type { GameEvent } from "../net/protocol";

/** The card that somebody else plays; one's own is known. */
export function thrownIn(events: readonly GameEvent[], yours: readonly number[]): Thrown | null {
  const played = events.findLast((event) => event.event === "card-played");
  if (!played || yours.includes(played.seat)) return null;
  return { card: played.card, seat: played.seat, isReversed: played.reverse };
}

/** The flags for cars that came home while a turn was tried out: they fall once it is played. */
export function flagsOf(events: readonly GameEvent[]): Drive[] {
  return events.flatMap((event): Drive[] =>
    event.event === "car-finished" ? [{ car: event.car, path: [], home: event.place, kind: "flag" }] : [],
  );
}

/** Moves in order; a move that ends at home knows its place, and a line passed over is a car that is jammed. */
export function drivesOf(events: readonly GameEvent[]): Drive[] {
  const drives: Drive[] = [];
  for (const event of events) {
    if (event.event === "car-moved") {
      const kind = event.bonus ? "bonus" : "move";
      drives.push({ car: event.car, start: event.start, path: event.path, kind });
    } else if (event.event === "car-finished") {
      const last = drives.findLast((drive) => drive.car === event.car);
      if (last) last.home = event.place;
    } else if (event.event === "line-passed-over" && !event.home) {
      drives.push({ car: event.car, path: [], kind: "jam" });
    }
  }
  return drives;
}
