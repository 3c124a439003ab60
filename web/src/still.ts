// Whether things move on this page: neither where the browser nor where the person says no.

import { prefs } from "./prefs.svelte";

export const isStill = (): boolean =>
  prefs.speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
