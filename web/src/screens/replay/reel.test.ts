import { expect, test } from "vitest";
import type { Frame } from "../../net/protocol";
import { readHeaders } from "./gamefile";
import { lingerAt, makeReel, momentOf, nextStop, previousStop, termsOf, trackAt } from "./reel";

// Cut from a real game: the deal, a secret bid, the last bid of the last lot, a turn, a finish, bets, the end.
const frames: Frame[] = [
  {
    events: [{ event: "lot-opened", car: "G", power: "unpredictable", bidders: [0, 1] }],
    view: {
      line: {
        players: "2",
        tracks: "marina-bay@1",
        options: "pt-PT+standard",
        phase: "bid",
        asked: "0/1",
        turn: "0",
      },
      order: "ROGYKB",
      to_go: [51, 51, 52, 52, 53, 53],
      choices: [],
      undo: "",
      result: null,
    },
  },
  {
    events: [{ event: "bid-placed", seat: 1, card: "A4", declared: false }],
    view: { line: { secrets: "-/1_bid_A4", asked: "0" } },
  },
  {
    events: [
      { event: "bids-revealed", car: "G", bids: [] },
      { event: "race-started", seat: 1 },
    ],
    view: { line: { secrets: null, phase: "play-card", asked: "1", owners: "G1@4" } },
  },
  {
    events: [{ event: "card-played", seat: 1, card: "8G", reverse: false }],
    view: { line: { phase: "move-car", card: "8G", car: "G" } },
  },
  {
    events: [
      { event: "car-moved", seat: 1, car: "G", start: "1c3", path: ["2c1"], bonus: false, printed: 1 },
      { event: "car-finished", car: "G", place: 1 },
      { event: "bets-opened", number: 1 },
    ],
    view: { line: { phase: "bet", home: "G", card: null, car: null, asked: "0/1" }, to_go: [51, 0] },
  },
  { events: [{ event: "bet-placed", seat: 0, number: 1, car: null }], view: { line: { asked: "1" } } },
  {
    events: [
      { event: "bets-closed", number: 1 },
      { event: "turn-started", seat: 0 },
    ],
    view: { line: { phase: "play-card", asked: "0" } },
  },
  {
    events: [{ event: "game-ended", winners: [1] }],
    view: { line: { phase: "over", asked: "-" }, result: { rows: [], winners: [1], money_decides: true } },
  },
];
const reel = makeReel(frames);

test("every moment is what all frames up to it say", () => {
  expect(reel.last).toBe(7);
  expect(reel.views[0]?.line.phase).toBe("bid");
  expect(reel.views[1]?.line).toMatchObject({ phase: "bid", secrets: "-/1_bid_A4", asked: "0" });
  expect(reel.views[2]?.line).not.toHaveProperty("secrets");
  expect(reel.views[3]?.line).toMatchObject({ card: "8G", car: "G", owners: "G1@4" });
  expect(reel.views[4]?.line).not.toHaveProperty("card");
  expect(reel.views[6]).toMatchObject({ order: "ROGYKB", to_go: [51, 0], result: null });
  expect(reel.views[7]?.result?.winners).toEqual([1]);
});

test("lots, turns, bets and cars at home are marked", () => {
  expect(reel.marks.map(({ at, kind }) => `${at} ${kind}`)).toEqual([
    "0 lot",
    "2 turn",
    "4 finish",
    "4 bet",
    "6 turn",
    "7 end",
  ]);
});

test("going turn by turn stops where somebody is next, and at both ends", () => {
  expect([0, 1, 2, 3, 4, 6, 7].map((at) => nextStop(reel, at))).toEqual([2, 2, 4, 4, 6, 7, 7]);
  expect([7, 6, 5, 4, 3, 2, 1, 0].map((at) => previousStop(reel, at))).toEqual([6, 4, 4, 2, 2, 0, 0, 0]);
});

test("an address names a moment within the film", () => {
  expect(momentOf("#4", 7)).toBe(4);
  expect(momentOf("#400", 7)).toBe(7);
  for (const hash of ["", "#", "#-1", "#bets", "#1.5"]) expect(momentOf(hash, 7)).toBe(0);
});

test("a reveal is looked at longer than a bid that is laid", () => {
  const [, laid, revealed] = frames as [Frame, Frame, Frame];
  expect(lingerAt(revealed)).toBeGreaterThan(5 * lingerAt(laid));
  expect(lingerAt({ view: {} })).toBe(0);
});

test("the terms of the table stand in the view", () => {
  const [first] = reel.views;
  if (!first) throw new Error("no views");
  expect(termsOf(first)).toEqual({
    edition: "pt-PT",
    mode: "standard",
    tracks: ["marina-bay@1"],
    deck: "classic",
  });
  const tour = { ...first, line: { tracks: "marina-bay@1,river-station@1", race: "2" } };
  expect(trackAt(tour)).toBe("river-station@1");
});

test("names stand in the file, escaped", () => {
  const headers = readHeaders(
    '[Game "downforce 1"]\n[Seat0 "Cy \\"the Sky\\" \\\\"]\n[Seat1 "works"]\n\n0 bid A1\n',
  );
  expect(headers.get("Seat0")).toBe('Cy "the Sky" \\');
});
