// Written by `python -m downforce.server.wire.shapes` from the server's types; do not edit.

export const VERSION = 3;

export type Car = "K" | "B" | "G" | "Y" | "O" | "R";

/** What is so of each phase. */
export const PHASES = {
  bid: { part: "auction", isSecret: true },
  "keep-power": { part: "auction", isSecret: true },
  "swap-power": { part: "auction", isSecret: false },
  "play-card": { part: "turn", isSecret: false },
  "name-wild": { part: "card", isSecret: false },
  "choose-skip": { part: "card", isSecret: false },
  "move-car": { part: "card", isSecret: false },
  bonus: { part: "card", isSecret: false },
  bet: { part: "bets", isSecret: true },
  over: { part: "end", isSecret: false },
} as const;

/** Events that the table shows anyway, so that no log repeats them. */
export const QUIET_EVENTS: ReadonlySet<string> = new Set([
  "bid-placed",
  "power-chosen",
  "bet-placed",
  "turn-started",
]);

export type Reason =
  | "bad-request"
  | "too-large"
  | "too-many"
  | "wrong-origin"
  | "old-client"
  | "no-such-thing"
  | "not-allowed"
  | "server-trouble"
  | "no-visitor"
  | "banned"
  | "not-your-seat"
  | "seat-covered"
  | "not-the-host"
  | "kicked"
  | "not-invited"
  | "bad-name"
  | "bad-code"
  | "bad-settings"
  | "seat-taken"
  | "seat-empty"
  | "seats-empty"
  | "already-started"
  | "not-running"
  | "not-over"
  | "table-full"
  | "too-many-tables"
  | "tables-closed"
  | "too-many-over-days"
  | "paused"
  | "not-paused"
  | "not-dealing"
  | "not-a-contributor"
  | "bad-nonce"
  | "stale"
  | "bad-action"
  | "draft-empty"
  | "draft-too-long"
  | "nothing-to-undo"
  | "undo-reveals"
  | "undo-pending"
  | "no-undo-pending"
  | "advice-off"
  | "not-late"
  | "voted"
  | "bad-time-off"
  | "no-days-left"
  | "muted"
  | "bad-chat"
  | (string & {});

/** One card of a revealed lot. */
export interface RevealedBid {
  seat: number;
  card: string;
  declared: boolean;
  amount: number | null;
}

/** A lot was turned up (R3.1). */
export interface LotOpened {
  event: "lot-opened";
  car: Car;
  power: string | null;
  bidders: number[];
  say?: PhraseInfo[];
}

/** A seat has chosen a card; which one is secret (R3.2). */
export interface BidPlaced {
  event: "bid-placed";
  seat: number;
  card: string | null;
  declared: boolean | null;
  say?: PhraseInfo[];
}

/** All bids of a lot were turned up together. */
export interface BidsRevealed {
  event: "bids-revealed";
  car: Car;
  bids: RevealedBid[];
  say?: PhraseInfo[];
}

/** The highest bid took car and power (R3.4, R3.5). */
export interface LotSold {
  event: "lot-sold";
  seat: number;
  car: Car;
  power: string | null;
  price: number;
  say?: PhraseInfo[];
}

/** A lot went to a player without bidding (R3.8, R3.9); the card shows the price (R13.15). */
export interface LotGiven {
  event: "lot-given";
  seat: number;
  car: Car;
  power: string | null;
  price: number;
  card: string;
  say?: PhraseInfo[];
}

/** All passed; the lot is offered again later (R3.9). */
export interface LotSetAside {
  event: "lot-set-aside";
  car: Car;
  power: string | null;
  say?: PhraseInfo[];
}

/** The car stays without an owner (R3.9). */
export interface LotUnsold {
  event: "lot-unsold";
  car: Car;
  power: string | null;
  say?: PhraseInfo[];
}

/** A seat has chosen the power to keep (R3.11). */
export interface PowerChosen {
  event: "power-chosen";
  seat: number;
  power: string | null;
  say?: PhraseInfo[];
}

/** The power each seat races with. */
export interface PowersKept {
  event: "powers-kept";
  powers: (string | null)[];
  say?: PhraseInfo[];
}

/** Cunning was swapped, or with ``took`` None was not (R9.4). */
export interface PowerSwapped {
  event: "power-swapped";
  seat: number;
  took: string | null;
  say?: PhraseInfo[];
}

