import { expect, test } from "vitest";
import type { DealInfo } from "../../net/protocol";
import { receiptOf, roundsOf, short } from "../../net/receipt";
import { hashHex } from "../../net/sha256";
import type { Given } from "../../table/receipts";
import older from "./finished.dfg?raw";
import { digestOf, noncesOf, prove, seedOf } from "./proof";

// A real game from a table with one person and two bots, as its server gave it out before there were receipts.
const OLD_DIGEST = "2d606ec48ef9a9db9a4a56b75a805b9426aa90c7a08ee0d7864c214a1b8dd882";
const NONCE = "c13eaa92eb551334624597125d590fe919f3ad80a05699f80c899dc6525284ed";
const PICKED = "1".repeat(64);
const deal: DealInfo = {
  round: 1,
  commitment: "0f4466b59e087edafdb951a2295042f72079b3502fc99930029046a115d249c0",
  secret: "85e76f08d934ad63a2490ce92af5b8c1578c94c260fecef689edfb75eaa2ad00",
  contributors: [0],
  sealed: { "0": "7f10679bb439ee84009e7178e1b527c266a26d3436eb4d672b05ec10e427575a" },
  shown: { "0": NONCE },
};
const RECEIPT = receiptOf(roundsOf(deal) ?? []);
const OWN: Given = { round: 1, seat: 0, number: NONCE, receipt: RECEIPT, isSealed: true };

