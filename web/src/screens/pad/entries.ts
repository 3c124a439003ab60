// What people write on the pad, and changes to it. What is possible, and what it comes to, the server says.

import { CARS, type Car } from "../../game/cars";
import type { PadAnswer, PadEntries, PadFault, PadRace, PadRules } from "../../net/protocol";

export const BETS = 3;
export const MOST = 6;
export const FEWEST = 2;

export type Part = "players" | "auction" | "bets" | "order" | "sheets";

/** A page of the pad; only a World Tour has a second race. */
export interface Place {
  part: Part;
  race: number;
}

export interface Lot {
  seat: number;
  price: number | null;
  power: string | null;
}

export interface Race {
  lots: Partial<Record<Car, Lot>>;
  /** By seat. */
  bets: (Car | null)[][];
  order: Car[];
  /** Nobody else comes home. */
  isDone: boolean;
  home: number | null;
}

export interface Written {
  names: string[];
  edition: string;
  mode: string;
  single: Record<string, string>;
  track: string;
  races: Race[];
  way: "round" | "open";
  place: Place;
}

export const noRace = (): Race => ({
  lots: {},
  bets: Array.from({ length: MOST }, () => Array<null>(BETS).fill(null)),
  order: [],
  isDone: false,
  home: null,
});

export const blank = (edition: string): Written => ({
  names: ["", "", "", ""],
  edition,
  mode: "standard",
  single: {},
  track: "marina-bay",
  races: [noRace(), noRace()],
  way: "round",
  place: { part: "players", race: 0 },
});

/** The same people and rules, and nothing written. */
export const again = (pad: Written): Written => ({
  ...pad,
  races: [noRace(), noRace()],
  place: { part: "auction", race: 0 },
});

// --- to the server and back -------------------------------------------------------------------------

export const entriesOf = (pad: Written): PadEntries => ({
  players: pad.names.length,
  edition: pad.edition,
  mode: pad.mode,
  single: pad.single,
  track: pad.track,
  races: pad.races.map((race) => raceOf(race, pad.names.length)),
});

const raceOf = ({ lots, bets, order, isDone, home }: Race, players: number): PadRace => ({
  lots: lots as Record<string, Lot>,
  bets: bets.slice(0, players),
  order: isComplete(order, isDone) ? order : null,
  home,
});

/** Whether the finish is written down: all cars, or it was said that no other one comes. */
export const isComplete = (order: readonly Car[], isDone: boolean): boolean =>
  isDone || order.length === CARS.length;

/** The pages that a mode needs, in the order of a game. */
export function placesOf(asks: PadRules | null): Place[] {
  const races = Array.from({ length: asks?.rules.races ?? 1 }, (_, race) => race);
  const parts: Part[] = asks?.rules.bets === false ? ["auction", "order"] : ["auction", "bets", "order"];
  return [
    { part: "players", race: 0 },
    ...races.flatMap((race) => parts.map((part) => ({ part, race }))),
    { part: "sheets", race: 0 },
  ];
}

export const isSame = (a: Place, b: Place): boolean => a.part === b.part && a.race === b.race;

export const faultAt = ({ part, race }: PadFault): Place => ({ part, race: race - 1 });

/** Whether a page is complete: nothing is missing on it, and the first fault lies behind it. */
export function isSettled(
  place: Place,
  places: readonly Place[],
  answer: PadAnswer | null,
  pad: Written,
): boolean {
  if (!answer) return false;
  if (!answer.fault) return true;
  const { fault } = answer;
  const index = (wanted: Place): number => places.findIndex((other) => isSame(other, wanted));
  const race = pad.races[place.race];
  if (place.part === "bets" && race && betDue(race, pad.names.length)) return false;
  return index(place) < index(faultAt(fault));
}

const IMPOSSIBLE = new Set<PadFault["reason"]>([
  "no-such-player",
  "price-impossible",
  "power-twice",
  "power-not-in-play",
  "car-twice",
  "home-too-many",
]);

