// A finished game as a film: what was seen after every action, and the moments worth stopping at.

import { changedView } from "../../net/fold";
import type { Frame, GameEvent, Sight } from "../../net/protocol";

export type MarkKind = "lot" | "turn" | "bet" | "finish" | "end";

/** Something at a moment, counted in actions from 0, the deal. */
export interface Mark {
  at: number;
  kind: MarkKind;
}

export interface Reel {
  frames: readonly Frame[];
  views: readonly Sight[];
  marks: readonly Mark[];
  /** The last moment. */
  last: number;
}

const KINDS: Partial<Record<GameEvent["event"], MarkKind>> = {
  "lot-opened": "lot",
  "race-started": "turn",
  "turn-started": "turn",
  "bets-opened": "bet",
  "car-finished": "finish",
  "game-ended": "end",
};

/** Where one stops when going turn by turn: not in the middle of a card. */
const STOPS: ReadonlySet<MarkKind> = new Set<MarkKind>(["lot", "turn", "bet", "end"]);

export function makeReel(frames: readonly Frame[]): Reel {
  const views: Sight[] = [];
  for (const frame of frames) views.push(changedView(views.at(-1) ?? null, frame.view));
  return { frames, views, marks: frames.flatMap(marksOf), last: Math.max(0, frames.length - 1) };
}

function marksOf({ events = [] }: Frame, at: number): Mark[] {
  const kinds = new Set(events.flatMap(({ event }) => KINDS[event] ?? []));
  return [...kinds].map((kind) => ({ at, kind }));
}

export function nextStop({ marks, last }: Reel, at: number): number {
  return marks.find((mark) => mark.at > at && STOPS.has(mark.kind))?.at ?? last;
}

export function previousStop({ marks }: Reel, at: number): number {
  return marks.findLast((mark) => mark.at < at && STOPS.has(mark.kind))?.at ?? 0;
}

/** A moment from an address such as `#42`, within the film. */
/** The end of an address whose film runs at once. */
export const PLAY = "-play";

export function momentOf(hash: string, last: number): number {
  const at = Number(/^#(\d+)(-play)?$/.exec(hash)?.[1] ?? 0);
  return Math.min(at, last);
}

const THINK: Partial<Record<GameEvent["event"], number>> = {
  "bids-revealed": 2200,
  "card-played": 900,
  "wild-named": 500,
  "bets-closed": 700,
  "race-started": 900,
  "race-scored": 1500,
  "bid-placed": 120,
  "bet-placed": 120,
};
const USUAL = 250;

/** How long a moment is looked at, in milliseconds, besides the time that cars take to move. */
export function lingerAt({ events = [] }: Frame): number {
  return Math.max(...events.map(({ event }) => THINK[event] ?? USUAL), 0);
}

/** What the table agreed on, as the view's line says: `fr+standard` and the circuits. */
export function termsOf({ line }: Sight): { edition: string; mode: string; tracks: string[]; deck: string } {
  const [edition = "en", mode = "standard"] = (line.options ?? "").split("+");
  return { edition, mode, tracks: (line.tracks ?? "marina-bay").split(","), deck: line.deck ?? "classic" };
}

/** The circuit of a moment: a world tour has two. */
export function trackAt(view: Sight): string {
  return termsOf(view).tracks[Number(view.line.race ?? 1) - 1] ?? "";
}
