// Events as log entries, the twin of src/downforce/i18n/events.py: one case for each kind of event, and a shorter
// one for those who may not know. A reveal and a result take several lines.

import type { TrackData } from "../game/board";
import type { Deck } from "../game/cards";
import { CARS, nameOf } from "../game/cars";
import type { Circuit } from "../game/road";
import type { CarMoved, GameEvent, LotGiven, LotOpened, RaceScored, RevealedBid } from "../net/protocol";
import { laneText } from "./describe";
import type { Words } from "./words";

/** What an event is told with: who sits where, and the cards and cells it names. */
export interface Telling {
  words: Words;
  names: readonly string[];
  edition: string;
  deck: Deck;
  track: TrackData | null;
  /** For those who want no codes of spaces: the circuit, whose lanes are told instead. */
  lanes?: Circuit | null;
}

export function eventLines(event: GameEvent, telling: Telling): string[] {
  const { words, names, edition } = telling;
  const who = (seat: number): string => names[seat] ?? "";
  const card = (name: string): string => cardText(name, telling);
  const power = (id: string | null): string => words.powerName(id);
  switch (event.event) {
    // The auction.
    case "lot-opened":
      return [lotOpened(event, telling)];
    case "bid-placed": {
      const player = who(event.seat);
      if (event.card === null) return [words.text("event-bid-placed-hidden", { player })];
      const id = event.declared ? "event-bid-placed-declared" : "event-bid-placed";
      return [words.text(id, { player, card: card(event.card) })];
    }
    case "bids-revealed":
      return [
        words.text("event-bids-revealed", { car: nameOf(event.car) }),
        ...event.bids.map((bid) => revealedLine(bid, telling)),
      ];
    case "lot-sold": {
      const sold = {
        player: who(event.seat),
        car: nameOf(event.car),
        price: words.money(event.price, edition),
      };
      if (event.power === null) return [words.text("event-lot-sold-no-power", sold)];
      return [words.text("event-lot-sold", { ...sold, power: power(event.power) })];
    }
    case "lot-given":
      return [lotGiven(event, telling)];
    case "lot-set-aside":
      return [words.text("event-lot-set-aside", { car: nameOf(event.car) })];
    case "lot-unsold":
      return [words.text("event-lot-unsold", { car: nameOf(event.car) })];
    case "power-chosen": {
      const player = who(event.seat);
      if (event.power === null) return [words.text("event-power-chosen-hidden", { player })];
      return [words.text("event-power-chosen", { player, power: power(event.power) })];
    }
    case "powers-kept": {
      const drivers = event.powers.map((id, seat) =>
        words.text("powers-kept-driver", { player: who(seat), power: power(id) }),
      );
      return [words.text("event-powers-kept", { powers: words.list(drivers) })];
    }
    case "power-swapped": {
      const player = who(event.seat);
      if (event.took === null) return [words.text("event-power-swapped-declined", { player })];
      return [words.text("event-power-swapped", { player, power: power(event.took) })];
    }
    // The race.
    case "race-started":
      return [words.text("event-race-started", { player: who(event.seat) })];
    case "hand-drawn": {
      const player = who(event.seat);
      if (event.cards === null) return [words.text("event-hand-drawn-hidden", { player })];
      return [words.text("event-hand-drawn", { player, cards: event.cards.map(card).join("; ") })];
    }
    case "card-played": {
      const id = event.reverse ? "event-card-played-reverse" : "event-card-played";
      return [words.text(id, { player: who(event.seat), card: card(event.card) })];
    }
    case "wild-named":
      return [words.text("event-wild-named", { player: who(event.seat), car: nameOf(event.car) })];
    case "line-skipped": {
      const player = who(event.seat);
      if (event.car === null) return [words.text("event-line-skipped-wild", { player })];
      return [words.text("event-line-skipped", { player, car: nameOf(event.car) })];
    }
    case "line-kept":
      return [words.text("event-line-kept", { player: who(event.seat), car: nameOf(event.car) })];
    case "line-passed-over":
      return [
        words.text(event.home ? "event-line-passed-over-home" : "event-line-passed-over", {
          car: nameOf(event.car),
        }),
      ];
    case "car-moved":
      return [carMoved(event, telling)];
    case "line-crossed":
      return [words.text("event-line-crossed", { car: nameOf(event.car), number: event.number })];
    case "car-finished":
      return [words.text("event-car-finished", { car: nameOf(event.car), place: event.place })];
    case "lap-completed":
      return [words.text("event-lap-completed", { car: nameOf(event.car), laps: event.laps })];
    case "bonus-declined":
      return [words.text("event-bonus-declined", { player: who(event.seat), car: nameOf(event.car) })];
    case "hand-dropped":
      return [words.text("event-hand-dropped", { player: who(event.seat), count: event.size })];
    case "card-drawn": {
      const player = who(event.seat);
      if (event.card === null) return [words.text("event-card-drawn-hidden", { player })];
      return [words.text("event-card-drawn", { player, card: card(event.card) })];
    }
    // Bets, turns and the end.
    case "bets-opened":
      return [words.text("event-bets-opened", { number: event.number })];
    case "bet-placed": {
      const placed = { player: who(event.seat), number: event.number };
      if (event.car === null) return [words.text("event-bet-placed-hidden", placed)];
      return [words.text("event-bet-placed", { ...placed, car: nameOf(event.car) })];
    }
    case "bets-closed":
      return [words.text("event-bets-closed", { number: event.number })];
    case "turn-started":
      return [words.text("event-turn-started", { player: who(event.seat) })];
    case "race-scored":
      return raceScored(event, telling);
    case "next-race-started":
      return [
        words.text("event-next-race-started", { race: event.race, track: words.track(event.track, edition) }),
      ];
    case "game-ended":
      return [
        words.text("event-game-ended", {
          players: words.list(event.winners.map(who)),
          count: event.winners.length,
        }),
      ];
  }
}

