// Where the tickets of a phone's hand lie: in rows that fill the width, each card as wide as it has strips.

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  row: number;
}

export interface Rows {
  places: Place[];
  rows: number;
  /** The narrowest strip and the height of all, in pixels. */
  strip: number;
  tall: number;
}

const GAP = 4;
/** What a finger needs, the gap around it included; less only where the smallest phone has no room for that. */
const FINGERS = [44, 38, 32];
/** A card's frame and paper edge, left and right of its strips; and what is above and below them. */
const FRAME = 6;
/** Wider strips, and higher cards, say no more. */
const WIDEST = 60;
const NARROWEST = 6;
const TALLEST = 140;
/** League Gothic is narrow: a number is this much higher than a strip is wide, and takes this part of its height. */
const UPRIGHT = 1.9;
const PART = 0.58;

/** `lines` of each card in the order they are held; `foot` is what a stub takes of its height. */
export function rowsOf(lines: readonly number[], width: number, height: number, foot = 0): Rows {
  for (const finger of FINGERS) {
    const found = bestOf(lines, width, height, foot, finger);
    if (found) return found;
  }
  return { places: [], rows: 0, strip: 0, tall: 0 };
}

function bestOf(
  lines: readonly number[],
  width: number,
  height: number,
  foot: number,
  finger: number,
): Rows | null {
  let best: (Rows & { score: number }) | null = null;
  for (let rows = 1; rows <= Math.max(1, lines.length); rows++) {
    const tall = Math.min(TALLEST + foot, (height - GAP * (rows - 1)) / rows);
    if (rows > 1 && tall + GAP < finger) break;
    const widest = stripOf(lines, rows, width, finger - GAP);
    if (widest === null) continue; // fingers would not find the cards of so few rows
    const found = laid(lines, breaks(lines, rows, widest, finger - GAP), width, tall, finger - GAP);
    const score = Math.min(found.strip * UPRIGHT, (tall - FRAME - foot) * PART);
    if (!best || score > best.score) best = { ...found, rows, tall, score };
  }
  return best;
}

/** The widest strip with which all cards have room in so many rows, in their order; null if none has. */
function stripOf(lines: readonly number[], rows: number, width: number, least: number): number | null {
  const fits = (strip: number): boolean => {
    let [used, row] = [-GAP, 1];
    for (const one of lines) {
      const next = used + GAP + wide(one, strip, least);
      if (next <= width) used = next;
      else [used, row] = [wide(one, strip, least), row + 1];
      if (used > width) return false;
    }
    return row <= rows;
  };
  if (!fits(NARROWEST)) return null;
  let [low, high] = [NARROWEST, WIDEST];
  for (let n = 0; n < 20; n++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

const wide = (lines: number, strip: number, least: number): number => Math.max(least, FRAME + lines * strip);

/** Rows as equal as they go, in the order of the cards: how many cards each has. */
function breaks(lines: readonly number[], rows: number, strip: number, least: number): number[] {
  const natural = lines.map((one) => wide(one, strip, least) + GAP);
  const total = [0];
  for (const one of natural) total.push((total.at(-1) ?? 0) + one);
  const sum = (from: number, to: number): number => (total[to] ?? 0) - (total[from] ?? 0);
  // worst[r][n]: the longest of r rows that hold the first n cards, at its shortest
  let worst = total.map((one) => one);
  const cuts: number[][] = [];
  for (let row = 2; row <= rows; row++) {
    const next: number[] = [];
    const cut: number[] = [];
    for (let n = 0; n <= lines.length; n++) {
      let [value, at] = [Number.POSITIVE_INFINITY, 0];
      for (let k = 0; k <= n; k++) {
        const one = Math.max(worst[k] ?? 0, sum(k, n));
        if (one < value) [value, at] = [one, k];
      }
      next.push(value);
      cut.push(at);
    }
    worst = next;
    cuts.push(cut);
  }
  const counts: number[] = [];
  let end = lines.length;
  for (const cut of cuts.toReversed()) {
    const from = cut[end] ?? 0;
    counts.unshift(end - from);
    end = from;
  }
  return [end, ...counts];
}

function laid(
  lines: readonly number[],
  counts: readonly number[],
  width: number,
  tall: number,
  least: number,
): { places: Place[]; strip: number } {
  const places: Place[] = [];
  let [at, narrowest] = [0, WIDEST];
  counts.forEach((count, row) => {
    const held = lines.slice(at, at + count);
    at += count;
    const free = width - GAP * (count - 1);
    const strip = stripFor(held, free, least);
    narrowest = Math.min(narrowest, strip);
    const widths = held.map((one) => wide(one, strip, least));
    let x = 0;
    for (const one of widths) {
      places.push({ x, y: row * (tall + GAP), width: one, height: tall, row });
      x += one + GAP;
    }
  });
  return { places, strip: narrowest };
}

/** How wide a strip may be for these cards to fill the room, and no wider than says something. */
function stripFor(held: readonly number[], free: number, least: number): number {
  let [low, high] = [4, WIDEST];
  for (let n = 0; n < 24; n++) {
    const middle = (low + high) / 2;
    if (held.reduce((sum, one) => sum + wide(one, middle, least), 0) > free) high = middle;
    else low = middle;
  }
  return low;
}

/** The card above or below: the one whose middle is nearest. */
export function beside(places: readonly Place[], from: number, by: 1 | -1): number {
  const here = places[from];
  if (!here) return from;
  const middle = here.x + here.width / 2;
  const off = ({ x, width }: Place): number => Math.abs(x + width / 2 - middle);
  const row = places.flatMap((place, at) => (place.row === here.row + by ? [at] : []));
  return row.sort((a, b) => off(places[a] as Place) - off(places[b] as Place))[0] ?? from;
}
