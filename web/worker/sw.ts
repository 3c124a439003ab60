/**
 * The service worker: keeps the page, and the replays that were looked at, for when the server is away.
 * Whatever belongs to a running game goes past it. It exists on localhost and over https only.
 */

/** Filled in by the build: the files of the page, and a name that changes whenever one of them does. */
declare const __SHELL__: readonly string[];
declare const __VERSION__: string;
declare const self: ServiceWorkerGlobalScope;

const PARTS = __SHELL__;
const PAGE = "/";
const ABOUT = "/api/about";
const SHELL = `downforce-page-${__VERSION__}`;
const KEPT = "downforce-kept";
const KEPT_AT_MOST = 60;
const PATIENCE = 4000; // milliseconds, for a server that neither answers nor refuses

/** What a finished game and the rules page are shown from; none of it changes while a game is running. */
const WORTH_KEEPING = /^\/api\/(about$|tracks\/|decks\/|games\/[^/]+\/(replay|file)$)/;
const PAGES = /^\/($|rules\/?$|calls\/?$|t\/|replay\/)/;

self.addEventListener("install", (event) => {
  event.waitUntil(fillShell());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOldShells().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request, new URL(event.request.url));
  if (answer) event.respondWith(answer);
});

function answerTo(request: Request, url: URL): Promise<Response> | undefined {
  if (request.method !== "GET" || url.origin !== self.location.origin) return undefined;
  if (request.mode === "navigate") return PAGES.test(url.pathname) ? page(request) : undefined;
  if (PARTS.includes(url.pathname)) return part(request);
  if (WORTH_KEEPING.test(url.pathname)) return keeping(request);
  return undefined;
}

// --- calls ---

/** What the server sends, sealed for this browser: see server/calls/office.py. */
interface Call {
  kind: "call" | "test" | "close";
  tag: string;
  title: string;
  body?: string;
  url: string;
  stage?: number;
  races?: [string, number][];
}

self.addEventListener("push", (event) => {
  const call = event.data?.json() as Call | undefined;
  if (call) event.waitUntil(call.kind === "close" ? closeCall(call.tag) : showCall(call));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = (event.notification.data ?? {}) as { url?: string };
  event.waitUntil(openPage(url ?? PAGE));
});

/** One notification for each turn: a reminder takes the place of the call, and the same one again is silent. */
async function showCall({ tag, title, body = "", url, stage = 0, races = [] }: Call): Promise<void> {
  const [shown] = await self.registration.getNotifications({ tag });
  const before = (shown?.data as { stage?: number } | undefined)?.stage;
  const table = races.length === 1 ? races[0]?.[0] : undefined;
  const isAgain = before !== undefined && stage <= before;
  const how = { body, tag, icon: "/icon-192.png", badge: "/icon-192.png", data: { url, stage, table } };
  await self.registration.showNotification(title, {
    ...how,
    silent: isAgain,
    ...(before !== undefined && !isAgain ? { renotify: true } : {}),
  });
}

async function closeCall(tag: string): Promise<void> {
  for (const shown of await self.registration.getNotifications({ tag })) shown.close();
}

async function openPage(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url);
  if (there) await there.focus();
  else await self.clients.openWindow(url);
}

async function fillShell(): Promise<void> {
  const shell = await caches.open(SHELL);
  // The browser's own store may hold the last version's page.
  await shell.addAll(PARTS.map((path) => new Request(path, { cache: "no-cache" })));
  await keeping(new Request(ABOUT)).catch(() => undefined); // the first page asked for it before there was a worker
  await self.skipWaiting();
}

async function removeOldShells(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== SHELL && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * What the server says, or else what is kept. A proxy speaks for a server that is away: that counts as away.
 * A slow server is waited for if nothing is kept: the first drawing of a map may take seconds.
 */
async function fresh(request: Request, kept: () => Promise<Response | undefined>): Promise<Response> {
  const asking = fetch(request).catch((error: unknown) => error);
  const answer = await Promise.race([asking, timeout()]);
  if (answer instanceof Response && answer.status < 500) return answer;
  const found = await kept();
  if (found) return found;
  const late = await asking;
  return late instanceof Response ? late : Promise.reject(late);
}

const timeout = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE));

function page(request: Request): Promise<Response> {
  return fresh(request, () => caches.match(PAGE));
}

/** Parts carry their content's hash in their name, and the others change with the version. */
async function part(request: Request): Promise<Response> {
  const shell = await caches.open(SHELL);
  return (await shell.match(request)) ?? fetch(request);
}

async function keeping(request: Request): Promise<Response> {
  const kept = await caches.open(KEPT);
  const answer = await fresh(request, () => kept.match(request));
  if (answer.ok) await keep(kept, request, answer.clone());
  return answer;
}

async function keep(kept: Cache, request: Request, answer: Response): Promise<void> {
  await kept.delete(request); // so that it counts as the newest
  await kept.put(request, answer);
  const known = await kept.keys();
  const tooMany = known.slice(0, Math.max(0, known.length - KEPT_AT_MOST));
  await Promise.all(tooMany.map((old) => kept.delete(old)));
}

export {};
