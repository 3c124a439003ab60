// What a viewer knows of a table, folded from the server's messages. Pure: takes one value and gives the next.

import type { Sight, SightChanges, TableInfo, Update, Waits, Welcome } from "./protocol";

/** A position or a view as text, by field; docs/notation.md lists them. */
export type Line = Readonly<Record<string, string>>;

export interface Seen {
  seq: number;
  info: TableInfo;
  view: Sight | null;
  look: number | null;
  yours: number[];
  host: boolean;
  present: number[];
  /** How many big screens show the table. */
  screens: number;
  /** The server's clock minus ours, in milliseconds. */
  ahead: number;
  /** At a table over days: for whom it waits, and until when. */
  waits?: Waits | null;
}

export function welcomed(message: Welcome, now: number): Seen {
  const { seq, info, view, look, yours, host, present, screens } = message;
  return { seq, info, view, look, yours, host, present, screens: screens ?? 0, ahead: message.now - now };
}

export function updated(seen: Seen, update: Update): Seen {
  return {
    ...seen,
    seq: update.seq,
    info: update.info ? { ...seen.info, ...update.info } : seen.info,
    view: update.view ? changedView(seen.view, update.view) : seen.view,
  };
}

export function changedView(view: Sight | null, changes: SightChanges): Sight {
  const { line, ...others } = changes;
  const before = view ?? { line: {}, order: "", to_go: [], jammed: "", choices: [], undo: "", result: null };
  return { ...before, ...others, line: line ? changedLine(before.line, line) : before.line };
}

/** Fields that are null are gone. */
export function changedLine(line: Line, changes: Readonly<Record<string, string | null>>): Line {
  const next: Record<string, string> = {};
  for (const [name, value] of Object.entries({ ...line, ...changes })) {
    if (value !== null) next[name] = value;
  }
  return next;
}