/** Wrong at once; everything else may only be unfinished. */
export const isImpossible = ({ reason }: PadFault): boolean => IMPOSSIBLE.has(reason);

// --- players ----------------------------------------------------------------------------------------

export function addPlayer(pad: Written): void {
  if (pad.names.length < MOST) pad.names.push("");
}

/** The seats behind move up, with all that was written for them; cars of the one who goes lose their owner. */
export function removePlayer(pad: Written, seat: number): void {
  if (pad.names.length <= FEWEST) return;
  pad.names.splice(seat, 1);
  for (const race of pad.races) {
    race.bets.splice(seat, 1);
    race.bets.push(Array<null>(BETS).fill(null));
    for (const car of CARS) {
      const lot = race.lots[car];
      if (lot?.seat === seat) delete race.lots[car];
      else if (lot && lot.seat > seat) lot.seat -= 1;
    }
  }
}

// --- cars, bets, the finish -------------------------------------------------------------------------

export function sell(race: Race, car: Car, changes: Partial<Lot> | null): void {
  if (!changes) delete race.lots[car];
  else race.lots[car] = { seat: 0, price: null, power: null, ...race.lots[car], ...changes };
}

/** The first bet that somebody has not marked, from 1; null once all are in. */
export function betDue(race: Race, players: number): { number: number; seat: number } | null {
  for (let number = 1; number <= BETS; number += 1) {
    for (let seat = 0; seat < players; seat += 1) {
      if (!race.bets[seat]?.[number - 1]) return { number, seat };
    }
  }
  return null;
}

export function take(race: Race, car: Car): void {
  if (!race.order.includes(car)) race.order.push(car);
}

export function drop(race: Race, car: Car): void {
  race.order = race.order.filter((other) => other !== car);
  race.isDone = false;
}

// --- what is kept -----------------------------------------------------------------------------------

/** What was kept, if it can be read; a browser may hold what an older page has written. */
const isText = (stored: unknown): stored is string => typeof stored === "string";
const isMap = (stored: unknown): stored is Record<string, unknown> =>
  typeof stored === "object" && stored !== null && !Array.isArray(stored);
const isCar = (stored: unknown): boolean => (CARS as readonly unknown[]).includes(stored);

/** Others may have written there: whatever is not as we write it counts as nothing. */
function isWritten(pad: Written): boolean {
  const { names, races, place, way } = pad;
  const areNames =
    Array.isArray(names) && names.length >= FEWEST && names.length <= MOST && names.every(isText);
  const areRules = [pad.edition, pad.mode, pad.track].every(isText) && isMap(pad.single);
  const areRaces = Array.isArray(races) && races.length === 2 && races.every(isRace);
  const isPlace = isMap(place) && isText(place.part) && Number.isInteger(place.race);
  return areNames && areRules && areRaces && isPlace && (way === "round" || way === "open");
}

function isRace(race: Race): boolean {
  if (!isMap(race) || !isMap(race.lots) || !Array.isArray(race.bets) || !Array.isArray(race.order))
    return false;
  const areBets = race.bets.every(
    (row) => Array.isArray(row) && row.every((car) => car === null || isCar(car)),
  );
  const areLots = Object.entries(race.lots).every(([car, lot]) => isCar(car) && isLot(lot));
  const isHome = race.home === null || Number.isInteger(race.home);
  return race.bets.length === MOST && areBets && areLots && race.order.every(isCar) && isHome;
}

const isLot = (lot: unknown): boolean =>
  isMap(lot) &&
  Number.isInteger(lot.seat) &&
  (lot.price === null || typeof lot.price === "number") &&
  (lot.power === null || isText(lot.power));

export function parse(text: string | null, edition: string): Written {
  try {
    const { pad } = JSON.parse(text ?? "") as { pad: Written };
    const whole = { ...blank(edition), ...pad };
    return isWritten(whole) ? whole : blank(edition);
  } catch {
    return blank(edition);
  }
}

export const write = (pad: Written): string => JSON.stringify({ v: 1, pad });
