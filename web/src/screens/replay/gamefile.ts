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

/** Some scripts and pictures need these, between others. */
const JOINERS = "\u200c\u200d\ufe0e\ufe0f";
/** What has a shape by its kind, and none on screen. */
const BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0";
const LONGEST = 24;

/** A name as it is shown: a file may come from a stranger. The same rule as in `notation/names.py`. */
function shown(name: string): string {
  const visible = Array.from(name.normalize("NFC"), (letter) => {
    if (JOINERS.includes(letter)) return letter;
    if (/[\p{Z}\t\n\r]/u.test(letter)) return " ";
    return BLANK.includes(letter) || /\p{C}/u.test(letter) ? "" : letter;
  }).join("");
  const plain = visible.replace(/((?:[\p{Mn}\p{Me}][\u200c\u200d]*){4})[\p{Mn}\p{Me}\u200c\u200d]+/gu, "$1");
  const line = plain.replace(/ +/g, " ").trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(line) ? Array.from(line).slice(0, LONGEST).join("") : "";
}

/** The seats as a table would tell them: a bot stands in the file by the name of its level. */
export function seatsOf(
  headers: ReadonlyMap<string, string>,
  players: number,
  bots: readonly string[],
): SeatInfo[] {
  return Array.from({ length: players }, (_, seat) => {
    const name = shown(headers.get(`Seat${seat}`) ?? "");
    return !name || bots.includes(name) ? { level: name || "bot" } : { name, person: true };
  });
}
