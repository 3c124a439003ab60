// The words of an exercise: names of seats and spaces, reasons, and where the rule stands.

import type { Mark, Target } from "../../board/targets";
import { isCar, nameOf } from "../../game/cars";
import type { Position } from "../../game/position";
import type { Circuit } from "../../game/road";
import { laneText } from "../../i18n/describe";
import type { Words } from "../../i18n/words";
import type { Option, Part, Verdict } from "../../net/protocol";
import type { Attempt } from "./attempt.svelte";

const FINISH = "finish";
const MONEY = new Set(["amount", "lower", "prizes", "prices", "bets"]);

export const addressOf = (id: string): string => `/learn/exercises/${id}`;

export const driver = (words: Words, seat: number): string => words.text("bot-driver", { number: seat + 1 });

/** The title, the question or the rule of an exercise. */
export const textOf = (words: Words, id: string, part: "" | "-ask" | "-rule" = ""): string =>
  words.named(`exercise-${id}${part}`, id);

/** Why an answer is wrong, in a sentence. */
export function reasonOf(words: Words, { why, args = {} }: Verdict): string {
  const worded = Object.entries(args).map(([name, value]) => [name, argument(words, name, value)]);
  return words.filled(`exercise-why-${why}`, Object.fromEntries(worded));
}

function argument(words: Words, name: string, value: string | number): string | number {
  if (isCar(String(value))) return name === "car" ? nameOf(value as "K") : words.car(value as "K");
  if (name === "player" || name === "rival") return driver(words, Number(value));
  return MONEY.has(name) ? words.money(Number(value)) : value;
}

/** What a part asks; nothing where the question has said it. */
export function legendOf(words: Words, part: Part): string {
  const [name = "", count = ""] = part.name.split("-");
  const args = part.car ? { car: nameOf(part.car as "K") } : { count };
  if (part.name.length === 1) return words.filled("exercise-part-steers", args);
  return words.has(`exercise-part-${name}`) ? words.filled(`exercise-part-${name}`, args) : "";
}

/** How a part is answered. */
export function hintOf(words: Words, { pick, of }: Part): string {
  if (of === "space") return words.text(pick === "one" ? "exercise-pick-one-space" : "exercise-pick-space");
  return words.text(`exercise-pick-${pick}`);
}

const SECTIONS: [RegExp, string][] = [
  [/^R2/, "setup"],
  [/^R3/, "auction"],
  [/^R4\.[1-5]$/, "race"],
  [/^R4/, "steering"],
  [/^R[67]/, "finish"],
  [/^R8/, "powers"],
  [/^R9/, "two"],
];

/** Where the rules page has a clause. */
export function ruleAddress(clause: string): string {
  const section = SECTIONS.find(([pattern]) => pattern.test(clause))?.[1];
  return section ? `/rules#${section}` : "/rules";
}

// --- spaces ---------------------------------------------------------------------------------------

/** The spaces of a question as the board shows them. */
export function spacesOf(
  attempt: Attempt,
  part: Part,
  words: Words,
  position: Position,
  circuit: Circuit,
): Target[] {
  const { verdict, isOpen } = attempt;
  return (part.options ?? []).map((option) => ({
    key: option.key,
    path: verdict && !verdict.right && !isOpen && verdict.spot === option.key ? (verdict.path ?? []) : [],
    cell: option.key === FINISH ? null : option.key,
    car: null,
    label: "",
    name: spaceName(words, option, position, circuit),
    mark: markOf(attempt, part, option.key),
  }));
}

function markOf({ chosen, verdict, isOpen }: Attempt, part: Part, key: string): Mark {
  const isChosen = (chosen[part.name] ?? []).includes(key);
  const isRight = verdict?.solution[part.name]?.includes(key) ?? false;
  if (verdict && (isOpen || verdict.right)) {
    if (isRight) return isChosen ? "right" : "missed";
    return isChosen ? "wrong" : "open";
  }
  if (verdict?.spot === key) return isChosen ? "wrong" : "missed";
  return isChosen ? "chosen" : "open";
}

function spaceName(words: Words, { key, steps = 0 }: Option, position: Position, circuit: Circuit): string {
  if (key === FINISH) return words.text("exercise-space-finish");
  const lane = laneText(words, circuit, key);
  const way = steps ? words.text("way-to", { lane, steps }) : words.text("exercise-space-beside", { lane });
  const space = `${key}, ${way}`;
  const there = [...position.cars].find(([, { cell }]) => cell === key)?.[0];
  return there ? words.text("exercise-space-occupied", { space, car: nameOf(there) }) : space;
}
