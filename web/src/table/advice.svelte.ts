// The race engineer: asked for the question that is open now, and silent again once that is another one.

import type { Answer, Request } from "../net/link";
import type { AdviceInfo, ChoiceInfo } from "../net/protocol";
import type { Draft } from "./draft.svelte";

/** What advice needs from the table it belongs to. */
export interface Asker {
  seat: number | null;
  /** Whether the table allows advice, and this seat has something to decide. */
  mayAsk: boolean;
  draft: Draft;
  request(request: Request): Promise<Answer>;
}

export class Advice {
  /** On the way. */
  isBusy = $state(false);
  #told = $state.raw<{ question: string; choices: AdviceInfo[] } | null>(null);
  #asker: Asker;

  constructor(asker: Asker) {
    this.#asker = asker;
  }

  /** What was advised for the question that is open; null if nobody asked. */
  get choices(): AdviceInfo[] | null {
    return this.#asker.mayAsk && this.#told?.question === this.#question ? this.#told.choices : null;
  }

  /** Secret choices are made alone: there the draft is one choice that can be another one. */
  get #draft(): string[] {
    const { draft } = this.#asker;
    return draft.isSecret ? [] : draft.steps.map(({ choice }) => choice.do);
  }

  get #question(): string {
    const { seat, draft } = this.#asker;
    return JSON.stringify([seat, this.#draft, draft.choices.map((choice) => choice.do)]);
  }

  /** Asks, or folds the answer away again. */
  async toggle(): Promise<void> {
    if (this.choices) this.close();
    else await this.#ask();
  }

  close(): void {
    this.#told = null;
  }

  async #ask(): Promise<void> {
    const { seat, mayAsk } = this.#asker;
    if (seat === null || !mayAsk || this.isBusy) return;
    const question = this.#question;
    this.isBusy = true;
    const answer = await this.#asker.request({ t: "advise", seat, draft: this.#draft });
    this.isBusy = false;
    if (answer.t === "advised") this.#told = { question, choices: answer.choices };
  }

  /** Puts a choice into the draft, where it can be taken back like any other. */
  async take(advice: AdviceInfo): Promise<void> {
    const choice = this.choiceOf(advice);
    if (!choice) return;
    this.close();
    await this.#asker.draft.pick(choice);
  }

  choiceOf(advice: AdviceInfo): ChoiceInfo | undefined {
    return this.#asker.draft.choices.find((choice) => choice.do === advice.do);
  }
}