function cardText(name: string, { words, deck }: Telling): string {
  const card = deck.get(name);
  return card ? words.card(card) : name;
}

export function revealedLine(bid: RevealedBid, telling: Telling): string {
  const { words, names, edition } = telling;
  const said = { player: names[bid.seat] ?? "", card: cardText(bid.card, telling) };
  if (bid.amount === null) return words.text("revealed-pass", said);
  const amount = words.money(bid.amount, edition);
  return words.text(bid.declared ? "revealed-bid-declared" : "revealed-bid", { ...said, amount });
}

function lotOpened({ car, power, bidders }: LotOpened, { words, names }: Telling): string {
  const lot =
    power === null
      ? words.text("event-lot-opened-no-power", { car: nameOf(car) })
      : words.text("event-lot-opened", { car: nameOf(car), power: words.powerName(power) });
  if (bidders.length === names.length) return lot;
  const players = words.list(bidders.map((seat) => names[seat] ?? ""));
  return `${lot} ${words.text("event-lot-opened-bidders", { players })}`;
}

function lotGiven(event: LotGiven, telling: Telling): string {
  const { words, names, edition } = telling;
  const given = {
    player: names[event.seat] ?? "",
    car: nameOf(event.car),
    price: words.money(event.price, edition),
    card: cardText(event.card, telling),
  };
  if (event.power === null) return words.text("event-lot-given-no-power", given);
  return words.text("event-lot-given", { ...given, power: words.powerName(event.power) });
}

/** Whether a way led over the finish line: somewhere on it a step did. */
export function crossesFinish({ start, path }: CarMoved, track: TrackData): boolean {
  const cells = new Map(track.cells.map((cell) => [cell.name, cell]));
  return path.some((there, n) => cells.get(path[n - 1] ?? start)?.over_line.includes(there));
}

function carMoved(event: CarMoved, { words, names, track, lanes }: Telling): string {
  const moved = { player: names[event.seat] ?? "", car: nameOf(event.car), steps: event.path.length };
  const space = event.path.at(-1) ?? event.start;
  if (track && crossesFinish(event, track)) return words.text("event-car-moved-over-line", moved);
  if (lanes) {
    const id = event.bonus ? "event-car-moved-bonus-lane" : "event-car-moved-lane";
    return words.text(id, { ...moved, lane: laneText(words, lanes, space) });
  }
  return words.text(event.bonus ? "event-car-moved-bonus" : "event-car-moved", { ...moved, space });
}

function raceScored(event: RaceScored, { words, names, edition }: Telling): string[] {
  const { home } = event;
  const stalled = CARS.filter((car) => !home.includes(car));
  const rows = [words.text("event-race-scored", { race: event.race })];
  if (home.length) rows.push(words.text("race-scored-home", { cars: words.cars(home) }));
  else if (event.money.some(Boolean)) rows.push(words.text("race-scored-nobody")); // long distance has no home
  if (home.length && stalled.length && event.money.some(Boolean))
    rows.push(words.text("race-scored-stalled", { cars: words.cars(stalled) }));
  event.bets.forEach((bets, seat) => {
    const cars = words.cars(bets);
    if (bets.length) rows.push(words.text("race-scored-bets", { player: names[seat] ?? "", cars }));
  });
  if (!event.money.some(Boolean)) return rows; // money does not decide (R13.11)
  const ranked = event.money.map((earned, seat) => ({ earned, seat })).sort((a, b) => b.earned - a.earned);
  for (const { earned, seat } of ranked) {
    rows.push(
      words.text("race-scored-money", { player: names[seat] ?? "", money: words.money(earned, edition) }),
    );
  }
  return rows;
}