/** The file that a server writes for this deal; it computes all sums right. */
function fileOf(told: DealInfo): string {
  const receipt = receiptOf(roundsOf(told) ?? []);
  const headers: Record<string, string> = {
    Receipt: receipt && `${receipt} ${short(receipt)}`,
    Seed: seedOf(told.secret ?? "", noncesOf(told)) ?? "",
    ...(told.round > 1 ? { Rounds: String(told.round) } : {}),
  };
  const kept = older.split("\n").filter((line) => !/^\[(Digest|Seed) /.test(line));
  const made = [...Object.entries(headers).map(([name, value]) => `[${name} "${value}"]`), ...kept].join(
    "\n",
  );
  return `[Digest "${digestOf(made)}"]\n${made}`;
}

const file = fileOf(deal);
const DIGEST = digestOf(file);

/** What a page says to a server that tells this at the end, and shows the file that goes with it. */
function judged(told: DealInfo, given: Given[] = [OWN]) {
  const made = fileOf(told);
  const { verdict, flaw } = prove({ deal: told, digest: digestOf(made), file: made, given });
  return flaw ?? verdict;
}

const sealOf = (number: string): string => hashHex(number) ?? "";

test("a deal is proved by our receipt, and in every point", () => {
  const proof = prove({ deal, digest: DIGEST, file, given: [OWN] });
  expect(proof.checks).toEqual([
    { what: "secret", holds: true },
    { what: "nonce", seat: 0, holds: true },
    { what: "rounds", holds: true },
    { what: "own", holds: true },
    { what: "receipt", holds: true },
    { what: "seed", holds: true },
    { what: "digest", holds: true },
  ]);
  expect([proof.verdict, proof.receipt]).toEqual(["proved", RECEIPT]);
  expect(proof.seed).toBe("fcebdfe26d4a90b217648509dfa70bd6b741d0d2584f3e04f3a4bf999ffdd7a8");
});

test("without a receipt of our own nothing is proved", () => {
  expect(judged(deal, [])).toBe("consistent");
  expect(judged(deal, [{ ...OWN, receipt: "" }])).toBe("consistent");
});

test("without the file nothing is proved", () => {
  const proof = prove({ deal, digest: DIGEST, file: null, given: [OWN] });
  expect(proof.verdict).toBe("consistent");
  expect(proof.checks.map(({ what }) => what)).toEqual(["secret", "nonce", "rounds", "own"]);
});

const OTHERS: DealInfo = {
  ...deal,
  contributors: [1],
  sealed: { "1": sealOf(PICKED) },
  shown: { "1": PICKED },
};
const BEFORE = {
  commitment: deal.commitment,
  contributors: [0, 1],
  missing: [0],
  sealed: { "0": sealOf(NONCE), "1": sealOf(PICKED) },
  shown: { "1": PICKED },
  secret: deal.secret ?? "",
};
const BOTH: Given = {
  ...OWN,
  receipt: receiptOf(roundsOf({ ...deal, contributors: [0, 1], sealed: BEFORE.sealed, shown: {} }) ?? []),
};

test.each<[string, DealInfo, string, Given?]>([
  ["our seat is left out of the contributors", OTHERS, "other-deal"],
  ["no contributor is named", { ...deal, contributors: [], sealed: {}, shown: {} }, "other-deal"],
  ["we are called missing in a round before", { ...OTHERS, round: 2, abandoned: [BEFORE] }, "left-out", BOTH],
  ["the secret is swapped", { ...deal, secret: PICKED, commitment: sealOf(PICKED) }, "other-deal"],
  [
    "our seal is replaced",
    { ...deal, sealed: { "0": sealOf(PICKED) }, shown: { "0": PICKED } },
    "other-deal",
  ],
  [
    "a seat is added",
    {
      ...deal,
      contributors: [0, 1],
      sealed: { ...deal.sealed, "1": sealOf(PICKED) },
      shown: { ...deal.shown, "1": PICKED },
    },
    "other-deal",
  ],
  ["rounds are renumbered", { ...deal, round: 2, abandoned: [BEFORE] }, "other-deal"],
  ["a round is not told of", { ...deal, round: 2 }, "rounds"],
  [
    "a full round was abandoned",
    { ...deal, round: 2, abandoned: [{ ...BEFORE, shown: { "0": NONCE, "1": PICKED } }] },
    "rounds",
  ],
  ["the secret is not the sealed one", { ...deal, secret: PICKED }, "secret"],
  ["a number is not the sealed one", { ...deal, shown: { "0": PICKED } }, "number"],
  ["the deal is said to be prepared", { ...deal, prepared: "any text", commitment: "" }, "prepared"],
])("a cheat is not fair: %s", (_, told, flaw, given = OWN) => {
  expect(judged(told, [given])).toBe(flaw);
});

test("a seal of ours that was taken and exchanged before we showed is not fair either", () => {
  const sealedOnly = { ...OWN, receipt: "" };
  expect(judged({ ...deal, sealed: { "0": sealOf(PICKED) }, shown: { "0": PICKED } }, [sealedOnly])).toBe(
    "replaced",
  );
  expect(judged(OTHERS, [sealedOnly])).toBe("replaced");
  expect(judged(OTHERS, [{ ...sealedOnly, isSealed: false }])).toBe("consistent");
});

test("a file without a receipt, or of an older version, is a downgrade to its holder only", () => {
  const evidence = { deal, digest: OLD_DIGEST, file: older };
  expect(prove({ ...evidence, given: [OWN] }).flaw).toBe("no-receipt");
  expect(prove(evidence).verdict).toBe("consistent");
  expect(prove({ ...evidence, file: older.replace("0 move G 4c", "0 move G 4b") }).flaw).toBe("digest");
});

test("a file of another game or with another receipt is not fair", () => {
  const fails = (text: string, digest = digestOf(text)) =>
    prove({ deal, digest, file: text, given: [OWN] }).flaw;
  expect(fails(file, PICKED)).toBe("digest");
  expect(fails(file.replace(RECEIPT, PICKED))).toBe("receipt");
  expect(fails(fileOf(OTHERS))).toBe("receipt");
  expect(fails(file.replace("0 move G 4c", "0 move G 4b"), DIGEST)).toBe("digest");
});

test("nonces count in the order of the seats", () => {
  const shown = { "2": "02", "0": "00", "10": "0a" };
  expect(noncesOf({ ...deal, shown }).map(({ seat }) => seat)).toEqual([0, 2, 10]);
  // The SHA-256 of the four bytes ff 00 02 0a.
  expect(seedOf("ff", noncesOf({ ...deal, shown }))).toBe(
    "270a8e979ad0fbab0a7db3b50d9bbae3ebdcac36f114aa8f17bbeab7401873d6",
  );
});

test("the digest is that of the file without its own line", () => {
  expect(digestOf(older)).toBe(OLD_DIGEST);
});
