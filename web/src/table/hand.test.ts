import { expect, test } from "vitest";
import type { HandEntry } from "../cards/uses";
import { LastBids } from "./hand";

const entry = (name: string, amount?: number): HandEntry => ({
  card: { name, lines: [{ car: "R", speed: 6 }] },
  uses: amount === undefined ? [] : [{ kind: "bid", amount }],
});

test("what cards bid is still seen once a player has bid, and until the next lot", () => {
  const bids = new LastBids();
  bids.of([entry("a", 6), entry("b", 4)], "0 K");
  expect(bids.of([entry("a"), entry("b")], "0 K")).toEqual([entry("a", 6), entry("b", 4)]);
  expect(bids.of([entry("a"), entry("b")], "0 R")).toEqual([entry("a"), entry("b")]);
});

test("another question about the lot replaces what was kept, as when a bid is taken back", () => {
  const bids = new LastBids();
  bids.of([entry("a", 6), entry("b", 4)], "0 K");
  expect(bids.of([entry("a", 5), entry("b")], "0 K")).toEqual([entry("a", 5), entry("b")]);
});
