// Keeps the page for when the server is away, where the browser allows that: on this machine and over https.

import { isSite } from "./site";

/** Quietly: over plain http there is no such thing, and nothing is promised. */
export function install(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register(isSite ? "./sw.js" : "/sw.js").catch(() => undefined); // then it works with the server only
  };
  // The page itself comes first.
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
