// What everybody was dealt, race by race, out of a finished game.

import { readPosition } from "../../game/position";
import { racesOf } from "../../table/races";
import type { Reel } from "../replay/reel";

export interface RaceDeal {
  /** The names of the cards, for each seat. */
  dealt: string[][];
  /** Whether all draw from one pile, which belongs to nobody. */
  hasPile: boolean;
  played: ReadonlySet<string>;
}

export function dealsOf({ frames, views }: Reel): RaceDeal[] {
  const starts = frames.flatMap(({ events = [] }, at) =>
    at === 0 || events.some(({ event }) => event === "next-race-started") ? [at] : [],
  );
  const events = frames.flatMap((frame) => frame.events ?? []);
  const races = racesOf(events, starts.length - 1);
  return starts.map((at, race) => {
    const { hands, piles } = readPosition(views[at]?.line ?? {});
    const played = events.flatMap((event, n) =>
      event.event === "card-played" && races[n] === race ? [event.card] : [],
    );
    // Two have a pile each: with an auction it is of the cards in hand, without one of the others (R9.2).
    const own = (seat: number) => (piles.length > 1 ? (piles[seat]?.names ?? []) : []);
    const dealt = hands.map(({ names }, seat) => [...new Set([...names, ...own(seat)])]);
    return { dealt, hasPile: piles.length === 1, played: new Set(played) };
  });
}
