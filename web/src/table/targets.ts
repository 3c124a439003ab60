// What can be chosen on the board: ends of moves by number, cars by their place. The rest are buttons and cards.

import type { Target } from "../board/targets";
import { isCar } from "../game/cars";
import { type Position, readAction } from "../game/position";
import type { Circuit } from "../game/road";
import { type Race, restOfWay, shortWay, wayText } from "../i18n/describe";
import type { Words } from "../i18n/words";
import type { ChoiceInfo } from "../net/protocol";

/** How a move's end is offered: a number, and what is said of it. */
export interface Way {
  choice: ChoiceInfo;
  label: string;
  /** Where it leads in a few words, and what follows from it. */
  text: string;
  note: string;
  /** All of it, with the space's name, for ears and for those who want to know. */
  name: string;
  /** What a name made of the text and the note still lacks. */
  rest: string;
}

export function waysOf(
  choices: readonly ChoiceInfo[],
  words: Words,
  position: Position,
  circuit: Circuit,
  race: Race,
  hasCodes = false,
): Way[] {
  const ways = choices
    .filter((choice) => choice.path?.length)
    .map((choice, n) => ({
      choice,
      label: String(n + 1),
      // What is still to go tells ways apart by their first word; where laps are counted it is no distance to anything.
      ...shortWay(words, choice, position, circuit, !race.laps),
      name: `${n + 1}. ${wayText(words, choice, position, circuit, race)}`,
      rest: restOfWay(words, choice, circuit, race),
    }));
  return ways.map((way) => toldApart(way, ways, words)).map((way) => (hasCodes ? coded(way) : way));
}

function coded(way: Way): Way {
  const { path, do: action } = way.choice;
  const code = readAction(action).to === "finish" ? "" : path?.at(-1);
  return code ? { ...way, text: `${code} · ${way.text}` } : way;
}

/** Two ways to the same distance in the same lane: how many spaces they take tells them apart. */
function toldApart(way: Way, ways: readonly Way[], words: Words): Way {
  const isAlone = ways.every((other) => other === way || other.text !== way.text);
  const steps = way.choice.path?.length;
  if (isAlone || !steps) return way;
  return { ...way, text: words.plainList([way.text, words.text("way-driven", { steps })]) };
}

export function targetsOf(
  choices: readonly ChoiceInfo[],
  ways: readonly Way[],
  words: Words,
  position: Position,
  hasBets = false,
): Target[] {
  const ends = ways.map(({ choice, label, name }) => ({
    key: choice.do,
    path: choice.path ?? [],
    cell: readAction(choice.do).to === "finish" ? null : (choice.path?.at(-1) ?? null),
    car: null,
    label,
    name,
    ...(choice.crosses ? { crosses: choice.crosses } : {}),
  }));
  const cars = choices.flatMap((choice) => {
    const { verb, what } = readAction(choice.do);
    if ((verb !== "wild" && !(hasBets && verb === "bet")) || !isCar(what) || !position.cars.has(what))
      return [];
    return [{ key: choice.do, path: [], cell: null, car: what, label: "", name: words.car(what) }];
  });
  return [...ends, ...cars];
}