/** The auction is over; this seat takes the first turn (R4.1). */
export interface RaceStarted {
  event: "race-started";
  seat: number;
  say?: PhraseInfo[];
}

/** A player has shuffled their own cards and drawn a hand (R9.2). */
export interface HandDrawn {
  event: "hand-drawn";
  seat: number;
  cards: string[] | null;
  say?: PhraseInfo[];
}

/** A card is being resolved (R4.2). */
export interface CardPlayed {
  event: "card-played";
  seat: number;
  card: string;
  reverse: boolean;
  say?: PhraseInfo[];
}

/** A wild got its colour (R4.5). */
export interface WildNamed {
  event: "wild-named";
  seat: number;
  car: Car;
  say?: PhraseInfo[];
}

/** A line was skipped by a power (R8.4); a wild has no car. */
export interface LineSkipped {
  event: "line-skipped";
  seat: number;
  car: Car | null;
  printed: number;
  say?: PhraseInfo[];
}

/** The line is not skipped, so the owner steers (R13.6). */
export interface LineKept {
  event: "line-kept";
  seat: number;
  car: Car;
  say?: PhraseInfo[];
}

/** A line without effect (R4.9): its car is home, or jammed. */
export interface LinePassedOver {
  event: "line-passed-over";
  car: Car;
  home: boolean;
  printed: number;
  say?: PhraseInfo[];
}

/** A car drove along a path of entered spaces; a seat steered it. */
export interface CarMoved {
  event: "car-moved";
  seat: number;
  car: Car;
  start: string;
  path: string[];
  bonus: boolean;
  printed: number;
  say?: PhraseInfo[];
}

/** A car was the first over a betting line, counted from 1 (R5.1). */
export interface LineCrossed {
  event: "line-crossed";
  car: Car;
  number: number;
  say?: PhraseInfo[];
}

/** A car took a place, counted from 1 (R6.1). */
export interface CarFinished {
  event: "car-finished";
  car: Car;
  place: number;
  say?: PhraseInfo[];
}

/** A car began another lap in a long-distance race (R10.2). */
export interface LapCompleted {
  event: "lap-completed";
  car: Car;
  laps: number;
  say?: PhraseInfo[];
}

/** A bonus move was not taken (R8.3). */
export interface BonusDeclined {
  event: "bonus-declined";
  seat: number;
  car: Car;
  say?: PhraseInfo[];
}

/** All cars of a player are home: the hand is discarded face down (R6.2). */
export interface HandDropped {
  event: "hand-dropped";
  seat: number;
  size: number;
  say?: PhraseInfo[];
}

/** A player drew a card (R9.3, R10.1 c). */
export interface CardDrawn {
  event: "card-drawn";
  seat: number;
  card: string | null;
  say?: PhraseInfo[];
}

/** Every seat places a bet, counted from 1 (R5.1). */
export interface BetsOpened {
  event: "bets-opened";
  number: number;
  say?: PhraseInfo[];
}

/** A seat has bet; the car stays secret until the scoring (R5.4). */
export interface BetPlaced {
  event: "bet-placed";
  seat: number;
  number: number;
  car: Car | null;
  say?: PhraseInfo[];
}

/** Every seat has bet. */
export interface BetsClosed {
  event: "bets-closed";
  number: number;
  say?: PhraseInfo[];
}

/** The next seat plays a card (R4.1). */
export interface TurnStarted {
  event: "turn-started";
  seat: number;
  say?: PhraseInfo[];
}

/** A race is over: money by seat, the order home, and all bets by seat. */
export interface RaceScored {
  event: "race-scored";
  race: number;
  money: number[];
  home: Car[];
  bets: Car[][];
  say?: PhraseInfo[];
}

/** The second race of a world tour begins (R10.3). */
export interface NextRaceStarted {
  event: "next-race-started";
  race: number;
  track: string;
  say?: PhraseInfo[];
}

/** The game is over; several winners share the win (R7.3). */
export interface GameEnded {
  event: "game-ended";
  winners: number[];
  say?: PhraseInfo[];
}

