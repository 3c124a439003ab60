import catalogue from "virtual:catalogue/en";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { readDeck } from "../game/cards";
import type { Car } from "../game/cars";
import { speakWith } from "../i18n/state.svelte";
import { Words } from "../i18n/words";
import BidReveal from "./BidReveal.svelte";
import CardBack from "./CardBack.svelte";
import Hand from "./Hand.svelte";
import HandCard from "./HandCard.svelte";
import SpeedCard from "./SpeedCard.svelte";
import type { CardUse } from "./uses";

const deck = readDeck({ c1: ["R6", "B4", "*2"], b1: ["R6", "Y4", "K2", "B1"], r8: ["R8"], e1: ["G5"] });
const card = (name: string) => {
  const found = deck.get(name);
  if (!found) throw new Error(name);
  return found;
};
const cars = (letters: string): ReadonlySet<Car> => new Set([...letters] as Car[]);

beforeAll(() => {
  speakWith(new Words("en", catalogue, { en: { currency: "$" + "{n}M", titles: {} } }));
});

describe("SpeedCard", () => {
  test("says its lines from the top, own cars and those at home told", () => {
    render(SpeedCard, { card: card("c1"), own: cars("R"), home: cars("B") });
    expect(screen.getByRole("img", { name: "your red 6, blue 4 (home), wild 2" })).toBeVisible();
  });

  test("marks the line being resolved, and those that are done, in the order they are read", () => {
    const { container, rerender } = render(SpeedCard, { card: card("b1"), now: 1 });
    const strips = () => [...container.querySelectorAll(".strip")];
    const withTick = () => strips().map((strip) => strip.querySelector(".note") !== null);
    expect(strips().map((strip) => strip.classList.contains("now"))).toEqual([false, true, false, false]);
    expect(withTick()).toEqual([true, false, false, false]);
    return rerender({ card: card("b1"), now: 1, reverse: true }).then(() => {
      expect(withTick()).toEqual([false, false, true, true]);
    });
  });

  test("carries a stub only when something is stamped on it", async () => {
    const { container, rerender } = render(SpeedCard, { card: card("c1") });
    expect(container.querySelector(".stub")).toBeNull();
    await rerender({ card: card("c1"), foot: "$6M" });
    expect(screen.getByText("$6M")).toBeVisible();
  });
});

describe("HandCard", () => {
  const bid: CardUse = { kind: "bid", amount: 6 };

  test("is a button that says what it bids, and whether it is chosen", async () => {
    const onpick = vi.fn();
    const { rerender } = render(HandCard, { card: card("c1"), uses: [bid], onpick });
    const button = screen.getByRole("button", { name: "red 6, blue 4, wild 2: bids $6M" });
    expect(button).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(button);
    expect(onpick).toHaveBeenCalledWith(card("c1"), bid);
    await rerender({ card: card("c1"), uses: [bid], onpick, chosen: "bid" });
    expect(button).toHaveAttribute("aria-pressed", "true");
  });

  test("has a second button when it is lifted, where it can be used in two ways", async () => {
    const onpick = vi.fn();
    const uses: CardUse[] = [{ kind: "play" }, { kind: "upside-down" }];
    const { rerender } = render(HandCard, { card: card("b1"), uses, onpick });
    expect(screen.getAllByRole("button")).toHaveLength(1); // the others lie over the foot of this one
    await rerender({ card: card("b1"), uses, onpick, isLifted: true });
    await userEvent.click(screen.getByRole("button", { name: /bottom up$/ }));
    expect(onpick).toHaveBeenCalledWith(card("b1"), { kind: "upside-down" });
    expect(screen.getAllByRole("button")).toHaveLength(2);
  });

  test("cannot be played while it is somebody else's turn", async () => {
    const onpick = vi.fn();
    render(HandCard, { card: card("b1"), uses: [], onpick });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(onpick).not.toHaveBeenCalled();
  });
});

