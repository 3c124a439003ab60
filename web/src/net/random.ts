import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";

/** Random bytes in hexadecimal; works over plain http too, where crypto.randomUUID is missing. */
export const randomHex = (bytes: number): string => bytesToHex(randomBytes(bytes));
