// Parts of the page that come when they are needed. Where the line is cut just then, they come once it is back.

import { isSite } from "./site";

const AGAIN_AFTER = 1000;

/** Tries until the part is there. A server that answers, and has it no more, has a new page. */
export async function part<T>(
  load: () => Promise<T>,
  renew: () => void = () => location.reload(),
): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
      if (await answers()) return load().catch(() => wait(renew));
    }
  }
}

async function answers(): Promise<boolean> {
  return fetch(isSite ? "./data/about.json" : "/health", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function wait(renew: () => void): Promise<never> {
  renew();
  return new Promise(() => undefined);
}
