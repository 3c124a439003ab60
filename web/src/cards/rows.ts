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
  /** How many cards each row has. */
  counts: number[];
  /** The narrowest strip, the height of a card, and the size of the smallest number, in pixels. */
  strip: number;
  tall: number;
  number: number;
}

export const GAP = 4;
/** What a finger needs, the gap around it included; less only where the smallest phone has no room for that. */
const FINGERS = [44, 38, 32];
/** A number below this is hard to read: then smaller targets are better, if that makes it this much larger. */
const READ = 16;
const WORTH = 1.2;
/** A card's frame and paper edge, left and right of its strips; and what is above and below them. */
export const FRAME = 6;
/** Wider strips, and higher cards, say no more. */
const WIDEST = 80;
const NARROWEST = 6;
const TALLEST = 150;
/** League Gothic is narrow: a number is this much higher than a strip is wide, and takes this part of its height. */
const UPRIGHT = 1.9;
const PART = 0.58;
/** Rows stay as they are while each of them is so full without being stretched. */
const FULL = 0.6;
const NONE: Rows = { places: [], counts: [], strip: 0, tall: 0, number: 0 };

/**
 * Lays out cards by the number of their lines, in the order they are held; `foot` is what a stub takes of the height.
 * With `kept`, the cards per row of the last layout, rows stay if they are full enough: no card changes its row.
 */
export function rowsOf(
  lines: readonly number[],
  width: number,
  height: number,
  foot = 0,
  kept: readonly number[] | null = null,
): Rows {
  const stays = kept && keptRows(lines, width, height, foot, kept);
  if (stays) return stays;
  let best = NONE;
  for (const finger of FINGERS) {
    const found = bestOf(lines, width, height, foot, finger);
    if (found && (best === NONE || found.number > WORTH * best.number)) best = found;
    if (best.number >= READ) return best;
  }
  return best;
}

function bestOf(
  lines: readonly number[],
  width: number,
  height: number,
  foot: number,
  finger: number,
): Rows | null {
  let best: Rows | null = null;
  for (let rows = 1; rows <= Math.max(1, lines.length); rows++) {
    const tall = tallOf(rows, height, foot);
    if (rows > 1 && tall + GAP < finger) break;
    const widest = stripOf(lines, rows, width, finger - GAP);
    if (widest === null) continue; // fingers would not find the cards of so few rows
    const found = laid(lines, breaks(lines, rows, widest, finger - GAP), width, tall, foot, finger - GAP);
    if (!best || found.number > best.number) best = found;
  }
  return best;
}

const tallOf = (rows: number, height: number, foot: number): number =>
  Math.min(TALLEST + foot, (height - GAP * (rows - 1)) / rows);

function keptRows(
  lines: readonly number[],
  width: number,
  height: number,
  foot: number,
  kept: readonly number[],
): Rows | null {
  if (kept.some((count) => count < 1)) return null;
  const least = (FINGERS[0] ?? 44) - GAP;
  const found = laid(lines, kept, width, tallOf(kept.length, height, foot), foot, least);
  const isFull = inRows(lines, kept).every(
    (held) => held.reduce((sum, one) => sum + wide(one, found.strip, least) + GAP, -GAP) >= FULL * width,
  );
  return isFull && found.strip > NARROWEST ? found : null;
}

/** The items of each row, from how many it has. */
function inRows<T>(items: readonly T[], counts: readonly number[]): T[][] {
  const starts = counts.map((_, row) => counts.slice(0, row).reduce((sum, one) => sum + one, 0));
  return starts.map((start, row) => items.slice(start, start + (counts[row] ?? 0)));
}

/** The cards per row once some are gone; null if others have come, or their order is another. */
export function countsWithout(
  rows: readonly (readonly string[])[],
  names: readonly string[],
): number[] | null {
  const stay = new Set(names);
  const left = rows.map((row) => row.filter((name) => stay.has(name)));
  return left.flat().join() === names.join() ? left.map((row) => row.length) : null;
}

/** What lies in which row, for the next layout; a hand that is hidden for a while comes back as it was. */
export class LastRows {
  rows: string[][] = [];
  places = new Map<string, Place>();
  #room = "";

  /** The rows to keep for these cards in this room. */
  counts(names: readonly string[], room: string): number[] | null {
    return room === this.#room ? countsWithout(this.rows, names) : null;
  }

  keep(names: readonly string[], { counts, places }: Rows, room: string): void {
    this.#room = room;
    this.rows = inRows(names, counts);
    this.places = new Map(names.flatMap((name, n) => (places[n] ? [[name, places[n]] as const] : [])));
  }
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
  foot: number,
  least: number,
): Rows {
  const places: Place[] = [];
  let strip = WIDEST;
  inRows(lines, counts).forEach((held, row) => {
    const here = stripFor(held, width - GAP * (held.length - 1), least);
    strip = Math.min(strip, here);
    let x = 0;
    for (const one of held) {
      const w = wide(one, here, least);
      places.push({ x, y: row * (tall + GAP), width: w, height: tall, row });
      x += w + GAP;
    }
  });
  const number = Math.min(strip * UPRIGHT, (tall - FRAME - foot) * PART);
  return { places, counts: [...counts], strip, tall, number };
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

/** The card whose own place is there, half of the gap around it included; -1 for none. */
export function cardAt(places: readonly Place[], x: number, y: number): number {
  const half = GAP / 2;
  return places.findIndex(
    (place) =>
      x >= place.x - half &&
      x <= place.x + place.width + half &&
      y >= place.y - half &&
      y <= place.y + place.height + half,
  );
}