export type GameEvent =
  | LotOpened
  | BidPlaced
  | BidsRevealed
  | LotSold
  | LotGiven
  | LotSetAside
  | LotUnsold
  | PowerChosen
  | PowersKept
  | PowerSwapped
  | RaceStarted
  | HandDrawn
  | CardPlayed
  | WildNamed
  | LineSkipped
  | LineKept
  | LinePassedOver
  | CarMoved
  | LineCrossed
  | CarFinished
  | LapCompleted
  | BonusDeclined
  | HandDropped
  | CardDrawn
  | BetsOpened
  | BetPlaced
  | BetsClosed
  | TurnStarted
  | RaceScored
  | NextRaceStarted
  | GameEnded;

/** A table as its host wishes it. ``single`` sets single options, written as in game files. */
export interface Settings {
  players?: number;
  track?: string;
  second_track?: string | null;
  mode?: string;
  edition?: string;
  single?: Record<string, string>;
  clock?: "off" | "relaxed" | "fast" | "12h" | "1d" | "2d" | "3d" | "7d";
  /** At a table over days: what happens when a turn is not played in time. */
  missed?: "bot" | "wait";
  pace?: "calm" | "normal" | "quick" | "instant";
  /** How many seconds a player may be away before a bot plays the seat; null is never. */
  patience?: number | null;
  /** The level of the bot that plays for people who are away or gone. */
  stand_in?: string;
  /** Whether players may ask what Ace would do: always, never, or while no other person plays. */
  advice?: "alone" | "on" | "off";
  /** Listed in the lobby; its finished game joins the open collection, without names. */
  public?: boolean;
  /** The guided race that is raced here; its deal was prepared. */
  lesson?: string;
}

/** Who has a seat. A name with a level besides: a bot plays on for a person who left. */
export interface SeatInfo {
  name?: string;
  level?: string;
  person?: boolean;
  /** A bot plays for the person meanwhile. */
  away?: boolean;
  muted?: boolean;
  host?: boolean;
}

/** A round of the deal that was abandoned: a player withheld a number or left. */
export interface AbandonedRound {
  commitment: string;
  contributors: number[];
  /** The seats whose numbers were not there. */
  missing: number[];
  /** The seals by seat, which the receipt of the next round covers. */
  sealed?: Record<string, string>;
  /** The numbers by seat, as far as they were shown. */
  shown?: Record<string, string>;
  /** The server's secret of that round, once the game is over. */
  secret?: string;
}

/** How far the seed is. Contributors are named by their first seat. Once every contributor is in ``sealed``, this is the sealed round: a client computes the receipt from it before it shows its number. */
export interface DealInfo {
  round: number;
  /** Empty where the deal was prepared. */
  commitment: string;
  contributors: number[];
  sealed: Record<string, string>;
  shown: Record<string, string>;
  /** The server's secret, once the game is over. */
  secret?: string;
  /** The rounds before this one. */
  abandoned?: AbandonedRound[];
  /** The seed, where it was chosen beforehand for a guided race. */
  prepared?: string;
}

/** A player wishes to take a commit back. */
export interface UndoInfo {
  seat: number;
  waits_for: number[];
}

/** What never changes during a game: the names of its parts, as in game files. */
export interface GameInfo {
  tracks: string[];
  deck: string;
  options: string;
}

/** What the settings come to, for those who draw it. */
export interface RulesInfo {
  /** Whether bets are marked. */
  bets: boolean;
  /** Whether cars keep going round, so that none finishes. */
  laps: boolean;
  races: number;
  /** Whether the most money wins; else the car that is ahead. */
  money_decides: boolean;
  /** What a car that comes home brings, by place. */
  prizes?: number[];
  /** What each bet pays, by the car's place. */
  payouts?: number[][];
}

/** The public side of a table. */
export interface TableInfo {
  id: string;
  code: string;
  settings: Settings;
  rules: RulesInfo;
  status: string;
  seats: SeatInfo[];
  paused: boolean;
  deal: DealInfo | null;
  game: GameInfo | null;
  undo: UndoInfo | null;
  rematch: string;
  /** The digest of the finished game's file. */
  digest: string;
  /** The name of the finished game, for ``/api/games`` and ``/replay``; empty until then. */
  replay?: string;
  /** Whether players may ask for advice now. */
  advice?: boolean;
  /** By seat how often advice was taken, a whole turn counting once; empty if it never was. */
  advised?: number[];
  /** By seat how often a commit was taken back after something was revealed; empty if it never was. */
  taken_back?: number[];
  /** When the open question was put, in milliseconds since 1970. */
  asked_at: number;
}

