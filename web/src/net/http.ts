// Plain requests to the server. What goes wrong is an Error with a reason that the catalogues can word.

import { transport } from "./transport";

export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly detail = "",
  ) {
    super(reason);
  }
}

export function ask<T>(path: string, data?: unknown): Promise<T> {
  if (data === undefined) return answered(path, {});
  const headers = { "content-type": "application/json" };
  return answered(path, { method: "POST", headers, body: JSON.stringify(data) });
}

/** The same with a text as it is. */
export const askText = <T>(path: string, text: string): Promise<T> =>
  answered(path, { method: "POST", headers: { "content-type": "text/plain" }, body: text });

async function answered<T>(path: string, request: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await transport().fetch(path, request);
  } catch {
    throw new Refusal("offline");
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as { reason?: string; detail?: string };
  throw new Refusal(problem.reason ?? "server-trouble", problem.detail);
}

/** Once a page; a failed try is not remembered. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
