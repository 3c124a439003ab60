// Was the deal fair? The sums of docs/notation.md, done again here: nobody has to take the server's word for it.

import type { DealInfo } from "../../net/protocol";
import { hashHex, hashText } from "../../net/sha256";
import type { Own } from "../../table/contribute";
import { readHeaders } from "../replay/gamefile";

export type Check =
  | { what: "secret"; holds: boolean }
  | { what: "nonce"; seat: number; holds: boolean }
  | { what: "own"; seat: number; holds: boolean }
  | { what: "pinned"; holds: boolean }
  | { what: "rounds"; holds: boolean }
  | { what: "seed"; holds: boolean }
  | { what: "digest"; holds: boolean };

export interface Proof {
  checks: Check[];
  /** What secret and nonces make; null if they are not hexadecimal. */
  seed: string | null;
}

export interface Evidence {
  deal: DealInfo;
  /** What the table showed at the end. */
  digest: string;
  /** Null if it could not be fetched; then what needs it is left out. */
  file: string | null;
  /** What this window gave, if it still knows. */
  own?: Own | null;
}

export function prove({ deal, digest, file, own = null }: Evidence): Proof {
  const secret = deal.secret ?? "";
  const nonces = noncesOf(deal);
  const seed = seedOf(secret, nonces);
  const checks: Check[] = [{ what: "secret", holds: hashHex(secret) === deal.commitment }];
  for (const { seat, nonce } of nonces) {
    checks.push({ what: "nonce", seat, holds: hashHex(nonce) === deal.sealed[seat] });
  }
  if (own && deal.contributors.includes(own.seat)) {
    const isOurs = deal.shown[own.seat] === own.nonce && own.round === deal.round;
    checks.push({ what: "own", seat: own.seat, holds: isOurs });
    checks.push({ what: "pinned", holds: hashHex(secret) === own.commitment });
  }
  if (file !== null) {
    checks.push({ what: "rounds", holds: (readHeaders(file).get("Rounds") ?? "1") === String(deal.round) });
    checks.push({ what: "seed", holds: readHeaders(file).get("Seed") === seed });
    checks.push({
      what: "digest",
      holds: digestOf(file) === digest && readHeaders(file).get("Digest") === digest,
    });
  }
  return { checks, seed };
}

/** The shares of the seed, in the order of the seats. */
export function noncesOf({ shown }: DealInfo): { seat: number; nonce: string }[] {
  return Object.entries(shown)
    .map(([seat, nonce]) => ({ seat: Number(seat), nonce }))
    .sort((a, b) => a.seat - b.seat);
}

export const seedOf = (secret: string, nonces: readonly { nonce: string }[]): string | null =>
  hashHex(secret + nonces.map(({ nonce }) => nonce).join(""));

/** Of the file without the line that tells it. */
export function digestOf(file: string): string {
  const lines = file.split(/(?<=\n)/).filter((line) => !line.startsWith('[Digest "'));
  return hashText(lines.join(""));
}
