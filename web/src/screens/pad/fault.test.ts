import catalogue from "virtual:catalogue/en";
import { expect, test } from "vitest";
import { Words } from "../../i18n/words";
import type { PadFault } from "../../net/protocol";
import { faultText } from "./fault";

const words = new Words("en", catalogue);
const told = { name: (seat: number) => ["Ada", "Bruno"][seat] ?? "", money: (n: number) => `$${n}M` };
const say = (fault: Partial<PadFault>): string =>
  faultText(words, { reason: "no-car", part: "auction", race: 1, ...fault }, told);

test("each reason is one clear sentence", () => {
  expect(say({ seat: 1 })).toBe("Bruno has no car yet; after the auction everybody has at least one.");
  expect(say({ reason: "price-missing", seat: 0, car: "R" })).toBe("What did Ada pay for the red car?");
  expect(say({ reason: "price-impossible", car: "K", number: 7 })).toBe(
    "The black car cannot have cost $7M: a bid is a number from 1 to 6.",
  );
  expect(say({ reason: "power-twice", power: "tricky", car: "K" })).toMatch(
    /^Tricky is in the game only once/,
  );
  expect(say({ reason: "bet-missing", seat: 0, number: 2 })).toBe("Ada’s bet 2 is missing.");
  expect(say({ reason: "cars-dealt", seat: 0, number: 2 })).toBe(
    "Ada needs exactly 2 cars: all players are dealt the same number.",
  );
});
