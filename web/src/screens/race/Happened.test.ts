import catalogue from "virtual:catalogue/en";
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speakWith } from "../../i18n/state.svelte";
import { Words } from "../../i18n/words";
import { FakeSocket, fakeAnswers, fakeSockets, sight, update, welcome } from "../../net/socket.fixture";
import { Room } from "../../table/room.svelte";
import Happened from "./Happened.svelte";

let room: Room;
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  speakWith(new Words("en", catalogue));
  fakeSockets();
  fakeAnswers();
  room = new Room("table");
  await settled();
  FakeSocket.now.tell(welcome(0, [0], sight({ cars: "K1a" })));
  await settled();
  render(Happened, { room });
});

afterEach(() => {
  room.leave();
  vi.unstubAllGlobals();
});

async function answered(agree: boolean): Promise<void> {
  FakeSocket.now.tell(update(8, { note: { what: "undo-answered", seat: 1, agree } }));
  await settled();
  await tick();
}

test("who asked to take back reads that it was refused", async () => {
  await answered(false);
  expect(screen.getByText(/Bea/)).toBeInTheDocument();
});

test("an answer that agrees needs no words", async () => {
  await answered(true);
  expect(screen.queryByText(/Bea/)).toBeNull();
});

test("what a rival did to a car waits until the sheet of a bet is gone", async () => {
  const moved = {
    event: "car-moved",
    seat: 1,
    car: "K",
    start: "1a",
    path: ["2a"],
    bonus: false,
    printed: 1,
  };
  const played = { event: "card-played", seat: 1, card: "b1", reverse: false };
  const tell = async (seq: number, phase: string, events: object[] = []) => {
    const view = { line: { cars: "K2a", owners: "K0@4", phase } };
    FakeSocket.now.tell(update(seq, { note: { what: "played", seat: 1 }, events, view } as never));
    await settled();
    await tick();
  };
  await tell(8, "bet", [played, moved]);
  expect(screen.queryByText(/moves your/)).toBeNull();
  await tell(9, "play-card");
  expect(screen.getByText(/moves your black/)).toBeInTheDocument();
});
