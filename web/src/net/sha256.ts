// SHA-256 of bytes, in hexadecimal: phones on a home network come over plain http, where crypto.subtle is missing.

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32);
const PRIMES = firstPrimes(64);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function padded(bytes: Uint8Array): DataView {
  const out = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  out.set(bytes);
  out[bytes.length] = 0x80;
  const view = new DataView(out.buffer);
  view.setUint32(out.length - 4, bytes.length * 8); // short messages only
  return view;
}

function schedule(block: DataView, at: number): Int32Array {
  const w = new Int32Array(64);
  const word = (i: number): number => w[i] as number;
  for (let i = 0; i < 16; i++) w[i] = block.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const a = word(i - 15);
    const b = word(i - 2);
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = word(i - 16) + s0 + word(i - 7) + s1;
  }
  return w;
}

type Eight = [number, number, number, number, number, number, number, number];

function mixed(state: Eight, w: Int32Array): Eight {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choose = (e & f) ^ (~e & g);
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + s1 + choose + (ROUND[i] as number) + (w[i] as number)) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + s0 + most) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((x, i) => (x + (state[i] as number)) | 0) as Eight;
}

export function sha256(bytes: Uint8Array): string {
  const data = padded(bytes);
  let state = START.map((x) => x | 0) as Eight;
  for (let at = 0; at < data.byteLength; at += 64) state = mixed(state, schedule(data, at));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
