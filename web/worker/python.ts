/**
 * The worker of a website of files: loads Python with the packages of the game and passes messages between it and
 * the page. It knows no rules; what it passes on is what a server would say (`downforce/site/service.py`).
 */
import { DownloadError, download, type PythonFile } from "./download";
import { openRows, type Rows } from "./rows";

/** From the page. */
export type ToWorker =
  | { do: "start"; folder: string; channel: string }
  | { do: "ask"; number: number; method: string; path: string; body: string }
  | { do: "open"; number: number; table: string }
  | { do: "say"; number: number; text: string }
  | { do: "close"; number: number }
  | { do: "seen"; isSeen: boolean };

/** To the page. */
export type FromWorker =
  | { is: "loaded"; share: number }
  | { is: "starting" }
  | { is: "ready" }
  | { is: "broken"; why: "download" | "storage" | "python"; detail: string }
  | { is: "room"; hasRoom: boolean }
  | { is: "answer" | "opened" | "told" | "closed"; number: number; code: number; text: string };

interface Service {
  ask(number: number, method: string, path: string, body: string): void;
  open(number: number, table: string): void;
  say(number: number, text: string): void;
  close(number: number): void;
  heard(table: string, seq: number): void;
  seen(isSeen: boolean): void;
  tidy(): void;
}

interface Pyodide {
  unpackArchive(bytes: Uint8Array, format: string, options?: { extractDir: string }): void;
  registerJsModule(name: string, module: object): void;
  runPython(code: string): unknown;
}

interface Manifest {
  files: PythonFile[];
  lock: string;
}

const TIDY_AFTER = 60_000;
const START = `
from downforce.site.service import Service
from downforce.site.store import BrowserStore
import downforce_browser
Service(BrowserStore(downforce_browser.rows), downforce_browser.post)
`;

const post = (message: FromWorker): void => self.postMessage(message);
let service: Service | null = null;
const waiting: ToWorker[] = [];

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.do === "start") void start(data.folder, data.channel);
  else if (service) pass(service, data);
  else waiting.push(data);
};

function pass(to: Service, message: ToWorker): void {
  if (message.do === "ask") to.ask(message.number, message.method, message.path, message.body);
  else if (message.do === "open") to.open(message.number, message.table);
  else if (message.do === "say") to.say(message.number, message.text);
  else if (message.do === "close") to.close(message.number);
  else if (message.do === "seen") to.seen(message.isSeen);
}

async function start(folder: string, name: string): Promise<void> {
  try {
    const channel = new BroadcastChannel(name);
    const told = {
      wrote: (table: string, seq: number) => channel.postMessage({ table, seq }),
      hasRoom: (hasRoom: boolean) => post({ is: "room", hasRoom }),
    };
    const opening = openRows(told);
    opening.catch(() => undefined); // it is waited for below
    const python = await load(folder);
    const rows = await opening.catch((error: unknown) => {
      throw new StorageError(String(error));
    });
    service = begin(python, rows);
    Object.assign(self, { python }); // for those who look from the console, and for bench.site
    channel.onmessage = ({ data }) => service?.heard(data.table, data.seq);
    for (const message of waiting.splice(0)) pass(service, message);
    post({ is: "ready" });
    setTimeout(() => service?.tidy(), TIDY_AFTER);
  } catch (error) {
    const why =
      error instanceof DownloadError ? "download" : error instanceof StorageError ? "storage" : "python";
    post({ is: "broken", why, detail: String(error) });
  }
}

class StorageError extends Error {}

function begin(python: Pyodide, rows: Rows): Service {
  python.registerJsModule("downforce_browser", {
    rows,
    post: (is: "answer", number: number, code: number, text: string) => post({ is, number, code, text }),
  });
  return python.runPython(START) as Service;
}

/** Python with the packages of the game. Its files were named by the build, which also knows how large they are. */
async function load(folder: string): Promise<Pyodide> {
  const cache = await openCache(folder);
  const { files, lock } = await manifest(folder, cache);
  const total = files.reduce((sum, file) => sum + file.stored, 0);
  let there = 0;
  const came = (bytes: number): void => {
    there += bytes;
    post({ is: "loaded", share: Math.min(1, there / total) });
  };
  const all = await Promise.all(files.map((file) => download(folder, file, cache, came)));
  post({ is: "starting" });
  const parts = new Map(files.map(({ name }, n) => [name, all[n] as Uint8Array<ArrayBuffer>]));
  const part = (name: string): Uint8Array<ArrayBuffer> => parts.get(name) as Uint8Array<ArrayBuffer>;

  const plainFetch = globalThis.fetch;
  globalThis.fetch = async (asked, request) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    if (!url.endsWith("pyodide.asm.wasm")) return plainFetch(asked, request);
    return new Response(part("wasm.packed"), { headers: { "content-type": "application/wasm" } });
  };
  const urls = ["pyodide.packed", "module.packed"].map((name) => blobUrl(part(name), "text/javascript"));
  const stdLibURL = blobUrl(part("stdlib.zip"), "application/zip");
  try {
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all(
      urls.map((url) => import(/* @vite-ignore */ url)),
    );
    const python = (await loadPyodide({
      indexURL: folder,
      stdLibURL,
      lockFileContents: lock,
      createPyodideModule,
    })) as Pyodide;
    python.unpackArchive(part("msgspec.zip"), "wheel");
    python.unpackArchive(part("downforce.zip"), "zip", { extractDir: "/downforce" });
    python.runPython('import sys; sys.path.insert(0, "/downforce")');
    return python;
  } finally {
    globalThis.fetch = plainFetch;
    for (const url of [...urls, stdLibURL]) URL.revokeObjectURL(url);
  }
}

const blobUrl = (bytes: Uint8Array<ArrayBuffer>, type: string): string =>
  URL.createObjectURL(new Blob([bytes], { type }));

/** Where the browser keeps what was downloaded; over plain http there is no such place. */
async function openCache(folder: string): Promise<Cache | null> {
  if (!("caches" in self)) return null;
  const version = new URL(folder).pathname.split("/").at(-2);
  return caches.open(`downforce-${version}`).catch(() => null);
}

async function manifest(folder: string, cache: Cache | null): Promise<Manifest> {
  const file = { name: "manifest.json", stored: 0, size: -1, packed: false };
  const url = new URL(file.name, folder).href;
  const kept = await cache?.match(url);
  if (kept) return kept.json();
  for (let tries = 0; ; tries++) {
    try {
      const answer = await fetch(url, { cache: "no-cache" });
      if (!answer.ok) throw new DownloadError(`${answer.status}`);
      const copy = answer.clone();
      const found = (await answer.json()) as Manifest;
      await cache?.put(url, copy).catch(() => undefined);
      return found;
    } catch (error) {
      if (tries === 3) throw new DownloadError(String(error));
      await new Promise((resolve) => setTimeout(resolve, 800 * 2 ** tries));
    }
  }
}