describe("Hand", () => {
  const play: CardUse[] = [{ kind: "play" }];
  const entries = ["c1", "b1", "e1"].map((name) => ({ card: card(name), uses: play }));

  test("is one stop of the Tab key; arrows, Home and End go from card to card", async () => {
    const onpick = vi.fn();
    render(Hand, { entries, onpick });
    const [first, second, last] = screen.getAllByRole("button");
    await userEvent.tab();
    expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    expect(second).toHaveFocus();
    await userEvent.keyboard("{End}");
    expect(last).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ }");
    expect(onpick).toHaveBeenCalledWith(card("e1"), { kind: "play" });
    await userEvent.keyboard("{Home}");
    expect(first).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  const pointer = (type: string, pointerType: string) =>
    Object.assign(new MouseEvent(type, { bubbles: true, buttons: 1 }), { pointerType, pointerId: 1 });

  test("a finger lifts a card first and plays it then", async () => {
    const [onpick, onlook] = [vi.fn(), vi.fn()];
    const { container } = render(Hand, { entries, onpick, onlook });
    const slot = container.querySelectorAll(".slot")[1] as HTMLElement;
    document.elementFromPoint = () => slot;
    const tap = async () => {
      const button = slot.querySelector("button") as HTMLElement;
      await fireEvent(button, pointer("pointerdown", "touch"));
      await fireEvent.click(button);
    };
    await tap();
    expect(onlook).toHaveBeenLastCalledWith(card("b1"));
    expect(onpick).not.toHaveBeenCalled();
    await tap();
    expect(onpick).toHaveBeenCalledExactlyOnceWith(card("b1"), { kind: "play" });
  });

  test("a lifted card is put down when it is gone, or when something else is asked", async () => {
    const onlook = vi.fn();
    const { container, rerender } = render(Hand, { entries, onlook });
    const slot = container.querySelectorAll(".slot")[1] as HTMLElement;
    document.elementFromPoint = () => slot;
    const lift = () =>
      fireEvent(slot.querySelector("button") as HTMLElement, pointer("pointerdown", "touch"));
    await lift();
    expect(onlook).toHaveBeenLastCalledWith(card("b1"));
    await rerender({ disabled: true }); // the turn was made on another device
    expect(onlook).toHaveBeenLastCalledWith(null);
    await rerender({ disabled: false });
    await lift();
    expect(onlook).toHaveBeenLastCalledWith(card("b1"));
    await rerender({ entries: entries.filter((entry) => entry.card.name !== "b1") });
    expect(onlook).toHaveBeenLastCalledWith(null);
  });

  test("sixteen cards lie in one row, each with its second use when it is lifted", async () => {
    const many = Array.from({ length: 16 }, (_, n) => ({
      card: { ...card("b1"), name: `x${n}` },
      uses: [{ kind: "play" }, { kind: "upside-down" }] as CardUse[],
    }));
    const { container } = render(Hand, { entries: many });
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    const last = [...container.querySelectorAll<HTMLElement>(".slot")].at(-1) as HTMLElement;
    expect(last.querySelectorAll("button")).toHaveLength(2);
    expect(container.querySelectorAll(".second")).toHaveLength(1);
  });

  test("the keyboard's place lifts a card, and leaving puts it down", async () => {
    const onlook = vi.fn();
    render(Hand, { entries, onlook, disabled: true });
    await userEvent.tab();
    expect(onlook).toHaveBeenLastCalledWith(card("c1"));
    await userEvent.tab();
    expect(onlook).toHaveBeenLastCalledWith(null);
  });

  test("says so when it is empty", () => {
    render(Hand, { entries: [] });
    expect(screen.getByText("No cards left in your hand.")).toBeVisible();
  });

  test("marks the chosen card", () => {
    render(Hand, { entries, chosen: { card: "b1", use: "play" } });
    expect(screen.getAllByRole("button", { pressed: true })).toHaveLength(1);
    expect(screen.getByRole("button", { pressed: true })).toHaveAccessibleName(/^red 6, yellow 4/);
  });
});

test("a covered hand says how many cards it has", () => {
  render(CardBack, { count: 7 });
  expect(screen.getByRole("img", { name: "7 cards" })).toBeVisible();
});

test("a reveal tells every bid, stamps the winner, and gives the reason", () => {
  render(BidReveal, {
    car: "R",
    winner: 1,
    reason: "Equal bids: the card with more lines wins.",
    bids: [
      { seat: 0, name: "Ada", card: card("c1"), amount: 6 },
      { seat: 1, name: "Bruno", card: card("b1"), amount: 6 },
      { seat: 2, name: "Carmen", card: card("e1"), amount: null },
    ],
  });
  expect(screen.getByText("Bruno bids $6M with red 6, yellow 4, black 2, blue 1.")).toBeInTheDocument();
  expect(screen.getByText("Carmen passes with green 5.")).toBeInTheDocument();
  const [, bruno, carmen] = screen.getAllByRole("listitem");
  expect(bruno).toHaveTextContent("Sold");
  expect(carmen).not.toHaveTextContent("Sold");
  expect(screen.getByText(/^Equal bids/)).toBeVisible();
});
