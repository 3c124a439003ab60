import catalogue from "virtual:catalogue/en";
import { render, screen, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { speakWith } from "../../i18n/state.svelte";
import { Words } from "../../i18n/words";
import type { About } from "../../net/about";
import SettingsForm from "./SettingsForm.svelte";
import { PLAIN, type Whole } from "./settings";

const ABOUT: About = {
  version: "0.1.0",
  protocol: 1,
  tracks: ["marina-bay", "river-station"],
  decks: ["classic"],
  editions: ["en", "fr"],
  edition_words: {
    en: {
      currency: "$" + "{n}M",
      titles: { "marina-bay": "Marina Bay", "river-station": "River Station" },
      lowest_bid: false,
      cunning_for_two: "stays",
    },
  },
  modes: { standard: {}, beginner: { auction: "False" }, "world-tour": { format: "world-tour" } },
  options: { auction: ["yes", "no"], "lowest-bid": ["yes", "no"] },
  bots: ["rookie", "club"],
  lessons: [],
  prizes: [],
  payouts: [],
  address: "",
};

beforeAll(() => speakWith(new Words("en", catalogue, ABOUT.edition_words)));

function form(settings: Partial<Whole> = {}, others: { fewest?: number; staysPrivate?: boolean } = {}) {
  const onchange = vi.fn<(settings: Whole) => void>();
  render(SettingsForm, { about: ABOUT, settings: { ...PLAIN, ...settings }, onchange, ...others });
  return onchange;
}

const group = (name: string) => within(screen.getByRole("group", { name }));

test("each choice is told at once, with everything else as it was", async () => {
  const onchange = form({ players: 3, single: { auction: "no" } });
  await userEvent.click(screen.getByRole("radio", { name: "River Station" }));
  expect(onchange).toHaveBeenCalledExactlyOnceWith({
    ...PLAIN,
    players: 3,
    single: { auction: "no" },
    track: "river-station",
  });
});

test("numbers are numbers", async () => {
  const onchange = form();
  await userEvent.click(group("Players").getByRole("radio", { name: "6" }));
  await userEvent.click(group("When somebody is away").getByRole("radio", { name: "5 min" }));
  expect(onchange.mock.calls.map(([{ players, patience }]) => [players, patience])).toEqual([
    [6, 60],
    [4, 300],
  ]);
});

test("a tour brings its second track and drops a beginner's switch", async () => {
  const onchange = form({ single: { auction: "no", "lowest-bid": "yes" } });
  await userEvent.click(screen.getByRole("radio", { name: /World Tour/ }));
  expect(onchange.mock.lastCall?.[0]).toMatchObject({
    mode: "world-tour",
    second_track: "river-station",
    single: { "lowest-bid": "yes" },
  });
});

test("a house rule is set by its sentence, and unset again", async () => {
  const onchange = form({ single: { "lowest-bid": "yes" } });
  expect(screen.getByText("1 rule changed")).toBeInTheDocument();
  await userEvent.click(
    screen.getByRole("radio", { name: "Cars are dealt at random, the same number to everybody." }),
  );
  expect(onchange.mock.lastCall?.[0].single).toEqual({ "lowest-bid": "yes", auction: "no" });
  await userEvent.click(group("lowest bid").getByRole("radio", { name: /^As set by the game/ }));
  expect(onchange.mock.lastCall?.[0].single).toEqual({});
});

test("every bot and clock says what it is", () => {
  form();
  expect(screen.getByRole("radio", { name: "Club" })).toHaveAccessibleDescription(/Knows its own cars/);
  expect(group("Clock").getByRole("radio", { name: "Half a minute" })).toHaveAccessibleDescription(
    /Thirty seconds/,
  );
});

test("seats that people sit on cannot be taken away", () => {
  form({}, { fewest: 4 });
  const players = group("Players");
  expect(players.getByRole("radio", { name: "3" })).toBeDisabled();
  expect(players.getByRole("radio", { name: "4" })).toBeEnabled();
});

test("a private table with guests stays private, and says why", () => {
  form({}, { staysPrivate: true });
  const box = screen.getByRole("checkbox", { name: /Public table/ });
  expect(box).toBeDisabled();
  expect(box).toHaveAccessibleDescription("Others have sat down at this private table, so it stays private.");
});

test("a public one may become private again", async () => {
  const onchange = form({ public: true }, { staysPrivate: true });
  await userEvent.click(screen.getByRole("checkbox", { name: /Public table/ }));
  expect(onchange.mock.lastCall?.[0].public).toBe(false);
});
