import catalogue from "virtual:catalogue/en";
import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speakWith } from "../i18n/state.svelte";
import { Words } from "../i18n/words";
import MapPicture from "./MapPicture.svelte";

beforeEach(() => {
  speakWith(new Words("en", catalogue));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const picture = (container: HTMLElement) => container.querySelector("img") as HTMLImageElement;

test("a map that takes long is announced, until it is there", async () => {
  const onword = vi.fn();
  const { container } = render(MapPicture, { src: "/map.svg", onword });
  expect(onword).toHaveBeenLastCalledWith(null);
  await vi.advanceTimersByTimeAsync(2000);
  expect(onword).toHaveBeenLastCalledWith(expect.stringMatching(/drawn/));
  await fireEvent.load(picture(container));
  expect(onword).toHaveBeenLastCalledWith(null);
});

test("a map that is there is not waited for again when the same address is given once more", async () => {
  const onword = vi.fn();
  let turn = $state(0);
  const props = {
    onword,
    get src() {
      return turn >= 0 ? "/map.svg" : "";
    },
  };
  const { container } = render(MapPicture, props);
  await fireEvent.load(picture(container));
  turn++;
  await vi.advanceTimersByTimeAsync(2000);
  expect(onword).not.toHaveBeenCalledWith(expect.any(String));
});

test("a map that does not come is asked for again, and the page says so", async () => {
  const onword = vi.fn();
  const { container } = render(MapPicture, { src: "/map.svg", onword });
  await fireEvent.error(picture(container));
  await vi.advanceTimersByTimeAsync(1100);
  expect(picture(container).getAttribute("src")).toBe("/map.svg?again=1");
  expect(onword).toHaveBeenLastCalledWith(expect.stringMatching(/again/i));
});

test("a map with a query of its own is asked for again too", async () => {
  const { container } = render(MapPicture, { src: "/map.svg?bets=false" });
  await fireEvent.error(picture(container));
  await vi.advanceTimersByTimeAsync(1100);
  expect(picture(container).getAttribute("src")).toBe("/map.svg?bets=false&again=1");
});
