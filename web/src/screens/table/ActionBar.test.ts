import catalogue from "virtual:catalogue/en";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speakWith, words } from "../../i18n/state.svelte";
import { Words } from "../../i18n/words";
import { FakeSocket, fakeAnswers, fakeSockets, info, sight, welcome } from "../../net/socket.fixture";
import { Room } from "../../table/room.svelte";
import ActionBar from "./ActionBar.svelte";
import { Frame } from "./frame.svelte";

let room: Room;
let shown: { rerender: (props: object) => Promise<void> };

beforeEach(async () => {
  speakWith(new Words("en", catalogue));
  fakeSockets();
  fakeAnswers();
  room = new Room("table");
  await new Promise((resolve) => setTimeout(resolve));
  FakeSocket.now.tell(welcome(0, [0], sight({ cars: "K1a" }, { undo: "free" })));
  const main = document.createElement("main");
  document.body.replaceChildren(main);
  shown = render(ActionBar, { target: main, props: { room, frame: new Frame() } });
});

afterEach(() => {
  room.leave();
  vi.unstubAllGlobals();
});

const undone = () => FakeSocket.now.said.filter(({ t }) => t === "undo").length;

const button = () => screen.getByRole("button", { name: "Undo" });
const press = (detail: number) => fireEvent(button(), new MouseEvent("click", { bubbles: true, detail }));

test("a double click takes back one turn", async () => {
  await press(1);
  FakeSocket.now.accept(8); // sooner than the second half comes
  await press(2);
  expect(undone()).toBe(1);
});

test("taking back is not asked for again while nobody has answered", async () => {
  await press(1);
  await tick();
  expect(button()).toBeDisabled();
  FakeSocket.now.accept(8);
  await new Promise((resolve) => setTimeout(resolve));
  expect(button()).toBeEnabled();
  await press(1);
  expect(undone()).toBe(2);
});

test("who is asked to let another take back is asked, and is not waited for by name", async () => {
  const hello = welcome(1, [1], sight({ cars: "K1a" }));
  FakeSocket.now.tell({ ...hello, info: { ...info, undo: { seat: 0, seq: 3, waits_for: [1] } as never } });
  await tick();
  expect(screen.getByRole("button", { name: "Agree" })).toBeInTheDocument();
  const bar = screen.getByRole("region").textContent;
  expect(bar).toContain("Ann");
  expect(bar).not.toContain("Bea");
});

test("the way forward is the first stop of the Tab key in the bar", async () => {
  const bid = { do: "0 bid b1", amount: 3 };
  const asked = sight({ cars: "K1a", phase: "bid", asked: "0" }, { choices: [bid] as never });
  FakeSocket.now.tell({ ...welcome(0, [0], asked), info: { ...info, advice: true } });
  await new Promise((resolve) => setTimeout(resolve));
  await room.draft.pick(bid as never);
  await tick();
  expect(room.mayAsk).toBe(true);
  expect(screen.getAllByRole("button")[0]).toHaveTextContent(/^Bid/);
});

test("a keyboard whose place has gone goes on at once, though nothing new is asked", async () => {
  const place = (text: string): HTMLElement => {
    const button = Object.assign(document.createElement("button"), { textContent: text });
    document.querySelector("main")?.append(button);
    return button;
  };
  const last = place("what was used last");
  last.focus();
  last.remove();
  await tick();
  expect(screen.getByRole("region")).toHaveFocus();
});

test("a pointer's place is not given back", async () => {
  const last = document.createElement("button");
  document.querySelector("main")?.append(last);
  last.focus();
  await fireEvent.pointerDown(last);
  last.remove();
  await tick();
  expect(document.body).toHaveFocus();
});

const EIGHT = { name: "r8", lines: [{ car: "R", speed: 8 }] };

test("the bar says how a lifted card is played, by touch and by key", async () => {
  const choices = [{ do: "0 play r8" }] as never;
  FakeSocket.now.tell(welcome(0, [0], sight({ cars: "K1a", asked: "0" }, { choices })));
  await new Promise((resolve) => setTimeout(resolve));
  const frame = Object.assign(new Frame(), { shape: "upright" });
  await shown.rerender({ frame, looked: { card: EIGHT, asks: "tap" } });
  expect(screen.getByText("Tap it again to play it.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Play it" })).toBeInTheDocument();
  await shown.rerender({ frame, looked: { card: EIGHT, asks: "enter" } });
  expect(screen.getByText("Enter plays it.")).toBeInTheDocument();
});

test("the bar says why a card that is touched cannot bid", async () => {
  const choices = [{ do: "0 bid b1", amount: 3 }] as never;
  const asked = sight({ cars: "K1a", phase: "bid", asked: "0" }, { choices });
  FakeSocket.now.tell(welcome(0, [0], asked));
  await new Promise((resolve) => setTimeout(resolve));
  const frame = Object.assign(new Frame(), { shape: "upright" });
  await shown.rerender({ frame, looked: { card: EIGHT, asks: "tap" } });
  expect(screen.getByText(words.refusal("not-a-bid-card"))).toBeInTheDocument();
});
