// The scoring as a show: which amount is turned up when, and what everybody has by then.

import type { ResultRow } from "../../net/protocol";
import { reckon } from "./score";

export type Act = "cost" | "earlier" | "prizes" | "bet" | "place";

/** One thing that is turned up. */
export interface Step {
  act: Act;
  /** Of a bet, from 1. */
  bet: number;
  /** Whose; null is everybody's at once. */
  seat: number | null;
  /** How long it is looked at, in milliseconds. */
  ms: number;
}

const COST = 1600;
const EARLIER = 1000;
const PRIZES = 2400; // for all players together, as is a bet
const BET = 2100;
const PLACE = 300;
const WINNER = 1600;

/** Cost first, then what came in; at the end the places, the winner last. Ten to fifteen seconds in all. */
export function stepsOf(rows: readonly ResultRow[]): Step[] {
  const seats = rows.map(({ seat }) => seat).sort((a, b) => a - b);
  const step = (act: Act, ms: number, seat: number | null = null, bet = 0): Step => ({ act, bet, seat, ms });
  const each = (act: Act, ms: number, bet = 0) =>
    seats.map((seat) => step(act, ms / seats.length, seat, bet));
  const bets = Math.max(0, ...rows.map(({ sheets }) => sheets.at(-1)?.bets.length ?? 0));
  return [
    step("cost", COST),
    ...((rows[0]?.sheets.length ?? 0) > 1 ? [step("earlier", EARLIER)] : []),
    ...each("prizes", PRIZES),
    ...Array.from({ length: bets }, (_, at) => each("bet", BET, at + 1)).flat(),
    ...rows.toReversed().map(({ seat, rank }) => step("place", rank === 1 ? WINNER : PLACE, seat)),
  ];
}

/** What a seat has after some steps. */
export function sumAfter(steps: readonly Step[], row: ResultRow): number {
  const [last, earlier] = [row.sheets.slice(-1), row.sheets.slice(0, -1)];
  const { prizes, paid } = reckon(last);
  const amounts: Record<Act, (step: Step) => number> = {
    cost: () => -paid,
    earlier: () => earlier.reduce((sum, { money }) => sum + money, 0),
    prizes: () => prizes,
    bet: ({ bet }) => last[0]?.bets[bet - 1]?.[1] ?? 0,
    place: () => 0,
  };
  return steps
    .filter(({ seat }) => seat === null || seat === row.seat)
    .reduce((sum, step) => sum + amounts[step.act](step), 0);
}

/** The rows as they stand once so many steps are shown; within a round of slips nobody changes places. */
export function orderAfter(rows: readonly ResultRow[], steps: readonly Step[], shown: number): ResultRow[] {
  const isOpen = ({ act, bet }: Step): boolean =>
    steps.slice(shown).some((step) => step.act === act && step.bet === bet);
  const done = steps.slice(0, shown).filter((step) => !isOpen(step));
  if (done.at(-1)?.act === "place") return [...rows];
  return rows.toSorted((a, b) => sumAfter(done, b) - sumAfter(done, a) || a.seat - b.seat);
}
