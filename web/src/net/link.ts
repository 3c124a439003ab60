// The socket of one table: says hello, folds what the server tells, asks again after a cut. No rules in here.

import { type Seen, updated, welcomed } from "./fold";
import type {
  Accepted,
  Advised,
  ClientMessage,
  Previewed,
  Refused,
  ServerMessage,
  Update,
  Updates,
  Welcome,
} from "./protocol";
import { VERSION } from "./protocol";
import { randomHex } from "./random";
import { type Line, transport } from "./transport";

const SLOWEST = 3000; // milliseconds between two tries to connect
const AGAIN_AFTER = 1000; // milliseconds until a request is sent again that the server could not take
const SILENCE = 45_000; // milliseconds without a word after which the server is asked whether it is there
const DUE = 1000; // the same where a request waits for its answer
const PATIENCE = 2000; // milliseconds to come in, and to answer a hello; each time twice as many
const LONGEST_PATIENCE = 8000;
const ALIVE = 4000; // milliseconds to answer that question
const OUTDATED = 4000; // the close code for a page older than the server
const SCREEN_ENDED = 4003;
/** Why a big screen shows the table no more. */
export const ENDED = "screen-ended";

/** What a request is without the id that the link gives it. */
type Unnamed<M> = M extends { id: string } ? Omit<M, "id"> : never;
export type Request = Unnamed<ClientMessage>;
export type Answer = Accepted | Refused | Previewed | Advised;

export interface Listener {
  /** What opens a public table that is over to those without a seat, where it is known. */
  key(): string;
  /** Everything is new, or one looks from another seat. */
  welcomed(seen: Seen): void;
  /** Something happened. `late` updates were missed during a cut. */
  updated(seen: Seen, updates: Update[], late: boolean): void;
  /** Seats or presence changed, nothing else. */
  changed(seen: Seen): void;
  connected(isConnected: boolean): void;
  /** There is no such table, or no way in. */
  gone(reason: string): void;
  outdated(): void;
}

export class Link {
  seen: Seen | null = null;
  #socket: Line | null = null;
  #waiting = new Map<string, { message: object; answered: (answer: Answer) => void }>();
  #ready = false;
  #tries = 0;
  #late = 0; // times in a row that nobody answered soon enough: the line may be slow
  #look: number | null = null;
  #build = "";
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fetching = false;
  #isShown = false; // what the server was told: whether a person can see this page

