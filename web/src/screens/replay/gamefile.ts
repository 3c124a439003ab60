// The headers of a game file (docs/notation.md): who sat where, and what the deal came from.

import type { SeatInfo } from "../../net/protocol";

const HEADER = /^\[([A-Za-z][A-Za-z0-9]*) "(.*)"\]$/;
const ESCAPED: Record<string, string> = { n: "\n", r: "\r" };

export function readHeaders(file: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const row of file.split("\n")) {
    const [, name, value] = HEADER.exec(row) ?? [];
    if (name !== undefined && value !== undefined) headers.set(name, unescaped(value));
  }
  return headers;
}

const unescaped = (text: string): string =>
  text.replace(/\\(.)/g, (_, letter: string) => ESCAPED[letter] ?? letter);

/** The seats as a table would tell them: a bot stands in the file by the name of its level. */
export function seatsOf(
  headers: ReadonlyMap<string, string>,
  players: number,
  bots: readonly string[],
): SeatInfo[] {
  return Array.from({ length: players }, (_, seat) => {
    const name = headers.get(`Seat${seat}`) ?? "";
    return !name || bots.includes(name) ? { level: name || "bot" } : { name, person: true };
  });
}
