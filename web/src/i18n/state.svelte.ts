// The words everybody on this page reads now. Loading another language swaps them everywhere at once.

import { about } from "../net/about";
import { part } from "../part";
import { type Language, preferred } from "./languages";
import { Words } from "./words";

type Catalogues = Record<Language, () => Promise<{ default: string }>>;

/** What home and a table say. */
const FIRST: Catalogues = {
  en: () => import("virtual:catalogue/en/first"),
  es: () => import("virtual:catalogue/es/first"),
  fr: () => import("virtual:catalogue/fr/first"),
  "pt-PT": () => import("virtual:catalogue/pt-PT/first"),
  "pt-BR": () => import("virtual:catalogue/pt-BR/first"),
  "en-XA": () => import("virtual:catalogue/en/first"),
};
/** What other screens say besides. */
const LATER: Catalogues = {
  en: () => import("virtual:catalogue/en/later"),
  es: () => import("virtual:catalogue/es/later"),
  fr: () => import("virtual:catalogue/fr/later"),
  "pt-PT": () => import("virtual:catalogue/pt-PT/later"),
  "pt-BR": () => import("virtual:catalogue/pt-BR/later"),
  "en-XA": () => import("virtual:catalogue/en/later"),
};

let current = $state.raw<Words | null>(null);
let wanted: Language | null = null;
let wantsAll = false;

async function load(language: Language): Promise<Words> {
  const later = wantsAll ? part(LATER[language]) : { default: "" };
  const [first, more, { edition_words }] = await Promise.all([part(FIRST[language]), later, about()]);
  return new Words(language, `${first.default}\n${more.default}`, edition_words);
}

let all: Promise<void> | null = null;

/** The words of all screens, before one of the others is shown. */
export function speakAll(): Promise<void> {
  wantsAll = true;
  all ??= speak(wanted ?? ownLanguage()).catch((error) => {
    all = null; // it is tried again
    throw error;
  });
  return all;
}

export async function speak(language: Language): Promise<void> {
  wanted = language;
  const hasAll = wantsAll;
  const loaded = await load(language);
  if (wanted !== language) return; // somebody goes through the list faster than it loads
  if (current?.language === language && wantsAll && !hasAll) return; // more of it came first
  current = loaded;
  document.documentElement.lang = language === "en-XA" ? "en" : language;
}

export const ownLanguage = (): Language => preferred(navigator.languages);

/** For tests: words without a server. */
export function speakWith(own: Words): void {
  current = own;
}

/** Always the words of the moment: `words.text("yes")` is read again when the language changes. */
export const words: Words = new Proxy({} as Words, {
  get(_, name) {
    if (!current) throw new Error("no language has been loaded yet");
    const value = Reflect.get(current, name, current);
    return typeof value === "function" ? value.bind(current) : value;
  },
});
