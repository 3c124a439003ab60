import { afterEach, expect, test } from "vitest";
import { STRIP } from "../../board/fixture";
import type { GameEvent } from "../../net/protocol";
import { sight } from "../../net/socket.fixture";
import { remember } from "../../prefs.svelte";
import { Film } from "./film.svelte";
import { makeReel } from "./reel";

const moved = { event: "car-moved", car: "K", start: "1a", path: ["2a", "3a"], bonus: false };
const reel = makeReel([
  { events: [], view: { ...sight({ tracks: "strip@1", cars: "K1a" }) } },
  { events: [moved as unknown as GameEvent], view: { line: { cars: "K3a" } } },
]);
const film = () => new Film(reel, new Map([["strip@1", STRIP]]), 0);

afterEach(() => remember({ speed: 1 }));

test("one step on is driven", () => {
  const shown = film();
  const from = shown.stage.actors.K.x;
  shown.forward();
  expect(shown.at).toBe(1);
  expect(shown.stage.actors.K.x).toBe(from); // it has only begun
  shown.close();
  expect(shown.stage.actors.K.x).toBeGreaterThan(from);
});

test("who wants no movement sees none in a replay", () => {
  remember({ speed: 0 });
  const shown = film();
  const from = shown.stage.actors.K.x;
  shown.forward();
  expect(shown.stage.actors.K.x).toBeGreaterThan(from);
});
