import catalogue from "virtual:catalogue/en";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speakWith } from "../../i18n/state.svelte";
import { Words } from "../../i18n/words";
import { FakeSocket, fakeAnswers, fakeSockets, sight, welcome } from "../../net/socket.fixture";
import { prefs, remember } from "../../prefs.svelte";
import { Room } from "../../table/room.svelte";
import Preferences from "./Preferences.svelte";

const played = vi.hoisted(() => vi.fn());
vi.mock("../../sound/sounds", () => ({ play: played }));

let room: Room;

beforeEach(async () => {
  speakWith(new Words("en", catalogue));
  fakeSockets();
  fakeAnswers();
  room = new Room("table");
  await new Promise((resolve) => setTimeout(resolve));
  FakeSocket.now.tell(welcome(0, [0], sight({ cars: "K1a" })));
});

afterEach(() => {
  room.leave();
  vi.unstubAllGlobals();
  for (const name of ["fullscreenEnabled", "fullscreenElement"]) Reflect.deleteProperty(document, name);
});

function show(isFull: boolean | null): void {
  Object.defineProperty(document, "fullscreenEnabled", { value: isFull !== null, configurable: true });
  const value = isFull ? document.documentElement : null;
  Object.defineProperty(document, "fullscreenElement", { value, configurable: true });
  render(Preferences, { room });
}

const hidden = { hidden: true }; // the dialog is closed

test("the volume is asked for while there is sound; it is kept, and heard at once", async () => {
  remember({ sound: true });
  show(null);
  const volume = screen.getByRole("slider", hidden) as HTMLInputElement;
  volume.value = "0.4";
  await fireEvent.change(volume);
  expect(prefs.volume).toBe(0.4);
  expect(played).toHaveBeenCalledExactlyOnceWith("gavel");
  remember({ sound: false });
  await tick();
  expect(screen.queryByRole("slider", hidden)).toBeNull();
});

test("full screen is entered and left where the browser can, and follows its own keys", async () => {
  const [enter, leave] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  Object.assign(document.documentElement, { requestFullscreen: enter });
  Object.assign(document, { exitFullscreen: leave });
  show(false);
  const box = () => screen.getByRole("checkbox", { name: "Full screen", ...hidden });
  await fireEvent.click(box());
  expect(enter).toHaveBeenCalledOnce();
  Object.defineProperty(document, "fullscreenElement", {
    value: document.documentElement,
    configurable: true,
  });
  await fireEvent(document, new Event("fullscreenchange"));
  expect(box()).toBeChecked();
  await fireEvent.click(box());
  expect(leave).toHaveBeenCalledOnce();
});

test("a browser that has no full screen is not asked for it", () => {
  show(null);
  expect(screen.queryByRole("checkbox", { name: "Full screen", ...hidden })).toBeNull();
});
