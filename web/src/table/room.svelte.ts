// One table as this page lives it: what is seen, the draft, the log, and who looks at which cards. Screens draw it.

import { type Drive, Stage, type Thrown } from "../board/stage.svelte";
import type { TrackData } from "../game/board";
import type { Deck } from "../game/cards";
import { type Car, isCar } from "../game/cars";
import { type Position, readAction, readPosition, secretOf } from "../game/position";
import { words } from "../i18n/state.svelte";
import { changedView, type Line, type Seen } from "../net/fold";
import { ask } from "../net/http";
import { type Answer, Link, type Listener, type Request } from "../net/link";
import type { BidsRevealed, GameEvent, Note, Refused, Sight, Update, Updates } from "../net/protocol";
import { prefs } from "../prefs.svelte";
import { isStill } from "../still";
import { Advice, type Asker } from "./advice.svelte";
import * as assets from "./assets.svelte";
import { contribute } from "./contribute";
import { type Desk, Draft } from "./draft.svelte";
import { drivesOf, flagsOf, thrownIn } from "./drives";
import { type Interval, intervalOf } from "./interval";
import { seatName } from "./names";

const LONGEST_LOG = 400;
const AGAIN_AFTER = 1500; // milliseconds until something is fetched again that did not come

export interface LogEntry {
  seq: number;
  note: Note;
  events: GameEvent[];
}

export interface Reveal {
  bids: BidsRevealed;
  /** Who bought the lot; null if nobody bid. */
  winner: number | null;
  price: number;
}

export interface Glance {
  seq: number;
  view: Sight;
  position: Position;
}

const CARD_UP = 500; // milliseconds from card to card
const LOOK = 2600; // at all of them, and the stamp
const LOOK_AT_TIE = 1800;

/** The last bids that were turned up, and what became of them. */
function revealOf(updates: readonly Update[], before: Reveal | null): Reveal | null {
  let reveal = before;
  for (const event of updates.flatMap(({ events }) => events ?? [])) {
    if (event.event === "bids-revealed") reveal = { bids: event, winner: null, price: 0 };
    else if (event.event === "lot-sold" && reveal)
      reveal = { ...reveal, winner: event.seat, price: event.price };
  }
  return reveal;
}

function sceneLasts({ bids: { bids }, winner, price }: Reveal): number {
  const isLevel = bids.some(({ seat, amount }) => seat !== winner && amount === price);
  return (bids.length * CARD_UP + LOOK + (isLevel ? LOOK_AT_TIE : 0)) / (prefs.speed || 1);
}

const isOfPerson = ({ what, by = "" }: Note): boolean => what === "played" && by !== "bot" && by !== "clock";

/** What happens is told to those who draw, speak or sound it. */
export type Witness = (events: GameEvent[], note: Note | null) => void;

export class Room implements Listener, Desk, Asker {
  readonly id: string;
  readonly stage = new Stage();
  readonly draft: Draft = new Draft(this);
  readonly advice = new Advice(this);

