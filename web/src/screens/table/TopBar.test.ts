import catalogue from "virtual:catalogue/en";
import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speakWith } from "../../i18n/state.svelte";
import { Words } from "../../i18n/words";
import { FakeSocket, fakeAnswers, fakeSockets, sight, welcome } from "../../net/socket.fixture";
import { Room } from "../../table/room.svelte";
import TopBar from "./TopBar.svelte";

let room: Room;
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  speakWith(new Words("en", catalogue));
  fakeSockets();
  fakeAnswers();
  room = new Room("table");
  await settled();
});

afterEach(() => {
  room.leave();
  vi.unstubAllGlobals();
});

async function comes(look: number | null, yours: number[]): Promise<void> {
  FakeSocket.now.tell(welcome(look, yours, sight({ cars: "K1a" })));
  await settled();
  render(TopBar, { room });
}

test("who has no seat is told that they watch", async () => {
  await comes(null, []);
  expect(screen.getByText("You are watching")).toBeInTheDocument();
});

test("who plays is not", async () => {
  await comes(0, [0]);
  expect(screen.queryByText("You are watching")).toBeNull();
});

test("a host may pause, but not from the head of a table over days, where nobody waits", async () => {
  const hosted = (clock: string) => {
    const told = welcome(0, [0], sight({ cars: "K1a" }));
    FakeSocket.now.tell({
      ...told,
      host: true,
      info: { ...told.info, status: "running", settings: { ...told.info.settings, clock } },
    } as typeof told);
  };
  hosted("off");
  await settled();
  render(TopBar, { room });
  expect(screen.getByText("Pause")).toBeInTheDocument();
  hosted("1d");
  await settled();
  expect(screen.queryByText("Pause")).toBeNull();
});
