import { afterEach, expect, test, vi } from "vitest";
import { keepAwake } from "./awake";

const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  vi.unstubAllGlobals();
});

function lockable() {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release }));
  vi.stubGlobal("navigator", { wakeLock: { request } });
  return { request, release };
}

test("the screen stays on until the turn is over", async () => {
  const { request, release } = lockable();
  const stop = keepAwake();
  await settled();
  expect(request).toHaveBeenCalledExactlyOnceWith("screen");
  expect(release).not.toHaveBeenCalled();
  stop();
  expect(release).toHaveBeenCalledOnce();
});

test("a tab that comes back asks again, and none does after the turn", async () => {
  const { request } = lockable();
  const stop = keepAwake();
  await settled();
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
  stop();
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
});

test("a turn that is over before the browser answers holds nothing", async () => {
  const { release } = lockable();
  keepAwake()();
  await settled();
  expect(release).toHaveBeenCalledOnce();
});

test("a browser that cannot is asked for nothing", () => {
  vi.stubGlobal("navigator", {});
  expect(() => keepAwake()()).not.toThrow();
});
