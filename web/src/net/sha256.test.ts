import { expect, test } from "vitest";
import { fromHex, sha256 } from "./sha256";

test("the published examples", () => {
  expect(sha256(new TextEncoder().encode("abc"))).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
  expect(sha256(new Uint8Array())).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

test("every length up to three blocks agrees with the platform", async () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
    expect(sha256(bytes)).toBe(hex);
  }
});

test("hexadecimal digits become bytes", () => {
  expect([...fromHex("00ff10")]).toEqual([0, 255, 16]);
});
