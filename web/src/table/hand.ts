// Their own cards, and what each of them can do now.

import type { CardUse, HandEntry } from "../cards/uses";
import type { Deck } from "../game/cards";
import { type Position, readAction } from "../game/position";
import type { ChoiceInfo } from "../net/protocol";

const ABOUT_CARDS = new Set(["bid", "play"]);

export function useOf(choice: ChoiceInfo): CardUse {
  const { verb, to } = readAction(choice.do);
  if (verb === "play") return { kind: to === "reverse" ? "upside-down" : "play" };
  if (choice.amount === null || choice.amount === undefined) return { kind: "pass" };
  return { kind: to === "declared" ? "declare" : "bid", amount: choice.amount };
}

const isAbout = (choice: ChoiceInfo, card: string): boolean => {
  const { verb, what } = readAction(choice.do);
  return ABOUT_CARDS.has(verb) && what === card;
};

/** Cards in the order they are held; the highest use first is what a click does. */
export function handOf(
  position: Position,
  seat: number,
  deck: Deck,
  choices: readonly ChoiceInfo[],
): HandEntry[] {
  const names = position.hands[seat]?.names ?? [];
  return names.flatMap((name) => {
    const card = deck.get(name);
    return card ? [{ card, uses: choices.filter((choice) => isAbout(choice, name)).map(useOf) }] : [];
  });
}

/** What cards bid for a lot. Whoever has chosen still sees it, in the same order, while the others think. */
export class LastBids {
  #lot = "";
  #uses = new Map<string, readonly CardUse[]>();

  of(entries: readonly HandEntry[], lot: string): HandEntry[] {
    const isAsked = entries.some(({ uses }) => uses.length);
    if (lot !== this.#lot || isAsked)
      this.#uses = new Map(entries.map(({ card, uses }) => [card.name, uses]));
    this.#lot = lot;
    return entries.map((entry) => ({ ...entry, uses: this.#uses.get(entry.card.name) ?? [] }));
  }
}

export function choiceFor(
  choices: readonly ChoiceInfo[],
  card: string,
  use: CardUse,
): ChoiceInfo | undefined {
  return choices.find((choice) => isAbout(choice, card) && useOf(choice).kind === use.kind);
}
