import catalogue from "virtual:catalogue/en";
import { fireEvent, render, screen } from "@testing-library/svelte";
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
  const { container } = render(MapPicture, { src: "/map.svg" });
  expect(screen.queryByRole("status")).toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  expect(screen.getByRole("status")).toBeInTheDocument();
  await fireEvent.load(picture(container));
  expect(screen.queryByRole("status")).toBeNull();
});

test("a map that does not come is asked for again, and the page says so", async () => {
  const { container } = render(MapPicture, { src: "/map.svg" });
  await fireEvent.error(picture(container));
  await vi.advanceTimersByTimeAsync(1100);
  expect(picture(container).getAttribute("src")).toBe("/map.svg?again=1");
  expect(screen.getByRole("status")).toHaveTextContent(/again/i);
});

test("a map with a query of its own is asked for again too", async () => {
  const { container } = render(MapPicture, { src: "/map.svg?bets=false" });
  await fireEvent.error(picture(container));
  await vi.advanceTimersByTimeAsync(1100);
  expect(picture(container).getAttribute("src")).toBe("/map.svg?bets=false&again=1");
});
