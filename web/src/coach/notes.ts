// What the race engineer has said so far: from the table, and from the turn that is being put together.

import type { NoteInfo } from "../net/protocol";

/** What was told, and what a draft brings besides, each once. */
export function toldOf(notes: readonly NoteInfo[], drafted: readonly NoteInfo[] = []): readonly NoteInfo[] {
  const known = new Set(notes.map(({ id }) => id));
  return [...notes, ...drafted.filter(({ id }) => !known.has(id))];
}

/** Which note is shown, and which were. */
export interface Page {
  /** The note's id; empty before the first one. */
  id: string;
  isOpen: boolean;
  known: ReadonlySet<string>;
  read: ReadonlySet<string>;
}

export const EMPTY: Page = { id: "", isOpen: true, known: new Set(), read: new Set() };

export function show(page: Page, id: string): Page {
  return { ...page, id, isOpen: true, read: new Set([...page.read, id]) };
}

/**
 * A note that was not there before comes up, the first one if there are several; else nothing changes.
 * While another one is being read, it waits behind it.
 */
export function arrived(page: Page, notes: readonly NoteInfo[], isReading = false): Page {
  const fresh = notes.filter(({ id }) => !page.known.has(id));
  const first = fresh[0];
  if (!first) return page;
  const now = { ...page, known: new Set([...page.known, ...fresh.map(({ id }) => id)]) };
  return isReading && page.isOpen ? now : show(now, first.id);
}

/** The time it takes to read a text, in milliseconds. */
export function readingTime(text: string): number {
  return 1000 + 280 * text.split(/\s+/).length;
}

/** The player has decided something: a note that was not shown yet comes up, else the engineer is quiet. */
export function decided(page: Page, notes: readonly NoteInfo[]): Page {
  const next = notes.find(({ id }) => !page.read.has(id));
  return next ? show(page, next.id) : { ...page, isOpen: false };
}

/** The page was loaded in the middle of a race: all but the last note were read before. */
export function resumed(notes: readonly NoteInfo[]): Page {
  const ids = new Set(notes.map(({ id }) => id));
  return { id: notes.at(-1)?.id ?? "", isOpen: true, known: ids, read: ids };
}
