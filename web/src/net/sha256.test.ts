import { expect, test } from "vitest";
import { hashHex, hashText } from "./sha256";

test("the published examples", () => {
  expect(hashText("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(hashText("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

test("hexadecimal digits stand for bytes", () => {
  expect(hashHex("616263")).toBe(hashText("abc"));
  expect(hashHex("c3b6")).toBe(hashText("ö"));
});

test("a text that is not hexadecimal has no hash", () => {
  expect(hashHex("61626")).toBeNull();
  expect(hashHex("zz")).toBeNull();
});
