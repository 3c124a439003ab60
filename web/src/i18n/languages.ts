// The five languages, and which of them somebody wishes.

import { LANGUAGES } from "./messages";

export { LANGUAGES };

/** `en-XA` is English drawn out and accented, to see what breaks when words grow. */
export type Language = (typeof LANGUAGES)[number] | "en-XA";

/** Each language by its own name. */
export const OWN_NAMES: Record<(typeof LANGUAGES)[number], string> = {
  en: "English",
  es: "Español",
  fr: "Français",
  "pt-PT": "Português (Portugal)",
  "pt-BR": "Português (Brasil)",
};

export const isLanguage = (tag: string): tag is Language =>
  tag === "en-XA" || (LANGUAGES as readonly string[]).includes(tag);

/** Dates and numbers as people write them there: a reader in Britain gets no American date. */
export function localeFor(language: Language, wishes: readonly string[] = navigator.languages): string {
  const base = language === "en-XA" ? "en" : language;
  return wishes.find((wish) => wish.startsWith(`${base}-`)) ?? base;
}

/**
 * The first wish we can meet. Portuguese without a country is that of most who ask: Brazil. All other countries
 * write as in Portugal.
 */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    if (isLanguage(wish)) return wish;
    const base = wish.split("-")[0]?.toLowerCase();
    if (base === "pt") return /^pt(-br)?$/i.test(wish) ? "pt-BR" : "pt-PT";
    const near = LANGUAGES.find((language) => language === base);
    if (near) return near;
  }
  return "en";
}
