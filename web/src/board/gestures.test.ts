import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gestures } from "./gestures";

let paper: HTMLElement;
let whole: ReturnType<typeof vi.fn<() => void>>;
let stop: () => void;

beforeEach(() => {
  paper = document.createElement("div");
  paper.innerHTML = '<i></i><button type="button">+</button><g role="button"></g>';
  whole = vi.fn();
  const nothing = () => undefined;
  stop = gestures(paper, { isNear: () => true, drag: nothing, pinch: nothing, held: nothing, whole });
});

afterEach(() => stop());

function tap(on: string, time: number, x = 50): void {
  for (const type of ["pointerdown", "pointerup"]) {
    const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: 50 });
    Object.defineProperty(event, "timeStamp", { value: time });
    paper.querySelector(on)?.dispatchEvent(Object.assign(event, { pointerType: "touch", pointerId: 1 }));
  }
}

test("two quick taps on the paper show all of it", () => {
  tap("i", 1000);
  tap("i", 1200);
  expect(whole).toHaveBeenCalledOnce();
});

test.each(["button", "[role=button]"])("two quick taps on a %s press it twice, and that is all", (on) => {
  tap(on, 1000);
  tap(on, 1200);
  expect(whole).not.toHaveBeenCalled();
});

test.each([
  ["slow", 1400, 50],
  ["apart", 1200, 150],
])("two taps that are %s are two taps", (_, time, x) => {
  tap("i", 1000);
  tap("i", time, x);
  expect(whole).not.toHaveBeenCalled();
});
