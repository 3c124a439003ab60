import catalogue from "virtual:catalogue/en";
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speakWith } from "../i18n/state.svelte";
import { Words } from "../i18n/words";
import { FakeSocket, fakeAnswers, fakeSockets, sight, update, welcome } from "../net/socket.fixture";
import { Room } from "../table/room.svelte";
import Announcer from "./Announcer.svelte";

let room: Room;
const view = sight({ cars: "K1a,B1b,R2a" });
const settled = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  await tick();
};

beforeEach(() => {
  speakWith(new Words("en", catalogue));
  fakeSockets();
  fakeAnswers();
});

afterEach(() => {
  room.leave();
  vi.unstubAllGlobals();
});

async function sits(...yours: number[]): Promise<void> {
  room = new Room("table");
  await settled();
  FakeSocket.now.tell(welcome(null, yours, view)); // at a shared screen everybody is covered at first
  FakeSocket.now.tell(welcome(0, yours, view));
  await settled();
  render(Announcer, { props: { room } });
  FakeSocket.now.tell(update(8, { note: { what: "said", seat: 1, text: "Good luck" } }));
  await settled();
}

const said = () => screen.getByRole("log").textContent ?? "";

test("what happens is said", async () => {
  await sits(0);
  expect(said()).toContain("Good luck");
});

test("what was said to one at a shared screen is not there for the next", async () => {
  await sits(0, 1);
  expect(said()).toContain("Good luck");
  FakeSocket.now.tell(welcome(1, [0, 1], view, 8));
  await settled();
  expect(said()).toBe("");
});
