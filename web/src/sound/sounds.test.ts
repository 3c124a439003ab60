import { describe, expect, test } from "vitest";
import type { GameEvent } from "../net/protocol";
import { cueOf } from "./sounds";

const moved = (...path: string[]) => ({ event: "car-moved", path }) as unknown as GameEvent;
const happened = (event: string, more: object = {}) => ({ event, ...more }) as unknown as GameEvent;

describe("what is heard", () => {
  test("an engine, for as many spaces as the car goes", () => {
    expect(cueOf([happened("card-played"), moved("1a", "2a", "3a")])).toEqual({ sound: "engine", amount: 3 });
  });
  test("a horn for a car that is jammed, and nothing for one that is home", () => {
    expect(cueOf([happened("line-passed-over", { home: false })])?.sound).toBe("jam");
    expect(cueOf([happened("line-passed-over", { home: true })])).toBeNull();
  });
  test("nothing where nothing is to be heard", () => {
    expect(cueOf([happened("turn-started")])).toBeNull();
  });
});
