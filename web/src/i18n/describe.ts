// Sentences about the board: where a move may end, where cars are, what lies ahead of them.

import { type Car, isCar, nameOf } from "../game/cars";
import type { Position } from "../game/position";
import { readAction } from "../game/position";
import type { Ahead, Circuit } from "../game/road";
import type { ChoiceInfo, EndInfo } from "../net/protocol";
import type { Words } from "./words";

// As in cli/terminal/screen.py, which says the same of the same position.
const NEAR = 6; // steps within which a car ahead is worth a word
const FAR = 12; // steps within which a line is

/** What the rules of a table mean for the road. */
export interface Race {
  laps: boolean;
  bets: boolean;
}

/** Before the table is known. */
export const ONE_RACE: Race = { laps: false, bets: true };

export function laneText(words: Words, circuit: Circuit, name: string): string {
  const cell = circuit.cells.get(name);
  return cell ? words.filled(`lane-${cell.side}`, { lane: cell.lane + 1 }) : "";
}

/** The line of the card in play that is being resolved, as printed: from 0 at the top. */
export const printedLine = ({ line, reverse }: Position, lines: number): number =>
  reverse ? lines - 1 - line : line;

/** A way a car may take: where it ends and what follows. */
export function wayText(
  words: Words,
  choice: ChoiceInfo,
  position: Position,
  circuit: Circuit,
  race: Race,
): string {
  const path = choice.path ?? [];
  const { to } = readAction(choice.do);
  const end = path.at(-1) ?? "";
  const steps = path.length;
  if (to === "finish") return words.text("choice-finish", { place: position.home.length + 1, steps });
  const way = { space: end, lane: laneText(words, circuit, end), steps };
  const togo = circuit.cells.get(end)?.to_go ?? 0;
  const label = race.laps ? words.text("choice-move-laps", way) : words.text("choice-move", { ...way, togo });
  const told = follows(words, choice);
  return words.plainList([label, ...told, ...freedText(words, choice)]);
}

/** The same in a few words: lane and distance, and in small print what follows, as the server says. */
export function shortWay(
  words: Words,
  choice: ChoiceInfo,
  position: Position,
  circuit: Circuit,
  hasToGo = false,
): { text: string; note: string } {
  const path = choice.path ?? [];
  const { to } = readAction(choice.do);
  const lane = laneText(words, circuit, path.at(-1) ?? "");
  const text =
    to === "finish"
      ? words.text("way-finish", { place: position.home.length + 1 })
      : hasToGo
        ? words.text("way-to-go", { lane, steps: circuit.cells.get(path.at(-1) ?? "")?.to_go ?? 0 })
        : words.text("way-to", { lane, steps: path.length });
  return { text, note: words.plainList(follows(words, choice)) };
}

/** What is said to ears besides: the space's name, what is to go, and who is set free. */
export function restOfWay(words: Words, choice: ChoiceInfo, circuit: Circuit, race: Race): string {
  const end = choice.path?.at(-1) ?? "";
  if (readAction(choice.do).to === "finish") return "";
  const steps = circuit.cells.get(end)?.to_go ?? 0;
  const distance = race.laps ? [] : [words.text("order-to-go", { steps })];
  return words.plainList([end, ...distance, ...freedText(words, choice)]);
}

/** Who could move again: small print has no room for it. */
function freedText(words: Words, { end }: ChoiceInfo): string[] {
  const freed = [...(end?.freed ?? "")].filter(isCar);
  return freed.length ? [words.text("choice-frees", { cars: words.cars(freed) })] : [];
}

/** What follows, as the server says. */
function follows(words: Words, choice: ChoiceInfo): string[] {
  const { what } = readAction(choice.do);
  const told = isCar(what) && choice.end ? followsText(words, what, choice.end) : [];
  return choice.crosses ? [words.text("choice-crosses", { number: choice.crosses }), ...told] : told;
}

/** Who is passed, who is stuck then, and what that costs. */
function followsText(words: Words, car: Car, end: EndInfo): string[] {
  const stuck = [...end.stuck].filter(isCar);
  const others = stuck.filter((one) => one !== car);
  const passed = [...end.overtaken].filter(isCar);
  const lost = Object.entries(end.spaces).filter(([one, spaces]) => isCar(one) && spaces < 0);
  return [
    ...(passed.length ? [words.text("way-ahead-of", { cars: words.cars(passed) })] : []),
    ...(others.length ? [words.text("way-jams", { cars: words.cars(others) })] : []),
    ...(stuck.includes(car) ? [words.text("way-stuck")] : []),
    ...lost.map(([one, spaces]) =>
      one === car
        ? words.text("way-loses", { steps: -spaces })
        : words.text("draft-loses", { car: nameOf(one as Car), steps: -spaces }),
    ),
  ];
}

export function aheadText(
  words: Words,
  car: Car,
  position: Position,
  circuit: Circuit,
  isJammed: boolean,
  { laps, bets }: Race,
): string {
  const crossed = bets ? Math.max(0, ...linesCrossed(position, circuit)) : null;
  const ahead = circuit.ahead(car, position.cars, crossed, laps);
  const parts = ahead
    ? aheadParts(words, ahead, isJammed, laps)
    : [words.text("ahead-home", { place: position.home.indexOf(car) + 1 })];
  return words.text("ahead", { car: nameOf(car), what: words.list(parts) });
}

function aheadParts(words: Words, ahead: Ahead, isJammed: boolean, laps: boolean): string[] {
  const parts = isJammed ? [words.text("ahead-jammed")] : [];
  for (const { car, steps } of ahead.cars.filter(({ steps: n }) => n <= NEAR).slice(0, 2)) {
    const name = nameOf(car);
    parts.push(
      steps === 1 ? words.text("ahead-next", { car: name }) : words.text("ahead-car", { car: name, steps }),
    );
  }
  if (ahead.squeeze === 0) parts.push(words.text("ahead-in-squeeze"));
  else if (ahead.squeeze !== null && ahead.squeeze <= FAR)
    parts.push(words.text("ahead-squeeze", { steps: ahead.squeeze }));
  if (ahead.bet && ahead.bet.steps <= FAR) parts.push(words.text("ahead-bet", ahead.bet));
  if (!laps && ahead.toGo <= FAR) parts.push(words.text("ahead-finish", { steps: ahead.toGo }));
  return parts.length ? parts : [words.text("ahead-clear")];
}

/** How many betting lines each car has behind it; one that is home has all. */
function linesCrossed(position: Position, circuit: Circuit): number[] {
  const onTrack = [...position.cars.values()].map(({ cell }) => circuit.cells.get(cell)?.lines_behind ?? 0);
  return position.home.length ? [circuit.track.betting_lines.length] : onTrack;
}
