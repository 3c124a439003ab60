import { afterEach, expect, test, vi } from "vitest";
import { isToStart, startSoon } from "./start";

afterEach(() => sessionStorage.clear());

test("a table that was opened to race at once is started once", () => {
  startSoon("one");
  expect(sessionStorage.getItem("downforce start")).toBe("one");
  expect(isToStart("another")).toBe(false);
  expect(isToStart("one")).toBe(true);
  expect(isToStart("one")).toBe(false);
});

test("it survives a reload on the way", () => {
  sessionStorage.setItem("downforce start", "one"); // by the page that is gone
  expect(isToStart("one")).toBe(true);
  expect(sessionStorage.getItem("downforce start")).toBeNull();
});

test("a window without a memory remembers as long as it stays", () => {
  const forbidden = () => {
    throw new DOMException("no storage here", "SecurityError");
  };
  for (const name of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(forbidden);
  }
  startSoon("one");
  expect(isToStart("one")).toBe(true);
  expect(isToStart("one")).toBe(false);
});
