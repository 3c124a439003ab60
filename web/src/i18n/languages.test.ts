import { describe, expect, test } from "vitest";
import { isLanguage, LANGUAGES, localeFor, OWN_NAMES, preferred } from "./languages";

describe("the first wish that can be met", () => {
  test.each([
    [["fr"], "fr"],
    [["fr-CA", "en"], "fr"],
    [["es-419"], "es"],
    [["de", "es-MX", "fr"], "es"],
    [["pt"], "pt-BR"],
    [["pt-BR"], "pt-BR"],
    [["pt-PT"], "pt-PT"],
    [["pt-pt"], "pt-PT"],
    [["pt-AO"], "pt-PT"],
    [["pt-MZ"], "pt-PT"],
    [["pt-CV"], "pt-PT"],
    [["pt-br"], "pt-BR"],
    [["ja", "zh"], "en"],
    [["EN-gb"], "en"],
    [[], "en"],
    [[""], "en"],
    [["en-XA"], "en-XA"],
  ])("of %j is %s", (wishes, language) => {
    expect(preferred(wishes)).toBe(language);
  });
});

test("each language is called by its own name, and the one for testing is offered to nobody", () => {
  expect(Object.keys(OWN_NAMES).sort()).toEqual([...LANGUAGES].sort());
  expect(LANGUAGES).not.toContain("en-XA");
});

test("only whole tags are languages", () => {
  expect(["fr", "en-XA", "pt", "FR", ""].filter(isLanguage)).toEqual(["fr", "en-XA"]);
});

test("dates are written as in the reader's own country, where it speaks the language", () => {
  expect(localeFor("en", ["fr-FR", "en-GB"])).toBe("en-GB");
  expect(localeFor("en", ["de-DE"])).toBe("en");
  expect(localeFor("pt-PT", ["pt-BR"])).toBe("pt-PT");
});