/** A message of the catalogues and its arguments; an argument's name says what it is. */
export interface PhraseInfo {
  id: string;
  /** Players are seats, cars letters, cards and powers names, money is in millions. */
  args: Record<string, unknown>;
}

/** Where a move would end, and what it would come to. Cars are letters, several of them one text. */
export interface EndInfo {
  /** How many spaces the car would enter. */
  steps: number;
  /** The lane of the last one; 0 is the inside. */
  lane: number;
  /** How many lanes the road has there. */
  lanes: number;
  /** The cars in running order. */
  order: string;
  /** The cars that the moved one would leave behind. */
  overtaken: string;
  /** The cars that could not take a step then. */
  jammed: string;
  /** Those of them that can take one now. */
  stuck: string;
  /** The other cars that cannot take a step now and could then. */
  freed: string;
  /** By car the spaces won, or below 0 lost, against the printed numbers; also by lines passed over next. */
  spaces: Record<string, number>;
}

/** What a whole draft would come to. */
export interface OutlookInfo {
  /** The cars in running order. */
  order: string;
  /** Of every car the place before the draft and after it. */
  places: Record<string, [number, number]>;
  /** The cars that could not take a step then. */
  jammed: string;
  /** By car the spaces won, or below 0 lost, against the printed numbers. */
  spaces: Record<string, number>;
  /** What the player should know before confirming, the weightiest first. */
  stakes?: PhraseInfo[];
}

/** A legal action, and what a screen needs to show it. */
export interface ChoiceInfo {
  do: string;
  /** Of a bid; null is a pass. */
  amount?: number | null;
  /** Of a move, the spaces entered. */
  path?: string[];
  /** Of a move, the last betting line it would be the first to cross. */
  crosses?: number;
  /** Of a move, in a preview only: what it would come to. */
  end?: EndInfo | null;
}

/** One of the best choices according to Ace, with its reason. ``why`` decides which numbers are set. */
export interface AdviceInfo {
  do: string;
  /** The message ``advice-<why>`` of the catalogues. */
  why: "only" | "win" | "bid" | "free" | "least" | "dear" | "over" | "later" | "enough" | "cannot" | "power" | "home" | "own" | "leader" | "rival" | "jam" | "stake" | "round" | "chance" | "same" | "less" | "trial" | "prizes" | "pays" | "back" | "first";
  /** The letter of the car that the reason is about. */
  car?: string;
  /** What the car, or all own cars, gain; of a bid what the hand has for the car. */
  spaces?: number;
  /** The same with the other choices, on average. */
  usual?: number;
  /** In millions: what the car is worth, what has to be bid, or what a bet pays on average. */
  price?: number;
  /** In hundredths: to win the game, or of the car to be first. */
  chance?: number;
  /** Of the car that comes home, or of the card among those that were tried. */
  place?: number;
}

/** One player's score sheet for one race; amounts by car. */
export interface SheetInfo {
  prices: Record<string, number>;
  prizes: Record<string, number>;
  bets: [string, number][];
  money: number;
}

/** How one player ended. */
export interface ResultRow {
  seat: number;
  rank: number;
  money: number;
  /** Of their cars; 7 if none is home. */
  best_place: number;
  sheets: SheetInfo[];
}

/** The end of a game. */
export interface ResultInfo {
  rows: ResultRow[];
  winners: number[];
  money_decides: boolean;
}

/** A note of a guided race, or its aim. Its words are the message of this id. */
export interface NoteInfo {
  id: string;
  /** What it points at: a part of the screen, or the cars or spaces below. */
  at?: string;
  cars?: string;
  spaces?: string[];
  /** The sign of the legend that it is about. */
  sign?: string;
  /** Whether it is about this moment; the last of those that fit is shown. */
  fits?: boolean;
}

/** A seat that a table over days waits for. */
export interface WaitInfo {
  seat: number;
  /** In milliseconds since 1970. */
  until: number;
  /** The time is out, and the table goes on waiting: the others may vote. */
  late?: boolean;
  /** The seats that want a bot to play. */
  votes?: number[];
}

