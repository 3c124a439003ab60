// SHA-256 of bytes, in hexadecimal: phones on a home network come over plain http, where crypto.subtle is missing.

const primes = (() => {
  const found = [];
  for (let n = 2; found.length < 64; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
})();
const fraction = (x) => Math.floor((x - Math.floor(x)) * 2 ** 32);
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = primes.map((prime) => fraction(Math.cbrt(prime)));

const turn = (x, n) => (x >>> n) | (x << (32 - n));

function padded(bytes) {
  const out = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  out.set(bytes);
  out[bytes.length] = 0x80;
  new DataView(out.buffer).setUint32(out.length - 4, bytes.length * 8); // short messages only
  return out;
}

export function sha256(bytes) {
  const data = new DataView(padded(bytes).buffer);
  const hash = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let at = 0; at < data.byteLength; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = data.getInt32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15], b = w[i - 2];
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3), s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25), choose = (e & f) ^ (~e & g);
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22), most = (a & b) ^ (a & c) ^ (b & c);
      const one = (h + s1 + choose + ROUND[i] + w[i]) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + s0 + most) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => { hash[i] += value; });
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

export const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
