import catalogue from "virtual:catalogue/en";
import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { speakWith } from "../../i18n/state.svelte";
import { Words } from "../../i18n/words";
import type { DealInfo } from "../../net/protocol";
import { contribute } from "../../table/contribute";
import { givenAt } from "../../table/receipts";
import Proof from "./Proof.svelte";

const words = new Words("en", catalogue);
const DEALING: DealInfo = { round: 1, commitment: "a".repeat(64), contributors: [0], sealed: {}, shown: {} };

async function give(deal: DealInfo): Promise<void> {
  const seen = { info: { status: "dealing", deal }, yours: [0] };
  let seal = "";
  await contribute("id", seen as never, async (request) => {
    if (request.t === "seal") seal = request.commitment;
    return { t: "accepted", id: "", seq: 1 };
  });
  if (seal) await give({ ...deal, sealed: { "0": seal } });
}

test("at a public table too the receipt that this browser holds is compared, and the verdict is said", async () => {
  speakWith(words);
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  await give(DEALING);
  expect(givenAt("id")[0]?.receipt).toHaveLength(64);
  const deal = { ...DEALING, contributors: [], secret: "b".repeat(64) };
  render(Proof, { game: "id.key", table: "id", deal, digest: "", names: ["Ann"] });
  const said = await screen.findByText(words.text("proof-own"));
  expect(said.closest("li")?.classList.contains("fails")).toBe(true);
  expect(screen.getByText(words.text("proof-unfair", { flaw: "secret" })).className).toContain("unfair");
  vi.unstubAllGlobals();
});

test("a prepared deal is not fair to a browser that gave its number", async () => {
  speakWith(words);
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  const deal = { ...DEALING, commitment: "", prepared: "any text" };
  render(Proof, { game: "x", table: "id", deal, digest: "", names: ["Ann"] });
  expect(await screen.findByText(words.text("proof-unfair", { flaw: "prepared" }))).toBeTruthy();
  vi.unstubAllGlobals();
});
