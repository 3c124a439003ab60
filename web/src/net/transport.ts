// The way to the answers: a server, or the worker of a website that needs none. Chosen once, at the start.

/** What a link needs of a WebSocket. */
export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((frame: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Answers a request under /api. Rejects if there is no answer. */
  fetch(path: string, request?: RequestInit): Promise<Response>;
  /** A line to a table; it opens, or closes, by itself. A big screen opens it with its key, and not as a person. */
  connect(table: string, screen?: string | null): Line;
  /** Where the browser itself finds a picture under /api. */
  pictureUrl(path: string): string;
  /** Whether a line may be dead without a sign, as in networks. */
  readonly mayFallSilent: boolean;
}

const server: Transport = {
  fetch: (path, request) => fetch(path, request),
  connect(table, screen = null) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const asked = screen === null ? "" : `?screen=${encodeURIComponent(screen)}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket${asked}`);
    return socket as unknown as Line; // its handlers also take an event
  },
  pictureUrl: (path) => path,
  mayFallSilent: true,
};

let chosen = server;

export const transport = (): Transport => chosen;

export function choose(other: Transport): void {
  chosen = other;
}
