import { expect, test } from "vitest";
import type { About } from "../../net/about";
import { editionFor, known, optionsOf, PLAIN, tidy, whole, withOption } from "./settings";

/** As a server answers at /api/about, as far as settings need it. */
const ABOUT: About = {
  version: "0.1.0",
  protocol: 2,
  tracks: ["marina-bay", "river-station", "third-place"],
  decks: ["classic"],
  editions: ["en", "es", "fr"],
  edition_words: {},
  modes: {
    standard: {},
    beginner: {
      auction: "no",
      powers: "none",
      "hands-of-three": "yes",
      bets: "no",
      "first-home-wins": "yes",
    },
    "long-distance": { format: "long-distance", bets: "no" },
    "world-tour": { format: "world-tour" },
  },
  options: {
    auction: ["yes", "no"],
    "hands-of-three": ["yes", "no"],
    "lowest-bid": ["yes", "no"],
    "cunning-for-two": ["stays", "removed", "may-swap", "must-swap"],
  },
  bots: ["rookie", "club", "national"],
  lessons: [],
  prizes: [],
  payouts: [],
  address: "",
};

test("what is left out is as the server has it", () => {
  expect(whole({ players: 6 })).toEqual({ ...PLAIN, players: 6 });
});

test("the edition follows the language, unless one was chosen or there is none", () => {
  expect(editionFor("fr", ABOUT)).toBe("fr");
  expect(editionFor("pt-BR", ABOUT)).toBe("en");
  expect(known({}, ABOUT, "es").edition).toBe("es");
  expect(known({ edition: "en" }, ABOUT, "es").edition).toBe("en");
});

test("what this server does not know is not asked for", () => {
  const strange = { players: 9, track: "atlantis", mode: "chess", edition: "xx", stand_in: "deep-blue" };
  const settings = known(
    { ...strange, single: { auction: "maybe", gravity: "no", "lowest-bid": "yes" } },
    ABOUT,
    "en",
  );
  expect(settings).toEqual({
    ...PLAIN,
    players: 4,
    track: "marina-bay",
    mode: "standard",
    edition: "en",
    stand_in: "club",
    single: { "lowest-bid": "yes" },
  });
});

test("a clock or a pace of another version is the plain one", () => {
  const old = JSON.parse('{ "clock": "hourglass", "pace": "frantic" }');
  expect(known(old, ABOUT, "en")).toMatchObject({ clock: "off", pace: "normal" });
});

test("the beginner's switches are open in the standard forms only", () => {
  expect(optionsOf("standard", ABOUT)).toEqual([
    "auction",
    "hands-of-three",
    "lowest-bid",
    "cunning-for-two",
  ]);
  expect(optionsOf("beginner", ABOUT)).toEqual(optionsOf("standard", ABOUT));
  expect(optionsOf("world-tour", ABOUT)).toEqual(["lowest-bid", "cunning-for-two"]);
});

test("another mode drops the switches that do not go with it", () => {
  const single = { auction: "no", "lowest-bid": "yes" };
  expect(tidy({ ...PLAIN, mode: "long-distance", single }, ABOUT).single).toEqual({ "lowest-bid": "yes" });
  expect(tidy({ ...PLAIN, mode: "beginner", single }, ABOUT).single).toEqual(single);
});

test("a tour has two different tracks, other games have one", () => {
  const tour = tidy({ ...PLAIN, mode: "world-tour" }, ABOUT);
  expect(tour.second_track).toBe("river-station");
  expect(tidy({ ...tour, second_track: "third-place" }, ABOUT).second_track).toBe("third-place");
  expect(tidy({ ...tour, track: "river-station" }, ABOUT).second_track).toBe("marina-bay");
  expect(tidy({ ...tour, mode: "standard" }, ABOUT).second_track).toBeNull();
});

test("an option is set, and again as printed", () => {
  const set = withOption(PLAIN, "auction", "no");
  expect(set.single).toEqual({ auction: "no" });
  expect(withOption(set, "auction", "").single).toEqual({});
  expect(PLAIN.single).toEqual({});
});