  seen = $state.raw<Seen | null>(null);
  isConnected = $state(true);
  isOutdated = $state(false);
  /** Why there is no way in. */
  closed = $state("");
  #refusal = $state.raw<Refused | null>(null);
  /** Why the last request was refused, in the words of the moment. */
  notice: string = $derived(this.#refusal ? words.refusal(this.#refusal.reason, this.#refusal.detail) : "");
  log = $state.raw<LogEntry[]>([]);
  /** The game has just ended, and its last cars are still on their way. */
  isEnding = $state(false);
  /** The scoring is on the stage, and the end is not told yet. */
  isShowing = $state(false);
  /** The newest that the server said, while a scene still shows what was before. */
  ahead = $state.raw<Seen | null>(null);
  /** The moments play on a big screen: here they are over at once. */
  nods = $state(false);
  /** The cards of the last lot, while the next one is up. */
  reveal = $state.raw<Reveal | null>(null);
  /** The bids being turned up on the stage; until that is over nothing else changes. */
  scene = $state.raw<Reveal | null>(null);
  /** The result of the race before, until everybody here has seen it. */
  interval = $state.raw<Interval | null>(null);
  /** A moment of the past that is shown on the board meanwhile. */
  glance = $state.raw<Glance | null>(null);
  /** The running order when the card in play was laid down. */
  orderBefore = $state.raw<Car[]>([]);
  deck = $state.raw<Deck>(new Map());
  track = $state.raw<TrackData | null>(null);
  /** The circuits of all races. */
  tracks = $state.raw<readonly TrackData[]>([]);

  position: Position | null = $derived(this.seen?.view ? readPosition(this.draft.line) : null);
  names: string[] = $derived(
    this.seen?.info.seats.map((seat, n) => seatName(words, seat, n, this.seen?.info.seats ?? [])) ?? [],
  );
  edition: string = $derived(this.seen?.info.settings.edition ?? "en");

  /** Somebody wants the cards covered, and the server has not done it yet. */
  #isCovering = $state(false);
  #link: Link;
  #witnesses = new Set<Witness>();
  #wanted = "";
  #hasBegun = false;
  #isContributing = false;
  #logRead: number | null | undefined;
  #trackId = $state("");
  #glanced: number | null = null;
  #hasLeft = false;
  /** What the server said during a scene, to be taken in afterwards. */
  #held: (() => void)[] = [];
  #sceneEnds: ReturnType<typeof setTimeout> | undefined;

  constructor(
    id: string,
    /** The key of a big screen, which shows everything in its time; null for people. */
    readonly screen: string | null = null,
  ) {
    this.id = id;
    this.#link = new Link(id, this, screen);
  }

  leave(): void {
    this.#hasLeft = true;
    clearTimeout(this.#sceneEnds);
    this.#link.close();
    this.stage.finish();
  }

  witness(witness: Witness): () => void {
    this.#witnesses.add(witness);
    return () => this.#witnesses.delete(witness);
  }

  // --- what everybody asks --------------------------------------------------------------------------

  get seat(): number | null {
    return this.#isCovering ? null : (this.seen?.look ?? null);
  }
  get view() {
    return this.seen?.view ?? null;
  }
  get seq(): number {
    return this.seen?.seq ?? 0;
  }
  /** From 0; a World Tour has two. */
  get race(): number {
    return Number(this.view?.line.race ?? 1) - 1;
  }
  get isOpen(): boolean {
    const info = this.seen?.info;
    return info?.status === "running" && !info.paused && !info.undo && !this.#isCovering && !this.scene;
  }
  get mayAsk(): boolean {
    const isMade = this.draft.isDone && !this.draft.isSecret;
    return Boolean(this.seen?.info.advice) && this.isMyTurn && !this.glance && !isMade;
  }
  get isMyTurn(): boolean {
    return this.isOpen && Boolean(this.view?.choices.length);
  }
  /** The card on the table; a turn that is put together keeps its card there until it is confirmed. */
  get cardInPlay(): { name: string; isReversed: boolean } | null {
    const { position } = this;
    if (position?.card) return { name: position.card, isReversed: position.reverse };
    const { verb, what, to } = readAction(this.draft.first?.do ?? "");
    return verb === "play" ? { name: what, isReversed: to === "reverse" } : null;
  }
  get mapUrl(): string {
    return this.#trackId ? assets.mapOf(this.#trackId, this.seen?.info.rules.bets) : "";
  }
  get trackId(): string {
    return this.#trackId || (this.seen?.info.settings.track ?? "marina-bay");
  }

  async request(request: Request): Promise<Answer> {
    if (request.t === "preview" || request.t === "commit") void this.glanceAt(null); // it is played now
    const answer = await this.#link.request(request);
    if (request.t === "preview" && !request.draft.length) return answer; // nobody chose that: no word of it
    this.#refusal = answer.t === "refused" ? answer : null;
    return answer;
  }

  /** Uncovers a seat; with null all are covered, at once and whatever the line is like. */
  uncover(seat: number | null): void {
    this.#isCovering = seat === null && this.seen?.look !== null;
    this.#link.uncover(seat);
  }

  // --- what the server says -------------------------------------------------------------------------

  welcomed(seen: Seen): void {
    this.#dropScene();
    this.ahead = seen;
    if (seen.look !== this.seen?.look && seen.yours.length > 1) this.log = []; // not for the next one's eyes
    if (seen.look === null) this.#isCovering = false;
    this.seen = seen;
    this.#chooseSeat();
    this.glance = null;
    void this.#prepare().then(() => {
      this.draft.renew(true);
      this.reset();
    });
    void this.#readLog();
    void this.#contribute();
  }

