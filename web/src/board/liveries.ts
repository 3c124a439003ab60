// Six racing cars of the late sixties, seen from above, nose to the right. Lengths are lane widths, and the middle
// of the letter's disc is (0, 0). They differ in colour, letter, number, nose and paint, so any one of these will do.

import type { Car } from "../game/cars";

export interface Livery {
  /** Its race number, and the ink of that. */
  number: string;
  ink: string;
  /** The body, closed. */
  body: string;
  /** What is painted on it in the second colour, cut by the body. */
  paint: string;
  trim: string;
  helmet: string;
}

/** From tail to shoulders on the left, round a nose, and back on the right. */
const body = (nose: string): string =>
  `M-0.7,-0.15C-0.6,-0.23 -0.46,-0.245 -0.3,-0.26C-0.1,-0.285 0.1,-0.28 0.22,-0.25${nose}` +
  "C0.1,0.28 -0.1,0.285 -0.3,0.26C-0.46,0.245 -0.6,0.23 -0.7,0.15Z";

// Each from (0.22, -0.25) to (0.22, 0.25).
const BULLET = "C0.44,-0.21 0.6,-0.18 0.7,-0.12Q0.84,0 0.7,0.12C0.6,0.18 0.44,0.21 0.22,0.25";
const PIKE = "C0.42,-0.21 0.62,-0.12 0.8,-0.04Q0.83,0 0.8,0.04C0.62,0.12 0.42,0.21 0.22,0.25";
const CIGAR =
  "C0.46,-0.2 0.62,-0.2 0.72,-0.15Q0.81,-0.09 0.81,0Q0.81,0.09 0.72,0.15C0.62,0.2 0.46,0.2 0.22,0.25";
const BEAK =
  "C0.4,-0.21 0.52,-0.19 0.6,-0.16L0.83,-0.06L0.75,0L0.83,0.06L0.6,0.16C0.52,0.19 0.4,0.21 0.22,0.25";
const SHOVEL = "C0.42,-0.19 0.5,-0.14 0.58,-0.14L0.78,-0.22V0.22L0.58,0.14C0.5,0.14 0.42,0.19 0.22,0.25";
const MOUTH = "C0.42,-0.2 0.56,-0.17 0.74,-0.17L0.79,-0.1V0.1L0.74,0.17C0.56,0.17 0.42,0.2 0.22,0.25";

const hoop = (from: number, to: number): string => `M${from},-0.3H${to}V0.3H${from}Z`;
const stripe = (from: number, to: number): string => `M-0.9,${from}H0.9V${to}H-0.9Z`;

const PAPER = "var(--paper-bright)";
const NAVY = "var(--navy)";
const MUSTARD = "var(--mustard)";

export const LIVERIES: Record<Car, Livery> = {
  // A pale nose.
  K: {
    number: "11",
    ink: PAPER,
    body: body(BULLET),
    paint: hoop(0.52, 0.9),
    trim: PAPER,
    helmet: "var(--red)",
  },
  // One broad stripe from nose to tail.
  B: { number: "14", ink: NAVY, body: body(PIKE), paint: stripe(-0.1, 0.1), trim: PAPER, helmet: PAPER },
  // Two hoops round the nose.
  G: {
    number: "5",
    ink: PAPER,
    body: body(CIGAR),
    paint: hoop(0.49, 0.56) + hoop(0.63, 0.7),
    trim: MUSTARD,
    helmet: MUSTARD,
  },
  // Dark flanks.
  Y: {
    number: "23",
    ink: NAVY,
    body: body(BEAK),
    paint: stripe(-0.3, -0.17) + stripe(0.17, 0.3),
    trim: NAVY,
    helmet: "var(--petrol)",
  },
  // A dark arrow, and a nose as wide as a shovel.
  O: {
    number: "36",
    ink: NAVY,
    body: body(SHOVEL),
    paint: "M0.46,-0.3L0.6,0L0.46,0.3H0.6L0.74,0L0.6,-0.3Z",
    trim: NAVY,
    helmet: PAPER,
  },
  // A pale mouth and a pale hoop behind the driver.
  R: {
    number: "8",
    ink: PAPER,
    body: body(MOUTH),
    paint: hoop(0.66, 0.9) + hoop(-0.62, -0.51),
    trim: PAPER,
    helmet: MUSTARD,
  },
};

const wheel = (x: number, y: number, length: number, width: number): string =>
  `M${x - length / 2},${y - width / 2}h${length}v${width}h${-length}Z`;

const pair = (x: number, y: number, length: number, width: number): string =>
  wheel(x, -y, length, width) + wheel(x, y, length, width);

export const WHEELS = pair(0.47, 0.325, 0.24, 0.13) + pair(-0.5, 0.32, 0.32, 0.165);

/** Wishbones and drive shafts. */
export const ARMS =
  "M0.38,-0.12L0.47,-0.3L0.54,-0.1M0.38,0.12L0.47,0.3L0.54,0.1" +
  "M-0.42,-0.1L-0.5,-0.3L-0.58,-0.1M-0.42,0.1L-0.5,0.3L-0.58,0.1";

/** Two pipes out of the back. */
export const PIPES = "M-0.55,-0.08H-0.81M-0.55,0.08H-0.81";

/** Where the driver sits; the disc hides its front. */
export const PIT = "M-0.45,-0.12Q-0.32,-0.2 -0.16,-0.17V0.17Q-0.32,0.2 -0.45,0.12Z";
