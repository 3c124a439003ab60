// What the page would say. tests/i18n/page.py asks, and the Python twins say the same or a test fails.

import type { TrackData } from "../../src/game/board";
import { type Deck, readDeck } from "../../src/game/cards";
import { CARS, type Car } from "../../src/game/cars";
import { readPosition } from "../../src/game/position";
import { Circuit } from "../../src/game/road";
import { aheadText, laneText, ONE_RACE, type Race } from "../../src/i18n/describe";
import { eventLines, fill } from "../../src/i18n/fill";
import type { Language } from "../../src/i18n/languages";
import { Words } from "../../src/i18n/words";
import type { EditionWords } from "../../src/net/about";
import type { Line } from "../../src/net/fold";
import type { GameEvent, PhraseInfo } from "../../src/net/protocol";

interface World {
  language: Language;
  catalogue: string;
  editions: Record<string, EditionWords>;
  decks: Record<string, Record<string, string[]>>;
  tracks: Record<string, TrackData>;
}

/** Whose game it is about; a track or a deck by the name it has in the world. */
interface Table {
  names: string[];
  edition: string;
  deck: string;
  track: string;
  rules?: Race;
}

type Question =
  | { ask: "text"; id: string; args: Record<string, string | number> }
  | { ask: "list" | "plain-list"; items: string[] }
  | { ask: "money"; millions: number; edition: string }
  | { ask: "track"; track: string; edition: string }
  | { ask: "card"; deck: string; card: string }
  | { ask: "refusal"; reason: string; detail: string }
  | { ask: "named"; kind: Registry; name: string }
  | { ask: "lane"; track: string; cell: string }
  | { ask: "event"; table: Table; event: GameEvent }
  | { ask: "phrase"; table: Table; phrase: PhraseInfo }
  | { ask: "ahead" | "road"; table: Table; line: Line; jammed: string };

type Registry =
  | "powerName"
  | "powerEffect"
  | "powerExample"
  | "modeName"
  | "modeAbout"
  | "editionName"
  | "editionAbout"
  | "optionName"
  | "optionAbout"
  | "botName"
  | "botAbout";

export function answer(world: World, questions: Question[]): unknown[] {
  const page = new Page(world);
  return questions.map((question) => page.answer(question));
}

class Page {
  readonly words: Words;
  readonly decks: Map<string, Deck>;
  readonly circuits: Map<string, Circuit>;

  constructor({ language, catalogue, editions, decks, tracks }: World) {
    this.words = new Words(language, catalogue, editions);
    this.decks = new Map(Object.entries(decks).map(([name, cards]) => [name, readDeck(cards)]));
    this.circuits = new Map(Object.entries(tracks).map(([name, track]) => [name, new Circuit(track)]));
  }

  answer(question: Question): unknown {
    const { words } = this;
    switch (question.ask) {
      case "text":
        return words.text(question.id as "place", question.args as { place: number });
      case "list":
        return words.list(question.items);
      case "plain-list":
        return words.plainList(question.items);
      case "money":
        return words.money(question.millions, question.edition);
      case "track":
        return words.track(question.track, question.edition);
      case "card":
        return words.card(found(this.deck(question.deck).get(question.card)));
      case "refusal":
        return words.refusal(question.reason, question.detail);
      case "named":
        return words[question.kind](question.name);
      case "lane":
        return laneText(words, this.circuit(question.track), question.cell);
      case "event": {
        const { names, edition, deck } = question.table;
        return eventLines(question.event, { words, names, edition, deck: this.deck(deck) }).join("\n");
      }
      case "phrase": {
        const { names, edition, deck } = question.table;
        return fill(question.phrase, { words, names, edition, deck: this.deck(deck) });
      }
      case "ahead":
        return CARS.map((car) => this.ahead(car, question.line, question.jammed, question.table));
      case "road":
        return CARS.map((car) => this.road(car, question.line, question.table));
    }
  }

  deck = (name: string): Deck => found(this.decks.get(name));
  circuit = (name: string): Circuit => found(this.circuits.get(name));

  ahead(car: Car, line: Line, jammed: string, { track, rules = ONE_RACE }: Table): string {
    const position = readPosition(line);
    return aheadText(this.words, car, position, this.circuit(track), jammed.includes(car), rules);
  }

  road(car: Car, line: Line, { track, rules = ONE_RACE }: Table): unknown {
    const circuit = this.circuit(track);
    const { cars } = readPosition(line);
    const ahead = circuit.ahead(car, cars, null, rules.laps);
    if (!ahead) return null;
    const near = ahead.cars.map((other) => [other.steps, other.car]);
    return { near, squeeze: ahead.squeeze, "to-go": ahead.toGo };
  }
}

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error("the question names something that is not there");
  return thing;
}
