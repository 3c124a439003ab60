import { beforeEach, expect, test } from "vitest";
import { type Given, givenAt, keep, lastOf, luggage, markSeen, unpack } from "./receipts";

const HEX = "a".repeat(64);
const given = (changes: Partial<Given> = {}): Given => ({
  round: 1,
  seat: 0,
  number: HEX,
  receipt: HEX,
  isSealed: true,
  ...changes,
});

beforeEach(() => localStorage.clear());

test("what was given stays when the window is closed", () => {
  keep("t", given({ receipt: "" }));
  keep("t", given());
  keep("t", given({ round: 2, receipt: "" }));
  expect(givenAt("t")).toHaveLength(2);
  expect(lastOf(givenAt("t"))).toEqual(given());
});

test.each([
  "null",
  "[]",
  "{",
  '{"at":1,"given":[null]}',
  '{"at":1,"given":[{"round":1}]}',
  '{"given":[]}',
  "7",
])("what others wrote there counts as nothing: %s", (text) => {
  localStorage.setItem("downforce receipts t", text);
  expect(givenAt("t")).toEqual([]);
  keep("t", given());
  expect(givenAt("t")).toEqual([given()]);
});

test("a receipt whose result was not seen outlives those that were", () => {
  keep("waits", given());
  for (let n = 0; n < 80; n++) {
    keep(`t${n}`, given());
    markSeen(`t${n}`);
  }
  expect(givenAt("waits")).toHaveLength(1);
  expect(Object.keys(localStorage).length).toBeLessThanOrEqual(60);
});

test("another device takes receipts along, but no numbers, and changes none that it has", () => {
  keep("open", given({ round: 3, seat: 2 }));
  keep("over", given());
  markSeen("over");
  const packed = luggage();
  expect(packed).toBe(`open:3:2:${HEX}`);
  localStorage.clear();
  keep("mine", given({ receipt: "b".repeat(64) }));
  unpack(`${packed};mine:1:0:${HEX};junk;:1:0:${HEX}`);
  expect(givenAt("open")).toEqual([given({ round: 3, seat: 2, number: "" })]);
  expect(givenAt("mine")[0]?.receipt).toBe("b".repeat(64));
  expect(Object.keys(localStorage)).toHaveLength(2);
});
