// A film in words: what happened at each moment, and the tables beside the board.

import { type Car, isCar } from "../../game/cars";
import type { Position } from "../../game/position";
import { withAdvice } from "../../i18n/advice";
import { eventLines, type TextContext } from "../../i18n/fill";
import type { Words } from "../../i18n/words";
import type { GameEvent, Sight } from "../../net/protocol";
import { type Mark, type Reel, termsOf } from "./reel";

export interface StoryLine {
  text: string;
  /** The car it is about. */
  car: Car | null;
}

export interface Chapter {
  at: number;
  lines: StoryLine[];
  /** A lot, a turn or a round of bets begins here. */
  isNew: boolean;
}

/** `contexts` go with the frames: a world tour has two circuits. */
export function storyOf(reel: Reel, contexts: readonly TextContext[]): Chapter[] {
  const begins = new Set(reel.marks.filter(({ kind }: Mark) => kind !== "finish").map(({ at }) => at));
  return reel.frames.flatMap(({ events = [], advised = false }, at) => {
    const context = contexts[at];
    const lines = context ? events.flatMap((event) => linesOf(event, context)) : [];
    const [first] = lines;
    if (advised && first && context) first.text = withAdvice(context.words, first.text);
    return lines.length ? [{ at, lines, isNew: begins.has(at - 1) }] : [];
  });
}

function linesOf(event: GameEvent, context: TextContext): StoryLine[] {
  const car = "car" in event && event.car ? event.car : null;
  return eventLines(event, context).map((text, n) => ({ text, car: n === 0 ? car : null }));
}

/** The chapter that a moment belongs to: its own, or the last one before it. */
export const chapterAt = (story: readonly Chapter[], at: number): Chapter | undefined =>
  story.findLast((chapter) => chapter.at <= at);

export const orderOf = ({ order }: Sight): Car[] => [...order].filter(isCar);

/** The running order as the tower prints it. */
export function rowsOf(
  words: Words,
  view: Sight,
  position: Position,
  names: readonly string[],
  seat: number | null,
) {
  const isLong = termsOf(view).mode === "long-distance";
  return orderOf(view).map((car, n) => {
    const owner = position.owners.get(car);
    const home = position.home.indexOf(car) + 1;
    const hasStalled = !home && position.phase === "over" && Boolean(view.result?.money_decides);
    const state: "racing" | "home" | "stalled" = home ? "home" : hasStalled ? "stalled" : "racing";
    const laps = position.cars.get(car)?.laps ?? 0;
    const steps = view.to_go[n] ?? 0;
    const gap = home
      ? words.text("order-home", { place: home })
      : view.jammed.includes(car)
        ? words.text("order-jammed")
        : isLong
          ? words.text("order-to-line", { lap: laps + 1, steps })
          : words.text("order-to-go", { steps });
    const mine = seat !== null && owner?.seat === seat;
    return { car, place: n + 1, owner: owner ? (names[owner.seat] ?? null) : null, mine, gap, state };
  });
}

const sets = new Map<string, ReadonlySet<Car>>();

/** The same set for the same cars, so that cards whose cars are the same need not be printed again. */
export function carSet(cars: readonly Car[]): ReadonlySet<Car> {
  const key = [...cars].sort().join("");
  const known = sets.get(key) ?? new Set(cars);
  sets.set(key, known);
  return known;
}
