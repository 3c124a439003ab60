// The receipt of a deal (docs/notation.md): the digest of its sealed rounds, computed here and never taken from a server.

import type { AbandonedRound, DealInfo } from "./protocol";
import { hashHex, hashText } from "./sha256";

/** A round as it was sealed, by seat; an empty seal was missing. */
export interface DealtRound {
  commitment: string;
  seals: ReadonlyMap<number, string>;
  shown: ReadonlyMap<number, string>;
  secret: string;
}

const SHORT = 16;

const isValue = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

export const isSealed = ({ seals }: DealtRound): boolean => [...seals.values()].every(Boolean);

/** The seats that a round waits for. */
export function missingIn(round: DealtRound): number[] {
  const isThere = isSealed(round)
    ? (seat: number) => round.shown.has(seat)
    : (seat: number) => round.seals.get(seat);
  return [...round.seals.keys()].filter((seat) => !isThere(seat));
}

/** Whether a round is one that a server may tell of at all. */
const isWhole = ({ seals, shown }: DealtRound): boolean =>
  [...seals].every(([seat, seal]) => seat >= 0 && seat <= 5 && (!seal || isValue(seal))) &&
  [...shown.keys()].every((seat) => seals.has(seat));

/** The rounds of a deal as a server tells of them; null if they cannot be. */
export function roundsOf(deal: DealInfo): DealtRound[] | null {
  const rounds = [...(deal.abandoned ?? []), deal].map(roundOf);
  return rounds.length === deal.round && rounds.every((round) => round && isWhole(round))
    ? (rounds as DealtRound[])
    : null;
}

function roundOf(told: DealInfo | AbandonedRound): DealtRound | null {
  const { contributors, sealed = {}, shown = {} } = told;
  const seats = [...contributors].sort((a, b) => a - b);
  if (new Set(seats).size !== seats.length) return null;
  if (Object.keys(sealed).some((seat) => !seats.includes(Number(seat)))) return null;
  return {
    commitment: told.commitment,
    seals: new Map(seats.map((seat) => [seat, sealed[seat] ?? ""])),
    shown: new Map(Object.entries(shown).map(([seat, number]) => [Number(seat), number])),
    secret: told.secret ?? "",
  };
}

/** The receipt of the last of these rounds; it covers those before it, and who was missing in them. */
export function receiptOf(rounds: readonly DealtRound[]): string {
  let receipt = "";
  let missing: number[] = [];
  for (const [n, round] of rounds.entries()) {
    const before = receipt ? [`before ${receipt}`, `missing ${missing.join(",") || "-"}`] : [];
    const seals = [...round.seals].map(([seat, seal]) => `seal ${seat} ${seal || "-"}`);
    const lines = [
      "downforce receipt 1",
      `round ${n + 1}`,
      ...before,
      `commitment ${round.commitment}`,
      ...seals,
    ];
    receipt = hashText(lines.map((line) => `${line}\n`).join(""));
    missing = missingIn(round);
  }
  return receipt;
}

/** Sixteen digits, for people who compare by voice; pages compare all of it. */
export function short(receipt: string): string {
  const digits = String(BigInt(`0x${receipt.slice(0, SHORT)}`) % 10n ** BigInt(SHORT)).padStart(SHORT, "0");
  return digits.replace(/\d{4}(?=\d)/g, "$& ");
}

/** The digits that everybody at a table should see; nothing before all have sealed. */
export function digitsOf(deal: DealInfo | null): string {
  const rounds = deal && !deal.prepared ? roundsOf(deal) : null;
  const last = rounds?.at(-1);
  return rounds && last && isSealed(last) ? short(receiptOf(rounds)) : "";
}

export type RoundFlaw = "rounds" | "secret" | "number";

/** What does not fit in the rounds of a deal whose secrets are known. */
export function flawIn(rounds: readonly DealtRound[]): RoundFlaw | null {
  const isDealt = rounds.every((round, n) => missingIn(round).length > 0 === n < rounds.length - 1);
  if (!isDealt) return "rounds"; // the first full round makes the deal
  for (const { secret, commitment, seals, shown } of rounds) {
    if (!isValue(secret) || hashHex(secret) !== commitment) return "secret";
    const isBroken = shown.size > 0 && [...seals.values()].some((seal) => !seal);
    if (
      isBroken ||
      [...shown].some(([seat, number]) => !isValue(number) || hashHex(number) !== seals.get(seat))
    )
      return "number";
  }
  return null;
}
