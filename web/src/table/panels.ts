// What the panels round the board show, made from what the room has seen.

import { type Car, isCar } from "../game/cars";
import { carsOf, type Position } from "../game/position";
import type { Circuit } from "../game/road";
import type { Words } from "../i18n/words";
import { PHASES, type Sight } from "../net/protocol";
import type { Room } from "./room.svelte";

export const isLongDistance = (room: Room): boolean => room.seen?.info.rules.laps ?? false;

/** What the board shows: now, or the moment that is looked at. */
const shown = (room: Room): Sight | null => room.glance?.view ?? room.view;

/** The running order; of a turn that is put together, as it would be. */
export function orderOf(room: Room): Car[] {
  const order = (room.glance ? null : room.draft.outlook?.order) ?? shown(room)?.order ?? "";
  return [...order].filter(isCar);
}

/** The order to compare with, for the arrows. */
export function orderBefore(room: Room): readonly Car[] {
  return room.draft.outlook && !room.glance ? [...(room.view?.order ?? "")].filter(isCar) : room.orderBefore;
}

/** The running order as it is read: the leader's way to the line, and how far the others are behind. */
export function towerRows(words: Words, room: Room, position: Position, circuit: Circuit) {
  const isOver = position.phase === "over" && moneyDecides(room); // else the first one home ends it, and none stalls
  const laps = isLongDistance(room);
  const order = orderOf(room);
  const outlook = room.glance ? null : room.draft.outlook;
  const jammed = jammedCars(room);
  const toGo = new Map(order.map((car, n) => [car, outlook ? farOf(car) : (shown(room)?.to_go[n] ?? 0)]));
  function farOf(car: Car): number {
    return circuit.cells.get(position.cars.get(car)?.cell ?? "")?.to_go ?? 0;
  }
  const road = order.filter((car) => !position.home.includes(car));
  const leader = road[0];
  return [...position.home, ...road].map((car, n) => {
    const owner = position.owners.get(car);
    const isHome = n < position.home.length;
    const state: "racing" | "home" | "stalled" = isHome ? "home" : isOver ? "stalled" : "racing";
    const steps = toGo.get(car) ?? 0;
    const behind = leader && car !== leader && !laps ? steps - (toGo.get(leader) ?? 0) : null;
    return {
      car,
      place: n + 1,
      owner: owner ? (room.names[owner.seat] ?? null) : null,
      mine: owner?.seat === room.seat && room.seat !== null,
      gap: state === "home" ? words.place(n + 1) : gapText(),
      state,
      spaces: outlook?.spaces[car] ?? 0,
    };

    function gapText(): string {
      if (jammed.has(car)) return words.text("order-jammed");
      if (laps) return words.text("order-to-line", { lap: (position.cars.get(car)?.laps ?? 0) + 1, steps });
      if (behind === null) return words.text("order-to-go", { steps });
      return behind ? words.text("order-gap", { steps: behind }) : words.text("order-level");
    }
  });
}

export function playerSeats(room: Room, position: Position) {
  const seen = room.seen;
  if (!seen) return [];
  const isSecret = PHASES[position.phase].isSecret;
  const isRunning = seen.info.status === "running";
  return seen.info.seats.map((info, seat) => {
    const asked = isRunning && position.asked.includes(seat);
    const hand = position.hands[seat] ?? { names: [], hidden: 0 };
    return {
      seat,
      name: room.names[seat] ?? "",
      bot: info.level ?? null,
      person: Boolean(info.person),
      away: Boolean(info.away || (info.name && info.level)),
      offline: Boolean(info.person && !info.away && !seen.present.includes(seat)),
      host: Boolean(info.host),
      mine: seen.yours.includes(seat),
      asked,
      thinking: asked && isSecret,
      cars: carsOf(position, seat).map((car) => ({
        car,
        price: moneyDecides(room) ? (position.owners.get(car)?.price ?? null) : null,
      })),
      powers: position.powers[seat] ?? [],
      hand: hand.names.length + hand.hidden,
      bets: position.bets[seat] ?? [],
    };
  });
}

export function ownCars(room: Room, position: Position): Set<Car> {
  const yours = room.seen?.yours ?? [];
  // Several people at one screen: while cards are covered nobody's cars are "mine".
  const seats = room.seat !== null ? [room.seat] : yours.length === 1 ? yours : [];
  return new Set(seats.flatMap((seat) => carsOf(position, seat)));
}

/** The cars that cannot take a step; of a turn that is put together, as it would be. */
export function jammedCars(room: Room): Set<Car> {
  const jammed = (room.glance ? null : room.draft.outlook?.jammed) ?? shown(room)?.jammed ?? "";
  return new Set([...jammed].filter(isCar));
}

/** Whether the most money wins; else the first car home, or the one farthest ahead. */
export const moneyDecides = (room: Room): boolean => room.seen?.info.rules.money_decides ?? true;

/** What a place brings, and what a bet on it pays, at this table. */
export const prizesOf = (room: Room): readonly number[] => room.seen?.info.rules.prizes ?? [];

export const payoutsOf = (room: Room): readonly (readonly number[])[] => room.seen?.info.rules.payouts ?? [];

export const hasBets = (room: Room): boolean => room.seen?.info.rules.bets ?? true;

/** What a seat paid for its cars. */
export function pricesOf(position: Position, seat: number): Map<Car, number> {
  const own = [...position.owners].filter(([, owner]) => owner.seat === seat);
  return new Map(own.map(([car, { price }]) => [car, price]));
}
