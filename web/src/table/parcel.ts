// Receipts on their way to another device by a typed code. A server carries them, and must not exchange them.

import { randomHex } from "../net/random";
import { hashText } from "../net/sha256";

const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
/** The part of a typed code that a server made; the key follows. */
const OWN_PART = 10;
const KEY = 8;
/** A server that tries keys has to do this much for each; the code is good for five minutes. */
const ROUNDS = 1 << 12;
/** What a server takes; more than that is not likely, and the oldest stay behind. */
const MOST = 8000;

/** A key that no server ever sees: the second part of the typed code. */
export function newKey(): string {
  const bytes = randomHex(256).match(/../g) ?? [];
  const fair = bytes.map((byte) => parseInt(byte, 16)).filter((byte) => byte < 8 * LETTERS.length);
  return fair
    .slice(0, KEY)
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join("");
}

/** A typed code in its two parts; without a key the second is empty. */
export function partsOf(typed: string): { code: string; key: string } {
  const tidy = [...typed.toUpperCase()].filter((letter) => LETTERS.includes(letter)).join("");
  return { code: tidy.slice(0, OWN_PART), key: tidy.slice(OWN_PART) };
}

/** The receipts with a seal that only the key makes. */
export function parcel(receipts: string, key: string): string {
  const parts = receipts.split(";");
  while (parts.join(";").length > MOST) parts.shift();
  const text = parts.join(";");
  return `${sealOf(text, key)}.${text}`;
}

/** The receipts in a parcel; null if the seal is not that of this key. */
export function opened(text: string, key: string): string | null {
  const [seal, receipts = ""] = text.split(".", 2);
  return seal === sealOf(receipts, key) ? receipts : null;
}

function sealOf(text: string, key: string): string {
  let seal = hashText(`downforce parcel 1\n${key}\n${text}`);
  for (let n = 0; n < ROUNDS; n++) seal = hashText(seal + key);
  return seal;
}
