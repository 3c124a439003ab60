import { expect, test, vi } from "vitest";

vi.mock("../net/about", () => ({ about: async () => ({ edition_words: {} }) }));

test("a screen with words of its own finds them, however often and early it asks", async () => {
  const { speak, speakAll, words } = await import("./state.svelte");
  const first = speak("en");
  const all = speakAll();
  await Promise.all([first, all]);
  await speakAll();
  expect(words.text("pad-home")).not.toBe("");
  await speak("fr"); // the next language comes whole as well
  expect(words.text("pad-home")).not.toBe("");
  expect(words.language).toBe("fr");
});
