// The projector: which moment of a finished game is shown, and how it goes on from there.

import { Stage } from "../../board/stage.svelte";
import type { TrackData } from "../../game/board";
import { type Position, readPosition } from "../../game/position";
import type { Sight } from "../../net/protocol";
import { prefs } from "../../prefs.svelte";
import { drivesOf } from "../../table/drives";
import { lingerAt, makeReel, nextStop, previousStop, type Reel, trackAt } from "./reel";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Film {
  readonly stage = new Stage();
  reel: Reel = $state.raw(makeReel([]));
  at = $state(0);
  isPlaying = $state(false);
  speed: Speed = $state(1);
  track = $state.raw<TrackData | null>(null);

  view: Sight | null = $derived(this.reel.views[this.at] ?? null);
  position: Position | null = $derived(this.view && readPosition(this.view.line));

  #tracks: ReadonlyMap<string, TrackData>;
  #trackId = "";
  /** Which run of the projector this is: an older one stops when it finds out. */
  #run = 0;

  constructor(reel: Reel, tracks: ReadonlyMap<string, TrackData>, at: number) {
    this.#tracks = tracks;
    this.reel = reel;
    this.#show(at);
  }

  /** The same game from other eyes, at the same moment. */
  load(reel: Reel): void {
    this.reel = reel;
    this.#show(this.at);
  }

  /** Goes to a moment: one step on is driven, everything else is a jump. */
  seek(at: number): void {
    this.pause();
    if (at === this.at + 1) void this.#drive();
    else if (at !== this.at) this.#show(at);
  }

  forward(): void {
    this.seek(Math.min(this.at + 1, this.reel.last));
  }
  back(): void {
    this.seek(Math.max(this.at - 1, 0));
  }
  turnOn(): void {
    this.seek(nextStop(this.reel, this.at));
  }
  turnBack(): void {
    this.seek(previousStop(this.reel, this.at));
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else void this.play();
  }

  pause(): void {
    this.isPlaying = false;
    this.#run += 1;
  }

  async play(): Promise<void> {
    const run = ++this.#run;
    this.isPlaying = true;
    if (this.at === this.reel.last) this.#show(0);
    while (this.at < this.reel.last) {
      const frame = this.reel.frames[this.at];
      await wait((frame ? lingerAt(frame) : 0) / this.speed);
      if (run !== this.#run) return;
      await this.#drive();
      if (run !== this.#run) return;
    }
    this.isPlaying = false;
  }

  close(): void {
    this.pause();
    this.stage.finish();
  }

  #show(at: number): void {
    this.at = Math.max(0, Math.min(at, this.reel.last));
    const view = this.reel.views[this.at];
    if (!view) return;
    this.#use(trackAt(view));
    const { cars, home } = readPosition(view.line);
    this.stage.place(cars, home);
  }

  /** One action on, as it looked at the table. */
  async #drive(): Promise<void> {
    const next = this.at + 1;
    const view = this.reel.views[next];
    if (!view) return;
    if (trackAt(view) !== this.#trackId) {
      this.#show(next);
      return;
    }
    this.stage.finish();
    // A multiple of the usual pace; the board itself offers fewer of them.
    this.stage.speed = prefs.speed === 0 ? 0 : this.speed;
    this.at = next;
    await this.stage.drive(drivesOf(this.reel.frames[next]?.events ?? []));
  }

  #use(id: string): void {
    const track = this.#tracks.get(id);
    if (id === this.#trackId || !track) return;
    this.#trackId = id;
    this.track = track;
    this.stage.use(track);
  }
}
