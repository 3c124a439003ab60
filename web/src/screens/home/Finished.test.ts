import catalogue from "virtual:catalogue/en";
import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { speakWith } from "../../i18n/state.svelte";
import { Words } from "../../i18n/words";
import { rememberGame } from "../../prefs.svelte";
import Finished from "./Finished.svelte";

const TITLES = { en: { currency: "", titles: { "marina-bay": "Marina Bay" } } };
beforeAll(() => speakWith(new Words("en", catalogue, TITLES)));

test("races of another device stand beside those of this browser, the newest first, each once", async () => {
  const race = (replay: string, finished: number, place: number) => ({
    replay,
    finished,
    place,
    track: "marina-bay",
    edition: "en",
    winners: [1],
    yours: [0],
    seats: [
      { name: "Ada", person: true },
      { name: "Bea", person: true },
    ],
  });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (path) =>
    Response.json(
      String(path) === "/api/mine/past" ? [race("c.key", 3000, 2), race("a", 1000, 2)] : { known: true },
    ),
  );
  rememberGame({ id: "a", when: 1000, track: "marina-bay", players: ["Ada", "Bea"] });
  rememberGame({ id: "b", when: 2000, track: "marina-bay", players: ["Ada", "Bea"] });
  render(Finished);
  await screen.findByText(/Bea won/);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/replay/c.key", "/replay/b", "/replay/a"]);
  expect(links[0]).toHaveTextContent("1970");
});
