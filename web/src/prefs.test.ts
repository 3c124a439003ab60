import { beforeEach, expect, test } from "vitest";
import { prefs, remember, rememberGame } from "./prefs.svelte";

const game = (id: string) => ({ id, when: 0, track: "marina-bay@1", players: [] });
const stored = () => JSON.parse(localStorage.getItem("downforce") ?? "{}");
/** What another tab, opened later, has written. */
const elsewhere = (changes: object) =>
  localStorage.setItem("downforce", JSON.stringify({ ...stored(), ...changes }));

beforeEach(() => {
  localStorage.clear();
  remember({ name: "", sound: true, games: [] });
});

test("what one tab remembers the other does not forget", () => {
  remember({ sound: false });
  elsewhere({ name: "Ada" });
  remember({ speed: 2 });
  expect(stored()).toMatchObject({ name: "Ada", sound: false, speed: 2 });
  expect(prefs.name).toBe("Ada");
});

test("games that ended in two tabs are both remembered, the newest first", () => {
  rememberGame(game("a"));
  elsewhere({ games: [game("b"), game("a")] });
  rememberGame(game("c"));
  expect(stored().games.map(({ id }: { id: string }) => id)).toEqual(["c", "b", "a"]);
});

test("a memory that somebody has spoiled is begun anew", () => {
  localStorage.setItem("downforce", "{");
  remember({ name: "Ada" });
  expect(stored()).toMatchObject({ name: "Ada", language: "", games: [] });
});

test("what others wrote into the memory is left out, item by item", () => {
  const spoiled = [null, 3, {}, { ...game("x"), players: [null] }, { ...game("y"), when: "now" }];
  elsewhere({
    games: [null, game("a"), ...spoiled],
    lessons: [null, "first"],
    exercises: "all",
    settings: { players: "six", track: "marina-bay", single: [null], patience: null },
    name: 7,
    speed: 9,
    volume: null,
    level: {},
  });
  remember({ sound: false });
  expect(prefs.games).toEqual([game("a")]);
  expect(prefs.settings).toEqual({ track: "marina-bay", patience: null });
  expect(prefs).toMatchObject({
    lessons: ["first"],
    exercises: [],
    name: "",
    speed: 1,
    volume: 1,
    level: "club",
    sound: false,
  });
});

test.each(["null", "[]", "3", '"text"'])("a memory that is %s is no memory", (text) => {
  localStorage.setItem("downforce", text);
  remember({ name: "Ada" });
  expect(stored()).toMatchObject({ name: "Ada", games: [], settings: {} });
});
