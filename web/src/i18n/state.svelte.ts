// The words everybody on this page reads now. Loading another language swaps them everywhere at once.

import { about } from "../net/about";
import { part } from "../part";
import { type Language, preferred } from "./languages";
import { Words } from "./words";

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:catalogue/en"),
  es: () => import("virtual:catalogue/es"),
  fr: () => import("virtual:catalogue/fr"),
  "pt-PT": () => import("virtual:catalogue/pt-PT"),
  "pt-BR": () => import("virtual:catalogue/pt-BR"),
  "en-XA": () => import("virtual:catalogue/en"),
};

let current = $state.raw<Words | null>(null);
let wanted: Language | null = null;

async function load(language: Language): Promise<Words> {
  const [{ default: catalogue }, { edition_words }] = await Promise.all([
    part(CATALOGUES[language]),
    about(),
  ]);
  return new Words(language, catalogue, edition_words);
}

export async function speak(language: Language): Promise<void> {
  wanted = language;
  const loaded = await load(language);
  if (wanted !== language) return; // somebody goes through the list faster than it loads
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