/** What a viewer sees of the game: the fields of the view's line in docs/notation.md, and what to do. */
export interface Sight {
  line: Record<string, string>;
  /** The cars in running order. */
  order: string;
  /** The fewest steps to the finish line, in that order; 0 for cars at home. */
  to_go: number[];
  /** The cars that cannot take a step. */
  jammed: string;
  choices: ChoiceInfo[];
  /** ``free`` or ``ask``, if this seat has something to take back. */
  undo: string;
  result: ResultInfo | null;
  /** At a guided race what its player is trying to do now. */
  aim?: NoteInfo | null;
  /** At a guided race what its player was told so far. */
  notes?: NoteInfo[];
  /** What is happening, and which players the game waits for. */
  say?: PhraseInfo | null;
  /** What this viewer is asked, if it is. */
  ask?: PhraseInfo | null;
}

/** What an entry of the log was, for the log on screen. */
export interface Note {
  what: string;
  seat?: number | null;
  by?: string;
  text?: string;
  sign?: string;
  agree?: boolean | null;
  muted?: boolean | null;
  /** Whether a choice was made with advice. */
  advised?: boolean;
  table?: string;
  /** For whom a bot is to play. */
  target?: number | null;
}

/** One action, what happened, and every field of the view that is different after it. */
export interface Frame {
  /** The action; the first frame has none. */
  do?: string;
  /** Whether it was chosen with advice. */
  advised?: boolean;
  events?: GameEvent[];
  view: SightChanges;
  /** What the game's options come to; in the first frame only. */
  rules?: RulesInfo | null;
  /** Who sat where; in the first frame only. */
  seats?: SeatInfo[];
}

/** Something that can be chosen. */
export interface Option {
  /** A space, a car's letter, a seat, a card's name or a number, as the part says. */
  key: string;
  /** To a space: the fewest on an empty road; 0 if none lead there. */
  steps?: number;
}

/** One choice that an exercise asks for. */
export interface Part {
  name: string;
  /** One key, any number of keys, keys in their order, or a number that is typed. */
  pick: "many" | "number" | "one" | "order";
  of: "car" | "card" | "number" | "seat" | "space";
  options?: Option[];
  /** The car that this part is about. */
  car?: string;
}

/** An exercise as a page lists it. */
export interface ExerciseInfo {
  id: string;
  kind: string;
  group: string;
  /** The examples of the rulebooks that it shows, such as P4. */
  printed: string[];
}

/** A card that lies on the table as a bid. */
export interface Bidding {
  seat: number;
  card: string;
  declared: boolean;
}

/** An exercise with its position and its question. */
export interface ExerciseShown {
  exercise: ExerciseInfo;
  track: string;
  /** The position, as the fields of a view's line. */
  line: Record<string, string>;
  /** Whose view it is. */
  seat: number | null;
  bids: Bidding[];
  parts: Part[];
  /** By seat what everybody has won, where the question is who wins. */
  money?: number[];
}

/** What an answer is worth. */
export interface Verdict {
  right: boolean;
  /** Of a wrong answer the reason: its message is ``exercise-why-<why>``. */
  why?: string;
  /** The rule that the reason comes from, such as R4.8. */
  clause?: string;
  /** What the message needs: cars by letter, seats and amounts by number. */
  args?: Record<string, string | number>;
  /** The way that shows the reason, as the spaces entered. */
  path?: string[];
  /** The option that the reason is about. */
  spot?: string;
  /** The right answer. */
  solution: Record<string, string[]>;
}

/** A car that a player bought or was dealt. */
export interface PadLot {
  seat: number;
  price?: number | null;
  /** The power that was sold with it; it changes no score, so it may be left out. */
  power?: string | null;
}

/** What was written down about one race. */
export interface PadRace {
  /** By car; a car that is missing has no owner. */
  lots?: Record<string, PadLot>;
  /** By seat, the first bet first. */
  bets?: ((Car | null)[])[];
  /** The cars as they came home; the others stalled. Where the best car decides: all, in running order. */
  order?: Car[] | null;
  /** How many cars of ``order`` crossed the finish line; null is as usual: all, or the one that won. */
  home?: number | null;
}

/** A whole score pad. It has no names: the server does not need them. */
export interface PadEntries {
  players: number;
  edition?: string;
  mode?: string;
  /** Single options, written as in game files. */
  single?: Record<string, string>;
  /** Of the first race; a World Tour ends on the other circuit. */
  track?: string;
  races?: PadRace[];
}

