import catalogue from "virtual:catalogue/en";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speakWith } from "../../i18n/state.svelte";
import { Words } from "../../i18n/words";
import { FakeSocket, fakeAnswers, fakeSockets, sight, welcome } from "../../net/socket.fixture";
import { Room } from "../../table/room.svelte";
import ActionBar from "./ActionBar.svelte";

let room: Room;

beforeEach(async () => {
  speakWith(new Words("en", catalogue));
  fakeSockets();
  fakeAnswers();
  room = new Room("table");
  await new Promise((resolve) => setTimeout(resolve));
  FakeSocket.now.tell(welcome(0, [0], sight({ cars: "K1a" }, { undo: "free" })));
  render(ActionBar, { props: { room } });
});

afterEach(() => {
  room.leave();
  vi.unstubAllGlobals();
});

const undone = () => FakeSocket.now.said.filter(({ t }) => t === "undo").length;

async function press(at: number): Promise<void> {
  const click = new MouseEvent("click", { bubbles: true });
  Object.defineProperty(click, "timeStamp", { value: at });
  await fireEvent(screen.getByRole("button", { name: "Take back" }), click);
}

test("taking back, pressed twice quickly, takes back one turn", async () => {
  await press(1000);
  await press(1200);
  expect(undone()).toBe(1);
});

test("taking back again a while later is meant", async () => {
  await press(1000);
  await press(3000);
  expect(undone()).toBe(2);
});
