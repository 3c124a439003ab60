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

/** What one can try out on a live board, by section. */
export const TRY: Partial<Record<SectionName, readonly string[]>> = {
  setup: ["the-deal"],
  auction: ["more-lines", "declared-bid", "last-car"],
  race: ["top-down", "wild"],
  steering: ["first-steps", "staggered", "jam-beside", "jam-them"],
  powers: ["aggressive", "cunning", "determined", "tricky", "unpredictable"],
  finish: ["finish", "sheet", "tie"],
  two: ["drawing"],
};
