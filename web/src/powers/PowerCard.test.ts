import catalogue from "virtual:catalogue/en";
import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { speakWith } from "../i18n/state.svelte";
import { Words } from "../i18n/words";
import PowerCard from "./PowerCard.svelte";
import { pictureOf } from "./pictures";

const POWERS = ["aggressive", "cunning", "determined", "strategic", "tricky", "unpredictable"];

beforeAll(() => speakWith(new Words("en", catalogue)));

describe("PowerCard", () => {
  test.each(POWERS)("%s has a picture, an effect and an example", (power) => {
    const { container } = render(PowerCard, { power });
    expect(container.querySelector("img")).toHaveAttribute("src", pictureOf(power));
    expect(container.querySelector(".effect")?.textContent).toMatch(/\.$/);
    expect(container.querySelector(".example")?.textContent).toMatch(/^For example: .+\.$/);
  });

  test("a power that nobody drew still has its name", () => {
    const { container } = render(PowerCard, { power: "time-travel" });
    expect(screen.getByText("time-travel")).toBeVisible();
    expect(container.querySelector("img")).toBeNull();
  });
});
