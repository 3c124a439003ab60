import { beforeEach, expect, test } from "vitest";
import type { Seen } from "../net/fold";
import type { Request } from "../net/link";
import type { DealInfo } from "../net/protocol";
import { info } from "../net/socket.fixture";
import { contribute, ownOf } from "./contribute";

const SEAL = "a".repeat(64);
let asked: Request[] = [];

beforeEach(() => {
  asked = [];
  sessionStorage.clear();
});

function give(table: string, deal: Partial<DealInfo>): Promise<boolean> {
  const whole = { round: 1, commitment: SEAL, contributors: [0], sealed: {}, shown: {}, ...deal };
  const seen = { info: { ...info, status: "dealing", deal: whole }, yours: [0] } as unknown as Seen;
  return contribute(table, seen, async (request) => {
    asked.push(request);
    return { t: "accepted", id: "", seq: 1 };
  });
}

test("the server's seal is pinned in the moment in which our number is sealed", async () => {
  await give("one", {});
  expect(ownOf("one")).toMatchObject({ round: 1, seat: 0, commitment: SEAL });
  await give("one", { sealed: { "0": "x" } });
  expect(asked.map(({ t }) => t)).toEqual(["seal", "show"]);
});

test("our number is not shown to a server that has changed its seal", async () => {
  await give("two", {});
  await give("two", { commitment: "b".repeat(64), sealed: { "0": "x" } });
  expect(asked.map(({ t }) => t)).toEqual(["seal"]);
  expect(ownOf("two")?.commitment).toBe(SEAL);
});

test("being asked twice does not change what was pinned", async () => {
  await give("three", {});
  await give("three", { commitment: "b".repeat(64) });
  expect(ownOf("three")?.commitment).toBe(SEAL);
});

test("a server that goes back to an earlier round gets nothing for it", async () => {
  await give("four", {});
  await give("four", { sealed: { "0": "x" } });
  await give("four", { round: 2 });
  await give("four", { commitment: "b".repeat(64) });
  await give("four", { commitment: "b".repeat(64), sealed: { "0": "x" } });
  expect(asked.map(({ t }) => t)).toEqual(["seal", "show", "seal"]);
  expect(ownOf("four")?.round).toBe(2);
});
