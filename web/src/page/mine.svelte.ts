// The races of this visitor: those that wait for them, for others, and that are over. Several screens show them.

import { ask } from "../net/http";
import type { SeatInfo, Settings } from "../net/protocol";
import { visit } from "../net/visitor";
import { closeCalls } from "./calls";
import { markWaiting } from "./title";

/** A table where this visitor has a seat, as the server tells it; those that wait for them come first. */
export interface OwnTable {
  id: string;
  status: string;
  paused: boolean;
  settings: Settings;
  seats: SeatInfo[];
  asked: number[];
  is_your_turn: boolean;
  /** At a table over days: until when it waits for this visitor, or for the first of the others. */
  until?: number | null;
  removed_at?: number | null;
}

class Mine {
  tables = $state.raw<readonly OwnTable[]>([]);
  isKnown = $state(false);

  get waiting(): readonly OwnTable[] {
    return this.tables.filter((table) => table.is_your_turn);
  }

  /** Asks the server, unless nobody looks; what was known stays if it does not answer. */
  async look(): Promise<void> {
    if (document.hidden) return;
    try {
      await visit();
      this.tables = await ask<OwnTable[]>("/api/mine");
      this.isKnown = true;
      markWaiting(this.waiting.length);
      void closeCalls(this.waiting.map(({ id }) => id));
    } catch {
      // the next look may succeed
    }
  }
}

export const mine = new Mine();
