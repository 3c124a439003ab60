// What went wrong with a request, in one sentence: in the language of the moment at which it is read.

import type { Words } from "../../i18n/words";
import { Refusal } from "../../net/http";

export type Sentence = () => string;

export const none: Sentence = () => "";

export function sentence(words: Words, error: unknown): Sentence {
  if (!(error instanceof Refusal)) throw error;
  const { reason, detail } = error;
  return () => (reason === "offline" ? words.text("home-page-offline") : words.refusal(reason, detail));
}
