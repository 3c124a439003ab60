import { expect, test } from "vitest";
import type { DealInfo } from "../../net/protocol";
import file from "./finished.dfg?raw";
import { digestOf, noncesOf, prove, seedOf } from "./proof";

// A real game from a table with one person and two bots, as its server gave it out.
const DIGEST = "2d606ec48ef9a9db9a4a56b75a805b9426aa90c7a08ee0d7864c214a1b8dd882";
const NONCE = "c13eaa92eb551334624597125d590fe919f3ad80a05699f80c899dc6525284ed";
const deal: DealInfo = {
  round: 1,
  commitment: "0f4466b59e087edafdb951a2295042f72079b3502fc99930029046a115d249c0",
  secret: "85e76f08d934ad63a2490ce92af5b8c1578c94c260fecef689edfb75eaa2ad00",
  contributors: [0],
  sealed: { "0": "7f10679bb439ee84009e7178e1b527c266a26d3436eb4d672b05ec10e427575a" },
  shown: { "0": NONCE },
};

const OWN = { round: 1, seat: 0, nonce: NONCE, commitment: deal.commitment };

const failing = (evidence: Parameters<typeof prove>[0]) =>
  prove(evidence).checks.flatMap(({ what, holds }) => (holds ? [] : [what]));

test("a real game holds in every point", () => {
  const proof = prove({ deal, digest: DIGEST, file, own: { ...OWN } });
  expect(proof.checks).toEqual([
    { what: "secret", holds: true },
    { what: "nonce", seat: 0, holds: true },
    { what: "own", seat: 0, holds: true },
    { what: "pinned", holds: true },
    { what: "rounds", holds: true },
    { what: "seed", holds: true },
    { what: "digest", holds: true },
  ]);
  expect(proof.seed).toBe("fcebdfe26d4a90b217648509dfa70bd6b741d0d2584f3e04f3a4bf999ffdd7a8");
});

test("whatever was changed is found", () => {
  const other = DIGEST.replaceAll("2", "3");
  expect(failing({ deal: { ...deal, commitment: other }, digest: DIGEST, file })).toEqual(["secret"]);
  expect(failing({ deal: { ...deal, secret: other }, digest: DIGEST, file })).toEqual(["secret", "seed"]);
  expect(failing({ deal: { ...deal, shown: { "0": other } }, digest: DIGEST, file })).toEqual([
    "nonce",
    "seed",
  ]);
  expect(failing({ deal, digest: other, file })).toEqual(["digest"]);
  expect(failing({ deal, digest: DIGEST, file: file.replace("0 move G 4c", "0 move G 4b") })).toEqual([
    "digest",
  ]);
});

test("without the file only what needs it is left out", () => {
  expect(prove({ deal, digest: DIGEST, file: null }).checks.map(({ what }) => what)).toEqual([
    "secret",
    "nonce",
  ]);
});

test("a number of ours that is not among those shown fails the proof", () => {
  const checks = prove({ deal, digest: DIGEST, file, own: { ...OWN, nonce: DIGEST } }).checks;
  expect(checks).toContainEqual({ what: "own", seat: 0, holds: false });
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
  expect(digestOf(file)).toBe(DIGEST);
});

test("a server that picks its secret once it knows our number is found out", () => {
  // It showed the seal of another secret when we sealed, and has forgotten that since.
  const shown = "1".repeat(64);
  expect(failing({ deal, digest: DIGEST, file, own: { ...OWN, commitment: shown } })).toEqual(["pinned"]);
});

test("a server that claims another round for our number is found out", () => {
  const claimed = { ...deal, round: 2 };
  expect(failing({ deal: claimed, digest: DIGEST, file, own: OWN })).toEqual(["own", "rounds"]);
});

test("who was left out of the last round has no number in it", () => {
  const left = { ...deal, contributors: [1] };
  expect(prove({ deal: left, digest: DIGEST, file, own: OWN }).checks.map(({ what }) => what)).not.toContain(
    "own",
  );
});
