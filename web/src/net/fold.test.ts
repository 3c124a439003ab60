import { expect, test } from "vitest";
import { changedLine, changedView, type Seen, updated } from "./fold";
import type { TableInfo } from "./protocol";

const INFO = { id: "t", code: "AB", status: "running", paused: false, rematch: "" } as unknown as TableInfo;
const SEEN: Seen = {
  seq: 4,
  info: INFO,
  view: {
    line: { phase: "bid", turn: "1" },
    order: "KB",
    to_go: [1, 2],
    jammed: "",
    choices: [],
    undo: "",
    result: null,
  },
  look: 0,
  yours: [0],
  host: true,
  present: [0],
  screens: 0,
  ahead: 0,
};

test("a field that is null is gone, the others stay", () => {
  expect(changedLine({ a: "1", b: "2" }, { b: null, c: "3" })).toEqual({ a: "1", c: "3" });
});

test("an update changes what it names and nothing else", () => {
  const next = updated(SEEN, {
    t: "update",
    seq: 5,
    at: 0,
    note: { what: "played" },
    info: { paused: true },
    view: { undo: "free", line: { phase: "bet" } },
  });
  expect(next.seq).toBe(5);
  expect(next.info).toEqual({ ...INFO, paused: true });
  expect(next.view?.line).toEqual({ phase: "bet", turn: "1" });
  expect(next.view?.order).toBe("KB");
  expect(next.yours).toEqual([0]);
  expect(SEEN.view?.line.phase).toBe("bid");
});

test("the first view is made of all its fields", () => {
  const view = changedView(null, { order: "KBGYOR", line: { phase: "bid" } });
  expect(view.line).toEqual({ phase: "bid" });
  expect(view.choices).toEqual([]);
});
