import { describe, expect, test } from "vitest";
import type { ResultRow } from "../../net/protocol";
import { orderAfter, stepsOf, sumAfter } from "./show";

const row = (seat: number, rank: number, over: Partial<ResultRow> = {}): ResultRow => ({
  seat,
  rank,
  money: 11,
  best_place: 1,
  sheets: [
    {
      prices: { R: 4 },
      prizes: { R: 9 },
      bets: [
        ["R", 6],
        ["B", 0],
        ["R", 0],
      ],
      money: 11,
    },
  ],
  ...over,
});
const rows = (count: number) => Array.from({ length: count }, (_, n) => row(count - 1 - n, n + 1));

describe("the scoring as a show", () => {
  test.each([2, 3, 4, 5, 6])("takes ten to fifteen seconds with %i players", (count) => {
    const whole = stepsOf(rows(count)).reduce((sum, { ms }) => sum + ms, 0);
    expect(whole).toBeGreaterThanOrEqual(10_000);
    expect(whole).toBeLessThanOrEqual(15_000);
  });

  test("turns over one bet of every player before the next, and names the winner last", () => {
    const steps = stepsOf(rows(3));
    expect(steps.flatMap(({ act, bet, seat }) => (act === "bet" ? [`${bet}${seat}`] : []))).toEqual([
      "10",
      "11",
      "12",
      "20",
      "21",
      "22",
      "30",
      "31",
      "32",
    ]);
    expect(steps.at(-1)).toMatchObject({ act: "place", seat: 2 });
  });

  test("starts in debt and ends with what the sheet says", () => {
    const [one] = rows(2);
    if (!one) throw new Error("no row");
    const steps = stepsOf(rows(2));
    expect(sumAfter(steps.slice(0, 1), one)).toBe(-4);
    expect(sumAfter(steps, one)).toBe(one.money);
  });

  test("brings along the first race of a tour, within fifteen seconds", () => {
    const [sheet] = row(0, 1).sheets;
    if (!sheet) throw new Error("no sheet");
    const tour = [0, 1, 2, 3, 4, 5].map((seat) => row(seat, seat + 1, { money: 22, sheets: [sheet, sheet] }));
    const steps = stepsOf(tour);
    expect(tour.map((one) => sumAfter(steps, one))).toEqual([22, 22, 22, 22, 22, 22]);
    expect(steps.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(15_000);
  });

  test("moves rows only between the rounds, and ends in the order of the result", () => {
    const poor = { ...row(0, 2), sheets: [{ prices: { B: 4 }, prizes: { B: 2 }, bets: [], money: -2 }] };
    const rich = { ...row(1, 1), sheets: [{ prices: { R: 6 }, prizes: { R: 12 }, bets: [], money: 6 }] };
    const result = [rich, poor] as ResultRow[];
    const steps = stepsOf(result);
    const seatsAfter = (shown: number) => orderAfter(result, steps, shown).map(({ seat }) => seat);
    expect(seatsAfter(1)).toEqual([0, 1]); // what they cost
    expect(seatsAfter(2)).toEqual([0, 1]); // the first one's prizes
    expect(seatsAfter(3)).toEqual([1, 0]); // everybody's
    expect(seatsAfter(steps.length)).toEqual([1, 0]);
  });
});
