// What the examples of the rules page share: some cards of the deck, and the names of the players.

import { readDeck, type SpeedCard } from "../../game/cards";
import { words } from "../../i18n/state.svelte";

const CARDS = readDeck({
  B1: ["R6", "Y4", "K2", "B1"],
  A1: ["G6", "K5", "O4", "Y3", "B2", "R1"],
  C4: ["K6", "G4", "*2", "R1"],
  D6: ["G6", "R4", "K2"],
  C1: ["B6", "O4", "*2", "Y1"],
});

export const card = (name: string): SpeedCard => CARDS.get(name) as SpeedCard;

export const driver = (number: number): string => words.text("bot-driver", { number });
