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
}

const PLAIN: Prefs = {
  name: "",
  language: "",
  speed: 1,
  sound: true,
  volume: 1,
  codes: false,
  settings: {},
  level: "club",
  lessons: [],
  games: [],
  exercises: [],
};

const listOf = <T>(stored: T[] | undefined): T[] => (Array.isArray(stored) ? stored : []);

function read(): Partial<Prefs> {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>;
    const language = isLanguage(stored.language ?? "") ? (stored.language as Language) : "";
    const [lessons, games, exercises] = [stored.lessons, stored.games, stored.exercises];
    return {
      ...stored,
      language,
      lessons: listOf(lessons),
      games: listOf(games),
      exercises: listOf(exercises),
    };
  } catch {
    return {}; // private windows may have no memory
  }
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
