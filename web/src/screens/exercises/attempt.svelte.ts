// One try at an exercise: what is marked, and what the engine says of it. No rule is known here.

import { ask } from "../../net/http";
import type { ExerciseShown, Part, Verdict } from "../../net/protocol";
import { prefs, remember } from "../../prefs.svelte";

type Answer = Record<string, string[]>;

export class Attempt {
  readonly shown: ExerciseShown;
  /** For each part of the question the keys that are marked. */
  chosen: Answer = $state({});
  verdict = $state.raw<Verdict | null>(null);
  isSolved = $state(false);
  /** The right answer is shown instead of one's own. */
  isOpen = $state(false);
  isAsking = $state(false);

  constructor(shown: ExerciseShown) {
    this.shown = shown;
    this.chosen = nothingOf(shown);
  }

  get id(): string {
    return this.shown.exercise.id;
  }

  /** Whether every part has something that can be checked. */
  get isReady(): boolean {
    return this.shown.parts.every(({ name, pick }) => {
      const keys = this.chosen[name] ?? [];
      return pick === "number" ? /^-?\d{1,3}$/.test(keys[0] ?? "") : keys.length > 0;
    });
  }

  /** What is marked, or what should be, once that is shown. */
  keysOf(part: Part): readonly string[] {
    return (this.isOpen ? this.verdict?.solution[part.name] : this.chosen[part.name]) ?? [];
  }

  press(part: Part, key: string): void {
    if (this.isSolved) return;
    const keys = this.chosen[part.name] ?? [];
    if (part.pick === "one") this.write(part, [key]);
    else if (keys.includes(key))
      this.write(
        part,
        keys.filter((each) => each !== key),
      );
    else this.write(part, [...keys, key]);
  }

  write(part: Part, keys: string[]): void {
    if (this.isSolved) return;
    this.chosen[part.name] = keys;
    this.verdict = null;
    this.isOpen = false;
  }

  async check(): Promise<void> {
    if (this.isReady) await this.#ask();
  }

  async #ask(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      const answer = $state.snapshot(this.chosen);
      this.verdict = await ask<Verdict>(`/api/exercises/${encodeURIComponent(this.id)}/check`, { answer });
      this.isSolved = this.verdict.right;
      if (this.isSolved) rememberSolved(this.id);
    } finally {
      this.isAsking = false;
    }
  }

  /** Shows the right answer. */
  open(): void {
    this.isOpen = true;
  }

  /** The same before anything was checked; for questions that may be answered with nothing marked. */
  async reveal(): Promise<void> {
    if (!this.verdict) await this.#ask();
    if (this.verdict) this.open();
  }

  /** Everything as it was at first. */
  clear(): void {
    this.chosen = nothingOf(this.shown);
    this.verdict = null;
    this.isSolved = this.isOpen = false;
  }
}

const nothingOf = ({ parts }: ExerciseShown): Answer =>
  Object.fromEntries(parts.map(({ name }) => [name, []]));

function rememberSolved(id: string): void {
  if (!prefs.exercises.includes(id)) remember({ exercises: [...prefs.exercises, id] });
}
