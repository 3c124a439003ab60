// What happened at a table since one's last turn, read from all updates so far. Pure.

import { changedView } from "../net/fold";
import type { GameEvent, Note, Sight, Update } from "../net/protocol";

/** One thing that happened, and how the board was afterwards. */
export interface Moment {
  seq: number;
  note: Note;
  events: GameEvent[];
  view: Sight | null;
}

export interface Since {
  /** The last entry one knows: one's own last turn. */
  seq: number;
  /** How the board was then. */
  before: Sight | null;
  moments: readonly Moment[];
}

/** What a person did, or would like to know of: not that seats come and go. */
const TOLD = new Set([
  "played",
  "undone",
  "undo-asked",
  "undo-answered",
  "said",
  "reacted",
  "taken-over",
  "handed-back",
  "voted",
  "host-passed",
  "paused",
  "resumed",
]);

/** What happens to a seat without its player, or by their coming alone. */
const NOT_OWN = new Set(["taken-over", "handed-back", "host-passed"]);

/** Null: there is nothing to tell, or one was never here before. */
export function sinceLastTurn(updates: readonly Update[], yours: readonly number[]): Since | null {
  const isOwn = ({ note }: Update) =>
    yours.includes(note.seat ?? -1) &&
    !NOT_OWN.has(note.what) &&
    (note.what !== "played" || note.by === "person");
  const last = updates.findLastIndex((update) => isOwn(update) && TOLD.has(update.note.what));
  const begin =
    last >= 0 ? last : updates.findIndex(({ note }) => note.what === "shown" || note.what === "started");
  if (begin < 0) return null;
  let view: Sight | null = null;
  for (const { view: changes } of updates.slice(0, begin + 1)) if (changes) view = changedView(view, changes);
  const before = view;
  const moments: Moment[] = [];
  for (const { seq, note, events = [], view: changes } of updates.slice(begin + 1)) {
    if (changes) view = changedView(view, changes);
    if (TOLD.has(note.what) || events.length) moments.push({ seq, note, events, view });
  }
  const isNews = moments.some(({ note }) => TOLD.has(note.what)); // not only the deal
  return isNews ? { seq: updates[begin]?.seq ?? 0, before, moments } : null;
}
