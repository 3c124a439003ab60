import catalogue from "virtual:catalogue/en";
import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { speakWith } from "../../i18n/state.svelte";
import { Words } from "../../i18n/words";
import type { DealInfo } from "../../net/protocol";
import { contribute } from "../../table/contribute";
import Proof from "./Proof.svelte";

const words = new Words("en", catalogue);
const SEAL = "a".repeat(64);

test("at a public table too the seal is compared with the one that this window saw", async () => {
  speakWith(words);
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  const dealing = { round: 1, commitment: SEAL, contributors: [0], sealed: {}, shown: {} };
  const seen = { info: { status: "dealing", deal: dealing }, yours: [0] };
  await contribute("id", seen as never, async () => ({ t: "accepted", id: "", seq: 1 }));
  const deal: DealInfo = { ...dealing, secret: "b".repeat(64), shown: { "0": "c".repeat(64) } };
  render(Proof, { game: "id.key", table: "id", deal, digest: "", names: ["Ann"] });
  const said = await screen.findByText(words.text("proof-pinned"));
  expect(said.closest("li")?.classList.contains("fails")).toBe(true);
  vi.unstubAllGlobals();
});
