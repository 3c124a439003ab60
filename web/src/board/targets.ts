// What one may point at on the board: ends of a move, or cars.

import type { Car } from "../game/cars";

/** Of a space in a question: whether it is marked, and what the answer says of that. */
export type Mark = "open" | "chosen" | "right" | "wrong" | "missed";

export interface Target {
  key: string;
  /** The cells entered, in order. */
  path: string[];
  /** Where the move ends; null is beyond the finish line. */
  cell: string | null;
  /** The target is this car itself: naming a wild, betting. */
  car: Car | null;
  /** What is printed on it: a number. */
  label: string;
  /** What it is called where nobody sees it. */
  name: string;
  /** The betting line that is crossed on the way. */
  crosses?: number | undefined;
  /** It can be marked and unmarked, and looks accordingly. */
  mark?: Mark | undefined;
}

/** In the order of their numbers; those with the same one stay as they come. */
export function inOrder(targets: readonly Target[]): Target[] {
  const rank = ({ label }: Target) => Number.parseFloat(label) || 0;
  return [...targets].sort((a, b) => rank(a) - rank(b));
}

/** The place in a ring after some keys; null for keys that mean something else. */
export function stepTo(key: string, from: number, count: number): number | null {
  if (key === "ArrowRight" || key === "ArrowDown") return (from + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (from + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}
