import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Link, type Listener } from "./link";
import { FakeSocket, fakeSockets, sight, welcome } from "./socket.fixture";

const listener = (): Listener => ({
  key: vi.fn(() => ""),
  welcomed: vi.fn(),
  updated: vi.fn(),
  changed: vi.fn(),
  connected: vi.fn(),
  gone: vi.fn(),
  outdated: vi.fn(),
});

let link: Link;

beforeEach(async () => {
  vi.useFakeTimers();
  fakeSockets();
  link = new Link("table", listener());
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.now.tell(welcome(0, [0, 1], sight({})));
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function comesBack(): Promise<void> {
  FakeSocket.now.cut();
  await vi.advanceTimersByTimeAsync(300);
}

test("the server learns whether a person can see a table over days, and only then", async () => {
  const said = () => FakeSocket.now.said.filter((one) => (one as { t: string }).t === "visible");
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  const turnTo = (isHidden: boolean): void => {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  turnTo(true);
  turnTo(false);
  expect(said()).toEqual([]);
  FakeSocket.now.tell({ t: "waits", seats: [], back: {} });
  expect(said()).toEqual([{ t: "visible", visible: true }]);
  turnTo(true);
  turnTo(false);
  expect(said().slice(1)).toEqual([
    { t: "visible", visible: false },
    { t: "visible", visible: true },
  ]);
  await comesBack();
  FakeSocket.now.tell(welcome(0, [0, 1], sight({})));
  expect(said()).toEqual([{ t: "visible", visible: true }]);
  hidden.mockRestore();
});

test("after a cut only what was missed is asked for", async () => {
  await comesBack();
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.now.said).toMatchObject([{ t: "hello", look: 0, have: 7 }]);
});

test("cards covered while the line was cut are asked for with other eyes, all of them", async () => {
  FakeSocket.now.readyState = 3;
  link.uncover(null);
  await comesBack();
  expect(FakeSocket.now.said).toMatchObject([{ t: "hello", look: null, have: 0 }]);
});

test("a cover that the server never answered is asked for again", async () => {
  link.uncover(null);
  await comesBack();
  expect(FakeSocket.now.said).toMatchObject([{ t: "hello", look: null, have: 0 }]);
});

test("a hello without an answer is said again on a new line, and the next one has more time", async () => {
  await comesBack();
  await vi.advanceTimersByTimeAsync(2700);
  expect(FakeSocket.all).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(3500);
  expect(FakeSocket.all).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1700);
  expect(FakeSocket.all).toHaveLength(4);
  expect(FakeSocket.all.map(({ said }) => said.map(({ t }) => t))).toEqual(Array(4).fill(["hello"]));
});

test("a line that opens late has the whole time for its answer", async () => {
  FakeSocket.now.cut();
  FakeSocket.opensAfter = 1900;
  await vi.advanceTimersByTimeAsync(300 + 1900 + 1700);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.now.tell({ t: "updates", updates: [] });
  expect(link.isReady).toBe(true);
});

test("a request without an answer shows a dead socket within seconds, and is sent again", async () => {
  const { now: dead } = FakeSocket;
  void link.request({ t: "start" });
  await vi.advanceTimersByTimeAsync(7000);
  expect(dead.said.map(({ t }) => t)).toEqual(["hello", "start", "check"]);
  expect(FakeSocket.now).not.toBe(dead);
  expect(link.isReady).toBe(false);
  FakeSocket.now.tell({ t: "updates", updates: [] });
  expect(FakeSocket.now.said.at(-1)).toMatchObject({ t: "start", id: dead.said[1]?.id });
});

test("an answer makes it quiet again", async () => {
  void link.request({ t: "start" });
  FakeSocket.now.accept(8);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(FakeSocket.now.said.map(({ t }) => t)).toEqual(["hello", "start"]);
});

test("whoever comes back to the page asks whether the server is still there", async () => {
  document.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.now.said.at(-1)).toEqual({ t: "check" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test("another seat's cards come without the time of the turn, which stays", () => {
  FakeSocket.now.tell({ t: "waits", seats: [{ seat: 0, until: 5000 }] });
  FakeSocket.now.tell(welcome(1, [0, 1], sight({})));
  expect(link.seen?.look).toBe(1);
  expect(link.seen?.waits?.seats).toEqual([{ seat: 0, until: 5000 }]);
});
