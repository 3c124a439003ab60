import catalogue from "virtual:catalogue/en";
import spanish from "virtual:catalogue/es";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speakWith } from "../i18n/state.svelte";
import { Words } from "../i18n/words";
import type { ChoiceInfo, GameEvent } from "../net/protocol";
import { FakeSocket, fakeAnswers, fakeSockets, sight, update, welcome } from "../net/socket.fixture";
import { confirmText, statusText } from "./actions";
import { orderBefore, orderOf, ownCars, playerSeats, towerRows } from "./panels";
import { Room } from "./room.svelte";

const CARS = { cars: "K1a,B1b,R2a" };
const A1: ChoiceInfo = { do: "0 play A1" };
const moved = (car: string, start: string, ...path: string[]): GameEvent =>
  ({ event: "car-moved", car, start, path, bonus: false }) as unknown as GameEvent;

let room: Room;
let told: string[];

beforeAll(() => speakWith(new Words("en", catalogue)));

beforeEach(() => {
  fakeSockets();
  fakeAnswers();
  told = [];
});

afterEach(() => {
  room.leave();
  vi.unstubAllGlobals();
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

async function sits(yours: number[], view = sight(CARS)): Promise<void> {
  room = new Room("table");
  room.witness((events) => told.push(...events.map((event) => ("car" in event ? (event.car ?? "") : ""))));
  await settled();
  FakeSocket.now.tell(welcome(0, yours, view));
  await settled();
}

const at = (car: "K" | "B" | "R"): number => room.stage.actors[car].x;

test("cars of another's turn drive from where they stood, also when the next question is ours", async () => {
  await sits([0]);
  const [from, driven] = [at("K"), vi.spyOn(room.stage, "drive")];
  const placed = vi.spyOn(room.stage, "place");
  const view = { line: { cars: "K3a,B1b,R2a" }, choices: [A1] };
  FakeSocket.now.tell(update(8, { events: [moved("K", "1a", "2a", "3a")], view }));
  await settled();
  expect(placed).not.toHaveBeenCalled();
  expect(driven).toHaveBeenCalledOnce();
  room.stage.finish();
  expect(at("K")).toBeGreaterThan(from);
});

test("a turn is told once: while it is tried out", async () => {
  await sits([0], sight(CARS, { choices: [A1] }));
  const events = [moved("K", "1a", "2a")];
  const picking = room.draft.pick(A1);
  FakeSocket.now.tell({
    t: "previewed", id: String(FakeSocket.now.said.at(-1)?.id), seq: 7, events,
    line: { cars: "K2a,B1b,R2a" }, choices: [], ended: true,
    outlook: { order: "", places: {}, jammed: "", spaces: {} },
  }); // biome-ignore format: as it is sent
  await picking;
  expect(told).toEqual(["K"]);
  const playing = room.draft.commit();
  const view = { line: { cars: "K2a,B1b,R2a" }, choices: [] };
  FakeSocket.now.tell(
    update(8, { note: { what: "played", seat: 0 }, events: [...events, moved("B", "1b", "2b")], view }),
  );
  await settled();
  FakeSocket.now.accept(8);
  await playing;
  expect(told).toEqual(["K", "B"]);
});

test("the flag falls when a turn is played, not while it is tried out", async () => {
  await sits([0], sight(CARS, { choices: [A1] }));
  const events = [moved("K", "1a", "2a"), { event: "car-finished", car: "K", place: 1 } as GameEvent];
  const driven = vi.spyOn(room.stage, "drive");
  const picking = room.draft.pick(A1);
  FakeSocket.now.tell({
    t: "previewed", id: String(FakeSocket.now.said.at(-1)?.id), seq: 7, events,
    line: { cars: "B1b,R2a", home: "K" }, choices: [], ended: true,
    outlook: { order: "", places: {}, jammed: "", spaces: {} },
  }); // biome-ignore format: as it is sent
  await picking;
  expect(driven.mock.lastCall?.[0]).toMatchObject([{ car: "K", home: 1, isTried: true }]);
  const playing = room.draft.commit();
  const view = { line: { cars: "B1b,R2a", home: "K" }, choices: [] };
  FakeSocket.now.tell(update(8, { note: { what: "played", seat: 0 }, events, view }));
  await settled();
  expect(driven.mock.calls.flatMap(([drives]) => drives).at(-1)).toEqual({
    car: "K",
    path: [],
    home: 1,
    kind: "flag",
  });
  FakeSocket.now.accept(8);
  await playing;
  expect(room.stage.isIdle).toBe(false); // the flag is still to come
});

test("a turn that is put together shows its order, its card and its sum", async () => {
  await sits([0], sight({ ...CARS, owners: "B0@3" }, { choices: [A1], order: "KBRGYO" }));
  const picking = room.draft.pick(A1);
  FakeSocket.now.tell({
    t: "previewed", id: String(FakeSocket.now.said.at(-1)?.id), seq: 7, events: [],
    line: { cars: "K1a,B3b,R2a" }, choices: [], ended: true,
    outlook: { order: "BKRGYO", places: { B: [2, 1] }, jammed: "R", spaces: { R: -3 } },
  }); // biome-ignore format: as it is sent
  await picking;
  expect(orderOf(room).slice(0, 2)).toEqual(["B", "K"]);
  expect(orderBefore(room).slice(0, 2)).toEqual(["K", "B"]);
  expect(room.cardInPlay?.name).toBe("A1");
  const sum = statusText(new Words("en", catalogue), room);
  expect(sum).toBe("Blue from 2nd to 1st, red loses 3 spaces. Confirm the move?");
});

test("who moves is named, also where the card in play is another player's", async () => {
  const say = { id: "phase-move-car", args: { player: 0, card: "A1", car: "K", waiting: [1], number: 1 } };
  await sits([0], sight({ ...CARS, phase: "move-car", asked: "1" }, { say }));
  expect(statusText(new Words("en", catalogue), room)).toBe("Bea moves black.");
  const first = { id: "phase-play-card", args: { waiting: [1], number: 1 } };
  await sits([0], sight({ ...CARS, asked: "1" }, { say: first }));
  expect(statusText(new Words("en", catalogue), room)).toBe("Waiting for a card from Bea.");
});

test("what is at stake is said first, before the move is confirmed", async () => {
  await sits([0], sight({ ...CARS, owners: "B0@3" }, { choices: [A1], order: "KBRGYO" }));
  const picking = room.draft.pick(A1);
  FakeSocket.now.tell({
    t: "previewed", id: String(FakeSocket.now.said.at(-1)?.id), seq: 7, events: [],
    line: { cars: "B3b,R2a" }, choices: [], ended: true,
    outlook: {
      order: "KBR", places: { B: [2, 2] }, jammed: "R", spaces: { R: -3 },
      stakes: [
        { id: "stake-race-lost", args: { car: "K", player: 1, place: 1, number: 1, money: 0 } },
        { id: "stake-own-jam", args: { car: "B", player: 0, place: 0, number: 0, money: 0 } },
        { id: "stake-line", args: { car: "K", place: 2, number: 2, money: 0 } },
      ],
    },
  }); // biome-ignore format: as it is sent
  await picking;
  expect(statusText(new Words("en", catalogue), room)).toBe(
    "Black comes home: Bea wins the race. Your blue car is jammed. Confirm the move?",
  );
});

test("a card whose next line another player steers is not told as the end of the turn", async () => {
  const line = { ...CARS, turn: "0", owners: "B0@3,R1@4" };
  await sits([0], sight(line, { choices: [A1] }));
  const picking = room.draft.pick(A1);
  FakeSocket.now.tell({
    t: "previewed", id: String(FakeSocket.now.said.at(-1)?.id), seq: 7, events: [],
    line: { cars: "K1a,B3b,R2a", phase: "move-car", asked: "1", card: "A1", car: "R" }, choices: [], ended: true,
    outlook: { order: "BKRGYO", places: { B: [2, 1] }, jammed: "", spaces: {} },
  }); // biome-ignore format: as it is sent
  await picking;
  const words = new Words("en", catalogue);
  expect(statusText(words, room)).toMatch(/^Blue from 2nd to 1st. Bea steers the red car next, with Cunning/);
  expect(confirmText(words, room)).toBe("Confirm so far");
});

test("the same turn, made on another device, is seen and told here", async () => {
  await sits([0], sight(CARS, { choices: [A1] }));
  const driven = vi.spyOn(room.stage, "drive");
  const events = [moved("K", "1a", "2a")];
  FakeSocket.now.tell(
    update(8, {
      note: { what: "played", seat: 0 },
      events,
      view: { line: { cars: "K2a,B1b,R2a" }, choices: [] },
    }),
  );
  await settled();
  expect(told).toEqual(["K"]);
  expect(driven.mock.calls[0]?.[0]).toHaveLength(1);
});

test("cards are covered at once, whatever the line is like", async () => {
  const view = sight({ ...CARS, asked: "0" });
  await sits([0, 1], view);
  expect(room.seat, "at the start nobody looks").toBeNull();
  FakeSocket.now.tell(welcome(null, [0, 1], view));
  room.uncover(0);
  FakeSocket.now.tell(welcome(0, [0, 1], view));
  expect(room.seat).toBe(0);
  FakeSocket.now.readyState = 3;
  room.uncover(null);
  expect(room.seat).toBeNull();
});

const LOT_1 = { ...CARS, phase: "bid", asked: "1", lots: "K:-,?5", secrets: "0_bid_A1/-" };
const LOT_2 = { ...CARS, phase: "bid", asked: "0/1", lots: "B:-,?4", owners: "K1@6", secrets: "-/-" };

/** Bea's cards are open at a screen that she shares, and she places the last bid. */
async function lastBid(yours: number[], events: GameEvent[] = []): Promise<void> {
  await sits(yours, sight(LOT_1));
  room.uncover(1);
  FakeSocket.now.tell(welcome(1, yours, sight(LOT_1)));
  await settled();
  expect(room.seat).toBe(1);
  FakeSocket.now.tell(update(8, { events, view: { line: LOT_2, choices: [] } }));
}

test("a shared screen covers the hand as soon as the last secret is in", async () => {
  const bids = [{ seat: 1, card: "A1", amount: 6, declared: false }];
  await lastBid([0, 1], [{ event: "bids-revealed", car: "K", bids } as unknown as GameEvent]);
  expect(room.scene, "the bids are turned up").not.toBeNull();
  expect(room.seat, "before the first of them").toBeNull();
  expect(FakeSocket.now.said.at(-1)).toMatchObject({ t: "look", seat: 1 });
  room.endScene();
  expect(room.seat).toBeNull();
  expect(FakeSocket.now.said.at(-1), "and the server sends no hand any more").toMatchObject({
    t: "look",
    seat: null,
  });
  FakeSocket.now.tell(welcome(null, [0, 1], sight(LOT_2)));
  room.uncover(1);
  FakeSocket.now.tell(welcome(1, [0, 1], sight(LOT_2)));
  expect(room.seat, "whose turn it is may look again").toBe(1);
});

test("a shared screen covers the hand when the last bet is in", async () => {
  const line = { ...CARS, phase: "bet", asked: "1", secrets: "0_bet_K/-", bets: "-/-" };
  await sits([0, 1], sight(line));
  room.uncover(1);
  FakeSocket.now.tell(welcome(1, [0, 1], sight(line)));
  const next = { phase: "play-card", asked: "1", secrets: "-/-", bets: "?/K" };
  FakeSocket.now.tell(update(8, { view: { line: { ...CARS, ...next }, choices: [] } }));
  expect(room.seat, "though she is the next to play").toBeNull();
});

test("one's own screen stays open when the last secret is in", async () => {
  await lastBid([1]);
  expect(room.seat).toBe(1);
});

test("a look at the past ends when a card is played", async () => {
  await sits([0], sight(CARS, { choices: [A1] }));
  room.glance = { seq: 3, view: sight(CARS), position: room.position as NonNullable<typeof room.position> };
  void room.draft.pick(A1);
  expect(room.glance).toBeNull();
});

test("a car that would be home is shown as such, and no other", async () => {
  await sits([0]);
  const position = { ...(room.position as NonNullable<typeof room.position>), home: ["B" as const] };
  const circuit = { isJammed: () => false } as unknown as Parameters<typeof towerRows>[3];
  const rows = towerRows(new Words("en", catalogue), room, position, circuit);
  expect(rows.map(({ car, place, state }) => `${place} ${car} ${state}`).slice(0, 3)).toEqual([
    "1 B home",
    "2 K racing",
    "3 R racing",
  ]);
});

test("why something was refused is said in the language of the moment", async () => {
  await sits([0]);
  const asking = room.request({ t: "start" });
  const id = String(FakeSocket.now.said.at(-1)?.id);
  FakeSocket.now.tell({ t: "refused", id, seq: 7, reason: "already-started", detail: "" } as never);
  await asking;
  const english = room.notice;
  expect(english).toBe(new Words("en", catalogue).refusal("already-started"));
  speakWith(new Words("es", spanish));
  expect(room.notice).toBe(new Words("es", spanish).refusal("already-started"));
  expect(room.notice).not.toBe(english);
  speakWith(new Words("en", catalogue));
});

test("the map of a game without bets has no betting lines", async () => {
  room = new Room("table");
  await settled();
  const hello = welcome(0, [0], sight(CARS));
  const rules = { ...hello.info.rules, bets: false };
  FakeSocket.now.tell({ ...hello, info: { ...hello.info, rules } });
  await settled();
  expect(room.mapUrl).toBe("/api/tracks/strip%401/map.svg?bets=false");
});

test("where money does not decide, cars have no price", async () => {
  room = new Room("table");
  await settled();
  const hello = welcome(0, [0], sight({ ...CARS, owners: "K0@0" }));
  const priceNow = () => room.position && playerSeats(room, room.position)[0]?.cars[0]?.price;
  FakeSocket.now.tell(hello);
  await settled();
  expect(priceNow()).toBe(0);
  const rules = { ...hello.info.rules, money_decides: false };
  FakeSocket.now.tell({ ...hello, info: { ...hello.info, rules } });
  await settled();
  expect(priceNow()).toBeNull();
});

test("at a shared screen only the cars of whose cards are open are flagged", async () => {
  await sits([0, 1], sight({ ...CARS, owners: "K0@3,B1@2" }));
  const mine = () => room.position && [...ownCars(room, room.position)];
  expect(mine()).toEqual([]);
  room.uncover(1);
  FakeSocket.now.tell(welcome(1, [0, 1], sight({ ...CARS, owners: "K0@3,B1@2" })));
  await settled();
  expect(mine()).toEqual(["B"]);
});

test("a refusal from the paddock does not stand in the race", async () => {
  await sits([0]);
  const asking = room.request({ t: "start" });
  const id = String(FakeSocket.now.said.at(-1)?.id);
  FakeSocket.now.tell({ t: "refused", id, seq: 7, reason: "already-started", detail: "" } as never);
  await asking;
  expect(room.notice).not.toBe("");
  FakeSocket.now.tell(update(8, { info: { status: "over" } } as never));
  expect(room.notice).toBe("");
});

test("a refusal of what nobody chose is not told", async () => {
  await sits([0]);
  const asking = room.request({ t: "preview", seat: 0, draft: [] });
  const id = String(FakeSocket.now.said.at(-1)?.id);
  FakeSocket.now.tell({ t: "refused", id, seq: 7, reason: "not-running", detail: "" } as never);
  await asking;
  expect(room.notice).toBe("");
});

test("a moment that is looked at has its own order, and one's turn is still on the desk", async () => {
  await sits([0], sight(CARS, { choices: [A1] }));
  room.glance = { seq: 3, view: sight(CARS, { order: "RBK" }), position: room.position as never };
  expect(orderOf(room)).toEqual(["R", "B", "K"]);
  expect(room.draft.choices).toEqual([A1]);
});

const bids = { event: "bids-revealed", car: "R", bids: [{ seat: 0, card: "A1", amount: 4 }] };
const sold = { event: "lot-sold", seat: 0, car: "R", power: null, price: 4 };
const sale = [bids, sold] as unknown as GameEvent[];

test("while the bids are turned up nothing else changes, whatever comes meanwhile", async () => {
  await sits([0], sight({ ...CARS, lots: "R" }));
  FakeSocket.now.tell(update(8, { events: sale, view: { line: { lots: "B" } } }));
  FakeSocket.now.tell(update(9, { view: { line: { lots: "G" } } }));
  await settled();
  expect(room.scene).toMatchObject({ winner: 0, price: 4 });
  expect(room.view?.line.lots).toBe("R");
  expect(room.isOpen).toBe(false);
  room.endScene();
  await settled();
  expect(room.scene).toBeNull();
  expect(room.view?.line.lots).toBe("G");
  expect(room.reveal).toMatchObject({ winner: 0, price: 4 });
});

test("a sale that is undone is not told any more", async () => {
  await sits([0], sight({ ...CARS, lots: "R" }));
  FakeSocket.now.tell(update(8, { events: sale, view: { line: { lots: "B" } } }));
  await settled();
  room.endScene();
  await settled();
  expect(room.reveal).not.toBeNull();
  FakeSocket.now.tell(update(9, { note: { what: "undone", seat: 0 }, view: { line: { lots: "R" } } }));
  await settled();
  expect(room.reveal).toBeNull();
});

test("those who want no movement see the sale at once", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  await sits([0], sight({ ...CARS, lots: "R" }));
  FakeSocket.now.tell(update(8, { events: sale, view: { line: { lots: "B" } } }));
  await settled();
  expect(room.scene).toBeNull();
  expect(room.view?.line.lots).toBe("B");
});

test("the interval of a World Tour is there after a reload, until one bids in the next race", async () => {
  const rules = { bets: true, laps: false, races: 2, money_decides: true };
  const tour = { ...welcome(0, [0], sight({ ...CARS, phase: "bid", lots: "R", race: "2" })) };
  const events = [
    { event: "lot-sold", seat: 1, car: "K", power: null, price: 3 },
    { event: "race-scored", race: 1, money: [4, 9], home: ["K"], bets: [] },
    { event: "next-race-started", race: 2 },
    { event: "bid-placed", seat: 1, card: null, declared: null },
  ] as unknown as GameEvent[];
  const past = (more: GameEvent[]) => ({ updates: [update(6, { events: [...events, ...more] })] });
  const reload = async (more: GameEvent[] = []) => {
    fakeAnswers({ tables: past(more) });
    room = new Room("table");
    await settled();
    FakeSocket.now.tell({ ...tour, info: { ...tour.info, rules } });
    await settled();
    return room.interval;
  };
  expect(await reload()).toEqual({ race: 1, money: [4, 9], home: [{ car: "K", owner: "Bea" }] });
  room.leave();
  expect(await reload([{ event: "bid-placed", seat: 0 } as GameEvent])).toBeNull();
});
