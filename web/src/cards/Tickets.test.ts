import catalogue from "virtual:catalogue/en";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { readDeck } from "../game/cards";
import { speakWith } from "../i18n/state.svelte";
import { Words } from "../i18n/words";
import { LastRows } from "./rows";
import Tickets from "./Tickets.svelte";
import type { CardUse, HandEntry } from "./uses";

const deck = readDeck({
  c1: ["R6", "B4", "*2"],
  b1: ["R6", "Y4", "K2", "B1"],
  e1: ["G5"],
  r8: ["R8"],
});
const PLAY: CardUse[] = [{ kind: "play" }];
const entry = (name: string, uses: readonly CardUse[] = PLAY): HandEntry => {
  const card = deck.get(name);
  if (!card) throw new Error(name);
  return { card, uses };
};
const all = ["c1", "b1", "e1", "r8"];

beforeAll(() => {
  speakWith(new Words("en", catalogue, { en: { currency: "$" + "{n}M", titles: {} } }));
});

function hand(entries = all.map((name) => entry(name)), more: object = {}) {
  const [onpick, onlook] = [vi.fn(), vi.fn()];
  const target = document.createElement("section");
  target.dataset.part = "hand"; // as in the tray: a touch elsewhere lays a card down
  document.body.append(target);
  const props = { entries, last: new LastRows(), onpick, onlook, ...more };
  const shown = render(Tickets, { target, props });
  return { ...shown, onpick, onlook };
}

const pointer = (pointerType: string) =>
  Object.assign(new MouseEvent("pointerdown", { bubbles: true, buttons: 1 }), { pointerType, pointerId: 1 });

const press = (button: HTMLElement, detail: number) =>
  fireEvent(button, new MouseEvent("click", { bubbles: true, detail }));

async function tap(button: HTMLElement, pointerType = "touch"): Promise<void> {
  await fireEvent(button, pointer(pointerType));
  await press(button, 1);
}

test("a finger lifts a card, and the bar hears that a second tap plays it", async () => {
  const { onpick, onlook } = hand();
  const card = screen.getByRole("button", { name: "green 5" });
  await tap(card);
  expect(onlook).toHaveBeenLastCalledWith({ card: deck.get("e1"), asks: "tap" });
  expect(onpick).not.toHaveBeenCalled();
  await tap(card);
  expect(onpick).toHaveBeenCalledExactlyOnceWith(deck.get("e1"), { kind: "play" });
});

test("the keyboard lifts a card, the bar hears that Enter plays it, and Enter does", async () => {
  const { onpick, onlook } = hand();
  await userEvent.tab();
  expect(onlook).toHaveBeenLastCalledWith({ card: deck.get("c1"), asks: "enter" });
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(onlook).toHaveBeenCalledWith({ card: deck.get("b1"), asks: "enter" });
  expect(onpick).toHaveBeenCalledExactlyOnceWith(deck.get("b1"), { kind: "play" });
});

test("a screen reader presses without a pointer, and plays at once", async () => {
  const { onpick } = hand();
  await tap(screen.getByRole("button", { name: "green 5" }));
  await press(screen.getByRole("button", { name: "red 8" }), 0);
  expect(onpick).toHaveBeenCalledExactlyOnceWith(deck.get("r8"), { kind: "play" });
});

test("a card that the rules forbid can be touched and read, and does nothing", async () => {
  const bids: CardUse[] = [{ kind: "bid", amount: 5 }];
  const { onpick, onlook, container } = hand([entry("e1", bids), entry("r8", [])], { hasStubs: true });
  const eight = screen.getByRole("button", { name: "red 8" });
  expect(eight).toHaveAttribute("aria-disabled", "true");
  await tap(eight);
  await tap(eight);
  expect(onlook).toHaveBeenLastCalledWith({ card: deck.get("r8"), asks: "tap" });
  expect(onpick).not.toHaveBeenCalled();
  expect(container.querySelectorAll(".forbidden")).toHaveLength(1);
});

test("while nothing is asked no card is marked as forbidden, and each can be read", async () => {
  const { onpick, onlook, container } = hand([entry("e1", []), entry("r8", [])], { disabled: true });
  await tap(screen.getByRole("button", { name: "red 8" }));
  expect(onlook).toHaveBeenLastCalledWith({ card: deck.get("r8"), asks: "tap" });
  expect(onpick).not.toHaveBeenCalled();
  expect(container.querySelector(".forbidden")).toBeNull();
});

test("the keyboard stays in the hand, at the same place, when a card has gone", async () => {
  const { rerender } = hand();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("button", { name: /^red 6, yellow 4/ })).toHaveFocus();
  await rerender({ entries: ["c1", "e1", "r8"].map((name) => entry(name)) });
  expect(screen.getByRole("button", { name: "green 5" })).toHaveFocus();
});
