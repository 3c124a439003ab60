// A server for tests that says what it is told to, and remembers what was said to it.

import { vi } from "vitest";
import { STRIP } from "../board/fixture";
import type { ServerMessage, Sight, TableInfo, Update, Welcome } from "./protocol";

type Said = Record<string, unknown> & { t: string };

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static opensAfter = 0; // milliseconds
  readyState = 1;
  said: Said[] = [];
  onopen: () => void = () => undefined;
  onmessage: (frame: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
    if (FakeSocket.opensAfter) setTimeout(() => this.onopen(), FakeSocket.opensAfter);
    else queueMicrotask(() => this.onopen());
  }

  /** The one that is used now. */
  static get now(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The line is cut, and the page notices. */
  cut(): void {
    this.close();
    this.onclose({ code: 1006 });
  }

  tell(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** Grants the last request. */
  accept(seq: number): void {
    this.tell({ t: "accepted", id: String(this.said.at(-1)?.id), seq });
  }
}

export function fakeSockets(): void {
  FakeSocket.all = [];
  FakeSocket.opensAfter = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
}

/** What is asked for besides: a circuit, a deck of one card, no history. */
export function fakeAnswers(more: Record<string, unknown> = {}): void {
  const kept: Record<string, unknown> = {
    tracks: STRIP,
    decks: { A1: ["K1"] },
    tables: { updates: [] },
    ...more,
  };
  const answer = (path: string) => ({ ok: true, json: async () => kept[path.split("/")[2] ?? ""] });
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string) => answer(path)),
  );
}

export const sight = (line: Record<string, string>, more: Partial<Sight> = {}): Sight => ({
  line: { players: "2", phase: "play-card", ...line },
  order: "KBRGYO",
  to_go: [5, 4, 3, 3, 2, 1],
  jammed: "",
  choices: [],
  undo: "",
  result: null,
  ...more,
});

export const info: TableInfo = {
  id: "table",
  code: "ABCDE",
  settings: {},
  rules: { bets: true, laps: false, races: 1, money_decides: true },
  status: "running",
  seats: [
    { name: "Ann", person: true },
    { name: "Bea", person: true },
  ],
  paused: false,
  deal: null,
  game: { tracks: ["strip@1"], deck: "deck@1", options: "" },
  undo: null,
  rematch: "",
  digest: "",
  replay: "",
  asked_at: 0,
};

export const welcome = (look: number | null, yours: number[], view: Sight, seq = 7): Welcome => ({
  t: "welcome",
  v: 2,
  seq,
  now: 0,
  build: "",
  look,
  yours,
  host: false,
  info,
  view,
  talk: [],
  present: [],
});

export const update = (seq: number, more: Partial<Update>): Update => ({
  t: "update",
  seq,
  at: 0,
  note: { what: "played", seat: 1 },
  ...more,
});
