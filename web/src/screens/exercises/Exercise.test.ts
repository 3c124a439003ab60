import catalogue from "virtual:catalogue/en";
import { render, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { STRIP } from "../../board/fixture";
import { readDeck } from "../../game/cards";
import { readPosition } from "../../game/position";
import { Circuit } from "../../game/road";
import { speakWith } from "../../i18n/state.svelte";
import { Words } from "../../i18n/words";
import type { ExerciseShown, Verdict as VerdictData } from "../../net/protocol";
import { prefs, remember } from "../../prefs.svelte";
import { Attempt } from "./attempt.svelte";
import Parts from "./Parts.svelte";
import Verdict from "./Verdict.svelte";
import { reasonOf, ruleAddress, spacesOf } from "./wording";

const words = new Words("en", catalogue, { en: { currency: "$" + "{n}M", titles: {} } });

beforeAll(() => speakWith(words));
beforeEach(() => remember({ exercises: [] }));

const WILD: ExerciseShown = {
  exercise: { id: "wild", kind: "wild", group: "cards", printed: ["P3"] },
  track: "strip@1",
  line: { players: "4", cars: "R1a,G2b" },
  seat: 0,
  bids: [],
  parts: [{ name: "names", pick: "many", of: "car", options: [{ key: "K" }, { key: "R" }, { key: "skip" }] }],
};
const ORDER: ExerciseShown = {
  ...WILD,
  parts: [{ name: "cars", pick: "order", of: "car", options: [{ key: "K" }, { key: "R" }] }],
};
const BIDS: ExerciseShown = {
  ...WILD,
  bids: [{ seat: 1, card: "A1", declared: true }],
  parts: [
    { name: "winner", pick: "one", of: "seat", options: [{ key: "0" }, { key: "1" }], car: "G" },
    { name: "price", pick: "one", of: "number", options: [{ key: "6" }], car: "G" },
  ],
};
const SPACES: ExerciseShown = {
  ...WILD,
  parts: [
    {
      name: "ends",
      pick: "many",
      of: "space",
      options: [{ key: "1b" }, { key: "2a", steps: 1 }, { key: "2b", steps: 1 }, { key: "finish", steps: 5 }],
      car: "R",
    },
  ],
};
const CARDS = readDeck({ A1: ["G6", "K5"] });

const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** What the server will say, and what it was asked. */
function answering(verdict: VerdictData) {
  return vi
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(
      new Response(JSON.stringify(verdict), { headers: { "content-type": "application/json" } }),
    );
}

function parts(shown: ExerciseShown): Attempt {
  const attempt = new Attempt(shown);
  render(Parts, { props: { attempt, cards: CARDS } });
  return attempt;
}

test("what is marked can be unmarked, and is said to be", async () => {
  const attempt = parts(WILD);
  await userEvent.click(button("black"));
  await userEvent.click(button("Skip this line"));
  expect(button("black")).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(button("black"));
  expect(attempt.chosen).toEqual({ names: ["skip"] });
});

test("an order shows its numbers", async () => {
  const attempt = parts(ORDER);
  await userEvent.click(button("red"));
  await userEvent.click(button("black"));
  expect(attempt.chosen).toEqual({ cars: ["R", "K"] });
  expect(button("red 1")).toBeInTheDocument();
  expect(button("black 2")).toBeInTheDocument();
});

test("of seats and of prices one is chosen, and a bid is a card", async () => {
  const attempt = parts(BIDS);
  expect(screen.getByRole("group", { name: "Who gets the green car?" })).toBeInTheDocument();
  await userEvent.click(button("Ada"));
  await userEvent.click(button(/Bruno declared/));
  expect(attempt.isReady).toBe(false);
  await userEvent.click(button("$6M"));
  expect(attempt.chosen).toEqual({ winner: ["1"], price: ["6"] });
  expect(attempt.isReady).toBe(true);
});

test("a right answer is remembered on this device and leads on", async () => {
  const attempt = new Attempt(WILD);
  attempt.press(WILD.parts[0] as never, "K");
  const fetched = answering({ right: true, solution: { names: ["K"] } });
  await attempt.check();
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({ answer: { names: ["K"] } });
  expect(prefs.exercises).toEqual(["wild"]);
  const all = [WILD.exercise, { ...WILD.exercise, id: "tricky" }];
  render(Verdict, { props: { attempt, id: "wild", all, oncheck: vi.fn(), problem: "" } });
  expect(screen.getByRole("status")).toHaveTextContent(/^Right! A wild names any colour/);
  expect(button("Next")).toBeEnabled();
});

test("a wrong answer gets its reason, and the answer only when asked", async () => {
  const attempt = new Attempt(WILD);
  attempt.press(WILD.parts[0] as never, "R");
  answering({
    right: false,
    why: "colour-on-card",
    clause: "R4.5",
    args: { car: "R" },
    spot: "R",
    solution: { names: ["K"] },
  });
  await attempt.check();
  expect(prefs.exercises).toEqual([]);
  render(Verdict, { props: { attempt, id: "wild", all: [WILD.exercise], oncheck: vi.fn(), problem: "" } });
  expect(screen.getByRole("status")).toHaveTextContent("Not yet Red is on the card");
  expect(screen.getByRole("link")).toHaveAttribute("href", "/rules#race");
  await userEvent.click(button("Show the answer"));
  expect(attempt.keysOf(WILD.parts[0] as never)).toEqual(["K"]);
  expect(screen.getByRole("status")).toHaveTextContent(/^The answer/);
  expect(button("All exercises")).toBeEnabled(); // it leads on, and nothing is remembered
  expect(prefs.exercises).toEqual([]);
});

test("a change takes the verdict back", async () => {
  const attempt = new Attempt(WILD);
  attempt.press(WILD.parts[0] as never, "R");
  answering({ right: false, why: "missed-colour", args: { car: "K" }, solution: { names: ["K"] } });
  await attempt.check();
  attempt.press(WILD.parts[0] as never, "K");
  expect(attempt.verdict).toBeNull();
});

test("spaces say where they are, and the verdict marks them and shows a way", () => {
  const attempt = new Attempt(SPACES);
  const [part] = SPACES.parts;
  const targets = () =>
    spacesOf(attempt, part as never, words, readPosition(SPACES.line), new Circuit(STRIP));
  expect(targets().map(({ name }) => name)).toEqual([
    "1b, outside, beside or behind",
    "2a, inside, 1 space",
    "2b, outside, 1 space (green)",
    "across the finish line",
  ]);
  attempt.press(part as never, "1b");
  expect(targets().map(({ mark }) => mark)).toEqual(["chosen", "open", "open", "open"]);
  attempt.verdict = {
    right: false,
    why: "missed-full",
    spot: "2a",
    path: ["2a"],
    solution: { ends: ["2a"] },
  };
  expect(targets().map(({ mark, path }) => [mark, path.length])).toEqual([
    ["chosen", 0],
    ["missed", 1],
    ["open", 0],
    ["open", 0],
  ]);
  attempt.open();
  expect(targets().map(({ mark }) => mark)).toEqual(["wrong", "missed", "open", "open"]);
});

test("reasons are worded with names, colours and money", () => {
  const verdict = { right: false, solution: {} };
  expect(reasonOf(words, { ...verdict, why: "taken", args: { other: "R" } })).toMatch(
    /^The red car is there/,
  );
  expect(reasonOf(words, { ...verdict, why: "higher-bid", args: { player: 1, rival: 0, amount: 6 } })).toBe(
    "Bruno bids $6M, and Ada bids less. The highest bid wins.",
  );
});

test.each([
  ["R2.3", "setup"],
  ["R3.10", "auction"],
  ["R4.5", "race"],
  ["R4.8", "steering"],
  ["R8.2", "powers"],
])("the rule %s stands in the section %s", (clause, section) => {
  expect(ruleAddress(clause)).toBe(`/rules#${section}`);
});
