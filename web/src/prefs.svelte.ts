// What this browser remembers: a name, a language, the last table, how things move and sound.

import { isLanguage, type Language } from "./i18n/languages";
import type { Settings } from "./net/protocol";

const KEY = "downforce";

/** A finished game that was played or watched here. */
export interface PastGame {
  id: string;
  /** In milliseconds since 1970. */
  when: number;
  track: string;
  /** As it was called there; games of long ago do not say. */
  edition?: string;
  players: string[];
  /** Who won, and their own place; games of long ago do not say. */
  winners?: string[];
  place?: number | null;
}

const MOST_GAMES = 20;

export interface Prefs {
  name: string;
  /** Empty: as the browser wishes. */
  language: Language | "";
  /** How fast cars drive: 0 is at once. */
  speed: 0 | 1 | 2;
  sound: boolean;
  /** How loud: from 0 to 1. */
  volume: number;
  /** The paper and the circuits by night: as the device wishes, always, or never. */
  night: "device" | "on" | "off";
  /** Sounds here too, although a big screen plays them. */
  soundHere: boolean;
  /** Ways to drive name the space they end on, as the rules and the board in words do. */
  codes: boolean;
  /** The last table somebody opened here. */
  settings: Settings;
  level: string;
  /** The guided races that were raced to their end here. */
  lessons: string[];
  /** The newest first. */
  games: PastGame[];
  /** The exercises that were answered right. */
  exercises: string[];
  /** Whether this person was asked how to be called. */
  callsAsked: boolean;
}

const PLAIN: Prefs = {
  name: "",
  language: "",
  speed: 1,
  sound: true,
  volume: 1,
  night: "device",
  soundHere: false,
  codes: false,
  settings: {},
  level: "club",
  lessons: [],
  games: [],
  exercises: [],
  callsAsked: false,
};

/** Whether a stored value is what we write; others may have written there. */
type Check<T> = (stored: unknown) => stored is T;

const isText: Check<string> = (stored): stored is string => typeof stored === "string";
const isRecord: Check<Record<string, unknown>> = (stored): stored is Record<string, unknown> =>
  typeof stored === "object" && stored !== null && !Array.isArray(stored);
const isListOf =
  <T>(isItem: Check<T>): Check<T[]> =>
  (stored): stored is T[] =>
    Array.isArray(stored) && stored.every(isItem);
const isMaybe =
  <T>(isItem: Check<T>): Check<T | undefined> =>
  (stored): stored is T | undefined =>
    stored === undefined || isItem(stored);

const isGame: Check<PastGame> = (stored): stored is PastGame =>
  isRecord(stored) &&
  isText(stored.id) &&
  Number.isFinite(stored.when) &&
  isText(stored.track) &&
  isListOf(isText)(stored.players) &&
  isMaybe(isText)(stored.edition) &&
  isMaybe(isListOf(isText))(stored.winners) &&
  (stored.place === undefined || stored.place === null || Number.isInteger(stored.place));

/** Of settings only those of the right kind; whether a server still knows their values is checked where they are used. */
function settingsOf(stored: unknown): Settings {
  if (!isRecord(stored)) return {};
  const isKept = ([name, value]: [string, unknown]) => {
    if (name === "single") return isRecord(value) && Object.values(value).every(isText);
    if (name === "players") return Number.isInteger(value);
    if (name === "patience") return value === null || Number.isInteger(value);
    if (name === "public") return typeof value === "boolean";
    return isText(value) || (name === "second_track" && value === null);
  };
  return Object.fromEntries(Object.entries(stored).filter(isKept)) as Settings;
}

/** The items of a stored list that are what we write. */
const listOf = <T>(stored: unknown, isItem: Check<T>): T[] =>
  Array.isArray(stored) ? stored.filter(isItem) : [];

function read(): Partial<Prefs> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return isRecord(stored) ? checked(stored) : {};
  } catch {
    return {}; // private windows may have no memory
  }
}

/** What is stored, with the plain value for all that is not as we write it. */
function checked(stored: Record<string, unknown>): Partial<Prefs> {
  const { name, language, speed, sound, volume, night, codes, settings, level } = stored;
  return {
    name: isText(name) ? name : PLAIN.name,
    language: isText(language) && isLanguage(language) ? language : "",
    speed: speed === 0 || speed === 1 || speed === 2 ? speed : PLAIN.speed,
    sound: typeof sound === "boolean" ? sound : PLAIN.sound,
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : PLAIN.volume,
    night: night === "on" || night === "off" ? night : PLAIN.night,
    soundHere: stored.soundHere === true,
    codes: codes === true,
    settings: settingsOf(settings),
    level: isText(level) ? level : PLAIN.level,
    lessons: listOf(stored.lessons, isText),
    games: listOf(stored.games, isGame),
    exercises: listOf(stored.exercises, isText),
    callsAsked: stored.callsAsked === true,
  };
}

export const prefs: Prefs = $state({ ...PLAIN, ...read() });

/** Another tab may have remembered something since this one was opened. */
export function remember(changes: Partial<Prefs>): void {
  Object.assign(prefs, read(), changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // nothing to be done, and nothing lost but comfort
  }
}

/** So does it when a guided race is over. */
export function rememberLesson(lesson: string): void {
  const done = read().lessons ?? prefs.lessons;
  if (!done.includes(lesson)) remember({ lessons: [...done, lesson] });
}

/** The result screen calls this; a game that is known already moves to the front. */
export function rememberGame(game: PastGame): void {
  const others = (read().games ?? prefs.games).filter(({ id }) => id !== game.id);
  remember({ games: [game, ...others].slice(0, MOST_GAMES) });
}
