// What is heard when something happens. Each sound has something to see beside it. The instruments themselves are a
// part of their own, which is loaded with the first sound.

import type { GameEvent } from "../net/protocol";
import { prefs } from "../prefs.svelte";
import type { Sound } from "./instruments";

/** A sound, and how much of it: the spaces driven, the millions won. */
export interface Cue {
  sound: Sound;
  amount: number;
}

let instruments: Promise<typeof import("./instruments")> | null = null;

/** Browsers allow sound after the first touch only; until then this is silent. */
export function play(sound: Sound, amount = 1): void {
  instruments ??= import("./instruments").catch((error: unknown) => {
    instruments = null; // the line may be back for the next sound
    throw error;
  });
  instruments.then(
    ({ perform }) => perform(sound, amount, prefs.volume),
    () => undefined,
  );
}

/** The one cue for several things at once: the last that has one. What the stage shows in its own time is not here. */
export function cueOf(events: readonly GameEvent[]): Cue | null {
  return events.reduce<Cue | null>((cue, event) => cueFor(event) ?? cue, null);
}

function cueFor(event: GameEvent): Cue | null {
  switch (event.event) {
    case "card-played":
      return { sound: "card", amount: 1 };
    case "car-moved":
      return { sound: "engine", amount: event.path.length };
    case "line-passed-over":
      return event.home ? null : { sound: "jam", amount: 1 };
    case "bet-placed":
      return { sound: "pencil", amount: 1 };
    default:
      return null;
  }
}
