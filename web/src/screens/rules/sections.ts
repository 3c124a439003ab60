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
