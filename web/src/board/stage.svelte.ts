// Where each car is drawn, and how it gets there. It knows cells and places, and no rule.

import type { Spot, TrackData } from "../game/board";
import { CARS, type Car } from "../game/cars";
import type { Place } from "../game/position";
import { poseOf, type Stand, standsOf } from "./sheet";
import { distance, type Pose, turn, type Way, wayThrough } from "./way";

export interface Drive {
  car: Car;
  /** The cells entered, in order. */
  path: readonly string[];
  /** A flag is only waved: the car is home already. */
  kind?: "move" | "bonus" | "jam" | "flag";
  /** Where it stood, should it be drawn elsewhere. */
  start?: string;
  /** The place it takes, if it is home after this. */
  home?: number;
  /** It may be taken back, so no flag falls yet. */
  isTried?: boolean;
}

/** A card that a rival plays: it is shown large before its cars drive. */
export interface Thrown {
  card: string;
  seat: number;
  isReversed: boolean;
}

/** A car as it is drawn. Each number is its own state, so a frame touches one attribute of one car. */
export class Actor {
  readonly car: Car;
  isShown = $state(false);
  x = $state(0);
  y = $state(0);
  heading = $state(0);
  /** How much larger than life, while a hand carries it. */
  size = $state(1);
  isJammed = $state(false);
  /** It has just squeezed into a single lane. */
  isSqueezed = $state(false);
  /** Its place if it is home, or 0. */
  home = $state(0);

  constructor(car: Car) {
    this.car = car;
  }

  /** Not carried, not home. */
  get isOnRoad(): boolean {
    return this.isShown && this.size === 1 && !this.home;
  }

  get pose(): Pose {
    return { x: this.x, y: this.y, heading: this.heading };
  }

  set pose({ x, y, heading }: Pose) {
    this.x = x;
    this.y = y;
    this.heading = heading;
  }
}

/** Something that takes a while; the end happens even if nobody sees the middle. */
interface Act {
  car: Car | null;
  ms: number;
  begin?(): void;
  step?(share: number): void;
  end(): void;
  /** What a camera should see of it in any case, and what besides where there is room. */
  look?: Spot[];
  besides?: Spot[];
}

const SHORTEST = 400;
const LONGEST = 800;
const CARRY = 520;
const JAM = 900;
const SLOW_MOTION = 500; // longer for the winner's last metres
const CLOSE_RUN = 900; // and so much more if others are close behind
const CLOSE = 6; // lane widths from the line, for cars that make it close
const APPROACH = 420; // the camera goes to the line before the car does
const SHOW_CARD = 800; // a rival's card is read
const FLAG = 1900; // how long the winner is cheered
const PLACE = 800; // and a place is looked at
const LONG_WAY = 14; // lane widths

/** Off the line and to a halt, quick in between. */
const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2);

/** At full speed, and then in slow motion over the line. */
const slowing = (t: number): number => (t < 0.4 ? 1.9 * t : 0.76 + 0.4 * (t - 0.4));

/** Every few points of a way: enough for a camera. */
const thinned = (points: readonly Spot[]): Spot[] =>
  points.filter((_, k) => k % 7 === 0 || k === points.length - 1);

const wantsStillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Stage {
  readonly actors: Record<Car, Actor> = Object.fromEntries(
    CARS.map((car) => [car, new Actor(car)]),
  ) as Record<Car, Actor>;
  /** 0 is at once, 2 is twice as fast. */
  speed: number = $state(1);
  /** Who drives just now, and what a camera should see of that. */
  moving = $state.raw<{ car: Car | null; look: Spot[]; besides: Spot[] } | null>(null);
  isIdle = $state(true);
  /** A car that crosses the line just now, and the place it takes. */
  crossing = $state.raw<{ car: Car; place: number } | null>(null);
  /** A rival's card in the moment it is played, and afterwards, until the next one. */
  thrown = $state.raw<Thrown | null>(null);
  laid = $state.raw<Thrown | null>(null);

  #cells = new Map<string, Pose>();
  /** The cells of stretches with one lane. */
  #single = new Set<string>();
  #stands: Stand[] = [];
  /** The finish line, from kerb to kerb. */
  #line: Spot[] = [];
  #queue: (() => Act)[] = [];
  #act: Act | null = null;
  #started = 0;
  #frame = 0;
  #waiting: (() => void)[] = [];

  constructor(track?: TrackData) {
    if (track) this.use(track);
  }

  /** Another circuit: whatever was on the way has arrived. */
  use(track: TrackData): void {
    this.finish();
    this.#cells = new Map(track.cells.map((cell) => [cell.name, poseOf(cell)]));
    const wide = new Set(track.cells.filter(({ lane }) => lane > 0).map(({ section }) => section));
    this.#single = new Set(track.cells.filter(({ section }) => !wide.has(section)).map(({ name }) => name));
    this.#stands = standsOf(track);
    this.#line = track.finish;
    this.laid = null;
    for (const car of CARS) this.actors[car].isShown = false;
  }

  /** Puts every car where it belongs, at once. */
  place(cars: ReadonlyMap<Car, Place>, home: readonly Car[]): void {
    this.finish();
    for (const car of CARS) {
      const stand = this.#stands[home.indexOf(car)];
      if (stand) this.#putHome(this.actors[car], stand);
      else this.#put(this.actors[car], this.#cells.get(cars.get(car)?.cell ?? ""));
    }
  }

  #put(actor: Actor, pose: Pose | undefined): void {
    actor.isShown = pose !== undefined;
    actor.home = 0;
    actor.size = 1;
    if (pose) actor.pose = pose;
  }

  #putHome(actor: Actor, stand: Stand): void {
    this.#put(actor, stand.pose);
    actor.home = stand.place;
    actor.size = stand.size;
  }

  /** Drives after everything that is still on its way; kept when all of it has arrived. */
  drive(drives: readonly Drive[], thrown: Thrown | null = null): Promise<void> {
    if (thrown) this.#queue.push(() => this.#showing(thrown, drives[0]));
    for (const drive of drives) this.#queue.push(...this.#acts(drive));
    if (this.#queue.length) this.#go();
    if (this.#isStill) for (const { car, kind } of drives) if (kind === "jam") this.#flash(this.actors[car]);
    return this.idle;
  }

  /** A car that cannot move a step says so. */
  jam(car: Car): Promise<void> {
    return this.drive([{ car, path: [], kind: "jam" }]);
  }

  /** Kept when nothing moves. */
  get idle(): Promise<void> {
    if (!this.#act && !this.#queue.length) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Everything arrives now. */
  finish(): void {
    while (this.#act || this.#queue.length) {
      this.#act ??= this.#next();
      this.#endAct();
    }
    this.#rest();
  }

  /** Where a car would drive, from where it is drawn. */
  wayOf(car: Car, path: readonly string[]): Way {
    return this.#way(this.actors[car].pose, path);
  }

  // --- acts -----------------------------------------------------------------------------------------

  /** Made when their turn comes: where a car starts from is known only then. */
  #acts(drive: Drive): (() => Act)[] {
    if (drive.kind === "jam") return [() => this.#jamming(this.actors[drive.car])];
    const stand = this.#stands[(drive.home ?? 0) - 1];
    if (drive.kind === "flag")
      return stand ? [() => this.#approach(drive), () => this.#crossing(drive.car, stand.place)] : [];
    const acts = [() => this.#driving(this.actors[drive.car], drive)];
    if (stand) {
      acts.unshift(() => this.#approach(drive));
      if (!drive.isTried) acts.push(() => this.#crossing(drive.car, stand.place));
      acts.push(() => this.#carrying(this.actors[drive.car], stand));
    }
    return acts;
  }

  /** The camera is at the line before the car is. */
  #approach({ car, path }: Drive): Act {
    return { car, ms: APPROACH, look: this.#line, besides: this.#spotsOf(path), end: () => {} };
  }

  /** A rival's card, large, while the camera goes where its first car starts. */
  #showing(thrown: Thrown, first: Drive | undefined): Act {
    const look = first ? this.#spotsOf([first.start ?? "", ...first.path]) : [];
    return {
      car: null,
      ms: SHOW_CARD,
      look,
      begin: () => {
        this.laid = null;
        this.thrown = thrown;
      },
      end: () => {
        this.thrown = null;
        this.laid = thrown;
      },
    };
  }

  #spotsOf(names: readonly string[]): Spot[] {
    return names.flatMap((name): Spot[] => {
      const cell = this.#cells.get(name);
      return cell ? [[cell.x, cell.y]] : [];
    });
  }

  /** Others are about to cross the line as well. */
  #isClose(car: Car): boolean {
    const [from = [0, 0], to = [0, 0]] = [this.#line[0], this.#line.at(-1)];
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return CARS.some((other) => {
      const actor = this.actors[other];
      return other !== car && actor.isOnRoad && Math.hypot(actor.x - x, actor.y - y) < CLOSE;
    });
  }

  /** The flag falls, and everything else waits. */
  #crossing(car: Car, place: number): Act {
    return {
      car,
      ms: place === 1 ? FLAG : PLACE,
      look: this.#line,
      begin: () => {
        this.crossing = { car, place };
      },
      end: () => {
        this.crossing = null;
      },
    };
  }

  #driving(actor: Actor, { path, start, home }: Drive): Act {
    const from = this.#cells.get(start ?? "") ?? actor.pose;
    // It may have been turned a full circle on the way here: only the place counts.
    const isThere = actor.isShown && distance(from, actor.pose) < 0.01;
    const way = this.#way(isThere ? actor.pose : from, path);
    const share = Math.min(1, way.length / LONG_WAY);
    const isClose = Boolean(home) && this.#isClose(actor.car);
    const isSlowed = home === 1 || isClose;
    const extra = (home === 1 ? SLOW_MOTION : 0) + (isClose ? CLOSE_RUN : 0);
    return {
      car: actor.car,
      look: home ? this.#line : thinned(way.points),
      besides: home ? thinned(way.points) : [],
      ms: path.length ? SHORTEST + share * (LONGEST - SHORTEST) + extra : 0,
      begin: () => {
        actor.isShown = true;
      },
      step: (t) => {
        actor.pose = way.at((isSlowed ? slowing(t) : ease(t)) * way.length);
      },
      end: () => {
        actor.isShown = true;
        actor.pose = way.at(way.length);
        if (this.#single.has(path.at(-1) ?? "") && !this.#single.has(start ?? "")) this.#spark(actor);
      },
    };
  }

  /** Wheels scrape along both walls for a moment; nobody waits for it. */
  #spark(actor: Actor): void {
    if (document.hidden) return;
    actor.isSqueezed = true;
    setTimeout(() => {
      actor.isSqueezed = false;
    }, JAM);
  }

  #way(from: Pose, path: readonly string[]): Way {
    const cells = path.flatMap((name) => this.#cells.get(name) ?? []);
    const first = cells[0];
    return wayThrough(first && distance(from, first) < 0.01 ? cells : [from, ...cells]);
  }

  /** As at a table: a hand lifts the car over the board and puts it on its space. */
  #carrying(actor: Actor, stand: Stand): Act {
    const [from, to] = [actor.pose, stand.pose];
    const way = wayThrough([from, to]);
    const swing = turn(from.heading, to.heading);
    return {
      car: actor.car,
      look: thinned(way.points),
      ms: CARRY,
      step: (t) => {
        const share = ease(t);
        actor.x = from.x + share * (to.x - from.x);
        actor.y = from.y + share * (to.y - from.y);
        actor.heading = from.heading + share * swing;
        actor.size = 1 + share * (stand.size - 1) + 0.5 * Math.sin(Math.PI * share);
      },
      end: () => this.#putHome(actor, stand),
    };
  }

  #jamming(actor: Actor): Act {
    return {
      car: actor.car,
      ms: JAM,
      begin: () => {
        actor.isJammed = true;
      },
      end: () => {
        actor.isJammed = false;
      },
    };
  }

  /** The same for those who do not want to wait for it. */
  #flash(actor: Actor): void {
    if (document.hidden) return;
    actor.isJammed = true;
    setTimeout(() => {
      actor.isJammed = false;
    }, JAM);
  }

  // --- time -----------------------------------------------------------------------------------------

  get #isStill(): boolean {
    return this.speed === 0 || document.hidden || wantsStillness();
  }

  #go(): void {
    if (this.#act) return;
    if (this.#isStill) {
      this.finish();
      return;
    }
    document.addEventListener("visibilitychange", this.#onHidden);
    this.isIdle = false;
    this.#begin(performance.now());
    this.#frame = requestAnimationFrame(this.#onFrame);
  }

  #onHidden = (): void => {
    if (document.hidden) this.finish();
  };

  #onFrame = (now: number): void => {
    // What one act leaves of a frame belongs to the next.
    for (let act = this.#act; act; act = this.#act) {
      const ms = act.ms / (this.speed || 1);
      const share = ms > 0 ? (now - this.#started) / ms : 1;
      if (share < 1) {
        act.step?.(Math.max(0, share));
        this.#frame = requestAnimationFrame(this.#onFrame);
        return;
      }
      const ended = this.#started + ms;
      this.#endAct();
      if (this.#queue.length) this.#begin(Math.max(ended, now - 100));
    }
    this.#rest();
  };

  #begin(now: number): void {
    this.#act = this.#next();
    this.#started = now;
    this.#act.begin?.();
    const { car, look = [], besides = [] } = this.#act;
    this.moving = { car, look, besides };
  }

  #next(): Act {
    return (this.#queue.shift() as () => Act)();
  }

  #endAct(): void {
    this.#act?.end();
    this.#act = null;
  }

  #rest(): void {
    cancelAnimationFrame(this.#frame);
    document.removeEventListener("visibilitychange", this.#onHidden);
    this.moving = null;
    this.isIdle = true;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
