// Plain requests to the server. What goes wrong is an Error with a reason that the catalogues can word.

export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly detail = "",
  ) {
    super(reason);
  }
}

export async function ask<T>(path: string, data?: unknown): Promise<T> {
  const request: RequestInit =
    data === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(data) };
  let answer: Response;
  try {
    answer = await fetch(path, request);
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
