import { expect, test } from "vitest";
import type { PadAnswer, PadFault, PadRules } from "../../net/protocol";
import {
  again,
  betDue,
  blank,
  drop,
  entriesOf,
  isSettled,
  noRace,
  parse,
  placesOf,
  removePlayer,
  sell,
  take,
  write,
} from "./entries";

const asks = (changes: Partial<PadRules["rules"]> = {}): PadRules => ({
  rules: { bets: true, laps: false, races: 1, money_decides: true, ...changes },
  auction: true,
  powers: ["tricky"],
  prices: [1, 2, 3, 4, 5, 6],
  tracks: ["marina-bay"],
});
const fault = (changes: Partial<PadFault>): PadAnswer => ({
  asks: asks(),
  result: null,
  fault: { reason: "bet-missing", part: "bets", race: 1, ...changes },
  order: "",
});
const race = (pad: ReturnType<typeof blank>) => {
  const [first] = pad.races;
  if (!first) throw new Error("no race");
  return first;
};

test("a player who goes takes their own cars and bets along, and the others move up", () => {
  const pad = blank("en");
  pad.names = ["Ada", "Bruno", "Carmen"];
  sell(race(pad), "K", { seat: 0, price: 3 });
  sell(race(pad), "B", { seat: 1, price: 4 });
  sell(race(pad), "G", { seat: 2, price: 5 });
  race(pad).bets = race(pad).bets.map((row, seat) => row.map(() => (["K", "B", "G"] as const)[seat] ?? null));
  removePlayer(pad, 1);
  expect(pad.names).toEqual(["Ada", "Carmen"]);
  expect(race(pad).lots).toEqual({
    K: { seat: 0, price: 3, power: null },
    G: { seat: 1, price: 5, power: null },
  });
  expect(entriesOf(pad).races?.[0]?.bets).toEqual([
    ["K", "K", "K"],
    ["G", "G", "G"],
  ]);
  removePlayer(pad, 1);
  expect(pad.names).toHaveLength(2); // fewer cannot play
});

test("no name is sent", () => {
  const pad = blank("fr");
  pad.names = ["Leonor", "Mia"];
  expect(JSON.stringify(entriesOf(pad))).not.toContain("Leonor");
  expect(entriesOf(pad)).toMatchObject({ players: 2, edition: "fr", mode: "standard" });
});

test("the finish is sent once it is complete, and a car that is taken off opens it again", () => {
  const pad = blank("en");
  const order = () => entriesOf(pad).races?.[0]?.order;
  expect(order()).toBeNull();
  take(race(pad), "K");
  take(race(pad), "K");
  take(race(pad), "R");
  expect(race(pad).order).toEqual(["K", "R"]);
  race(pad).isDone = true;
  expect(order()).toEqual(["K", "R"]);
  drop(race(pad), "K");
  expect(order()).toBeNull();
  for (const car of ["K", "B", "G", "Y", "O"] as const) take(race(pad), car);
  expect(order()).toEqual(["R", "K", "B", "G", "Y", "O"]);
});

test("the phone goes round bet by bet", () => {
  const pad = blank("en");
  const first = race(pad);
  expect(betDue(first, 2)).toEqual({ number: 1, seat: 0 });
  first.bets[0] = ["K", null, null];
  expect(betDue(first, 2)).toEqual({ number: 1, seat: 1 });
  first.bets[1] = ["B", null, null];
  expect(betDue(first, 2)).toEqual({ number: 2, seat: 0 });
  first.bets = first.bets.map(() => ["K", "K", "K"]);
  expect(betDue(first, 6)).toBeNull();
});

test("a mode asks for the pages it needs", () => {
  const parts = (rules: PadRules | null) => placesOf(rules).map(({ part, race: n }) => `${part} ${n}`);
  expect(parts(null)).toEqual(["players 0", "auction 0", "bets 0", "order 0", "sheets 0"]);
  expect(parts(asks({ bets: false }))).toEqual(["players 0", "auction 0", "order 0", "sheets 0"]);
  expect(parts(asks({ races: 2 }))).toHaveLength(8);
});

test("what lies before the first fault is complete", () => {
  const places = placesOf(asks());
  const pad = blank("en");
  const settled = (answer: PadAnswer | null) =>
    places.filter((place) => isSettled(place, places, answer, pad)).map(({ part }) => part);
  expect(settled(null)).toEqual([]);
  expect(settled(fault({}))).toEqual(["players", "auction"]);
  expect(settled(fault({ reason: "no-car", part: "auction" }))).toEqual(["players"]);
  expect(settled(fault({ reason: "order-missing", part: "order" }))).toEqual(["players", "auction"]);
  race(pad).bets = race(pad).bets.map(() => ["K", "K", "K"]);
  expect(settled(fault({ reason: "order-missing", part: "order" }))).toEqual(["players", "auction", "bets"]);
  const result = { rows: [], winners: [0], money_decides: true };
  expect(settled({ asks: asks(), result, fault: null, order: "" })).toEqual([
    "players",
    "auction",
    "bets",
    "order",
    "sheets",
  ]);
});

test("what was written is read again, and what cannot be read begins a new pad", () => {
  const pad = blank("pt-PT");
  pad.names = ["Ada", "Bruno"];
  sell(race(pad), "K", { seat: 1, price: 3, power: "tricky" });
  expect(parse(write(pad), "en")).toEqual(pad);
  for (const text of [null, "", "{}", "[]", '{"pad":{"names":["A"]}}', "nonsense"]) {
    expect(parse(text, "fr")).toEqual(blank("fr"));
  }
});

test.each([
  { names: [null, "Ada"] },
  { races: [null, null] },
  { races: [{ ...noRace(), order: ["K", 3] }, noRace()] },
  { races: [{ ...noRace(), bets: [1, 2, 3, 4, 5, 6] }, noRace()] },
  { races: [{ ...noRace(), lots: { K: null } }, noRace()] },
  { place: null },
  { single: [] },
])("a pad that others have spoiled begins a new one: %j", (changes) => {
  expect(parse(JSON.stringify({ v: 1, pad: { ...blank("en"), ...changes } }), "en")).toEqual(blank("en"));
});

test("the same players begin again at the auction", () => {
  const pad = blank("en");
  pad.names = ["Ada", "Bruno"];
  take(race(pad), "K");
  expect(again(pad)).toMatchObject({ names: ["Ada", "Bruno"], place: { part: "auction" } });
  expect(again(pad).races[0]?.order).toEqual([]);
});
