// Plays on the board what happened since one's last turn: at most fifteen seconds, and it ends with the question.

import { readPosition } from "../game/position";
import { prefs } from "../prefs.svelte";
import { isStill } from "../still";
import { drivesOf } from "./drives";
import type { Glance, Room } from "./room.svelte";
import { type Moment, type Since, sinceLastTurn } from "./since";

const LONGEST = 15_000; // milliseconds for all of it
const SHARE = 13_500; // of these for what moves
const DRIVE = 950; // about as long takes a car
const LINE = 700; // and a line to read
const SHORTEST_LINE = 160;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Recall {
  #room: Room;
  since = $state.raw<Since | null>(null);
  isPlaying = $state(false);
  /** How many of the moments were shown. */
  shown = $state(0);
  hasBegun = false;
  #run = 0;
  #glance: Glance | null = null;

  constructor(room: Room) {
    this.#room = room;
  }

  /** Reads what happened, and plays it; once per visit. */
  async begin(): Promise<void> {
    this.hasBegun = true;
    const { seat, seen } = this.#room;
    const updates = await this.#room.history(seat).then(
      (told) => told.updates,
      () => null,
    );
    if (!updates || !seen) return;
    const since = sinceLastTurn(updates, seen.yours);
    const isOneRace = since?.before?.line.race === this.#room.view?.line.race;
    this.since = since;
    if (since && isOneRace && !isStill()) await this.play();
    else this.shown = since?.moments.length ?? 0;
  }

  async play(): Promise<void> {
    const { since } = this;
    if (!since || this.isPlaying) return;
    this.#run += 1;
    const run = this.#run;
    this.#glance = this.#room.glance;
    this.isPlaying = true;
    this.shown = 0;
    const { stage } = this.#room;
    const speed = stage.speed;
    const faster = Math.max(1, costOf(since.moments) / SHARE);
    const end = setTimeout(() => this.#run === run && this.skip(), LONGEST);
    stage.finish();
    this.#put(since.seq, since.before);
    stage.speed = (speed || 1) * faster;
    for (const moment of since.moments) {
      this.shown += 1;
      await stage.drive(drivesOf(moment.events));
      if (this.#hasEnded(run)) return this.skip();
      this.#put(moment.seq, moment.view);
      await wait(Math.max(SHORTEST_LINE, LINE / faster));
      if (this.#hasEnded(run)) return this.skip();
    }
    clearTimeout(end);
    this.skip();
  }

  /** Somebody wants to see the board as it is now, or another part of the past. */
  #hasEnded(run: number): boolean {
    return this.#run !== run || this.#room.glance !== this.#glance;
  }

  /** Ends it: the board is as it is now, and the question is open. */
  skip(): void {
    if (!this.isPlaying) return;
    this.#run += 1;
    this.isPlaying = false;
    this.shown = this.since?.moments.length ?? 0;
    this.#room.stage.finish();
    this.#room.stage.speed = prefs.speed;
    void this.#room.glanceAt(null);
  }

  #put(seq: number, view: Moment["view"]): void {
    if (!view?.line.cars && !view?.line.home) return;
    const position = readPosition(view.line);
    this.#room.stage.place(position.cars, position.home);
    this.#glance = { seq, view, position };
    this.#room.glance = this.#glance;
  }
}

/** About how long all of it takes, in milliseconds. */
function costOf(moments: readonly Moment[]): number {
  return moments.reduce((sum, { events }) => sum + LINE + drivesOf(events).length * DRIVE, 0);
}

const recalls = new WeakMap<Room, Recall>();

/** One per table: what was seen is not begun again. */
export function recallOf(room: Room): Recall {
  const known = recalls.get(room) ?? new Recall(room);
  recalls.set(room, known);
  return known;
}
