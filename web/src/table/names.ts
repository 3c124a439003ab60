// What a seat is called: a person's own name, a bot by a driver's name, numbered where two are alike.

import type { Words } from "../i18n/words";
import type { SeatInfo } from "../net/protocol";

export const isFree = (seat: SeatInfo): boolean => !seat.person && !seat.level && !seat.name;

export function seatName(words: Words, seat: SeatInfo, n: number, seats: readonly SeatInfo[]): string {
  if (isFree(seat)) return words.text("seat-free");
  const name = seat.name || words.text("bot-driver", { number: n + 1 });
  const alike = seats.filter((other) => (other.name || "") === seat.name && seat.name);
  return alike.length > 1 ? words.text("seat-numbered", { name, number: n + 1 }) : name;
}
