// Opening the table of a guided race: the server knows who races there, and how.

import type { Language } from "../../i18n/languages";
import type { About } from "../../net/about";
import { ask } from "../../net/http";
import { visit } from "../../net/visitor";
import { editionFor } from "../paddock/settings";
import { startSoon } from "../paddock/start";

export async function beginLesson(
  lesson: string,
  name: string,
  language: Language,
  about: About,
): Promise<string> {
  await visit();
  const settings = { lesson, edition: editionFor(language, about), pace: "calm" };
  const { id } = await ask<{ id: string }>("/api/tables", { settings, name });
  startSoon(id);
  return id;
}
