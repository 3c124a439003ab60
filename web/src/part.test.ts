import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { part } from "./part";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const serverIs = (...states: boolean[]) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => {
      if (!(states.shift() ?? true)) throw new TypeError("no line");
      return { ok: true };
    }),
  );

test("a part that is there comes at once", async () => {
  serverIs();
  expect(await part(async () => "screen")).toBe("screen");
  expect(fetch).not.toHaveBeenCalled();
});

test("a part that is missing while the line is cut comes once it is back", async () => {
  serverIs(false, false, true);
  let tries = 0;
  const renew = vi.fn();
  const found = part(async () => {
    tries += 1;
    if (tries < 4) throw new TypeError("no line");
    return "screen";
  }, renew);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await found).toBe("screen");
  expect(renew).not.toHaveBeenCalled();
});

test("a part that the server has no more means a new page", async () => {
  serverIs();
  const renew = vi.fn();
  void part(() => Promise.reject(new TypeError("404")), renew);
  await vi.advanceTimersByTimeAsync(1500);
  expect(renew).toHaveBeenCalledTimes(1);
});
