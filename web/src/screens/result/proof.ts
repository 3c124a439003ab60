// Was the deal fair? The sums of docs/notation.md, done again here: nobody has to take the server's word for it.

import type { DealInfo } from "../../net/protocol";
import { flawIn, type RoundFlaw, receiptOf, roundsOf, short } from "../../net/receipt";
import { hashHex, hashText } from "../../net/sha256";
import { type Given, lastOf } from "../../table/receipts";
import { readHeaders } from "../replay/gamefile";

export type Check =
  | { what: "secret"; holds: boolean }
  | { what: "nonce"; seat: number; holds: boolean }
  | { what: "own"; holds: boolean }
  | { what: "rounds"; holds: boolean }
  | { what: "receipt"; holds: boolean }
  | { what: "seed"; holds: boolean }
  | { what: "digest"; holds: boolean };

export type Flaw =
  | RoundFlaw
  | "prepared"
  | "no-receipt"
  | "left-out"
  | "other-deal"
  | "replaced"
  | "receipt"
  | "seed"
  | "digest";

export interface Proof {
  /** Never a fourth: without a receipt of our own nothing is proved. */
  verdict: "proved" | "consistent" | "unfair";
  flaw: Flaw | null;
  checks: Check[];
  /** Computed here; empty where the rounds cannot be. */
  receipt: string;
  /** What secret and nonces make; null if they are not hexadecimal. */
  seed: string | null;
}

export interface Evidence {
  deal: DealInfo;
  /** What the table showed at the end. */
  digest: string;
  /** Null if it could not be fetched; then nothing is proved. */
  file: string | null;
  /** What this browser gave, as far as it still knows. */
  given?: readonly Given[];
}

export function prove({ deal, digest, file, given = [] }: Evidence): Proof {
  const mine = lastOf(given)?.receipt ?? "";
  if (deal.prepared) {
    const flaw = mine ? "prepared" : null;
    return { verdict: flaw ? "unfair" : "consistent", flaw, checks: [], receipt: "", seed: null };
  }
  const rounds = roundsOf(deal);
  const receipt = rounds ? receiptOf(rounds) : "";
  const nonces = noncesOf(deal);
  const seed = seedOf(deal.secret ?? "", nonces);
  const headers = file === null ? null : readHeaders(file);
  const ofRounds = rounds ? flawIn(rounds) : "rounds";
  const checks: Check[] = [{ what: "secret", holds: hashHex(deal.secret ?? "") === deal.commitment }];
  for (const { seat, nonce } of nonces) {
    checks.push({ what: "nonce", seat, holds: hashHex(nonce) === deal.sealed[seat] });
  }
  const counted = headers === null || (headers.get("Rounds") ?? "1") === String(deal.round);
  checks.push({ what: "rounds", holds: ofRounds === null && counted });
  if (mine) checks.push({ what: "own", holds: mine === receipt });
  if (file !== null && headers) {
    const told = headers.get("Receipt");
    if (told !== undefined || mine) {
      checks.push({ what: "receipt", holds: receipt !== "" && told === `${receipt} ${short(receipt)}` });
    }
    checks.push({ what: "seed", holds: headers.get("Seed") === seed });
    checks.push({ what: "digest", holds: digestOf(file) === digest && headers.get("Digest") === digest });
  }
  const flaw = ofRounds ?? ownFlaw(rounds ?? [], given, mine) ?? flawOf(checks, headers);
  const isProved = mine !== "" && file !== null;
  return { verdict: flaw ? "unfair" : isProved ? "proved" : "consistent", flaw, checks, receipt, seed };
}

function ownFlaw(
  rounds: NonNullable<ReturnType<typeof roundsOf>>,
  given: readonly Given[],
  mine: string,
): Flaw | null {
  if (mine && mine !== receiptOf(rounds)) {
    const isAbandoned = rounds.some((_, n) => n > 0 && receiptOf(rounds.slice(0, n)) === mine);
    return isAbandoned ? "left-out" : "other-deal";
  }
  const isReplaced = given.some(({ round, seat, number, isSealed }) => {
    const seal = rounds[round - 1]?.seals.get(seat);
    return isSealed && number !== "" && seal !== hashHex(number);
  });
  return isReplaced ? "replaced" : null;
}

function flawOf(checks: readonly Check[], headers: ReadonlyMap<string, string> | null): Flaw | null {
  const failing = checks.find(({ holds }) => !holds)?.what;
  if (failing === "receipt" && !headers?.has("Receipt")) return "no-receipt";
  return failing === "nonce" || failing === "own" ? "number" : (failing ?? null);
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