  updated(seen: Seen, updates: Update[], late: boolean): void {
    this.ahead = seen;
    const isAnswered = this.screen !== null && updates.some(({ note }) => isOfPerson(note));
    if (isAnswered) this.#cutShort();
    const take = () => this.#take(seen, updates, late);
    if (this.scene) {
      this.#held.push(() => this.updated(seen, updates, late));
      return;
    }
    // Everybody looks at a shared screen once the last secret is in; the server hears of it after the scene.
    if (this.#endsSecret(seen)) this.#isCovering = true;
    const scene = late || document.hidden || isStill() || this.nods ? null : revealOf(updates, null);
    if (scene && this.deck.size) this.#beginScene(scene, take);
    else take();
  }

  #take(seen: Seen, updates: Update[], late: boolean): void {
    const before = this.seen;
    this.seen = seen;
    if (before?.info.status !== seen.info.status) this.#refusal = null; // it spoke of what was before
    if (before?.info.status === "running" && seen.info.status === "over" && !late) {
      this.isEnding = true;
      this.isShowing = (this.view?.result?.money_decides ?? true) && !isStill() && !this.nods;
    }
    this.#chooseSeat();
    this.#keep(updates);
    void this.#contribute();
    void this.#prepare().then(() => this.#show(before, updates, late));
  }

  changed(seen: Seen): void {
    if (this.scene) {
      this.#held.push(() => this.changed(seen));
      return;
    }
    this.seen = seen;
    this.#chooseSeat();
  }

