/**
 * The service worker of a website of files: keeps its page, circuits and cards. Python's files are kept by the
 * worker that runs it, as soon as they are there (`download.ts`).
 */

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build of the website (`downforce/site/build.py`). */
declare const __SHELL__: readonly string[];
declare const __VERSION__: string;
declare const __PYTHON__: string;

const SHELL = `downforce-site-${__VERSION__}`;
const PYTHON = `downforce-${__PYTHON__}`;
const PATIENCE = 4000; // milliseconds, for a network that neither answers nor fails
const scope = self.registration.scope;
const parts = new Set(__SHELL__.map((path) => new URL(path, scope).href));

self.addEventListener("install", (event) => {
  event.waitUntil(fill());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOld().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = request.url.replace(/[?#].*$/, "");
  if (request.method !== "GET" || !url.startsWith(scope)) return;
  if (request.mode === "navigate" && (url === scope || url === `${scope}index.html`))
    event.respondWith(page(request));
  else if (parts.has(url)) event.respondWith(part(request));
});

async function fill(): Promise<void> {
  const shell = await caches.open(SHELL);
  await shell.addAll([...parts].map((url) => new Request(url, { cache: "no-cache" })));
  await self.skipWaiting();
}

/** Other websites of the same host have caches too: only ours go. */
async function removeOld(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("downforce-") && name !== SHELL && name !== PYTHON);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The newest page, or the one that is kept. */
async function page(request: Request): Promise<Response> {
  const asking = fetch(request).catch(() => undefined);
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
  const answer = await Promise.race([asking, late]);
  if (answer?.ok) return answer;
  const kept = await caches.match(scope, { cacheName: SHELL });
  return kept ?? (await asking) ?? Response.error();
}

async function part(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: SHELL, ignoreSearch: true })) ?? fetch(request);
}

export {};
