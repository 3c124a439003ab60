import catalogue from "virtual:catalogue/en";
import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { speakWith } from "../../i18n/state.svelte";
import { Words } from "../../i18n/words";
import YourRaces from "./YourRaces.svelte";

const TITLES = { en: { currency: "", titles: { "marina-bay": "Marina Bay" } } };
beforeAll(() => speakWith(new Words("en", catalogue, TITLES)));

const standing = (id: string, over: object = {}) => ({
  id,
  status: "running",
  paused: false,
  settings: { track: "marina-bay", edition: "en" },
  seats: [
    { name: "Ada", person: true },
    { name: "Bea", person: true },
  ],
  asked: [1],
  is_your_turn: false,
  ...over,
});

function home(tables: object[]): void {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (path) =>
    Response.json({ "/api/mine": tables, "/api/mine/past": [] }[String(path)] ?? { known: true }),
  );
  render(YourRaces, { section: createRawSnippet(() => ({ render: () => "<h2>Your races</h2>" })) });
}

test("every race of this visitor says whose turn it is, in the order the server gives", async () => {
  home([standing("b", { asked: [0], is_your_turn: true }), standing("a"), standing("c", { paused: true })]);
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/t/b", "/t/a", "/t/c"]);
  expect(links[0]).toHaveTextContent("Your turn");
  expect(links[1]).toHaveTextContent("Waiting for Bea");
  expect(links[2]).toHaveTextContent("Paused");
});

test("without a race there is nothing in the way of the ticket", async () => {
  home([]);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(screen.queryByRole("link")).toBeNull();
});
