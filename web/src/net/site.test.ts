// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { fileFor } from "./site.svelte";

test.each([
  ["/api/about", "data/about.json"],
  ["/api/tracks/marina-bay%401", "data/tracks/marina-bay-1.json"],
  ["/api/tracks/marina-bay/map.svg", "data/tracks/marina-bay-1.svg"],
  ["/api/tracks/marina-bay%401/map.svg?bets=false", "data/tracks/marina-bay-1.plain.svg"],
  ["/api/decks/classic%401", "data/decks/classic-1.json"],
  ["/api/tables/x", undefined],
  ["/api/games/about/file", undefined],
])("%s is answered by %s", (path, file) => {
  expect(fileFor(path, { "marina-bay": "marina-bay@1" })).toBe(file);
});
