// The action bar in words: what is asked, for whom we wait, and what the button in the middle would do.

import { isCar, nameOf } from "../game/cars";
import type { Position } from "../game/position";
import { betNumber, readAction } from "../game/position";
import { fill } from "../i18n/fill";
import type { Words } from "../i18n/words";
import type { PhraseInfo } from "../net/protocol";
import { ownCars } from "./panels";
import type { Room } from "./room.svelte";

/** More sentences than this a player would not read before confirming. */
const MOST_STAKES = 2;

export function statusText(words: Words, room: Room, isPhone = false): string {
  const { position, seen, draft } = room;
  if (!position || !seen) return words.text("link-waiting");
  const { info } = seen;
  if (room.glance) return words.text("table-moment", { number: room.glance.seq });
  if (room.scene) return words.text("lot-bids", { car: nameOf(room.scene.bids.car) });
  if (room.interval) return words.text("interval-status", { race: room.interval.race });
  if (info.undo) return undoText(words, room);
  if (info.paused) return words.text("table-paused");
  if (position.phase === "over") return phaseText(words, room);
  if (draft.isDone && !draft.isSecret) return summary(words, room);
  if (draft.choices.length && isPhone && position.phase === "bet" && draft.isEmpty)
    return words.text("table-ask-bet-here", { number: betNumber(position) });
  if (draft.choices.length) return phraseText(words, draft.ask, room);
  return waitText(words, position, room);
}

function undoText(words: Words, { seen, names }: Room): string {
  const undo = seen?.info.undo;
  if (!undo) return "";
  const asked = words.text("table-undo-asked", { player: names[undo.seat] ?? "" });
  if (!undo.waits_for.length) return asked;
  if (undo.waits_for.some((seat) => seen?.yours.includes(seat)))
    return `${asked} ${words.text("table-undo-yours")}`;
  const players = words.list(undo.waits_for.map((seat) => names[seat] ?? ""));
  return `${asked} ${words.text("table-undo-waiting", { players })}`;
}

/** The turn in one sentence: my places, and what it won or cost whom. */
function summary(words: Words, room: Room): string {
  const { outlook } = room.draft;
  if (!outlook || !room.position) return words.text("table-ask-done");
  const stakes = (outlook.stakes ?? []).slice(0, MOST_STAKES);
  const first = stakes.map((stake) => phraseText(words, stake, room)).join(" ");
  const other = othersLine(room);
  if (first && other === null) return words.text("draft-stakes", { what: first });
  const places = [...ownCars(room, room.position)].flatMap((car) => {
    const [from = 0, to = 0] = outlook.places[car] ?? [];
    if (from === to) return [];
    return [words.text("draft-place", { car: nameOf(car), from: words.place(from), to: words.place(to) })];
  });
  const spaces = Object.entries(outlook.spaces).flatMap(([car, won]) => {
    if (!isCar(car) || !won) return [];
    const id = won > 0 ? "draft-wins" : "draft-loses";
    return [words.text(id, { car: nameOf(car), steps: Math.abs(won) })];
  });
  const what = words.plainList([...(places.length ? places : [words.text("draft-keeps")]), ...spaces]);
  const begun = what.charAt(0).toLocaleUpperCase(words.language) + what.slice(1);
  if (other === null) return words.text("draft-sum", { what: begun });
  const { car } = room.position;
  const goesOn = words.text("draft-goes-on", { what: begun, player: other, car: car ? nameOf(car) : "" });
  return first ? `${first} ${goesOn}` : goesOn;
}

/** Who decides about the next line of the card in play, as with Cunning, if that is somebody else. */
function othersLine({ position, seat, names }: Room): string | null {
  const next = position?.asked[0];
  if (!position?.card || position.turn !== seat || next === undefined || next === seat) return null;
  return names[next] ?? "";
}

/** Their own secret choice is made: that is said. Otherwise what the others are about. */
function waitText(words: Words, position: Position, room: Room): string {
  const players = words.list(position.asked.map((seat) => room.names[seat] ?? ""));
  const mine = room.seat !== null && position.secrets[room.seat];
  if (mine && position.asked.length) {
    if (position.phase === "bid") return words.text("table-placed", { players });
    if (position.phase === "bet") return words.text("table-marked", { players });
    return words.text("table-chosen", { players });
  }
  return nowText(words, room) ?? phaseText(words, room);
}

/** Who moves what, in a few words: the card lies beside the board. */
function nowText(words: Words, room: Room): string | null {
  const say = room.view?.say;
  const id = say?.id.replace("phase-", "now-") ?? "";
  if (!say || !words.has(id)) return null;
  const [player = -1] = room.position?.asked ?? []; // who decides, which is not always whose card it is
  return phraseText(words, { id, args: { ...say.args, player } }, room);
}

/** What is happening, and for whom we wait. */
const phaseText = (words: Words, room: Room): string => phraseText(words, room.view?.say, room);

function phraseText(
  words: Words,
  phrase: PhraseInfo | null | undefined,
  { names, edition, deck }: Room,
): string {
  return phrase ? fill(phrase, { words, names, edition, deck }) : "";
}

/** What the button in the middle says. */
export function confirmText(words: Words, room: Room): string {
  const last = room.draft.last;
  if (!last) return words.text("table-confirm");
  const { verb, what } = readAction(last.do);
  if (verb === "bid") {
    if (last.amount === null || last.amount === undefined) return words.text("table-confirm-pass");
    return words.text("table-confirm-bid", { amount: words.money(last.amount, room.edition) });
  }
  if (verb === "bet") return words.text("table-confirm-bet", { car: carWord(what) });
  if (verb === "keep") return words.text("table-confirm-keep", { power: words.powerName(what) });
  if (verb === "swap") {
    if (what === "none") return words.text("table-confirm-stay");
    return words.text("table-confirm-swap", { power: words.powerName(what) });
  }
  if (readAction(room.draft.first?.do ?? "").verb !== "play") return words.text("table-confirm-steer");
  return words.text(othersLine(room) === null ? "table-confirm" : "table-confirm-so-far");
}

/** What somebody alone with bots would undo, by the last event of their own. */
export const UNDO = {
  "bid-placed": "undo-bid",
  "power-chosen": "undo-power",
  "card-played": "undo-card",
  "bet-placed": "undo-bet",
  other: "undo-last",
} as const;

export function lastDone({ log, seat }: Room): keyof typeof UNDO {
  const mine = log.findLast(({ note }) => note.what === "played" && note.seat === seat);
  const first = mine?.events.find((event) => "seat" in event && event.seat === seat);
  return first && first.event in UNDO ? (first.event as keyof typeof UNDO) : "other";
}

const carWord = (letter: string): string => nameOf(letter as Parameters<typeof nameOf>[0]);
