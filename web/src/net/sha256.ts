// SHA-256 in hexadecimal. Phones on a home network come over plain http, where crypto.subtle is missing.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The hash of the bytes that hexadecimal digits stand for; null for any other text. */
export function hashHex(hex: string): string | null {
  try {
    return bytesToHex(sha256(hexToBytes(hex)));
  } catch {
    return null;
  }
}
