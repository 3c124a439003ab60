// Colours as eyes see them, for the tests: contrast, difference, and eyes that lack one kind of cone.

export type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Light of sRGB, 0 to 1, from `#rrggbb`. */
export function light(hex: string): Triple {
  const part = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const times = (matrix: Matrix, [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];

/** What WCAG calls contrast: 1 to 21. */
export function contrast(a: Triple, b: Triple): number {
  const [dark, bright] = [times(TO_XYZ, a)[1], times(TO_XYZ, b)[1]].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

/** CIELAB, under the light that sRGB is made for. */
export function lab(colour: Triple): Triple {
  const white = times(TO_XYZ, [1, 1, 1]);
  const [x, y, z] = times(TO_XYZ, colour).map((value, k) => {
    const share = Math.max(0, value) / (white[k] as number);
    return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
  }) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How eyes see that lack one kind of cone: Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
export const EYES: Record<string, Matrix> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export const seenBy = (eyes: string, colour: Triple): Triple =>
  times(EYES[eyes] as Matrix, colour).map((value) => Math.min(1, Math.max(0, value))) as unknown as Triple;

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const { cos, sin, hypot, sqrt, exp } = Math;
const seventh = (chroma: number): number => sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** CIEDE2000, the difference of two colours in CIELAB, as written out by Sharma, Wu and Dalal (2005). */
export function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const stretch = 1.5 - 0.5 * seventh((hypot(a1, b1) + hypot(a2, b2)) / 2);
  const [c1, c2] = [hypot(stretch * a1, b1), hypot(stretch * a2, b2)];
  const [h1, h2] = [hue(stretch * a1, b1), hue(stretch * a2, b2)];
  const isGrey = c1 * c2 === 0;
  const apart = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(rad(apart / 2))];

  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = isGrey ? h1 + h2 : middle(h1, h2);
  const t =
    1 -
    0.17 * cos(rad(h - 30)) +
    0.24 * cos(rad(2 * h)) +
    0.32 * cos(rad(3 * h + 6)) -
    0.2 * cos(rad(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const twist = -sin(rad(60 * exp(-(((h - 275) / 25) ** 2)))) * 2 * seventh(c);
  return sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + twist * (dc / sc) * (dh / sh));
}

const hue = (a: number, b: number): number => (a || b ? ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 : 0);

function middle(h1: number, h2: number): number {
  if (Math.abs(h1 - h2) <= 180) return (h1 + h2) / 2;
  return (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2;
}
