// Which screen the address asks for. Links inside the page change it without loading anything.

export type Route =
  | { screen: "home" }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string }
  | { screen: "rules" }
  | { screen: "learn" }
  | { screen: "pad" }
  | { screen: "exercise"; id: string }
  | { screen: "privacy" };

export function routeOf(path: string): Route {
  const [, first = "", id = "", inner = ""] = path.split("/");
  if (first === "t" && id) return { screen: "table", id };
  if (first === "replay" && id) return { screen: "replay", id };
  if (first === "rules") return { screen: "rules" };
  if (first === "learn" && id === "exercises" && inner) return { screen: "exercise", id: inner };
  if (first === "learn") return { screen: "learn" };
  if (first === "pad") return { screen: "pad" };
  if (first === "privacy") return { screen: "privacy" };
  return { screen: "home" };
}

let path = $state(location.pathname);

export const router = {
  get route(): Route {
    return routeOf(path);
  },
};

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo({ top: 0 });
}

/** Follows links of our own without a load; everything else is the browser's business. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    path = location.pathname;
  });
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || isElsewhere(link, event)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

function isElsewhere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const special =
    event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
  const ours = link.origin === location.origin && !link.pathname.startsWith("/api/");
  const here = link.pathname === location.pathname && Boolean(link.hash);
  return special || !ours || here || link.hasAttribute("download") || Boolean(link.target);
}
