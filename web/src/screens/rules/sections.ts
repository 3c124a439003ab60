// The sections of the rules page, in their order.

export const SECTIONS = [
  "goal",
  "setup",
  "auction",
  "race",
  "steering",
  "powers",
  "bets",
  "finish",
  "two",
  "modes",
  "editions",
  "house",
] as const;

export type SectionName = (typeof SECTIONS)[number];

/** The exercises about a section, besides those that are its figures. */
export const TRY: Partial<Record<SectionName, readonly string[]>> = {
  setup: ["the-deal"],
  auction: ["more-lines", "declared-bid", "last-car"],
  race: ["top-down", "wild"],
  steering: ["squeeze", "jam-them", "jam-or-not"],
  powers: ["aggressive", "cunning", "determined", "tricky", "unpredictable"],
  finish: ["sheet", "tie"],
  two: ["drawing"],
};
