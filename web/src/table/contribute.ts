// Our share of the seed: sealed first, shown once all have sealed. It survives a reload in between.

import type { Seen } from "../net/fold";
import type { Answer, Request } from "../net/link";
import type { DealInfo } from "../net/protocol";
import { randomHex } from "../net/random";
import { hashHex } from "../net/sha256";

/** Sends what is due now, if anything is; whether that was granted, so that more may be due. */
export async function contribute(
  table: string,
  seen: Seen,
  request: (request: Request) => Promise<Answer>,
): Promise<boolean> {
  const { info, yours } = seen;
  if (info.status !== "dealing" || !info.deal) return false;
  const own = yours.find((seat) => info.deal?.contributors.includes(seat));
  if (own === undefined) return false;
  const { round, commitment } = info.deal;
  const nonce = kept(table, round);
  const next = due(info.deal, own, nonce, ownOf(table));
  if (!next) return false;
  // Pinned before it is sent: whatever the server shows later, this is what it had sealed when we gave our number.
  if (next.t === "seal") pin(table, { round, seat: own, nonce, commitment });
  return (await request(next)).t === "accepted";
}

/** What this window drew, for which seat and round, and the server's seal at that moment: to be held against the end. */
export interface Own {
  round: number;
  seat: number;
  nonce: string;
  commitment: string;
}

/** What this window sealed last at a table. */
export function ownOf(table: string): Own | null {
  try {
    return JSON.parse(stored(sealedKey(table)) ?? "null") as Own | null;
  } catch {
    return null;
  }
}

/** The first seal of a round counts: asking twice does not change it. */
function pin(table: string, own: Own): void {
  if (ownOf(table)?.round !== own.round) keep(sealedKey(table), JSON.stringify(own));
}

function due(deal: DealInfo, own: number, nonce: string, pinned: Own | null): Request | null {
  // In an earlier round our number may be known already: a server that goes back could pick its secret to fit.
  if (pinned && pinned.round > deal.round) return null;
  if (!(own in deal.sealed)) return { t: "seal", commitment: hashHex(nonce) ?? "" };
  const allSealed = Object.keys(deal.sealed).length === deal.contributors.length;
  const isChanged = pinned?.round === deal.round && pinned.commitment !== deal.commitment;
  return allSealed && !isChanged && !(own in deal.shown) ? { t: "show", nonce } : null;
}

const memory = new Map<string, string>();

const nonceKey = (table: string, round: number): string => `downforce nonce ${table} ${round}`;
const sealedKey = (table: string): string => `downforce sealed ${table}`;

function kept(table: string, round: number): string {
  const key = nonceKey(table, round);
  const nonce = stored(key) ?? randomHex(32);
  keep(key, nonce);
  return nonce;
}

function keep(key: string, value: string): void {
  memory.set(key, value);
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // a window without a memory keeps it until it is loaded again
  }
}

function stored(key: string): string | null {
  const held = memory.get(key);
  if (held !== undefined) return held;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
