import catalogue from "virtual:catalogue/en";
import { render, screen, waitFor } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speakWith } from "../../i18n/state.svelte";
import { Words } from "../../i18n/words";
import { prefs, remember } from "../../prefs.svelte";
import Running from "./Running.svelte";

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
  yours: [0],
  at: 1,
  ...over,
});
let answers: Record<string, object>;

beforeEach(() => {
  remember({ tables: Object.keys(answers ?? {}) });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (path) => {
    const id = String(path).split("/")[3] ?? "";
    const found = answers[id];
    return new Response(JSON.stringify(found ?? { reason: "no-such-thing" }), { status: found ? 200 : 404 });
  });
});

function home(known: Record<string, object>): void {
  answers = known;
  remember({ tables: [...Object.keys(known), "gone"] });
  render(Running, { section: createRawSnippet(() => ({ render: () => "<h2>Your races</h2>" })) });
}

test("the race that waits for this visitor comes first, and every race says whose turn it is", async () => {
  home({ a: standing("a", { at: 9 }), b: standing("b", { asked: [0] }) });
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/t/b", "/t/a"]);
  expect(links[0]).toHaveTextContent("Your turn");
  expect(links[1]).toHaveTextContent("Waiting for Bea");
});

test("races that are over, gone or without a seat are forgotten", async () => {
  home({ a: standing("a", { status: "over" }), b: standing("b", { yours: [] }) });
  await waitFor(() => expect(prefs.tables).toEqual([]));
  expect(screen.queryByRole("link")).toBeNull();
});
