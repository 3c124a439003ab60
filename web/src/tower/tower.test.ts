import catalogue from "virtual:catalogue/en";
import { render, screen, within } from "@testing-library/svelte";
import type { ComponentProps } from "svelte";
import { beforeAll, describe, expect, test } from "vitest";
import type { Car } from "../game/cars";
import { speakWith } from "../i18n/state.svelte";
import { Words } from "../i18n/words";
import Players from "./Players.svelte";
import TimingTower from "./TimingTower.svelte";

beforeAll(() => {
  speakWith(new Words("en", catalogue, { en: { currency: "$" + "{n}M", titles: {} } }));
});

describe("TimingTower", () => {
  const racing = { mine: false, state: "racing" as const };
  const rows = [
    { ...racing, car: "R" as Car, place: 1, owner: "Ada", gap: "12 to go" },
    { ...racing, car: "B" as Car, place: 2, owner: null, gap: "+3" },
    { ...racing, car: "K" as Car, place: 3, owner: "Bruno", gap: "", state: "stalled" as const },
  ];
  const said = () =>
    screen.getAllByRole("listitem").map((item) => item.querySelector(".spoken")?.textContent);

  test("tells place, car, owner, distance, and who has gained", () => {
    render(TimingTower, { rows, before: ["B", "R", "K"] });
    expect(said()).toEqual([
      "1st: red, Ada, 12 to go, up 1 place",
      "2nd: blue, no owner, +3, down 1 place",
      "black, Bruno, stalled",
    ]);
  });

  test("tells the same when it is small", () => {
    render(TimingTower, { rows, compact: true });
    expect(said()[0]).toBe("1st: red, Ada, 12 to go");
  });

  test("follows a new order", async () => {
    const { rerender } = render(TimingTower, { rows });
    await rerender({ rows: rows.toReversed().map((row, at) => ({ ...row, place: at + 1 })) });
    expect(said()[2]).toBe("3rd: red, Ada, 12 to go");
  });
});

describe("Players", () => {
  type Seat = ComponentProps<typeof Players>["seats"][number];
  const seat = (number: number, name: string, more: Partial<Seat> = {}): Seat => ({
    seat: number,
    name,
    bot: null,
    person: true,
    away: false,
    offline: false,
    host: false,
    mine: false,
    asked: false,
    thinking: false,
    cars: [],
    powers: [],
    hand: 7,
    bets: [],
    ...more,
  });
  const seats = [
    seat(0, "Ada", {
      mine: true,
      host: true,
      cars: [{ car: "R", price: 5 }],
      powers: ["tricky"],
      bets: ["R", "Y"],
    }),
    seat(1, "Bruno", { bot: "works", person: false, asked: true, bets: [null] }),
    seat(2, "Carmen", { bot: "club", away: true, offline: true, thinking: true }),
  ];
  const panels = () => screen.getAllByRole("listitem").filter((item) => item.classList.contains("seat"));

  test("tells of each seat who it is, what it drives, and whether we wait for it", () => {
    render(Players, { seats });
    const [ada, bruno, carmen] = panels() as [HTMLElement, HTMLElement, HTMLElement];
    expect(ada).toHaveTextContent("you, host");
    expect(within(ada).getByText("red for $5M")).toBeInTheDocument();
    expect(within(ada).getByText("7 cards")).toBeInTheDocument();
    expect(within(ada).getByText("2 bets")).toBeInTheDocument();
    expect(within(bruno).getByRole("img", { name: "to move" })).toBeInTheDocument();
    expect(within(bruno).getByText("Works bot")).toBeInTheDocument();
    expect(within(carmen).getByRole("img", { name: "a bot drives for now" })).toBeInTheDocument();
    expect(within(carmen).getByRole("img", { name: "offline" })).toBeInTheDocument();
    expect(within(carmen).getByRole("img", { name: "thinking" })).toBeInTheDocument();
  });

  test("says what a power does, without hovering", () => {
    render(Players, { seats });
    const effect = screen.getByText("You may read a card you play from bottom to top.");
    expect(effect.closest("details")?.querySelector("summary")).toHaveTextContent("Tricky");
  });

  test("small panels are buttons that open a slip with the rest", () => {
    render(Players, { seats, compact: true });
    const ada = screen.getByRole("button", { name: /^Ada/ });
    const slip = document.getElementById(ada.getAttribute("popovertarget") ?? "");
    expect(slip).toHaveTextContent("You may read a card you play from bottom to top.");
    expect(slip).toHaveTextContent("Your bets: red and yellow");
  });
});
