// The service worker with a server and a store of its own; that browsers install it, tests/browser shows.
import { beforeEach, expect, test, vi } from "vitest";

type Answer = { status: number; ok: boolean; from: string; clone(): Answer };
type Handler = (event: { request: object; respondWith(answer: Promise<Answer>): void }) => void;

const WORKER = "../worker/sw.ts"; // it has types of its own, which a page does not know
const SITE = "https://race.example";

class Reply {
  readonly ok: boolean;
  constructor(
    readonly status: number,
    readonly from: string,
  ) {
    this.ok = status < 300;
  }
  clone(): Reply {
    return this;
  }
}

const kept = new Map<string, Reply>();
const fetched = vi.fn<(request: { url: string }) => Promise<Reply>>();
const handlers = new Map<string, Handler>();
const store = {
  match: async ({ url }: { url: string }) => kept.get(url),
  put: async ({ url }: { url: string }, reply: Reply) => void kept.set(url, reply),
  delete: async ({ url }: { url: string }) => kept.delete(url),
  keys: async () => [...kept.keys()].map((url) => ({ url })),
};

beforeEach(async () => {
  kept.clear();
  handlers.clear();
  vi.resetModules();
  vi.stubGlobal("__SHELL__", ["/", "/assets/index.js"]);
  vi.stubGlobal("__VERSION__", "1");
  vi.stubGlobal("Response", Reply);
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("caches", { open: async () => store, match: async () => new Reply(200, "the kept page") });
  vi.stubGlobal("self", {
    location: { origin: SITE },
    addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler),
  });
  await import(/* @vite-ignore */ WORKER);
});

/** What the page gets, and null where the worker lets it pass. */
function asked(path: string, mode = "cors", method = "GET"): Promise<Answer> | null {
  let given: Promise<Answer> | null = null;
  handlers.get("fetch")?.({
    request: { url: SITE + path, mode, method },
    respondWith: (answer) => {
      given = answer;
    },
  });
  return given;
}

test("a page comes from the server as long as it answers", async () => {
  fetched.mockResolvedValue(new Reply(200, "the server"));
  expect(await asked("/rules", "navigate")).toMatchObject({ from: "the server" });
});

test.each([
  ["is away", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is away behind a proxy", () => Promise.resolve(new Reply(502, "the proxy"))],
])("a page that is kept opens when the server %s", async (_, answer) => {
  fetched.mockImplementation(answer);
  expect(await asked("/rules", "navigate")).toMatchObject({ from: "the kept page" });
});

test("a replay that was looked at is kept, and shown when a proxy speaks for the server", async () => {
  fetched.mockResolvedValue(new Reply(200, "the server"));
  await asked("/api/games/abc/replay");
  fetched.mockResolvedValue(new Reply(503, "the proxy"));
  expect(await asked("/api/games/abc/replay")).toMatchObject({ status: 200, from: "the server" });
  expect(await asked("/api/games/other/replay")).toMatchObject({ status: 503 });
});

test("a refusal is the server's word, and nothing is kept of it", async () => {
  fetched.mockResolvedValue(new Reply(404, "the server"));
  expect(await asked("/api/games/abc/replay")).toMatchObject({ status: 404 });
  expect(kept.size).toBe(0);
});

test.each([
  ["a running game", "/api/tables/abc", "cors", "GET"],
  ["what changes something", "/api/about", "cors", "POST"],
  ["the interface", "/schema", "navigate", "GET"],
])("%s goes past the worker", (_, path, mode, method) => {
  expect(asked(path, mode, method)).toBeNull();
});

test("a drawing that takes ten seconds is waited for, if nothing is kept", async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(new Reply(200, "the server")), 10_000)),
  );
  const answer = asked("/api/tracks/marina-bay/map.svg");
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await answer).toMatchObject({ from: "the server" });
  vi.useRealTimers();
});
