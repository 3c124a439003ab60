// A turn that is being put together: step by step, tried out by the server, taken back freely, confirmed once.

import type { Phase } from "../game/position";
import { changedLine, type Line } from "../net/fold";
import type { Answer, Request } from "../net/link";
import {
  type ChoiceInfo,
  type GameEvent,
  type OutlookInfo,
  PHASES,
  type PhraseInfo,
  type Previewed,
  type Sight,
} from "../net/protocol";

interface Step {
  choice: ChoiceInfo;
  /** There was no other way, so nobody chose it. */
  forced: boolean;
}

/** What a draft needs from the table it belongs to. */
export interface Desk {
  seat: number | null;
  view: Sight | null;
  seq: number;
  /** Whether anything may be done now. */
  isOpen: boolean;
  request(request: Request): Promise<Answer>;
  /** A step was tried out, and these things would happen. */
  tried(events: GameEvent[]): void;
  /** Something else is shown now: cars go where they would be. */
  reset(): void;
}

export class Draft {
  steps = $state.raw<Step[]>([]);
  tried = $state.raw<Previewed | null>(null);
  isBusy = $state(false);
  /** Whether it is being played just now: what happens next was tried out before. */
  isPlayed = false;
  #desk: Desk;
  #offered = "";
  #told = 0;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** A secret choice has no preview: it is confirmed as it is. */
  get isSecret(): boolean {
    return PHASES[(this.#desk.view?.line.phase ?? "over") as Phase].isSecret;
  }

  get isEmpty(): boolean {
    return this.steps.length === 0;
  }

  get isDone(): boolean {
    return this.isSecret ? !this.isEmpty : Boolean(this.tried?.ended);
  }

  /** What the turn comes to so far, once something of it is chosen. */
  get outlook(): OutlookInfo | null {
    return this.isEmpty || this.isSecret ? null : (this.tried?.outlook ?? null);
  }

  get choices(): ChoiceInfo[] {
    const { view, isOpen } = this.#desk;
    if (!view || !isOpen) return [];
    return this.tried && !this.isSecret ? this.tried.choices : view.choices;
  }

  /** What is asked now. */
  get ask(): PhraseInfo | null {
    const { view, isOpen } = this.#desk;
    if (!view || !isOpen) return null;
    return (this.tried && !this.isSecret ? this.tried.ask : view.ask) ?? null;
  }

  get last(): ChoiceInfo | null {
    return this.steps.at(-1)?.choice ?? null;
  }

  /** The card that opened the turn, if one did. */
  get first(): ChoiceInfo | null {
    return this.steps[0]?.choice ?? null;
  }

  get line(): Line {
    const line = this.#desk.view?.line ?? {};
    return this.tried && !this.isSecret ? changedLine(line, this.tried.line) : line;
  }

  /** Starts afresh if something else is asked now than when this draft was begun; whether it did. */
  renew(force = false): boolean {
    const { seat, view } = this.#desk;
    const offer = JSON.stringify([seat, view?.line.phase, view?.choices.map((choice) => choice.do)]);
    if (offer === this.#offered && !force) return false;
    this.#offered = offer;
    this.#empty();
    if (view?.choices.some((choice) => choice.path && !choice.end)) void this.#lookAhead();
    return true;
  }

  /** A move is asked for at once, as on a rival's card: what each end comes to is asked with an empty draft. */
  async #lookAhead(): Promise<void> {
    const { seat, isOpen } = this.#desk;
    const offered = this.#offered;
    if (seat === null || !isOpen) return;
    const answer = await this.#desk.request({ t: "preview", seat, draft: [] });
    if (answer.t === "previewed" && offered === this.#offered && this.isEmpty && !this.tried)
      this.tried = answer;
  }

  #empty(): void {
    this.steps = [];
    this.tried = null;
    this.#told = 0;
  }

  #clear(): void {
    this.#empty();
    this.#desk.reset();
  }

  async pick(choice: ChoiceInfo, forced = false): Promise<void> {
    if (this.isBusy) return;
    if (this.isSecret) {
      this.steps = [{ choice, forced }];
      return;
    }
    this.steps = [...this.steps, { choice, forced }];
    await this.#preview();
    const only = this.tried?.choices.length === 1 ? this.tried.choices[0] : undefined;
    if (only?.path && only.do.includes(" move ")) await this.pick(only, true);
  }

  async stepBack(): Promise<void> {
    if (this.isBusy) return;
    const steps = [...this.steps];
    while (steps.pop()?.forced);
    this.steps = steps;
    await this.#preview();
    this.#desk.reset();
  }

  async #preview(): Promise<void> {
    const { seat } = this.#desk;
    const { steps } = this;
    if (seat === null || !steps.length || this.isSecret) return this.#take(null);
    this.isBusy = true;
    const answer = await this.#desk.request({ t: "preview", seat, draft: this.#actions() });
    this.isBusy = false;
    if (steps !== this.steps) return; // something else is asked by now
    if (answer.t === "previewed") this.#take(answer);
    else this.#clear();
  }

  #take(answer: Previewed | null): void {
    const events = answer?.events ?? [];
    const news = events.slice(this.#told);
    this.tried = answer;
    this.#told = events.length;
    if (news.length) this.#desk.tried(news);
  }

  /** Plays it; afterwards the table has moved on, or says why not. */
  async commit(): Promise<boolean> {
    const { seat, seq } = this.#desk;
    if (this.isBusy || seat === null || !this.isDone) return false;
    this.isBusy = this.isPlayed = true;
    const answer = await this.#desk.request({ t: "commit", seat, seq, draft: this.#actions() });
    this.isBusy = this.isPlayed = false;
    // The next question may look just like this one, as in the auction. Cars are where they belong, or on their way.
    if (answer.t === "refused") this.#clear();
    else this.#empty();
    return answer.t !== "refused";
  }

  #actions(): string[] {
    return this.steps.map((step) => step.choice.do);
  }
}
