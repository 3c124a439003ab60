import { expect, test } from "vitest";
import { newKey, opened, parcel, partsOf } from "./parcel";

const RECEIPTS = `t:1:0:${"a".repeat(64)}`;

test("a parcel opens with its key, and with no other", () => {
  const packed = parcel(RECEIPTS, "ABCDEFGH");
  expect(opened(packed, "ABCDEFGH")).toBe(RECEIPTS);
  expect(opened(packed, "ABCDEFGJ")).toBeNull();
  expect(opened("", "ABCDEFGH")).toBeNull();
});

test("a server that exchanges a receipt breaks the seal", () => {
  const packed = parcel(RECEIPTS, "ABCDEFGH");
  expect(opened(packed.replace("aaa", "bbb"), "ABCDEFGH")).toBeNull();
  expect(opened(parcel(RECEIPTS.replaceAll("a", "b"), ""), "ABCDEFGH")).toBeNull();
});

test("the server gets its own part of a typed code only", () => {
  expect(partsOf(" abcde-23456 k7mq2pxw")).toEqual({ code: "ABCDE23456", key: "K7MQ2PXW" });
  expect(partsOf("ABCDE23456")).toEqual({ code: "ABCDE23456", key: "" });
});

test("keys differ, and have eight letters that nobody confuses", () => {
  const keys = Array.from({ length: 50 }, newKey);
  expect(new Set(keys).size).toBe(50);
  expect(keys.every((key) => /^[2-9A-HJKMNP-Z]{8}$/.test(key))).toBe(true);
});

test("a server is asked to carry only as much as it takes", () => {
  const many = Array.from({ length: 200 }, (_, n) => `t${n}:1:0:${"a".repeat(64)}`).join(";");
  const packed = parcel(many, "ABCDEFGH");
  expect(packed.length).toBeLessThan(8192);
  expect(opened(packed, "ABCDEFGH")).toMatch(/;t199:1:0:a+$/);
});
