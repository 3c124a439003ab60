// For whom we wait although they are not connected, and how long until a bot drives for them.

import type { SeatInfo } from "../net/protocol";

export interface Absent {
  seat: number;
  /** Milliseconds until a bot drives; null: none ever does. */
  left: number | null;
}

/** Since when who is not connected is away, in the page's own time; who is back is forgotten. */
export function awaySince(
  before: ReadonlyMap<number, number>,
  seats: readonly SeatInfo[],
  present: readonly number[],
  now: number,
): Map<number, number> {
  return new Map(
    seats.flatMap(({ person, away }, seat) =>
      person && !away && !present.includes(seat) ? [[seat, before.get(seat) ?? now] as const] : [],
    ),
  );
}

/** Of those who are asked, the one for whom a bot drives first. It waits from the question, or from when they left. */
export function absentNow(
  asked: readonly number[],
  away: ReadonlyMap<number, number>,
  askedAt: number,
  patience: number | null,
  now: number,
): Absent | null {
  const absent = asked.flatMap((seat): Absent[] => {
    const since = away.get(seat);
    if (since === undefined) return [];
    const left = patience === null ? null : Math.max(0, Math.max(askedAt, since) + 1000 * patience - now);
    return [{ seat, left }];
  });
  return absent.sort((a, b) => (a.left ?? Infinity) - (b.left ?? Infinity))[0] ?? null;
}

/** As on a stopwatch: 0:41. */
export function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
