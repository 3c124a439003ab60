// How a big screen comes to a table: it shows a code, and asks until a person with a seat has typed it.

import { ask } from "./http";

const KEY = "downforce-screen";

export interface Code {
  key: string;
  code: string;
  /** For how many milliseconds it is good. */
  life: number;
}

/** What this browser kept as a screen; its key is no cookie, and opens public views only. */
export function keptKey(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return ""; // private windows may have no memory
  }
}

function keep(key: string): void {
  try {
    localStorage.setItem(KEY, key);
  } catch {
    // a screen that is loaded again shows a new code then
  }
}

export async function newCode(key: string): Promise<Code> {
  const made = await ask<Code>("/api/screens", { key });
  keep(made.key);
  return made;
}

/** The table that a screen is tied to; empty if there is none. */
export const tableOf = (key: string): Promise<string> =>
  ask<{ table: string }>("/api/screens/tie", { key }).then(({ table }) => table);

export const tie = (table: string, code: string): Promise<unknown> =>
  ask(`/api/tables/${table}/screens`, { code });

export const putAway = (table: string): Promise<unknown> => ask(`/api/tables/${table}/screens/end`, {});

/** What a phone's camera opens. The code stands behind the hash, so that no server's log has it. */
export const scanned = (hash: string): string => /^#([A-Za-z0-9]{6})$/.exec(hash)?.[1]?.toUpperCase() ?? "";
