// A time that is hours or days away, as people say it: "tomorrow, 18:00", in the reader's own time zone.

import { localeFor } from "./languages";
import type { Words } from "./words";

const DAY = 24 * 3600 * 1000;
const SOON = 6; // days that are called by their weekday

const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

export function whenText(words: Words, at: number, now: number = Date.now()): string {
  const locale = localeFor(words.language);
  const time = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" }).format(at);
  return words.text("days-when", { day: dayText(locale, at, now), time });
}

function dayText(locale: string, at: number, now: number): string {
  const days = Math.round((midnight(at) - midnight(now)) / DAY); // a day may have 23 or 25 hours
  if (days >= -1 && days <= 1)
    return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
  const isSoon = days > 1 && days <= SOON;
  return new Intl.DateTimeFormat(
    locale,
    isSoon ? { weekday: "long" } : { day: "numeric", month: "long" },
  ).format(at);
}

/** A day of the calendar, as a time or written like 2027-05-03. */
export function dateText(words: Words, day: number | string): string {
  const at = typeof day === "string" ? new Date(`${day}T12:00`) : day;
  return new Intl.DateTimeFormat(localeFor(words.language), { day: "numeric", month: "long" }).format(at);
}
