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
  const next = own === undefined ? null : due(info.deal, own, kept(table, info.deal.round));
  if (!next) return false;
  return (await request(next)).t === "accepted";
}

function due(deal: DealInfo, own: number, nonce: string): Request | null {
  if (!(own in deal.sealed)) return { t: "seal", commitment: sha256(fromHex(nonce)) };
  const everybody = Object.keys(deal.sealed).length === deal.contributors.length;
  return everybody && !(own in deal.shown) ? { t: "show", nonce } : null;
}

const memory = new Map<string, string>();

function kept(table: string, round: number): string {
  const key = `downforce nonce ${table} ${round}`;
  const nonce = memory.get(key) ?? stored(key) ?? randomHex(32);
  memory.set(key, nonce);
  try {
    sessionStorage.setItem(key, nonce);
  } catch {
    // a window without a memory keeps it until it is loaded again
  }
  return nonce;
}

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
