import catalogue from "virtual:catalogue/en";
import { render, screen, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speakWith } from "../../i18n/state.svelte";
import { Words } from "../../i18n/words";
import type { Seen } from "../../net/fold";
import type { TableInfo } from "../../net/protocol";
import { remember } from "../../prefs.svelte";
import { seatName } from "../../table/names";
import type { Room } from "../../table/room.svelte";
import Paddock from "./Paddock.svelte";
import { isToStart, startSoon } from "./start";

const words = new Words("en", catalogue);

beforeAll(() => speakWith(words));
beforeEach(() => {
  isToStart("table"); // forgets what another test wished
  vi.spyOn(globalThis, "fetch").mockImplementation(() => new Promise(() => {}));
  remember({ name: "Ada", settings: {}, level: "club" });
});

const INFO: TableInfo = {
  id: "table",
  code: "RWWP58",
  settings: { players: 3, track: "marina-bay", stand_in: "works" },
  rules: { bets: true, laps: false, races: 1, money_decides: true },
  status: "open",
  seats: [{ name: "Ada", person: true, host: true }, { level: "club" }, {}],
  paused: false,
  deal: null,
  game: null,
  undo: null,
  rematch: "",
  digest: "",
  replay: "",
  asked_at: 0,
};

function paddock(seen: Partial<Seen> = {}, info: Partial<TableInfo> = {}, notice = "") {
  const request = vi.fn(async (): Promise<object> => ({}));
  const whole = { ...INFO, ...info };
  const room = {
    seen: {
      seq: 1,
      info: whole,
      view: null,
      look: null,
      yours: [0],
      host: true,
      present: [0],
      ahead: 0,
      ...seen,
    },
    names: whole.seats.map((seat, n) => seatName(words, seat, n, whole.seats)),
    notice,
    request,
  };
  ({ unmount: leave } = render(Paddock, { room: room as unknown as Room }));
  return request;
}

let leave: () => void;

const row = (n: number) => within(screen.getAllByRole("listitem")[n] as HTMLElement);

test("while a seat is free the start says why it waits", () => {
  paddock();
  const start = screen.getByRole("button", { name: "Start the race" });
  expect(start).toBeDisabled();
  expect(start).toHaveAccessibleDescription("One seat is still free: give it to somebody, or to a bot.");
});

test("free seats go to bots of the table's level", async () => {
  const request = paddock({}, { seats: [{ name: "Ada", person: true, host: true }, {}, {}] });
  await userEvent.click(screen.getByRole("button", { name: "Fill up with bots" }));
  expect(request.mock.calls).toEqual([
    [{ t: "seat-bot", seat: 1, level: "works" }],
    [{ t: "seat-bot", seat: 2, level: "works" }],
  ]);
});

test("a full table starts", async () => {
  const request = paddock({}, { seats: [{ name: "Ada", person: true, host: true }, { level: "club" }] });
  await userEvent.click(screen.getByRole("button", { name: "Start the race" }));
  expect(request).toHaveBeenCalledExactlyOnceWith({ t: "start" });
});

test("a table opened to race now starts by itself, for its host", async () => {
  startSoon("table");
  const request = paddock();
  await tick();
  expect(request).toHaveBeenCalledExactlyOnceWith({ t: "start" });
});

test("others do not start it", async () => {
  startSoon("table");
  const request = paddock({ host: false, yours: [] });
  await tick();
  expect(request).not.toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: "Start the race" })).toBeNull();
  expect(screen.getByText(/^Ada opened this table/)).toBeInTheDocument();
  expect(screen.getByText(/You are watching/)).toBeInTheDocument();
});

test("the first to sit down goes by the remembered name", async () => {
  const request = paddock({ host: false, yours: [] });
  await userEvent.click(row(2).getByRole("button", { name: /^Sit here/ }));
  expect(request).toHaveBeenCalledExactlyOnceWith({ t: "sit", seat: 2, name: "Ada" });
});

test("another one at this screen is asked for a name, and can think better of it", async () => {
  const request = paddock();
  await userEvent.click(row(2).getByRole("button", { name: /^Another player here/ }));
  expect(row(2).getByLabelText("Name")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(row(2).queryByLabelText("Name")).toBeNull();
  await userEvent.click(row(2).getByRole("button", { name: /^Another player here/ }));
  await userEvent.keyboard("  Grace {Enter}");
  const sit = (name: string) => [{ t: "sit", seat: 2, name }];
  expect(request.mock.calls).toEqual([sit("Guest"), sit("Guest"), sit("Grace")]);
});

test("nobody can fill a seat while its owner types a name", async () => {
  remember({ name: "" });
  const request = paddock({ host: false, yours: [] });
  await userEvent.click(row(2).getByRole("button", { name: /^Sit here/ }));
  expect(request).toHaveBeenCalledExactlyOnceWith({ t: "sit", seat: 2, name: "Guest" });
  expect(row(2).getByLabelText("Name")).toHaveFocus();
});

test("people are sent away, bots removed, oneself stands up", async () => {
  const seats = [
    { name: "Ada", person: true, host: true },
    { level: "club" },
    { name: "Grace", person: true },
  ];
  const request = paddock({}, { seats });
  await userEvent.click(screen.getByRole("button", { name: "Stand up: Ada" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove: Bruno" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove player: Grace" }));
  expect(request.mock.calls).toEqual([
    [{ t: "stand", seat: 0 }],
    [{ t: "kick", seat: 1 }],
    [{ t: "kick", seat: 2 }],
  ]);
});

test("a bot sits down while the race begins and the paddock goes", async () => {
  const request = paddock();
  let answer: (answer: object) => void = () => {};
  request.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await userEvent.click(row(2).getByRole("button", { name: /bot/i }));
  leave();
  answer({ t: "accepted" });
  await new Promise((resolve) => setTimeout(resolve)); // an error meanwhile would fail the run
  expect(request).toHaveBeenCalledOnce();
});

test("a refusal is said aloud", () => {
  paddock({}, {}, "That seat is taken.");
  expect(screen.getByRole("alert")).toHaveTextContent("That seat is taken.");
});

test("while the cards are dealt, it says what everybody's page does", () => {
  const deal = { round: 1, commitment: "", contributors: [0], sealed: {}, shown: {} };
  paddock({}, { status: "dealing", deal });
  expect(screen.getByRole("heading", { name: "Shuffling" })).toBeInTheDocument();
  expect(screen.getByRole("listitem")).toHaveTextContent("Ada waiting");
});
