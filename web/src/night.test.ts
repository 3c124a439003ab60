import { expect, test } from "vitest";
import { isLate } from "./night.svelte";

test("a big screen has its night from 20:00 to 6:00", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    isLate(new Date(2026, 10, 19, hour, 30)),
  );
  expect(hours).toEqual([0, 1, 2, 3, 4, 5, 20, 21, 22, 23]);
});
