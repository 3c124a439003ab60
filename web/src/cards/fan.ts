// Where the cards of a hand lie: side by side if they fit, else each over the one before, the lifted one in full.

export interface Fan {
  /** The left edge of each card, in pixels. */
  places: number[];
  isCrowded: boolean;
}

const GAP = 6;

export function fanOf(count: number, card: number, width: number, lifted: number): Fan {
  const side = count * (card + GAP) - GAP;
  if (side <= width || count < 2) {
    const start = Math.max(0, (width - side) / 2);
    return { places: Array.from({ length: count }, (_, at) => start + at * (card + GAP)), isCrowded: false };
  }
  const isInside = lifted >= 0 && lifted < count - 1;
  const step = isInside && count > 2 ? (width - 2 * card) / (count - 2) : (width - card) / (count - 1);
  if (isInside && step < (width - card) / (count - 1) && step > 0) {
    const places = Array.from({ length: count }, (_, at) =>
      at <= lifted ? at * step : (at - 1) * step + card,
    );
    return { places, isCrowded: true };
  }
  const even = (width - card) / (count - 1);
  return { places: Array.from({ length: count }, (_, at) => at * even), isCrowded: true };
}
