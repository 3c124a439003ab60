// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  delete document.documentElement.dataset.site;
  document.body.innerHTML = "";
});

async function loaded(isSite: boolean) {
  if (isSite) document.documentElement.dataset.site = "python-1";
  const router = await import("./router.svelte");
  router.followLinks();
  return router;
}

function click(href: string): void {
  document.body.innerHTML = `<a href="${href}">there</a><h2 id="cards">Cards</h2>`;
  document.querySelector("a")?.click();
}

test("at a server an address is a path", async () => {
  history.replaceState(null, "", "/rules#cards");
  const { address, here, router } = await loaded(false);
  expect(address("/t/1")).toBe("/t/1");
  expect(here().hash).toBe("#cards");
  expect(router.route).toEqual({ screen: "rules" });
});

test("on a website of files an address stands after #, and links follow it", async () => {
  history.replaceState(null, "", "/games/downforce/#/replay/g#12");
  const { address, here, router } = await loaded(true);
  expect(address("/t/1")).toBe("#/t/1");
  expect([here().pathname, here().hash]).toEqual(["/replay/g", "#12"]);
  expect(router.route).toEqual({ screen: "replay", id: "g" });
  click(address("/rules"));
  expect(location.hash).toBe("#/rules");
  expect(location.pathname).toBe("/games/downforce/");
  expect(router.route).toEqual({ screen: "rules" });
});

test("on a website of files a link within a screen leaves the address as it is", async () => {
  history.replaceState(null, "", "/#/rules");
  const { router } = await loaded(true);
  click("#cards");
  expect(location.hash).toBe("#/rules");
  expect(router.route).toEqual({ screen: "rules" });
});
