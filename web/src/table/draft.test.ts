import { expect, test, vi } from "vitest";
import type { Answer, Request } from "../net/link";
import type { ChoiceInfo, Previewed, Sight } from "../net/protocol";
import { type Desk, Draft } from "./draft.svelte";

const sight = (phase: string, choices: ChoiceInfo[]): Sight => ({
  line: { phase },
  order: "",
  to_go: [],
  jammed: "",
  choices,
  undo: "",
  result: null,
});

const previewed = (more: Partial<Previewed>): Previewed => ({
  t: "previewed",
  id: "",
  seq: 1,
  events: [],
  line: {},
  choices: [],
  outlook: { order: "", places: {}, jammed: "", spaces: {} },
  ended: false,
  ...more,
});

function deskWith(view: Sight, answers: Answer[]): Desk & { asked: Request[] } {
  const asked: Request[] = [];
  return {
    seat: 0,
    view,
    seq: 7,
    isOpen: true,
    asked,
    request: (request) => {
      asked.push(request);
      return Promise.resolve(answers.shift() as Answer);
    },
    tried: vi.fn(),
    reset: vi.fn(),
  };
}

const A1 = { do: "0 play A1" };
const TO_5A = { do: "0 move R 5a", path: ["4a", "5a"] };
const TO_5B = { do: "0 move R 5b", path: ["4a", "5b"] };

test("a turn is tried out step by step and played once", async () => {
  const answers: Answer[] = [
    previewed({ choices: [TO_5A, TO_5B], line: { phase: "move-car" } }),
    previewed({ ended: true, line: { cars: "R5b" } }),
    { t: "accepted", id: "", seq: 8 },
  ];
  const desk = deskWith(sight("play-card", [A1]), answers);
  const draft = new Draft(desk);
  await draft.pick(A1);
  expect(draft.choices).toEqual([TO_5A, TO_5B]);
  await draft.pick(TO_5B);
  expect(draft.isDone).toBe(true);
  expect(draft.line.cars).toBe("R5b");
  expect(await draft.commit()).toBe(true);
  expect(desk.asked.at(-1)).toEqual({ t: "commit", seat: 0, seq: 7, draft: ["0 play A1", "0 move R 5b"] });
});

test("where there is one way only it is taken, and stepping back takes it along", async () => {
  const answers: Answer[] = [
    previewed({ choices: [TO_5A] }),
    previewed({ ended: true }),
    previewed({ choices: [TO_5A] }),
  ];
  const draft = new Draft(deskWith(sight("play-card", [A1]), answers));
  await draft.pick(A1);
  expect(draft.steps.map((step) => step.choice.do)).toEqual(["0 play A1", "0 move R 5a"]);
  await draft.stepBack();
  expect(draft.isEmpty).toBe(true);
});

test("a secret choice is picked without asking, and another one takes its place", async () => {
  const bids = [
    { do: "0 bid A1", amount: 3 },
    { do: "0 bid A2", amount: null },
  ];
  const desk = deskWith(sight("bid", bids), []);
  const draft = new Draft(desk);
  await draft.pick(bids[0] as ChoiceInfo);
  await draft.pick(bids[1] as ChoiceInfo);
  expect(draft.last?.do).toBe("0 bid A2");
  expect(draft.isDone).toBe(true);
  await draft.pick(bids[1] as ChoiceInfo);
  expect(draft.last?.do).toBe("0 bid A2"); // a second Enter does not take it back
  expect(desk.asked).toEqual([]);
});

test("a bid is not left for the next lot, which may be asked for with the same cards", async () => {
  const bids = [
    { do: "0 bid A1", amount: 3 },
    { do: "0 bid A2", amount: null },
  ];
  const desk = deskWith(sight("bid", bids), [{ t: "accepted", id: "", seq: 8 }]);
  const draft = new Draft(desk);
  draft.renew();
  await draft.pick(bids[0] as ChoiceInfo);
  expect(await draft.commit()).toBe(true);
  draft.renew();
  expect(draft.isEmpty).toBe(true);
});

test("a refused turn is dropped, and the question stays", async () => {
  const refused: Answer = { t: "refused", id: "", reason: "stale", seq: 9 };
  const desk = deskWith(sight("play-card", [A1]), [previewed({ ended: true }), refused]);
  const draft = new Draft(desk);
  await draft.pick(A1);
  expect(await draft.commit()).toBe(false);
  expect(draft.isEmpty).toBe(true);
  expect(draft.choices).toEqual([A1]);
});

test("a draft outlives what does not concern it, and no more", async () => {
  const desk = deskWith(sight("play-card", [A1]), [previewed({ choices: [TO_5A, TO_5B] })]);
  const draft = new Draft(desk);
  draft.renew();
  await draft.pick(A1);
  draft.renew();
  expect(draft.isEmpty).toBe(false);
  desk.view = sight("bet", [{ do: "0 bet R" }]);
  draft.renew();
  expect(draft.isEmpty).toBe(true);
});
