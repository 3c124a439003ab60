// A rival's card that lies on the table: which of its lines is carried out.

import type { SpeedLine } from "../game/cards";
import type { Car } from "../game/cars";

/** The line of the car that drives, or else a wild; with none on its way the card is shown as it was played. */
export function lineDriven(driven: Car | null | undefined, lines: readonly SpeedLine[]): number | null {
  if (!driven) return null;
  const own = lines.findIndex(({ car }) => car === driven);
  const found = own < 0 ? lines.findIndex(({ car }) => car === null) : own;
  return found < 0 ? null : found;
}
