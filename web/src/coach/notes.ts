// What the race engineer has said so far: from the table, and from the turn that is being put together.

import type { NoteInfo } from "../net/protocol";

/** What was told, and what a draft brings besides, each once. */
export function toldOf(notes: readonly NoteInfo[], drafted: readonly NoteInfo[] = []): readonly NoteInfo[] {
  const known = new Set(notes.map(({ id }) => id));
  return [...notes, ...drafted.filter(({ id }) => !known.has(id))];
}

/** Which note is shown: the first new one when some are told, the next one or none once something is decided. */
export interface Page {
  /** From 0; -1 is none. */
  at: number;
  isOpen: boolean;
}

/** There are this many notes now, and were before. */
export function toldMore(page: Page, before: number, now: number): Page {
  if (now > before) return { at: before, isOpen: true };
  return page.at < now ? page : { at: now - 1, isOpen: false };
}

/** The player has decided something: a note that was not read yet comes up, else the engineer is quiet. */
export function decided(page: Page, count: number): Page {
  return page.isOpen && page.at < count - 1 ? { at: page.at + 1, isOpen: true } : { ...page, isOpen: false };
}
