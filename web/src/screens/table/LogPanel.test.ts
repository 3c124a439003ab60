import catalogue from "virtual:catalogue/en";
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speakWith } from "../../i18n/state.svelte";
import { Words } from "../../i18n/words";
import type { GameEvent } from "../../net/protocol";
import { FakeSocket, fakeAnswers, fakeSockets, info, sight, update, welcome } from "../../net/socket.fixture";
import { Room } from "../../table/room.svelte";
import LogPanel from "./LogPanel.svelte";

let room: Room;
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  speakWith(new Words("en", catalogue));
  fakeSockets();
  fakeAnswers();
});

afterEach(() => {
  room.leave();
  vi.unstubAllGlobals();
});

test("the story does not tell how the game ended before the show has", async () => {
  room = new Room("table");
  await settled();
  FakeSocket.now.tell(welcome(0, [0], sight({ cars: "K1a" })));
  await settled();
  render(LogPanel, { room });
  const events = [
    {
      event: "game-ended",
      winners: [1],
      say: [{ id: "event-game-ended", args: { players: [1], count: 1 } }],
    },
  ] as unknown as GameEvent[];
  FakeSocket.now.tell(update(8, { events, info: { ...info, status: "over" } }));
  await settled();
  await tick();
  expect(room.isShowing).toBe(true);
  expect(screen.queryByText(/Bea/)).toBeNull();
  room.isShowing = false;
  await tick();
  expect(screen.getByText(/Bea/)).toBeInTheDocument();
});