/** What the mode of a score pad asks for. */
export interface PadRules {
  rules: RulesInfo;
  /** Whether cars are bought, so that they have prices. */
  auction: boolean;
  /** The powers that can be sold. */
  powers: string[];
  /** What a car can cost. */
  prices: number[];
  /** One for each race. */
  tracks: string[];
}

/** Why the pad has no result yet, and which part to correct. */
export interface PadFault {
  reason: "no-such-player" | "price-missing" | "price-impossible" | "power-twice" | "power-not-in-play" | "no-car" | "cars-dealt" | "bet-missing" | "order-missing" | "car-twice" | "car-missing" | "home-too-many";
  part: "auction" | "bets" | "order";
  /** From 1. */
  race: number;
  seat?: number | null;
  car?: string;
  /** A price, a number of cars, or the number of a bet. */
  number?: number | null;
  power?: string;
}

/** The answer to a score pad: a result, or a fault. */
export interface PadAnswer {
  asks: PadRules;
  result: ResultInfo | null;
  fault: PadFault | null;
  /** The cars in running order at the end of the last race; empty without a result. */
  order: string;
}

export type SightChanges = Partial<Omit<Sight, "line">> & { line?: Record<string, string | null> };

/** The first message. ``have`` is the last ``seq`` that the client has seen, to resume from there. */
export interface Hello {
  t: "hello";
  v: number;
  look?: number | null;
  have?: number;
  build?: string;
  /** The part of ``replay`` after the dot. With it, people without a seat may open a finished table. */
  key?: string;
}

/** Uncovers one of the visitor's seats, or with null covers all: then the public view is sent. */
export interface Look {
  t: "look";
  seat: number | null;
}

/** Asks for the updates after a ``seq``: some were missed. */
export interface Fetch {
  t: "fetch";
  after: number;
}

/** Asks for the hash of the view, to compare. */
export interface Check {
  t: "check";
}

/** Whether a person can see this page now: then they need no call. No one else learns it. */
export interface Visible {
  t: "visible";
  visible: boolean;
}

/** Takes a free seat, or one that a bot has before the game begins. */
export interface Sit {
  t: "sit";
  seat: number;
  name: string;
  id: string;
}

/** Gives a seat up. */
export interface Stand {
  t: "stand";
  seat: number;
  id: string;
}

/** The host gives a free seat to a bot, or a bot another level. */
export interface SeatBot {
  t: "seat-bot";
  seat: number;
  level: string;
  id: string;
}

/** The host takes a seat away from a person or a bot. */
export interface Kick {
  t: "kick";
  seat: number;
  id: string;
}

/** The host sets the table up differently. */
export interface Change {
  t: "change";
  settings: Settings;
  id: string;
}

/** The host begins the game. */
export interface Start {
  t: "start";
  id: string;
}

/** A contribution to the seed: the SHA-256 of 32 random bytes. */
export interface Seal {
  t: "seal";
  commitment: string;
  id: string;
}

/** The 32 bytes themselves, once all contributors have sealed. */
export interface Show {
  t: "show";
  nonce: string;
  id: string;
}

/** What would this draft lead to? An empty one asks what could be done now. */
export interface Preview {
  t: "preview";
  seat: number;
  draft: string[];
  id: string;
}

/** Plays a draft, all or none. ``seq`` is the last the client has seen. */
export interface Commit {
  t: "commit";
  seat: number;
  seq: number;
  draft: string[];
  id: string;
}

/** What would Ace do? Asked for a seat that has to decide, after a draft that has not ended. */
export interface Advise {
  t: "advise";
  seat: number;
  draft: string[];
  id: string;
}

/** Undoes the last commit: at once if no consent is needed, otherwise when all agree. */
export interface Undo {
  t: "undo";
  seat: number;
  id: string;
}

/** Agrees to an undo, or refuses. The player who asked withdraws the request with false. */
export interface AnswerUndo {
  t: "answer-undo";
  seat: number;
  agree: boolean;
  id: string;
}

/** The host stops the game for a while. */
export interface Pause {
  t: "pause";
  id: string;
}

/** The host lets it go on. */
export interface Resume {
  t: "resume";
  id: string;
}

/** A line of chat. */
export interface Say {
  t: "say";
  seat: number;
  text: string;
  id: string;
}