  constructor(
    readonly table: string,
    readonly listener: Listener,
    /** The key of a big screen; empty for a window that only looks on. */
    readonly screen: string | null = null,
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    document.addEventListener("visibilitychange", this.#tellVisible);
  }

  get isReady(): boolean {
    return this.#ready;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    document.removeEventListener("visibilitychange", this.#tellVisible);
    this.#socket?.close();
  }

  /** Asks for something; the promise gives the answer, which may be a refusal. A repeated id is done once. */
  request(request: Request): Promise<Answer> {
    const id = randomHex(8);
    const message = { ...request, id };
    return new Promise((answered) => {
      this.#waiting.set(id, { message, answered });
      if (!this.#ready) return;
      this.#send(message);
      this.#watch();
    });
  }

  /** Uncovers a seat, or with null covers all. */
  uncover(seat: number | null): void {
    this.#look = seat;
    this.#send({ t: "look", seat });
  }

  #connect(): void {
    const socket = transport().connect(this.table, this.screen);
    this.#socket = socket;
    this.#watch();
    socket.onopen = () => {
      this.#hello();
      this.#watch();
    };
    socket.onmessage = (frame) => {
      if (socket !== this.#socket) return;
      this.#take(JSON.parse(String(frame.data)) as ServerMessage);
      if (!this.#closed) this.#watch();
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  /** A socket that is silent for long, or where an answer is due, may be dead without knowing. */
  #watch(): void {
    clearTimeout(this.#timer);
    if (!transport().mayFallSilent) return;
    const silence = this.#waiting.size ? DUE : SILENCE;
    const patience = Math.min(LONGEST_PATIENCE, PATIENCE * 2 ** this.#late);
    this.#timer = setTimeout(() => this.#check(), this.#ready ? silence : patience);
  }

  #check(): void {
    if (!transport().mayFallSilent) return;
    if (!this.#ready) return this.#again();
    clearTimeout(this.#timer);
    this.#send({ t: "check" });
    this.#timer = setTimeout(() => this.#again(), ALIVE);
  }

  #again(): void {
    const old = this.#socket;
    this.#late++;
    this.#socket = null;
    old?.close();
    this.#lost(0);
  }

  #lost(code: number): void {
    clearTimeout(this.#timer);
    this.#ready = false;
    this.#fetching = false;
    this.#isShown = false;
    if (this.#closed) return;
    if (code === OUTDATED) return this.listener.outdated();
    if (code === SCREEN_ENDED) {
      this.close();
      return this.listener.gone(ENDED);
    }
    this.listener.connected(false);
    const wait = Math.min(SLOWEST, 300 * 2 ** this.#tries++) * (0.5 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** The network or the person is back: no reason to wait, and none to trust a socket that slept. */
  #hurry = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.#ready) return this.#check();
    if (this.#socket?.readyState === WebSocket.CONNECTING || this.#socket?.readyState === WebSocket.OPEN)
      return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** Where people are called: who sees the table needs no call. */
  #tellVisible = (): void => {
    const isCalled = this.seen?.waits || this.seen?.info.status === "over";
    const visible = !document.hidden;
    if (!this.#ready || !isCalled || visible === this.#isShown) return;
    this.#isShown = visible;
    this.#send({ t: "visible", visible });
  };

  /** Whoever looks from another seat by now starts afresh: what is missing would be told to other eyes. */
  #hello(): void {
    const have = this.seen?.look === this.#look ? this.seen.seq : 0;
    const key = this.listener.key();
    const known = key ? { key } : {}; // an older server beside this one does not know the field
    this.#send({ t: "hello", v: VERSION, look: this.#look, have, build: this.#build, ...known });
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #isUp(): void {
    if (this.#ready) return;
    this.#ready = true;
    this.#tries = 0;
    this.#late = 0;
    this.listener.connected(true);
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #take(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        return this.#welcomed(message);
      case "update":
        return this.#updates([message], false);
      case "updates":
        return this.#missed(message);
      case "yours":
        return this.#change({ yours: message.seats, host: message.host });
      case "present":
        return this.#change({ present: message.seats, screens: message.screens ?? 0 });
      case "waits":
        return this.#change({ waits: message });
      case "outdated":
        return this.listener.outdated();
      case "checked":
        return;
      default:
        return this.#answered(message);
    }
  }

  #welcomed(message: Welcome): void {
    this.#build = message.build || this.#build;
    this.#look = message.look;
    this.seen = { ...welcomed(message, Date.now()), waits: this.seen?.waits ?? null }; // the same for all seats
    this.#fetching = false;
    this.#isUp();
    this.listener.welcomed(this.seen);
    this.#tellVisible();
  }

  #missed({ updates }: Updates): void {
    this.#fetching = false;
    this.#isUp();
    this.#updates(updates, true);
  }

  #updates(updates: Update[], late: boolean): void {
    const taken: Update[] = [];
    for (const update of updates) {
      if (!this.seen || update.seq <= this.seen.seq) continue; // sent twice
      if (update.seq > this.seen.seq + 1) {
        this.#fetch();
        break;
      }
      this.seen = updated(this.seen, update);
      taken.push(update);
    }
    if (this.seen && taken.length) this.listener.updated(this.seen, taken, late);
    this.#tellVisible();
  }

  #fetch(): void {
    if (this.#fetching) return;
    this.#fetching = true;
    this.#send({ t: "fetch", after: this.seen?.seq ?? 0 });
  }

  #change(changes: Partial<Seen>): void {
    if (!this.seen) return;
    this.seen = { ...this.seen, ...changes };
    this.listener.changed(this.seen);
    this.#tellVisible();
  }

  #answered(message: Answer): void {
    const waiting = this.#waiting.get(message.id);
    if (waiting && message.t === "refused" && isPassing(message.reason)) {
      setTimeout(() => this.#ready && this.#send(waiting.message), AGAIN_AFTER);
      return;
    }
    if (waiting) {
      this.#waiting.delete(message.id);
      waiting.answered(message);
    }
    if (message.t === "refused" && !this.#ready) this.#helloRefused(message);
  }

  /** The seat is no longer ours, or there is no such table. */
  #helloRefused({ reason }: Refused): void {
    if (isPassing(reason)) {
      setTimeout(() => this.#hello(), AGAIN_AFTER);
    } else if (this.#look === null) {
      this.close();
      this.listener.gone(reason);
    } else {
      this.#look = null;
      this.seen = null;
      this.#hello();
    }
  }
}

/** Nothing was decided: the same request may be granted in a moment. */
const isPassing = (reason: string): boolean => reason === "server-trouble" || reason === "too-many";
