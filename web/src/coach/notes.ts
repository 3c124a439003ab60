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
  read: ReadonlySet<string>;
}

export const EMPTY: Page = { id: "", isOpen: true, read: new Set() };

export function show(page: Page, id: string): Page {
  return { id, isOpen: true, read: new Set([...page.read, id]) };
}

/** The first note that was not shown yet comes up. */
export function told(page: Page, notes: readonly NoteInfo[]): Page {
  const fresh = notes.find(({ id }) => !page.read.has(id));
  return fresh ? show(page, fresh.id) : page;
}

/** The player has decided something: a note that was not shown yet comes up, else the engineer is quiet. */
export function decided(page: Page, notes: readonly NoteInfo[]): Page {
  const next = told(page, notes);
  return next === page ? { ...page, isOpen: false } : next;
}
