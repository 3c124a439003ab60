import catalogue from "virtual:catalogue/en";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speakWith } from "../../i18n/state.svelte";
import { Words } from "../../i18n/words";
import { Refusal } from "../../net/http";
import type { PadAnswer, PadEntries } from "../../net/protocol";
import { sell } from "./entries";
import { Pad } from "./pad.svelte";

const answer = (races: number): PadAnswer => ({
  asks: {
    rules: { bets: true, laps: false, races, money_decides: true },
    auction: true,
    powers: [],
    prices: [1],
    tracks: ["marina-bay", "river-station"].slice(0, races),
  },
  result: null,
  fault: { reason: "no-car", part: "auction", race: 1, seat: 0 },
  order: "",
});

beforeAll(() => {
  speakWith(new Words("en", catalogue, { en: { currency: "$" + "{n}M", titles: {} } }));
});
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("each change is kept and scored, a name is kept only", async () => {
  const score = vi.fn((_: PadEntries) => Promise.resolve(answer(1)));
  const pad = new Pad(score);
  pad.follow();
  await vi.runAllTimersAsync();
  expect(pad.answer?.fault?.reason).toBe("no-car");
  pad.written.names[0] = "Ada";
  pad.follow();
  await vi.runAllTimersAsync();
  expect(score).toHaveBeenCalledTimes(1);
  const [race] = pad.written.races;
  if (race) sell(race, "K", { seat: 0, price: 3 });
  pad.follow();
  await vi.runAllTimersAsync();
  expect(score).toHaveBeenCalledTimes(2);
  expect(score.mock.lastCall?.[0].races?.[0]?.lots).toEqual({ K: { seat: 0, price: 3, power: null } });
  expect(new Pad(score).written).toEqual(pad.written);
  expect(new Pad(score).name(0)).toBe("Ada");
  expect(new Pad(score).name(1)).toBe("Player 2");
});

test("an answer about what is no longer written is not shown", async () => {
  const answers: ((value: PadAnswer) => void)[] = [];
  const pad = new Pad(() => new Promise((resolve) => answers.push(resolve)));
  pad.follow();
  await vi.runAllTimersAsync();
  pad.written.mode = "world-tour";
  pad.follow();
  await vi.runAllTimersAsync();
  answers[1]?.(answer(2));
  answers[0]?.(answer(1));
  await vi.runAllTimersAsync();
  expect(pad.asks?.rules.races).toBe(2);
  expect(pad.places).toHaveLength(8);
});

test("who goes on in a hurry is judged by what was written last", async () => {
  const answers: ((value: PadAnswer) => void)[] = [];
  const pad = new Pad(() => new Promise((resolve) => answers.push(resolve)));
  pad.follow();
  await vi.runAllTimersAsync();
  answers[0]?.(answer(1));
  await pad.inStep();
  pad.written.mode = "world-tour";
  pad.follow();
  const went = vi.fn();
  void pad.inStep().then(went);
  await vi.runAllTimersAsync();
  expect(went).not.toHaveBeenCalled();
  answers[1]?.(answer(2));
  await vi.runAllTimersAsync();
  expect(went).toHaveBeenCalledOnce();
});

test("without a server the pad is kept, and scored once it is back", async () => {
  let isUp = false;
  const pad = new Pad(() => (isUp ? Promise.resolve(answer(1)) : Promise.reject(new Refusal("offline"))));
  pad.follow();
  await vi.advanceTimersByTimeAsync(100);
  expect(pad.trouble).toBe("offline");
  expect(pad.answer).toBeNull();
  isUp = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(pad.trouble).toBe("");
  expect(pad.answer).not.toBeNull();
});

test("a page that the mode does not have leads back to the players", async () => {
  const pad = new Pad(() => Promise.resolve(answer(1)));
  pad.go({ part: "auction", race: 1 });
  expect(pad.place).toEqual({ part: "players", race: 0 });
});

test("two players of one name are told apart", () => {
  const pad = new Pad(() => Promise.resolve(answer(1)));
  pad.written.names = ["Ann", " Ann", "Bo"];
  expect(pad.names).toEqual(["Ann 1", "Ann 2", "Bo"]);
});
