// What this server can do, and how its editions word things.

import type { EditionWords } from "../i18n/words";
import { ask, once } from "./http";

export interface About {
  version: string;
  protocol: number;
  tracks: string[];
  decks: string[];
  editions: string[];
  edition_words: Record<string, EditionWords>;
  modes: Record<string, Record<string, string>>;
  /** Single options and the values each can have. */
  options: Record<string, string[]>;
  bots: string[];
  /** For a car that comes home 1st to 6th. */
  prizes: number[];
  /** For each bet, on a car that comes home 1st to 3rd. */
  payouts: number[][];
  /** Where phones on the same network find this server; empty if nobody knows. */
  address: string;
}

export const about = once(() => ask<About>("/api/about"));
