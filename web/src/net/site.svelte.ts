// A website of files: Python runs in a worker and answers what a server would answer. Circuits and cards are files.

import type { FromWorker, ToWorker } from "../../worker/python";
import type { Line, Transport } from "./transport";

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;
const UNAVAILABLE = '{"reason":"offline"}';
const CHANNEL = "downforce-logs";

/** How far the worker is, and what keeps it from working. */
class Loading {
  /** Of what is downloaded, from 0 to 1. */
  share = $state(0);
  stage = $state<"download" | "start" | "ready" | "broken">("download");
  why = $state<"download" | "storage" | "python">("python");
  hasRoom = $state(true);
}

export const loading = new Loading();

class WorkerLine implements Line {
  readyState = CONNECTING;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(
    readonly number: number,
    readonly worker: SiteWorker,
  ) {}

  send(text: string): void {
    this.worker.post({ do: "say", number: this.number, text });
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.worker.post({ do: "close", number: this.number });
    this.worker.lines.delete(this.number);
  }

  take(is: "opened" | "told" | "closed", code: number, text: string): void {
    if (is === "told") return this.onmessage?.({ data: text });
    if (is === "opened") {
      this.readyState = OPEN;
      return this.onopen?.();
    }
    this.readyState = CLOSED;
    this.worker.lines.delete(this.number);
    this.onclose?.({ code });
  }
}

class SiteWorker {
  readonly lines = new Map<number, WorkerLine>();
  #answers = new Map<number, (answer: Response) => void>();
  #number = 0;
  #worker: Worker;

  constructor(readonly folder: string) {
    this.#worker = this.#begin();
    document.addEventListener("visibilitychange", () => this.#tellSeen());
  }

  post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  ask(method: string, path: string, body: string): Promise<Response> {
    if (loading.stage === "broken") return Promise.resolve(new Response(UNAVAILABLE, { status: 503 }));
    const number = ++this.#number;
    return new Promise((answered) => {
      this.#answers.set(number, answered);
      this.post({ do: "ask", number, method, path, body });
    });
  }

  connect(table: string): Line {
    const line = new WorkerLine(++this.#number, this);
    this.lines.set(line.number, line);
    this.post({ do: "open", number: line.number, table });
    return line;
  }

  /** Tries again what could not be loaded. No line is open yet: their links open new ones. */
  again(): void {
    this.#worker.terminate();
    loading.stage = "download";
    loading.share = 0;
    this.#worker = this.#begin();
    for (const line of [...this.lines.values()]) line.take("closed", 1012, "");
  }

  #begin(): Worker {
    const worker = new Worker(new URL("../../worker/python.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#take(data);
    worker.onerror = () => this.#take({ is: "broken", why: "download", detail: "" });
    const start: ToWorker = { do: "start", folder: this.folder, channel: CHANNEL };
    worker.postMessage(start);
    return worker;
  }

  #tellSeen(): void {
    this.post({ do: "seen", isSeen: !document.hidden });
  }

  #take(message: FromWorker): void {
    switch (message.is) {
      case "loaded":
        loading.share = message.share;
        return;
      case "starting":
        loading.stage = "start";
        return;
      case "ready":
        loading.stage = "ready";
        return this.#tellSeen();
      case "broken":
        loading.stage = "broken";
        loading.why = message.why;
        console.error(message.detail);
        for (const [number, answered] of this.#answers) this.#give(number, answered, 503, UNAVAILABLE);
        return;
      case "room":
        loading.hasRoom = message.hasRoom;
        return;
      case "answer": {
        const answered = this.#answers.get(message.number);
        if (answered) this.#give(message.number, answered, message.code, message.text);
        return;
      }
      default:
        this.lines.get(message.number)?.take(message.is, message.code, message.text);
    }
  }

  #give(number: number, answered: (answer: Response) => void, status: number, text: string): void {
    this.#answers.delete(number);
    answered(new Response(text, { status }));
  }
}

/** The file that holds an answer which only a release changes; nothing for all others. */
export function fileFor(path: string, newest: Record<string, string> = {}): string | undefined {
  const [, kind, name, map] =
    /^\/api\/(about|tracks|decks)(?:\/([^/?]+)(\/map\.svg(?:\?bets=false)?)?)?$/.exec(path) ?? [];
  if (kind === "about") return "data/about.json";
  if (!kind || !name) return undefined;
  const plain = decodeURIComponent(name);
  const stem = `data/${kind}/${(newest[plain] ?? plain).replace("@", "-")}`;
  if (!map) return `${stem}.json`;
  return `${stem}${map.endsWith("false") ? ".plain" : ""}.svg`;
}

let worker: SiteWorker | null = null;

/** Starts the worker, with the folder of Python's files as the build wrote it into the page. */
export function siteTransport(folder: string): Transport {
  const newest = JSON.parse(document.documentElement.dataset.newest ?? "{}") as Record<string, string>;
  const started = new SiteWorker(new URL(`${folder}/`, document.baseURI).href);
  worker = started;
  return {
    fetch(path, request) {
      const file = fileFor(path, newest);
      if (file) return fetch(new URL(file, document.baseURI));
      return started.ask(request?.method ?? "GET", path, String(request?.body ?? ""));
    },
    connect: (table) => started.connect(table),
    pictureUrl: (path) => new URL(fileFor(path, newest) ?? path, document.baseURI).href,
    mayFallSilent: false,
  };
}

export const loadAgain = (): void => worker?.again();
