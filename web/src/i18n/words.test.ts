// What the words say is compared with Python's in tests/i18n/test_page_words.py. Here: what only the page has.

import english from "virtual:catalogue/en";
import { describe, expect, test } from "vitest";
import { CARS, nameOf } from "../game/cars";
import { Words } from "./words";

const words = new Words("en", english);
const drawn = new Words("en-XA", english);
const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

describe("words", () => {
  test("a message with its arguments", () => {
    expect(words.text("place", { place: 3 })).toBe("3rd");
    expect(words.text("event-card-drawn-hidden", { player: "{ $x }" })).toBe("{ $x } draws a card.");
  });

  test("a message that is not there, or lacks an argument, is a fault and not a gap", () => {
    expect(() => words.text("nonsense" as "yes")).toThrow("there is no message nonsense");
    expect(() => words.text("place", {} as { place: number })).toThrow("place");
  });

  test("a catalogue with a message twice is refused", () => {
    expect(() => new Words("en", "yes = yes\nyes = no\n")).toThrow("yes");
  });

  test("what the server names without words is called by its own name", () => {
    expect(words.powerName("time-travel")).toBe("time-travel");
    expect(words.powerEffect("time-travel")).toBe("");
    expect(words.refusal("no-such-reason")).toBe("no-such-reason");
  });

  test("before the server has said how editions write money, it can be read", () => {
    expect([words.money(3), words.money(-12, "pt-PT")]).toEqual(["3M", "−12M"]);
    expect(words.track("marina-bay@1")).toBe("marina-bay");
  });
});

describe("English drawn out", () => {
  test("every letter has an accent, and there is 40 % more", () => {
    expect(drawn.text("list-none")).toBe("ñöƀöðý~~~");
    expect(drawn.text("rules-money")).not.toMatch(/[a-z]/i);
  });

  test("all texts without arguments grow by 40 % or more", () => {
    for (const id of ["yes", "rules-turn", "table-confirm", "phase-over"] as const) {
      const plain = words.text(id);
      expect(letters(drawn.text(id))).toBe(letters(plain));
      expect(drawn.text(id).length).toBeGreaterThanOrEqual(plain.length + 0.4 * letters(plain));
    }
  });

  test("names and numbers stay as they are", () => {
    expect(drawn.text("event-card-drawn-hidden", { player: "Zoë Abc" })).toMatch(/^Zoë Abc /);
    expect(drawn.text("order-gap", { steps: 12345 })).toBe("+12,345");
  });

  test("cars and plurals still choose their form", () => {
    const colours = CARS.map((car) => drawn.text("car", { car: nameOf(car) }));
    expect(new Set(colours).size).toBe(6);
    expect(drawn.car("R")).toBe("ŕéð~~");
    expect(drawn.text("spaces", { steps: 1 })).toMatch(/^1 šþåçé~+$/);
    expect(drawn.text("spaces", { steps: 2 })).toMatch(/^2 šþåçéš~+$/);
  });

  test("a text inside another is drawn out once", () => {
    expect(drawn.text("table-confirm-bet", { car: "red" })).toBe("Ɓéţ öñ ~~ŕéð~~");
  });
});
