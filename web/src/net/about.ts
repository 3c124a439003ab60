// What this server can do, and how its editions word things.

import { ask, once } from "./http";

/** How an edition writes money and calls the circuits. */
export interface EditionWords {
  currency: string;
  titles: Record<string, string>;
}

/** How an edition words things, and what it plays differently (RULES 12). */
export interface EditionInfo extends EditionWords {
  lowest_bid: boolean;
  cunning_for_two: string;
}

export interface About {
  version: string;
  protocol: number;
  tracks: string[];
  decks: string[];
  editions: string[];
  edition_words: Record<string, EditionInfo>;
  modes: Record<string, Record<string, string>>;
  /** Single options and the values each can have. */
  options: Record<string, string[]>;
  bots: string[];
  /** The guided races, in the order in which they are best raced. */
  lessons: string[];
  /** For a car that comes home 1st to 6th. */
  prizes: number[];
  /** For each bet, on a car that comes home 1st to 3rd. */
  payouts: number[][];
  /** Where phones on the same network find this server; empty if nobody knows. */
  address: string;
}

export const about = once(() => ask<About>("/api/about"));
