import catalogue from "virtual:catalogue/en";
import { expect, test, vi } from "vitest";
import { adviceText, withAdvice } from "../i18n/advice";
import { Words } from "../i18n/words";
import type { Answer, Request } from "../net/link";
import type { AdviceInfo, ChoiceInfo } from "../net/protocol";
import { Advice, type Asker } from "./advice.svelte";
import { Draft } from "./draft.svelte";

const TO_5A: ChoiceInfo = { do: "0 move R 5a", path: ["5a"] };
const TO_5B: ChoiceInfo = { do: "0 move R 5b", path: ["5b"] };
const ADVICE: AdviceInfo[] = [
  { do: "0 move R 5b", why: "own", spaces: 5, usual: 3 },
  { do: "0 move R 5a", why: "chance", chance: 31 },
];

function askerWith(answers: Answer[], phase = "move-car"): Asker & { asked: Request[] } {
  const asked: Request[] = [];
  const request = (message: Request): Promise<Answer> => {
    asked.push(message);
    return Promise.resolve(answers.shift() as Answer);
  };
  const view = {
    line: { phase },
    order: "",
    to_go: [],
    jammed: "",
    choices: [TO_5A, TO_5B],
    undo: "",
    result: null,
  };
  const draft = new Draft({ seat: 0, view, seq: 7, isOpen: true, request, tried: vi.fn(), reset: vi.fn() });
  return { seat: 0, mayAsk: true, draft, request, asked };
}

const advised: Answer = { t: "advised", id: "", seq: 7, choices: ADVICE };

test("asked for the open question, it shows what Ace would do, and a second time folds it away", async () => {
  const asker = askerWith([advised]);
  const advice = new Advice(asker);
  expect(advice.choices).toBeNull();
  await advice.toggle();
  expect(asker.asked).toEqual([{ t: "advise", seat: 0, draft: [] }]);
  expect(advice.choices).toEqual(ADVICE);
  await advice.toggle();
  expect(advice.choices).toBeNull();
});

test("a choice goes into the draft, and the advice was for the question before", async () => {
  const outlook = { order: "", places: {}, jammed: "", spaces: {} };
  const tried = { id: "", seq: 7, events: [], line: {}, choices: [], outlook, ended: true };
  const asker = askerWith([advised, { t: "previewed", ...tried }]);
  const advice = new Advice(asker);
  await advice.toggle();
  await advice.take(ADVICE[0] as AdviceInfo);
  expect(asker.draft.last).toEqual(TO_5B);
  expect(advice.choices).toBeNull();
});

test("where advice is off, or refused, nothing is shown", async () => {
  const off = askerWith([advised]);
  off.mayAsk = false;
  const silent = new Advice(off);
  await silent.toggle();
  expect([off.asked, silent.choices]).toEqual([[], null]);

  const refused = new Advice(askerWith([{ t: "refused", id: "", reason: "too-many", seq: 7 }]));
  await refused.toggle();
  expect(refused.choices).toBeNull();
});

test("the reason is worded with its numbers", () => {
  const words = new Words("en", catalogue);
  const said = (advice: AdviceInfo) => adviceText(words, advice, "en");
  expect(said(ADVICE[0] as AdviceInfo)).toBe(
    "By the end of this card your cars gain 5 spaces; other choices gain about 3.",
  );
  expect(said({ do: "0 bet R", why: "pays", car: "R", chance: 34, price: 4 })).toContain(
    "Red comes home first",
  );
  expect(withAdvice(words, "Ann plays red 6.")).toBe("Ann plays red 6. (with advice)");
});
