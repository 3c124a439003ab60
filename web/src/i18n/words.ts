// The texts of one language, asked for by message or by thing: the twin of src/downforce/i18n/words.py.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { SpeedCard, SpeedLine } from "../game/cards";
import { type Car, nameOf } from "../game/cars";
import type { EditionWords } from "../net/about";
import type { Language } from "./languages";
import type { Messages } from "./messages";

export type MessageId = keyof Messages;
export type Arguments<M extends MessageId> = [Messages[M]] extends [never]
  ? []
  : [Record<Messages[M], string | number>];

/** Spanish says "Ana e Irene", but "nieve y hielo"; words.py has the same pattern. */
const BEGINS_WITH_I = /^h?[ií](?![aeou])/i;

export class Words {
  #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    catalogue: string,
    readonly editions: Readonly<Record<string, EditionWords>> = {},
  ) {
    const locale = language === "en-XA" ? "en" : language;
    this.#bundle = new FluentBundle(locale, {
      useIsolating: false,
      ...(language === "en-XA" ? { transform: drawnOut } : {}),
    });
    const faults = this.#bundle.addResource(new FluentResource(catalogue));
    if (faults.length) throw faults[0];
  }

  text<M extends MessageId>(id: M, ...[args]: Arguments<M>): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`there is no message ${id}`);
    return this.#bundle.formatPattern(pattern, args ?? {});
  }

  /** For ids put together from what the server names; what has no words is called by its own name. */
  named(id: string, otherwise: string): string {
    return this.has(id) ? this.text(id as "yes") : otherwise;
  }

  /** A message that the server names; it may take fewer arguments than there are. */
  filled(id: string, args: Record<string, string | number>): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args) : id;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  // --- parts of sentences ---------------------------------------------------------------------------

  /** Several things in a row: Ada, Bruno and Carmen. */
  list(items: readonly string[]): string {
    const last = items.at(-1) ?? this.text("list-none");
    const start = this.plainList(items.slice(0, -1));
    if (!start) return last;
    return this.text(BEGINS_WITH_I.test(last) ? "list-pair-before-i" : "list-pair", { start, last });
  }

  /** Several things in a row without an "and". */
  plainList(items: readonly string[]): string {
    return items.reduce((start, last) => (start ? this.text("list-comma", { start, last }) : last), "");
  }

  /** The edition printed in this language. */
  get edition(): string {
    return this.language in this.editions ? this.language : "en";
  }

  money(millions: number, edition = this.edition): string {
    const pattern = this.editions[edition]?.currency ?? "{n}M";
    return (millions < 0 ? "−" : "") + pattern.replace("{n}", String(Math.abs(millions)));
  }

  /** A circuit as an edition calls it: `marina-bay@1` is Marina Bay. */
  track(id: string, edition = this.edition): string {
    const name = id.replace(/@.*/, "");
    return this.editions[edition]?.titles[name] ?? this.editions.en?.titles[name] ?? name;
  }

  car(car: Car): string {
    return this.text("car", { car: nameOf(car) });
  }

  cars(cars: readonly Car[]): string {
    return this.list(cars.map((car) => this.car(car)));
  }

  place(place: number): string {
    return this.text("place", { place });
  }

  line({ car, speed }: SpeedLine): string {
    return car ? this.text("card-line", { car: nameOf(car), speed }) : this.text("card-line-wild", { speed });
  }

  card(card: SpeedCard): string {
    return this.plainList(card.lines.map((line) => this.line(line)));
  }

  // --- what registries name -------------------------------------------------------------------------

  powerName = (power: string | null): string =>
    power ? this.named(`power-${power}`, power) : this.text("power-none");
  powerEffect = (power: string): string => this.named(`power-${power}-effect`, "");
  powerExample = (power: string): string => this.named(`power-${power}-example`, "");
  modeName = (mode: string): string => this.named(`mode-${mode}`, mode);
  modeAbout = (mode: string): string => this.named(`mode-${mode}-about`, "");
  editionName = (edition: string): string => this.named(`edition-${edition}`, edition);
  editionAbout = (edition: string): string => this.named(`edition-${edition}-about`, "");
  optionName = (option: string): string => this.named(`option-${option}`, option);
  optionAbout = (option: string): string => this.named(`option-${option}-about`, "");
  optionValue = (option: string, value: string): string => this.named(`option-${option}-${value}`, value);
  botName = (bot: string): string => this.named(`bot-${bot}`, bot);
  botAbout = (bot: string): string => this.named(`bot-${bot}-about`, "");

  /** Why something was refused, in one sentence. */
  refusal(reason: string, detail = ""): string {
    const id = [`reason-${reason}`, `refused-${reason}`].find((name) => this.has(name));
    const pattern = id && this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, { detail: detail || "none" }) : reason;
  }
}

const ACCENTED = "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";
const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Accents on every letter, and 40 % more of them. */
function drawnOut(text: string): string {
  const accented = [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join("");
  const letters = text.match(/[a-z]/gi)?.length ?? 0;
  const more = letters > 1 ? Math.ceil(letters * 0.4) : 0; // a single letter is a sign on a car
  return accented + "~".repeat(more);
}
