import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Board from "./Board.svelte";
import { STRIP } from "./fixture";
import { Stage } from "./stage.svelte";
import type { Target } from "./targets";

const end = (cell: string | null, label: string): Target => ({
  key: cell ?? "finish",
  path: ["2a"],
  cell,
  car: null,
  label,
  name: `${label} to ${cell ?? "finish"}`,
});

function shown(more: Record<string, unknown> = {}) {
  const stage = new Stage(STRIP);
  stage.place(new Map([["R", { cell: "1a", laps: 0 }]]), ["K"]);
  const [onpreview, ontake, oncar] = [vi.fn(), vi.fn(), vi.fn()];
  const targets = [end("4a", "3"), end("2a", "1"), end(null, "4"), end("3a", "2")];
  const props = {
    track: STRIP,
    map: "/map.svg",
    stage,
    label: "The Strip",
    targets,
    active: "R",
    onpreview,
    ontake,
    oncar,
  };
  return { ...render(Board, { props: { ...props, ...more } as never }), stage, onpreview, ontake, oncar };
}

const choices = () => screen.getAllByRole("button");
const pointer = (type: string, pointerType: string) =>
  Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType, pointerId: 1 });

test("the board is a group with a name, and every target a button with one", () => {
  shown();
  expect(screen.getByRole("group", { name: "The Strip" })).toBeInTheDocument();
  expect(choices()).toHaveLength(4);
  expect(screen.getByRole("button", { name: "4 to finish" })).toBeInTheDocument();
});

test("one tab stop, and arrows in the order of the numbers", async () => {
  shown();
  const stops = () => choices().filter((choice) => choice.getAttribute("tabindex") === "0");
  expect(stops().map((stop) => stop.getAttribute("aria-label"))).toEqual(["1 to 2a"]);
  stops()[0]?.focus();
  const names = [];
  for (const key of ["ArrowRight", "ArrowDown", "End", "ArrowRight", "ArrowLeft"]) {
    await fireEvent.keyDown(document.activeElement as Element, { key });
    names.push(document.activeElement?.getAttribute("aria-label"));
  }
  expect(names).toEqual(["2 to 3a", "3 to 4a", "4 to finish", "1 to 2a", "4 to finish"]);
});

test.each(["Enter", " "])("the key '%s' takes a target", async (key) => {
  const { ontake } = shown();
  await fireEvent.keyDown(screen.getByRole("button", { name: "2 to 3a" }), { key });
  expect(ontake).toHaveBeenCalledExactlyOnceWith("3a");
});

test("a mouse previews by pointing and takes by clicking", async () => {
  const { onpreview, ontake } = shown();
  const choice = screen.getByRole("button", { name: "2 to 3a" });
  await fireEvent(choice, pointer("pointerenter", "mouse"));
  expect(onpreview).toHaveBeenLastCalledWith("3a");
  await fireEvent(choice, pointer("pointerdown", "mouse"));
  await fireEvent.click(choice);
  expect(ontake).toHaveBeenCalledExactlyOnceWith("3a");
});

test("a finger previews first and takes then", async () => {
  const { onpreview, ontake, rerender } = shown();
  const choice = screen.getByRole("button", { name: "2 to 3a" });
  const tap = async () => {
    await fireEvent(choice, pointer("pointerenter", "touch"));
    await fireEvent(choice, pointer("pointerdown", "touch"));
    await fireEvent.click(choice);
  };
  await tap();
  expect(onpreview).toHaveBeenCalledExactlyOnceWith("3a");
  expect(ontake).not.toHaveBeenCalled();
  await rerender({ shown: "3a" });
  await tap();
  expect(ontake).toHaveBeenCalledExactlyOnceWith("3a");
});

test("a car can be a target, or just be pointed at", async () => {
  const car: Target = { key: "R", path: [], cell: null, car: "R", label: "", name: "Red" };
  const { container, ontake, oncar } = shown({ targets: [car] });
  await fireEvent.click(screen.getByRole("button", { name: "Red" }));
  expect(ontake).toHaveBeenCalledExactlyOnceWith("R");
  expect(oncar).not.toHaveBeenCalled();
  await fireEvent.click(container.querySelector("[data-car=K] path") as Element);
  expect(oncar).toHaveBeenCalledExactlyOnceWith("K");
});

test("the way to what is previewed is drawn, with the car at its end", async () => {
  const { container, rerender } = shown();
  expect(container.querySelector(".way")).toBeNull();
  await rerender({ shown: "2a" });
  expect(container.querySelector(".way")).not.toBeNull();
  expect(container.querySelector(".ghost")).not.toBeNull();
});

test("a way is drawn from where the car is, and none while it drives", async () => {
  const { container, rerender, stage } = shown({ shown: "2a" });
  const before = container.querySelector(".way path")?.getAttribute("d");
  expect(before).toBeTruthy();
  void stage.drive([{ car: "R", path: ["2a", "3a"] }]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(container.querySelector(".way")).toBeNull();
  stage.finish();
  await rerender({ targets: [{ ...end("4a", "1"), path: ["4a"] }], shown: "4a" });
  expect(container.querySelector(".way path")?.getAttribute("d")).not.toBe(before);
});

test("a step of a car changes one attribute of that car", async () => {
  const { container, stage } = shown({ active: null, targets: [] });
  const seen: MutationRecord[] = [];
  const watch = new MutationObserver((records) => seen.push(...records));
  watch.observe(container, { attributes: true, childList: true, subtree: true, characterData: true });
  stage.actors.R.x += 0.1;
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  seen.push(...watch.takeRecords());
  expect(seen.map(({ type, attributeName }) => `${type} ${attributeName}`)).toEqual(["attributes transform"]);
});

test("letters are the viewer's", () => {
  const { container } = shown({ letters: { K: "N" } });
  expect(container.querySelector("[data-car=K] .letter")?.textContent?.trim()).toBe("N");
});

test("a space in a question is marked by one click or tap, and says whether it is", async () => {
  const question = [
    { ...end("2a", ""), mark: "open" },
    { ...end("3a", ""), name: "marked", mark: "chosen" },
  ];
  const { ontake, onpreview } = shown({ targets: question, active: null });
  expect(screen.getByRole("button", { name: "marked" })).toHaveAttribute("aria-pressed", "true");
  const open = screen.getByRole("button", { pressed: false });
  await fireEvent(open, pointer("pointerdown", "touch"));
  await fireEvent.click(open);
  expect(ontake).toHaveBeenCalledWith("2a");
  expect(onpreview).not.toHaveBeenCalled();
});
