// How much larger everything is printed than usual, as on a large screen.

const USUAL = 16; // pixels

/** Read again whenever `changed`, as a height in rem, is another. */
export function rootScale(_changed?: unknown): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL || 1;
}
