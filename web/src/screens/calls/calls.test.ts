import { afterEach, expect, test, vi } from "vitest";
import { deviceName, keyBytes, whyNoPush } from "./calls";

afterEach(() => vi.unstubAllGlobals());

test("a key is read as the server writes it", () => {
  expect([...keyBytes("-_8A")]).toEqual([251, 255, 0]);
});

test("a device is known by its browser and its system", () => {
  expect(deviceName("Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36")).toBe(
    "Chrome, Android",
  );
  expect(deviceName("Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0")).toBe(
    "Edge, Windows",
  );
  expect(deviceName("?")).toBe("");
});

test("on plain http, without a key and on an iPhone the page says what is possible", () => {
  vi.stubGlobal("isSecureContext", false);
  expect(whyNoPush("key")).toBe("calls-push-insecure");
  vi.stubGlobal("isSecureContext", true);
  expect(whyNoPush("")).toBe("calls-push-none");
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Safari" });
  expect(whyNoPush("key")).toBe("calls-push-iphone");
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission: "denied" });
  expect(whyNoPush("key")).toBe("calls-push-denied");
  vi.stubGlobal("Notification", { permission: "default" });
  expect(whyNoPush("key")).toBeNull();
});
