import catalogue from "virtual:catalogue/en";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speakWith } from "../../i18n/state.svelte";
import { Words } from "../../i18n/words";
import { givenAt, keep, lastOf } from "../../table/receipts";
import Devices from "./Devices.svelte";

const RECEIPT = "a".repeat(64);
beforeAll(() => speakWith(new Words("en", catalogue, { en: { currency: "", titles: {} } })));
beforeEach(() => localStorage.clear());

/** A server that carries what it is given, or something else instead. */
function server(change = (text: string) => text): { heard: string[] } {
  const heard: string[] = [];
  let carried = "";
  vi.spyOn(globalThis, "fetch").mockImplementation(async (path, init) => {
    const said = String(init?.body ?? "");
    heard.push(said);
    if (path === "/api/device-code") carried = JSON.parse(said).receipts;
    if (path === "/api/device-code") return Response.json({ code: "ABCDE23456" });
    return Response.json({ known: true, receipts: change(carried), address: "" });
  });
  return { heard };
}

async function shownCode(): Promise<string> {
  cleanup();
  render(Devices);
  await fireEvent.click(screen.getByText("Get a code"));
  const code = (await screen.findByText(/^ABCDE23456/)).textContent.trim();
  return code;
}

async function type(code: string): Promise<string> {
  localStorage.clear();
  cleanup();
  render(Devices);
  const field = screen.getByRole("textbox");
  await fireEvent.input(field, { target: { value: code } });
  await fireEvent.submit(field.closest("form") as HTMLFormElement);
  return (await screen.findByText(/This device now plays as you/)).textContent;
}

const give = () => keep("t", { round: 1, seat: 0, number: RECEIPT, receipt: RECEIPT, isSealed: true });

test("a typed code takes receipts along, under a key that the server does not hear", async () => {
  const { heard } = server();
  give();
  const code = await shownCode();
  expect(code).toMatch(/^ABCDE23456 [2-9A-Z]{8}$/);
  expect(await type(code.toLowerCase())).not.toMatch(/receipts/);
  expect(lastOf(givenAt("t"))?.receipt).toBe(RECEIPT);
  expect(heard.join()).not.toContain(code.slice(-8));
});

test("a server that exchanges a receipt is found out, and a mistyped key too", async () => {
  server((text) => text.replaceAll("aaa", "bbb"));
  give();
  expect(await type(await shownCode())).toMatch(/receipts of your deals did not come along/);
  expect(givenAt("t")).toEqual([]);
  server();
  give();
  await shownCode();
  expect(await type("ABCDE23456 22222222")).toMatch(/did not come along/);
});

test("without receipts the code is short", async () => {
  server();
  expect(await shownCode()).toBe("ABCDE23456");
  expect(await type("ABCDE23456")).not.toMatch(/receipts/);
});
