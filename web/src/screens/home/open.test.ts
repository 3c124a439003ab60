import { afterEach, expect, test, vi } from "vitest";
import { PLAIN } from "../paddock/settings";
import { isToStart } from "../paddock/start";
import { openTable, raceNow, tableOf } from "./open";

const answered = (status: number, body: unknown) =>
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(JSON.stringify(body), { status }));

const sent = () => {
  const [path, request] = vi.mocked(fetch).mock.calls[0] ?? [];
  return { path, body: JSON.parse(String(request?.body ?? "null")) };
};

afterEach(() => sessionStorage.clear());

test("race now: one person and three bots, in private, whatever was remembered", async () => {
  answered(201, { id: "table" });
  const settings = { ...PLAIN, players: 6, public: true, track: "river-station", stand_in: "ace" };
  expect(await raceNow(settings, "Ada")).toBe("table");
  expect(sent()).toEqual({
    path: "/api/tables",
    body: {
      settings: { ...settings, players: 4, public: false },
      name: "Ada",
      bots: [null, "ace", "ace", "ace"],
    },
  });
  expect(isToStart("table")).toBe(true);
});

test("a refused table is not started later", async () => {
  answered(429, { reason: "too-many" });
  await expect(raceNow(PLAIN, "Ada")).rejects.toMatchObject({ reason: "too-many" });
  expect(isToStart("table")).toBe(false);
});

test("a table of one's own waits for others", async () => {
  answered(201, { id: "table" });
  expect(await openTable({ ...PLAIN, players: 6 }, "Ada")).toBe("table");
  expect(sent().body).toEqual({ settings: { ...PLAIN, players: 6 }, name: "Ada" });
  expect(isToStart("table")).toBe(false);
});

test.each([
  [" rww-p58 ", "/api/codes/rwwp58"],
  ["RWWP58", "/api/codes/RWWP58"],
  ["?/", "/api/codes/-"],
])("the code %s is asked for as %s", async (code, path) => {
  answered(200, { id: "table" });
  expect(await tableOf(code)).toBe("table");
  expect(sent().path).toBe(path);
});
