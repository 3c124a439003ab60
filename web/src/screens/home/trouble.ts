// What went wrong with a request, in one sentence.

import type { Words } from "../../i18n/words";
import { Refusal } from "../../net/http";

export function sentence(words: Words, error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return error.reason === "offline"
    ? words.text("home-page-offline")
    : words.refusal(error.reason, error.detail);
}
