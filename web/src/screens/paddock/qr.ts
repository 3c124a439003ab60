// A link as a QR code, drawn as one path.

import { correction, generate, type Mask } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

export interface QrCode {
  /** How many modules a side has. */
  size: number;
  /** The outlines of the dark modules; a module is one unit. */
  path: string;
}

/** Throws for a text of more than about 2,300 letters. Without a mask, the most legible one is taken. */
export function qrCode(text: string, mask?: Mask): QrCode {
  const code = generate(text, {
    minCorrectionLevel: correction.M,
    maxCorrectionLevel: correction.M,
    mask: mask ?? null,
  });
  return { size: code.size, path: toSvgPath(code) };
}
