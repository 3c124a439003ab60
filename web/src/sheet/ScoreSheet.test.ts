import catalogue from "virtual:catalogue/en";
import { render, screen, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { CARS, type Car } from "../game/cars";
import { speakWith } from "../i18n/state.svelte";
import { Words } from "../i18n/words";
import ScoreSheet from "./ScoreSheet.svelte";

const tables = {
  prizeTable: [12, 9, 6, 4, 2, 0],
  payoutTable: [
    [9, 6, 3],
    [6, 4, 2],
    [3, 2, 1],
  ],
};
const prices = new Map<Car, number>([
  ["Y", 5],
  ["G", 4],
]);

beforeAll(() => {
  speakWith(new Words("en", catalogue, { en: { currency: "$" + "{n}M", titles: {} } }));
});

const row = (name: string | RegExp): HTMLElement => screen.getByRole("row", { name });

test("prices and what each place pays are on every sheet", () => {
  render(ScoreSheet, { name: "Ada", prices, ...tables });
  expect(screen.getByRole("region", { name: "Score sheet: Ada" })).toBeVisible();
  expect(row(/^yellow/)).toHaveTextContent("$5M");
  expect(screen.getAllByRole("columnheader").map((head) => head.textContent?.trim())).toEqual([
    "Car",
    "Price",
    "Prize",
    "Bet 1",
    "Bet 2",
    "Bet 3",
  ]);
  const first = within(row(/1st/)).getAllByRole("cell");
  expect(first.map((cell) => cell.textContent?.trim())).toEqual(["12", "9", "6", "3"]);
  expect(row(/^Sum/)).toHaveTextContent("−$9M");
});

test("one bets with the arrows, in the column of the bet", async () => {
  const onpick = vi.fn();
  const betting = { number: 2 as const, cars: CARS, chosen: "K" as Car, onpick };
  render(ScoreSheet, { name: "Ada", prices, bets: ["R"], ...tables, betting });
  expect(screen.getAllByRole("radio")).toHaveLength(6);
  await userEvent.tab();
  expect(screen.getByRole("radio", { name: "Bet 2 on black" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(onpick).toHaveBeenLastCalledWith("B");
  await userEvent.click(screen.getByRole("radio", { name: "Bet 2 on orange" }));
  expect(onpick).toHaveBeenLastCalledWith("O");
});

test("a cross stays where it is when no other car is offered", async () => {
  const onpick = vi.fn();
  const betting = { number: 1 as const, cars: [], chosen: "K" as Car, onpick };
  render(ScoreSheet, { name: "Ada", prices, ...tables, betting });
  await userEvent.click(screen.getByRole("radio", { name: "Bet 1 on red" }));
  expect(onpick).not.toHaveBeenCalled();
  expect(screen.getByRole("radio", { name: "Bet 1 on black" })).toBeChecked();
});

test("known bets are crosses, unknown ones are sealed", () => {
  render(ScoreSheet, { name: "Ada", prices, bets: ["R", null], ...tables });
  expect(row(/^red/)).toHaveTextContent("marked");
  expect(screen.getAllByText("Sealed")).toHaveLength(1);
  expect(screen.getAllByText("marked")).toHaveLength(1);
});

test("the result is told line by line (R7.4)", () => {
  const { container } = render(ScoreSheet, {
    name: "Ada",
    prices,
    bets: ["Y", "Y", "B"],
    prizes: new Map<Car, { place: number | null; amount: number }>([
      ["Y", { place: 2, amount: 9 }],
      ["G", { place: 5, amount: 2 }],
    ]),
    betPays: [6, 4, 3],
    total: 15,
    ...tables,
  });
  expect(row(/^yellow/)).toHaveTextContent(/2nd.*\$9M/);
  const sums = within(row(/^Sum/)).getAllByRole("cell");
  expect(sums.map((cell) => cell.textContent?.trim())).toEqual(["−$9M", "$11M", "$6M", "$4M", "$3M"]);
  expect(row(/^Winnings/)).toHaveTextContent("$15M");
  const ringed = [...container.querySelectorAll(".pay:has(.ring)")].map((cell) => cell.textContent?.trim());
  expect(ringed).toEqual(["3", "9", "6", "4", "2"]);
});

test("of two races each sheet has a name of its own", () => {
  render(ScoreSheet, { name: "Ada", race: "Race 1, Marina Bay", prices, ...tables });
  expect(screen.getByRole("region", { name: "Score sheet: Ada, Race 1, Marina Bay" })).toBeVisible();
});

test("a stalled car is told", () => {
  const prizes = new Map<Car, { place: number | null; amount: number }>([["G", { place: null, amount: 0 }]]);
  render(ScoreSheet, { name: "Ada", prices, prizes, ...tables });
  expect(row(/^green/)).toHaveTextContent("stalled");
});

test("where money does not decide only prices are kept", () => {
  render(ScoreSheet, { name: "Ada", prices, ...tables, payoutTable: [], moneyDecides: false });
  expect(screen.getByText("Money does not decide this game.")).toBeVisible();
  expect(screen.getAllByRole("columnheader")).toHaveLength(2);
  expect(screen.queryByText("Winnings")).toBeNull();
});
