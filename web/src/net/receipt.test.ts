import { expect, test } from "vitest";
import type { DealInfo } from "./protocol";
import { digitsOf, flawIn, missingIn, receiptOf, roundsOf, short } from "./receipt";
import { hashHex } from "./sha256";

const [ANN, BO, CY, SECRET, OTHER] = ["0a", "0b", "0c", "5e", "07"].map((byte) => byte.repeat(32)) as [
  string,
  string,
  string,
  string,
  string,
];
const seal = (value: string): string => hashHex(value) ?? "";
const first = {
  commitment: seal(SECRET),
  contributors: [0, 1],
  sealed: { "0": seal(ANN), "1": seal(BO) },
  shown: { "0": ANN },
  secret: SECRET,
};
const deal: DealInfo = {
  round: 2,
  commitment: seal(OTHER),
  contributors: [0],
  sealed: { "0": seal(CY) },
  shown: { "0": CY },
  secret: OTHER,
  abandoned: [{ ...first, missing: [1] }],
};

test("the receipt is that of docs/notation.md, as Python computes it", () => {
  const rounds = roundsOf(deal) ?? [];
  expect(receiptOf(rounds.slice(0, 1))).toBe(
    "68818bab70f7c651bc826667832e07b81a8b12fb80fc22e437ad354b2395b9f1",
  );
  expect(short(receiptOf(rounds.slice(0, 1)))).toBe("0453 6203 9113 4801");
  expect(receiptOf(rounds)).toBe("5e9997c90d97ed061e3507e7e07008c7646e6f82b92692cf4ce07f387d4fe71a");
  expect(missingIn(rounds[0] as never)).toEqual([1]);
  expect(flawIn(rounds)).toBe(null);
});

test("nobody sees digits before all have sealed, and a prepared deal has none", () => {
  expect(digitsOf({ ...deal, shown: {} })).toMatch(/^\d{4} \d{4} \d{4} \d{4}$/);
  expect(digitsOf({ ...deal, sealed: {}, shown: {} })).toBe("");
  expect(digitsOf({ ...deal, prepared: "x" })).toBe("");
  expect(digitsOf(null)).toBe("");
});

test("a server cannot tell of rounds that cannot be", () => {
  expect(roundsOf({ ...deal, round: 1 })).toBe(null);
  expect(roundsOf({ ...deal, abandoned: [] })).toBe(null);
  expect(roundsOf({ ...deal, contributors: [0, 0] })).toBe(null);
  expect(roundsOf({ ...deal, sealed: { ...deal.sealed, "3": seal(BO) } })).toBe(null);
  expect(roundsOf({ ...deal, sealed: { "0": "seal 1 x\n" } })).toBe(null);
  expect(roundsOf({ ...deal, shown: { "4": CY } })).toBe(null);
});

test("what does not fit in a round is named", () => {
  const flaw = (changes: Partial<DealInfo>) => flawIn(roundsOf({ ...deal, ...changes }) ?? []);
  expect(flaw({ secret: SECRET })).toBe("secret");
  expect(flaw({ shown: { "0": ANN } })).toBe("number");
  expect(flaw({ shown: {} })).toBe("rounds");
  expect(flaw({ abandoned: [{ ...first, missing: [], shown: { "0": ANN, "1": BO } }] })).toBe("rounds");
  expect(flaw({ abandoned: [{ ...first, missing: [1], secret: OTHER }] })).toBe("secret");
});
