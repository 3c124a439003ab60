// What the race engineer has said so far: from the table, and from the turn that is being put together.

import type { NoteInfo } from "../net/protocol";

/** What was told, and what a draft brings besides, each once. A draft decides which notes fit. */
export function toldOf(notes: readonly NoteInfo[], drafted?: readonly NoteInfo[]): readonly NoteInfo[] {
  if (!drafted) return notes;
  const now = new Map(drafted.map((note) => [note.id, note]));
  const told = notes.map((note) => now.get(note.id) ?? { ...note, fits: false });
  const known = new Set(notes.map(({ id }) => id));
  return [...told, ...drafted.filter(({ id }) => !known.has(id))];
}

/** Which note is shown, and which were. */
export interface Page {
  /** The note's id; empty before the first one. */
  id: string;
  isOpen: boolean;
  /** The note that fitted last. */
  newest: string;
  read: ReadonlySet<string>;
}

export const EMPTY: Page = { id: "", isOpen: false, newest: "", read: new Set() };

export function show(page: Page, id: string): Page {
  return { ...page, id, isOpen: true, read: new Set([...page.read, id]) };
}

/** The newest note that fits comes up when it changes, and goes when none fits; else nothing changes. */
export function arrived(page: Page, notes: readonly NoteInfo[]): Page {
  const newest = notes.findLast(({ fits }) => fits)?.id ?? "";
  if (newest === page.newest) return page;
  const now = { ...page, newest };
  return newest ? show(now, newest) : { ...now, isOpen: false };
}
