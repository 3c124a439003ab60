// Whether it is night: circuits and paper are printed in other inks.

import { prefs } from "./prefs.svelte";

const LATE = 20;
const EARLY = 6;

const wish = matchMedia("(prefers-color-scheme: dark)");
let isDark = $state(wish.matches);
wish.addEventListener("change", () => (isDark = wish.matches));

/** A television is in a living room: there it is night from eight in the evening on. */
export const isLate = (at: Date): boolean => at.getHours() >= LATE || at.getHours() < EARLY;

/** What a big screen shows; null where this page is none. */
let ofScreen = $state<boolean | null>(null);

export const night = {
  get on(): boolean {
    if (ofScreen !== null) return ofScreen;
    return prefs.night === "device" ? isDark : prefs.night === "on";
  },
  /** On a big screen the hour decides, until a key does. */
  decide(isOn: boolean | null): void {
    ofScreen = isOn;
  },
};
