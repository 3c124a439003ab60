// Which screen the address asks for. Links inside the page change it without loading anything.
//
// All addresses of ours are written like "/t/ID#12". A server knows them as they are; on a website of files
// they stand after "#". So links are written `href={address("/rules")}`, and `here()` reads where we are.

import { isSite } from "./site";

export type Route =
  | { screen: "home" }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string }
  | { screen: "rules" }
  | { screen: "learn" }
  | { screen: "pad" }
  | { screen: "exercise"; id: string }
  | { screen: "privacy" }
  | { screen: "calls" }
  | { screen: "screen" };

export function routeOf(path: string): Route {
  const [, first = "", id = "", inner = ""] = path.split("/");
  if (first === "t" && id) return { screen: "table", id };
  if (first === "replay" && id) return { screen: "replay", id };
  if (first === "rules") return { screen: "rules" };
  if (first === "learn" && id === "exercises" && inner) return { screen: "exercise", id: inner };
  if (first === "learn") return { screen: "learn" };
  if (first === "pad") return { screen: "pad" };
  if (first === "calls") return { screen: "calls" };
  if (first === "privacy") return { screen: "privacy" };
  if (first === "screen" && !isSite) return { screen: "screen" };
  return { screen: "home" };
}

/** What to write into a link, or into the address bar, for an address of ours. */
export const address = (to: string): string => (isSite ? `#${to}` : to);

/** Where we are, as an address of ours: its path, its search and its hash. */
export function here(): URL {
  const inHash = location.hash.startsWith("#/") ? location.hash.slice(1) : "/";
  return new URL(isSite ? inHash : location.href, location.origin);
}

let path = $state(here().pathname);

export const router = {
  get route(): Route {
    return routeOf(path);
  },
};

export function go(to: string): void {
  history.pushState(null, "", address(to));
  path = here().pathname;
  scrollTo({ top: 0 });
}

/** Changes the address without a step in the history. */
export function replaceAddress(to: string): void {
  history.replaceState(history.state, "", address(to));
}

/** Follows links of our own without a load; everything else is the browser's business. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    path = here().pathname;
  });
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || isElsewhere(link, event)) return;
    if (isSite) follow(link, event);
    else if (link.pathname !== location.pathname || !link.hash) {
      event.preventDefault();
      go(link.pathname + link.search + link.hash);
    }
  });
}

/** On a website: the hash is the address, so a link within a screen must not change it. */
function follow(link: HTMLAnchorElement, event: Event): void {
  if (link.pathname !== location.pathname || !link.hash) return;
  event.preventDefault();
  if (link.hash.startsWith("#/")) go(link.hash.slice(1));
  else document.getElementById(link.hash.slice(1))?.scrollIntoView();
}

function isElsewhere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const special =
    event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
  const ours = link.origin === location.origin && !link.pathname.startsWith("/api/");
  return special || !ours || link.hasAttribute("download") || Boolean(link.target);
}
