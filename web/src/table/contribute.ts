// Our share of the seed: sealed first, shown once everybody has sealed. It survives a reload in between.

import type { Seen } from "../net/fold";
import type { Answer, Request } from "../net/link";
import type { DealInfo } from "../net/protocol";
import { randomHex } from "../net/random";
import { fromHex, sha256 } from "../net/sha256";

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
  const next = due(info.deal, own, kept(table, info.deal.round));
  if (!next) return false;
  const isGranted = (await request(next)).t === "accepted";
  if (isGranted && next.t === "seal") keep(sealedKey(table, info.deal.round), String(own));
  return isGranted;
}

/** What this window drew, and the seat for which the server took it: to be held against what is shown at the end. */
export interface Own {
  nonce: string;
  seat: number;
}

export function ownOf(table: string, round: number): Own | null {
  const [nonce, seat] = [stored(nonceKey(table, round)), stored(sealedKey(table, round))];
  return nonce !== null && seat !== null ? { nonce, seat: Number(seat) } : null;
}

function due(deal: DealInfo, own: number, nonce: string): Request | null {
  if (!(own in deal.sealed)) return { t: "seal", commitment: sha256(fromHex(nonce)) };
  const everybody = Object.keys(deal.sealed).length === deal.contributors.length;
  return everybody && !(own in deal.shown) ? { t: "show", nonce } : null;
}

const memory = new Map<string, string>();

const nonceKey = (table: string, round: number): string => `downforce nonce ${table} ${round}`;
const sealedKey = (table: string, round: number): string => `downforce sealed ${table} ${round}`;

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
