// What a table can be, from what the server offers; no rule is known here but which settings go together.

import type { Language } from "../../i18n/languages";
import type { About } from "../../net/about";
import type { Settings } from "../../net/protocol";

export type Whole = Required<Settings>;

/** As the server understands settings that leave something out. */
export const PLAIN: Whole = {
  players: 4,
  track: "marina-bay",
  second_track: null,
  mode: "standard",
  edition: "en",
  single: {},
  clock: "off",
  missed: "bot",
  pace: "normal",
  patience: 60,
  stand_in: "national",
  advice: "alone",
  public: false,
  lesson: "",
};

export const PLAYERS = [2, 3, 4, 5, 6] as const;
export const LIVE_CLOCKS = ["off", "relaxed", "fast"] as const;
/** Nobody has to be there at the same time. */
export const DAY_CLOCKS = ["12h", "1d", "2d", "3d", "7d"] as const;
export const CLOCKS = [...LIVE_CLOCKS, ...DAY_CLOCKS] as const;
export const MISSED = ["bot", "wait"] as const;
export const PACES = ["calm", "normal", "quick", "instant"] as const;
export const ADVICE = ["alone", "on", "off"] as const;
/** Seconds; null is never. */
export const PATIENCES = [20, 60, 300, null] as const;

export const isOverDays = (clock: string): boolean => DAY_CLOCKS.some((one) => one === clock);

export const whole = (settings: Settings): Whole => ({ ...PLAIN, ...settings });

/** The edition somebody of this language is likely to have on the shelf. */
export const editionFor = (language: Language, about: About): string =>
  about.editions.find((edition) => edition === language) ?? PLAIN.edition;

/** Remembered settings, without what this server does not know (any more). */
export function known(settings: Settings, about: About, language: Language): Whole {
  const own = (value: string | undefined, offered: readonly string[], otherwise: string): string =>
    value !== undefined && offered.includes(value) ? value : otherwise;
  const single = Object.entries(settings.single ?? {}).filter(([option, value]) =>
    about.options[option]?.includes(value),
  );
  const { players = 0, clock, missed, pace, advice } = settings;
  return tidy(
    {
      ...whole(settings),
      players: PLAYERS.some((n) => n === players) ? players : PLAIN.players,
      track: own(settings.track, about.tracks, about.tracks[0] ?? PLAIN.track),
      mode: own(settings.mode, Object.keys(about.modes), PLAIN.mode),
      edition: own(settings.edition, about.editions, editionFor(language, about)),
      stand_in: own(settings.stand_in, about.bots, about.bots[1] ?? PLAIN.stand_in),
      clock: CLOCKS.find((known) => known === clock) ?? PLAIN.clock,
      missed: MISSED.find((known) => known === missed) ?? PLAIN.missed,
      pace: PACES.find((known) => known === pace) ?? PLAIN.pace,
      advice: ADVICE.find((known) => known === advice) ?? PLAIN.advice,
      single: Object.fromEntries(single),
    },
    about,
  );
}

/** The single options that a mode leaves open: where it is raced in another form, the beginner's switches are not. */
export function optionsOf(mode: string, about: About): string[] {
  const switches = Object.keys(about.modes.beginner ?? {});
  const isOther = "format" in (about.modes[mode] ?? {});
  return Object.keys(about.options).filter((option) => !isOther || !switches.includes(option));
}

/** A tour needs a second circuit, every other game has none; options that do not go with the mode are dropped. */
export function tidy(settings: Whole, about: About): Whole {
  const open = optionsOf(settings.mode, about);
  const single = Object.entries(settings.single).filter(([option]) => open.includes(option));
  return { ...settings, single: Object.fromEntries(single), second_track: secondTrack(settings, about) };
}

function secondTrack({ mode, track, second_track }: Whole, about: About): string | null {
  if (about.modes[mode]?.format !== "world-tour") return null;
  const others = about.tracks.filter((other) => other !== track);
  return others.find((other) => other === second_track) ?? others[0] ?? null;
}

/** With one option set by hand, or with "" again as printed. */
export function withOption(settings: Whole, option: string, value: string): Whole {
  const { [option]: _, ...others } = settings.single;
  return { ...settings, single: value ? { ...others, [option]: value } : others };
}
