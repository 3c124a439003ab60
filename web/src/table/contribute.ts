// Our share of the seed: sealed first, and shown under a receipt that we keep. It survives a reload, and the window.

import type { Seen } from "../net/fold";
import type { Answer, Request } from "../net/link";
import type { DealInfo } from "../net/protocol";
import { randomHex } from "../net/random";
import { isSealed, missingIn, receiptOf, roundsOf } from "../net/receipt";
import { hashHex } from "../net/sha256";
import { type Given, givenAt, keep } from "./receipts";

/** Sends what is due now, if anything is; whether that was granted, so that more may be due. */
export async function contribute(
  table: string,
  seen: Seen,
  request: (request: Request) => Promise<Answer>,
): Promise<boolean> {
  const { info, yours } = seen;
  if (info.status !== "dealing" || !info.deal || info.deal.prepared) return false;
  const own = yours.find((seat) => info.deal?.contributors.includes(seat));
  if (own === undefined) return false;
  const step = due(info.deal, own, givenAt(table));
  if (!step) return false;
  keep(table, step.given); // before it is sent: what is given away cannot be taken back
  const isGranted = (await request(step.request)).t === "accepted";
  if (isGranted && step.request.t === "seal") keep(table, { ...step.given, isSealed: true });
  return isGranted;
}

interface Step {
  request: Request;
  given: Given;
}

/** Nothing is shown to a server whose rounds are not those in which we showed before. */
function due(deal: DealInfo, own: number, all: readonly Given[]): Step | null {
  const rounds = roundsOf(deal);
  const now = rounds?.at(-1);
  if (!rounds || !now || !all.every((given) => isAmong(given, rounds)) || now.shown.has(own)) return null;
  const round = rounds.length;
  const given = all.find((one) => one.round === round);
  const seal = now.seals.get(own);
  if (!seal) {
    const number = given?.number || randomHex(32);
    const kept = given ?? { round, seat: own, number, receipt: "", isSealed: false };
    return { request: { t: "seal", commitment: hashHex(number) ?? "" }, given: kept };
  }
  if (!given || !isSealed(now) || hashHex(given.number) !== seal) return null;
  const receipt = receiptOf(rounds);
  if (given.receipt && given.receipt !== receipt) return null;
  return { request: { t: "show", nonce: given.number }, given: { ...given, seat: own, receipt } };
}

/** Whether a round in which our number was shown is still as it was, and we are not called missing in it. */
function isAmong({ round, seat, receipt }: Given, rounds: ReturnType<typeof roundsOf> & object): boolean {
  if (!receipt || round === rounds.length) return true;
  const then = rounds[round - 1];
  return (
    then !== undefined && receiptOf(rounds.slice(0, round)) === receipt && !missingIn(then).includes(seat)
  );
}