/** A quick sign. */
export interface React {
  t: "react";
  seat: number;
  sign: "bravo" | "ouch" | "laugh" | "hurry" | "thanks" | "oops";
  id: string;
}

/** The host does not let a seat talk, or does again. */
export interface Mute {
  t: "mute";
  seat: number;
  muted: boolean;
  id: string;
}

/** At a table over days: asks that a bot plays for a seat whose time is out, until its person returns. */
export interface Vote {
  t: "vote";
  seat: number;
  target: number;
  id: string;
}

/** The same people and bots at a new table. */
export interface Rematch {
  t: "rematch";
  id: string;
}

/** Everything a client needs to draw the table as it is. */
export interface Welcome {
  t: "welcome";
  v: number;
  seq: number;
  now: number;
  build: string;
  look: number | null;
  yours: number[];
  host: boolean;
  info: TableInfo;
  view: Sight | null;
  /** The last lines of chat. */
  talk: Note[];
  present: number[];
  /** How many big screens show the table. */
  screens?: number;
}

/** One entry of the log: what happened, and every field that is different now. */
export interface Update {
  t: "update";
  seq: number;
  at: number;
  note: Note;
  events?: GameEvent[];
  /** The fields of the table that changed. */
  info?: Partial<TableInfo>;
  /** The fields of the view that changed; of ``line`` only those that did, null for one that is gone. */
  view?: SightChanges;
}

/** The updates that were missed, in order. */
export interface Updates {
  t: "updates";
  updates: Update[];
}

/** The seats this visitor has now. */
export interface Yours {
  t: "yours";
  seats: number[];
  host: boolean;
}

/** The seats whose players are connected, and the numbers of spectators and of big screens. */
export interface Present {
  t: "present";
  seats: number[];
  watching: number;
  screens?: number;
}

/** At a table over days: for whom it waits and until when, and who is on holiday. */
export interface Waits {
  t: "waits";
  seats: WaitInfo[];
  /** By seat of a person on holiday the day they are back, such as 2027-05-03. */
  back?: Record<string, string>;
  /** When the table is removed if no one looks in, in milliseconds since 1970. */
  removed_at?: number | null;
}

/** A request was done, and is stored. */
export interface Accepted {
  t: "accepted";
  id: string;
  seq: number;
  table?: string;
}

/** A request was not done. ``seq`` says where the table is, for those who are behind. */
export interface Refused {
  t: "refused";
  id: string;
  reason: string;
  seq: number;
  detail?: string;
  /** The index, from 0, of the action that caused the refusal. */
  at?: number | null;
}

/** What a draft would lead to: the places of the cars, and what could be done next. */
export interface Previewed {
  t: "previewed";
  id: string;
  seq: number;
  events: GameEvent[];
  /** What changes in the view's line; after the draft's end only cars, and a card that goes on. */
  line: Record<string, string | null>;
  choices: ChoiceInfo[];
  outlook: OutlookInfo;
  ended: boolean;
  /** What would be asked next. */
  ask?: PhraseInfo | null;
  /** At a guided race what its player would try to do then. */
  aim?: NoteInfo | null;
  /** What would be told besides. */
  notes?: NoteInfo[];
}

/** What Ace would do, the best choice first, at most three. */
export interface Advised {
  t: "advised";
  id: string;
  seq: number;
  choices: AdviceInfo[];
}

/** The hash of the view at a ``seq``: SHA-256 of its JSON with sorted keys, in hexadecimal. */
export interface Checked {
  t: "checked";
  seq: number;
  hash: string;
}

/** The page is older than the server and should be loaded again. */
export interface Outdated {
  t: "outdated";
  v: number;
  build: string;
}

export type ClientMessage =
  | Hello
  | Look
  | Fetch
  | Check
  | Visible
  | Sit
  | Stand
  | SeatBot
  | Kick
  | Change
  | Start
  | Seal
  | Show
  | Preview
  | Commit
  | Advise
  | Undo
  | AnswerUndo
  | Pause
  | Resume
  | Say
  | React
  | Mute
  | Vote
  | Rematch;

export type ServerMessage =
  | Welcome
  | Update
  | Updates
  | Yours
  | Present
  | Waits
  | Accepted
  | Refused
  | Previewed
  | Advised
  | Checked
  | Outdated;