  /** On a big screen what is on its way arrives first: fast bots would cut it short. */
  #waits(isOther: boolean): boolean {
    return this.screen !== null && !isOther && !this.stage.isIdle;
  }

  /** A person has answered: phones are there already, and a big screen is not behind them. */
  #cutShort(): void {
    if (this.scene) this.endScene();
    if (!this.stage.isIdle) this.stage.finish();
  }

  // --- a scene on the stage -------------------------------------------------------------------------

  #beginScene(scene: Reveal, then: () => void): void {
    this.scene = scene;
    this.#held = [then];
    this.#sceneEnds = setTimeout(() => this.endScene(), sceneLasts(scene));
  }

  /** The scene is over, or somebody does not want to wait for it. */
  endScene(): void {
    const held = this.#held;
    this.#dropScene();
    for (const take of held) take();
  }

  #dropScene(): void {
    clearTimeout(this.#sceneEnds);
    this.scene = null;
    this.#held = [];
  }

  key(): string {
    const replay = this.seen?.info.replay || prefs.games.find(({ id }) => id.startsWith(`${this.id}.`))?.id;
    return replay?.split(".")[1] ?? "";
  }

  connected(isConnected: boolean): void {
    this.isConnected = isConnected;
  }

  gone(reason: string): void {
    this.closed = reason;
  }

  outdated(): void {
    this.isOutdated = true;
  }

  // --- what follows from it -------------------------------------------------------------------------

  /** A single seat is always open. Where people share a screen, cards are covered when the other one is asked. */
  #chooseSeat(): void {
    const { look, yours, view, seq } = this.seen as Seen;
    const isNew = !this.#hasBegun && Boolean(view);
    this.#hasBegun = Boolean(view);
    const asked = this.#asked().filter((seat) => yours.includes(seat));
    const covers = isNew || this.#isCovering || (asked.length > 0 && !asked.includes(look ?? -1));
    const wanted = yours.length === 1 ? (yours[0] ?? null) : yours.length && !covers ? look : null;
    if (wanted === look || this.#wanted === `${wanted} ${seq}`) return;
    this.#wanted = `${wanted} ${seq}`;
    this.uncover(wanted);
  }

  /** Several people look at this screen, one hand is open, and what they chose in secret is about to be shown. */
  #endsSecret({ yours, look, view }: Seen): boolean {
    const before = secretOf(this.seen?.view?.line ?? {});
    return yours.length > 1 && look !== null && before !== "" && secretOf(view?.line ?? {}) !== before;
  }

  #asked(): number[] {
    const asked = this.seen?.view?.line.asked ?? "-";
    return asked === "-" ? [] : asked.split("/").map(Number);
  }

  /** Circuit and cards, once each; a world tour has two circuits. */
  async #prepare(): Promise<void> {
    const game = this.seen?.info.game;
    if (!game || !this.seen?.view) return;
    const { race } = this;
    const [deck, ...tracks] = await this.#patiently(() =>
      Promise.all([assets.deck(game.deck), ...game.tracks.map(assets.track)]),
    );
    this.deck = deck;
    this.tracks = tracks;
    const [id, track] = [game.tracks[race] ?? "", tracks[race]];
    if (!track || id === this.#trackId) return;
    this.#trackId = id;
    this.track = track;
    this.stage.use(track);
  }

  /** Where the line is cut just now, what is missing is fetched once it is back. */
  async #patiently<T>(load: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        if (this.#hasLeft) throw error;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
      }
    }
  }

  /** Cars drive, then the new question is asked. */
  #show(before: Seen | null, updates: Update[], late: boolean): void {
    const told = updates.map((update) => this.#news(before, update));
    const flags = updates.flatMap(({ events = [] }, n) => {
      return flagsOf(events.slice(0, events.length - (told[n]?.length ?? 0)));
    });
    this.#remember(before, updates);
    const isDropped = !this.draft.isEmpty && this.draft.tried !== null && !this.draft.isPlayed;
    const isNew = this.draft.renew(updates.some(({ note }) => note.what === "undone"));
    const turns = told.map((events) => ({
      drives: drivesOf(events),
      thrown: thrownIn(events, this.seen?.yours ?? []),
    }));
    const isMoving = flags.length > 0 || turns.some(({ drives, thrown }) => drives.length || thrown);
    const isSameRace = before?.view?.line.race === this.view?.line.race;
    const isUndone = updates.some(({ note }) => note.what === "undone");
    if (isUndone || late || !isSameRace || this.#hasPlayed(updates)) this.stage.laid = null;
    if (this.#waits(late || !isSameRace || isMoving)) void this.stage.idle.then(() => this.reset());
    else if (late || !isSameRace || (isNew && !isMoving)) this.reset();
    else this.#drive([{ drives: flags, thrown: null }, ...turns], isNew && isDropped ? before : null);
    if (this.isEnding) void this.stage.drive([]).then(() => (this.isEnding = false));
    updates.forEach(({ note }, n) => void this.#tell(told[n] ?? [], note));
  }

  /** What a turn brings that was not shown while it was tried out here. */
  #news(before: Seen | null, { note, events = [] }: Update): GameEvent[] {
    const { isPlayed, tried } = this.draft;
    const isOurs = note.what === "played" && note.seat === before?.look;
    const known = isPlayed && isOurs && note.by !== "bot" && note.by !== "clock" ? tried?.events.length : 0;
    return events.slice(known ?? 0);
  }

  /** A draft that came to nothing leaves cars where they never were: they go back first. */
  #drive(turns: { drives: Drive[]; thrown: Thrown | null }[], back: Seen | null): void {
    if (this.glance) return;
    if (back?.view) this.#place(back.view.line);
    for (const { drives, thrown } of turns)
      if (drives.length || thrown) void this.stage.drive(drives, thrown);
  }

  /** A card of their own lies there now: a rival's is put away. */
  #hasPlayed(updates: readonly Update[]): boolean {
    const events = updates.flatMap(({ events }) => events ?? []);
    return events.some((event) => event.event === "card-played" && this.seen?.yours.includes(event.seat));
  }

  /** Small things a screen wants to know of the time before. */
  #remember(before: Seen | null, updates: Update[]): void {
    const isUndone = updates.some(({ note }) => note.what === "undone");
    this.reveal = revealOf(updates, isUndone ? null : this.reveal);
    for (const event of updates.flatMap(({ events }) => events ?? [])) {
      if (event.event === "race-started" || event.event === "next-race-started") this.reveal = null;
      if (event.event === "next-race-started") this.orderBefore = [];
      if (event.event === "race-scored") this.interval = this.#intervalIn(this.log);
      if (event.event === "card-played") this.orderBefore = [...(before?.view?.order ?? "")].filter(isCar);
    }
  }

  #intervalIn(updates: readonly { events?: GameEvent[] }[]): Interval | null {
    const events = updates.flatMap(({ events }) => events ?? []);
    return intervalOf(events, this.names, this.seen?.info.rules.races ?? 1, this.seat);
  }

  #tell(events: GameEvent[], note: Note | null): void {
    for (const witness of this.#witnesses) witness(events, note);
  }

  tried(events: GameEvent[]): void {
    void this.stage.drive(drivesOf(events).map((drive) => ({ ...drive, isTried: true })));
    this.#tell(events, null);
  }

  reset(): void {
    if (this.seen?.view && this.track && !this.glance) this.#place(this.draft.line);
  }

  #place(line: Line): void {
    const { cars, home } = readPosition(line);
    this.stage.place(cars, home);
  }

  async #contribute(): Promise<void> {
    if (this.#isContributing) return;
    this.#isContributing = true;
    while (this.seen && (await contribute(this.id, this.seen, (request) => this.#link.request(request))));
    this.#isContributing = false;
  }

  // --- the log --------------------------------------------------------------------------------------

  #keep(updates: Update[]): void {
    const entries = updates.map(({ seq, note, events }) => ({ seq, note, events: events ?? [] }));
    this.log = [...this.log, ...entries].slice(-LONGEST_LOG);
  }

  /** Everything so far as the one who looks on knows it; again when another seat is uncovered. */
  async #readLog(): Promise<void> {
    const { info, look } = this.seen as Seen;
    if (this.#logRead === look || info.status === "open") return;
    this.#logRead = look;
    const updates = await this.history(look).then(
      (told) => told.updates,
      () => null,
    );
    if (this.#hasLeft || this.#logRead !== look) return; // the table may have been left meanwhile
    if (!updates) return this.#readLogLater();
    this.interval ??= this.#intervalIn([...updates, ...this.log]);
    const last = updates.at(-1)?.seq ?? 0;
    const later = this.log.filter(({ seq }) => seq > last);
    this.log = [];
    this.#keep(updates);
    this.log = [...this.log, ...later];
  }

  #readLogLater(): void {
    this.#logRead = undefined;
    setTimeout(() => {
      if (!this.#hasLeft && this.#logRead === undefined) void this.#readLog();
    }, AGAIN_AFTER);
  }

  /** Shows how the board was after an entry of the log; `null` is now. The desk always shows what is now. */
  async glanceAt(seq: number | null): Promise<void> {
    this.#glanced = seq;
    if (seq === null || !this.track) {
      if (!this.glance) return;
      this.glance = null;
      return this.reset();
    }
    const { seat } = this;
    const updates = await this.history(seat).then(
      (told) => told.updates,
      () => null,
    );
    if (!updates) return; // the banner says why, or it was too much at once: a click later will do
    if (this.#hasLeft || this.#glanced !== seq || this.seat !== seat) return; // another wish by now
    let view: Sight | null = null;
    for (const update of updates) {
      if (update.seq <= seq && update.view) view = changedView(view, update.view);
    }
    if (!view?.line.cars && !view?.line.home) return;
    if (view.line.race !== this.view?.line.race) return; // on another circuit
    const position = readPosition(view.line);
    this.stage.finish();
    this.stage.place(position.cars, position.home);
    this.glance = { seq, view, position };
  }

  history(seat: number | null): Promise<Updates> {
    const asked = new URLSearchParams(seat === null ? {} : { seat: String(seat) });
    if (this.key()) asked.set("key", this.key());
    return ask<Updates>(`/api/tables/${this.id}/replay?${asked}`);
  }
}
