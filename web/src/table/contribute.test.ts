import { beforeEach, expect, test } from "vitest";
import type { Seen } from "../net/fold";
import type { Request } from "../net/link";
import type { DealInfo } from "../net/protocol";
import { receiptOf, roundsOf } from "../net/receipt";
import { hashHex } from "../net/sha256";
import { info } from "../net/socket.fixture";
import { contribute } from "./contribute";
import { givenAt } from "./receipts";

const COMMITMENT = "a".repeat(64);
const OTHER = "b".repeat(64);
let asked: Request[] = [];

beforeEach(() => {
  asked = [];
  localStorage.clear();
});

function give(table: string, deal: Partial<DealInfo>): Promise<boolean> {
  const whole = { round: 1, commitment: COMMITMENT, contributors: [0, 1], sealed: {}, shown: {}, ...deal };
  const seen = { info: { ...info, status: "dealing", deal: whole }, yours: [0] } as unknown as Seen;
  return contribute(table, seen, async (request) => {
    asked.push(request);
    return { t: "accepted", id: "", seq: 1 };
  });
}

const ours = (table: string, round = 1) =>
  hashHex(givenAt(table).find((given) => given.round === round)?.number ?? "x") ?? "";
const sealed = (table: string, round = 1) => ({ "0": ours(table, round), "1": OTHER });
const kinds = () => asked.map(({ t }) => t);

test("a number is shown under a receipt, which is kept before it is shown", async () => {
  await give("one", {});
  expect(givenAt("one")).toMatchObject([{ round: 1, seat: 0, receipt: "", isSealed: true }]);
  await give("one", { sealed: sealed("one") });
  expect(kinds()).toEqual(["seal", "show"]);
  const deal = { round: 1, commitment: COMMITMENT, contributors: [0, 1], sealed: sealed("one"), shown: {} };
  expect(givenAt("one")[0]?.receipt).toBe(receiptOf(roundsOf(deal) ?? []));
  expect(Object.keys(localStorage)).toHaveLength(1);
});

test("no number is shown before all have sealed", async () => {
  await give("early", {});
  await give("early", { sealed: { "0": ours("early") } });
  expect(kinds()).toEqual(["seal"]);
});

test("no number is shown to a server that has put another seal in the place of ours", async () => {
  await give("replaced", {});
  await give("replaced", { sealed: { "0": OTHER, "1": OTHER } });
  expect(kinds()).toEqual(["seal"]);
});

test("a sealed round that changes after our number was shown gets it no second time", async () => {
  await give("changed", {});
  await give("changed", { sealed: sealed("changed") });
  await give("changed", { sealed: sealed("changed"), commitment: OTHER });
  await give("changed", { sealed: { ...sealed("changed"), "1": COMMITMENT } });
  expect(kinds()).toEqual(["seal", "show"]);
});

test("a later round gets a number only if the earlier one is told of as it was", async () => {
  const before = { commitment: COMMITMENT, contributors: [0, 1], missing: [1] };
  await give("later", {});
  await give("later", { sealed: sealed("later") });
  const number = givenAt("later")[0]?.number ?? "";
  const earlier = { ...before, sealed: sealed("later"), shown: { "0": number } };
  for (const abandoned of [
    [],
    [{ ...earlier, commitment: OTHER }],
    [{ ...earlier, shown: {} }],
    [{ ...earlier, shown: { "1": OTHER } }],
    [{ ...earlier, contributors: [1], sealed: { "1": OTHER }, shown: {} }],
  ]) {
    await give("later", { round: 2, contributors: [0], abandoned });
  }
  expect(kinds()).toEqual(["seal", "show"]);
  await give("later", { round: 2, contributors: [0], abandoned: [earlier] });
  expect(kinds()).toEqual(["seal", "show", "seal"]);
  await give("later", {
    round: 2,
    contributors: [0],
    abandoned: [earlier],
    sealed: { "0": ours("later", 2) },
  });
  expect(kinds()).toEqual(["seal", "show", "seal", "show"]);
  await give("later", {}); // back to the first round
  expect(kinds()).toEqual(["seal", "show", "seal", "show"]);
});

test("the same number is shown again to a server that did not hear it", async () => {
  await give("again", {});
  await give("again", { sealed: sealed("again") });
  await give("again", { sealed: sealed("again") });
  const [, first, second] = asked;
  expect(first).toEqual(second);
  expect(first?.t).toBe("show");
});
