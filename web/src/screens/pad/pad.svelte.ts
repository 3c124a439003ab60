// The pad as it is on this device: kept with every change, and scored by the server.

import { words } from "../../i18n/state.svelte";
import { ask, Refusal } from "../../net/http";
import type { PadAnswer, PadEntries, PadRules } from "../../net/protocol";
import { blank, entriesOf, isSame, type Place, parse, placesOf, type Written, write } from "./entries";

const KEY = "downforce-pad";
const AFTER = 120; // milliseconds: a name is typed letter by letter
const AGAIN_AFTER = 3000;

type Score = (entries: PadEntries) => Promise<PadAnswer>;
const scoreByServer: Score = (entries) => ask<PadAnswer>("/api/pad", entries);

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // private windows may have no memory
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // nothing to be done: the pad lasts as long as its page
  }
}

export class Pad {
  written: Written = $state(blank("en"));
  answer = $state.raw<PadAnswer | null>(null);
  /** A reason of the server, or of the way to it; empty if all is well. */
  trouble = $state("");
  /** What the mode asks for, as the server said it last. */
  asks: PadRules | null = $derived(this.answer?.asks ?? null);
  places: Place[] = $derived(placesOf(this.asks));
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the next answer has to be about: the entries as text. */
  #wanted = "";
  /** What the last answer was about. */
  #answered = "";
  #waiting: (() => void)[] = [];

  constructor(readonly score: Score = scoreByServer) {
    this.written = parse(kept(), words.edition);
  }

  get place(): Place {
    const { place } = this.written;
    return this.places.find((other) => isSame(other, place)) ?? { part: "players", race: 0 };
  }

  /** Players of one name are told apart by their number. */
  name = (seat: number): string => {
    const names = this.written.names.map((name) => name.trim());
    const own = names[seat];
    if (!own) return words.text("pad-player", { number: seat + 1 });
    return names.some((name, other) => other !== seat && name === own) ? `${own} ${seat + 1}` : own;
  };

  get names(): string[] {
    return this.written.names.map((_, seat) => this.name(seat));
  }

  money = (millions: number): string => words.money(millions, this.written.edition);
  track = (race: number): string =>
    words.track(this.asks?.tracks[race] ?? this.written.track, this.written.edition);

  /** Keeps what is written and has it scored; an effect that reads all of it. */
  follow(): void {
    keep(write(this.written));
    const entries = JSON.stringify(entriesOf(this.written));
    if (entries === this.#wanted) return; // names are not sent
    const wait = this.#wanted ? AFTER : 0;
    this.#wanted = entries;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(entries), wait);
  }

  /** No more tries. */
  stop(): void {
    this.#wanted = "";
    clearTimeout(this.#timer);
  }

  async #ask(entries: string): Promise<void> {
    try {
      const answer = await this.score(JSON.parse(entries) as PadEntries);
      if (entries !== this.#wanted) return; // something else was written meanwhile
      this.answer = answer;
      this.trouble = "";
      this.#answered = entries;
      this.#release();
    } catch (error) {
      if (entries !== this.#wanted) return;
      this.trouble = error instanceof Refusal ? error.reason : "server-trouble";
      this.#release();
      this.#timer = setTimeout(() => void this.#ask(entries), AGAIN_AFTER);
    }
  }

  /** Once the answer is about what is written now, or none is to be had. */
  inStep(): Promise<void> {
    if (this.#answered === this.#wanted || this.trouble) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #release(): void {
    for (const go of this.#waiting.splice(0)) go();
  }

  go(place: Place): void {
    this.written.place = { ...place };
  }
}
