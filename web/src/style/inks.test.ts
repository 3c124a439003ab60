// @vitest-environment node
import { expect, test } from "vitest";
import { CARS } from "../game/cars";
import { contrast, difference, EYES, lab, light, seenBy, type Triple } from "./colour";

// The test runner empties style sheets that are imported, and pages are not typed for files; so by hand.
const files = (await import("node:fs" as string)) as { readFileSync(path: URL, encoding: string): string };
const css = files.readFileSync(new URL("inks.css", import.meta.url), "utf8");
const inks = new Map([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));

function ink(name: string): Triple {
  const hex = inks.get(name);
  if (!hex) throw new Error(`no ink is called ${name}`);
  return light(hex);
}

const PAIRS = CARS.flatMap((a, k) =>
  CARS.slice(k + 1).map((b): [string, string] => [a.toLowerCase(), b.toLowerCase()]),
);
const ASPHALT = light("#4f5465"); // as src/downforce/drawing/inks.py mixes it

test.each(Object.keys(EYES))("no two cars look alike to eyes that are %s", (eyes) => {
  const close = PAIRS.map(([a, b]): [string, number] => [
    `${a} and ${b}`,
    difference(lab(seenBy(eyes, ink(`car-${a}`))), lab(seenBy(eyes, ink(`car-${b}`)))),
  ]).filter(([, apart]) => apart < 15);
  expect(close).toEqual([]);
});

test.each(CARS)("car %s can carry its letter, and is seen on asphalt", (car) => {
  const name = car.toLowerCase();
  expect(contrast(ink(`car-${name}`), ink(`on-${name}`))).toBeGreaterThanOrEqual(4.5);
  expect(difference(lab(ink(`car-${name}`)), lab(ASPHALT))).toBeGreaterThan(15);
});

test.each([
  ["navy", 7],
  ["navy-80", 4.5],
  ["navy-60", 4.5],
  ["red-ink", 4.5],
  ["petrol-ink", 4.5],
  ["grass-ink", 4.5],
])("small type in %s is legible on every paper", (name, least) => {
  for (const paper of ["paper", "paper-bright", "paper-deep"]) {
    expect(contrast(ink(name), ink(paper)), paper).toBeGreaterThanOrEqual(least);
  }
});

test("contrast is what WCAG says", () => {
  expect(contrast(light("#000000"), light("#ffffff"))).toBeCloseTo(21, 5);
  expect(contrast(light("#777777"), light("#ffffff"))).toBeCloseTo(4.48, 2);
});

test("CIELAB of the corners of sRGB", () => {
  const red = lab(light("#ff0000"));
  expect(red[0]).toBeCloseTo(53.24, 1);
  expect(red[1]).toBeCloseTo(80.09, 1);
  expect(red[2]).toBeCloseTo(67.2, 1);
});

// G. Sharma, W. Wu, E. N. Dalal: The CIEDE2000 color-difference formula (2005), table 1.
const PUBLISHED = `
  50 2.6772 -79.7751  50 0 -82.7485  2.0425
  50 3.1571 -77.2803  50 0 -82.7485  2.8615
  50 2.8361 -74.0200  50 0 -82.7485  3.4412
  50 -1.3802 -84.2814  50 0 -82.7485  1.0000
  50 -1.1848 -84.8006  50 0 -82.7485  1.0000
  50 -0.9009 -85.5211  50 0 -82.7485  1.0000
  50 0 0  50 -1 2  2.3669
  50 -1 2  50 0 0  2.3669
  50 2.4900 -0.0010  50 -2.4900 0.0009  7.1792
  50 2.4900 -0.0010  50 -2.4900 0.0010  7.1792
  50 2.4900 -0.0010  50 -2.4900 0.0011  7.2195
  50 2.4900 -0.0010  50 -2.4900 0.0012  7.2195
  50 -0.0010 2.4900  50 0.0009 -2.4900  4.8045
  50 -0.0010 2.4900  50 0.0010 -2.4900  4.8045
  50 -0.0010 2.4900  50 0.0011 -2.4900  4.7461
  50 2.5 0  50 0 -2.5  4.3065
  50 2.5 0  73 25 -18  27.1492
  50 2.5 0  61 -5 29  22.8977
  50 2.5 0  56 -27 -3  31.9030
  50 2.5 0  58 24 15  19.4535
  50 2.5 0  50 3.1736 0.5854  1.0000
  50 2.5 0  50 3.2972 0  1.0000
  50 2.5 0  50 1.8634 0.5757  1.0000
  50 2.5 0  50 3.2592 0.3350  1.0000
  60.2574 -34.0099 36.2677  60.4626 -34.1751 39.4387  1.2644
  63.0109 -31.0961 -5.8663  62.8187 -29.7946 -4.0864  1.2630
  61.2901 3.7196 -5.3901  61.4292 2.2480 -4.9620  1.8731
  35.0831 -44.1164 3.7933  35.0232 -40.0716 1.5901  1.8645
  22.7233 20.0904 -46.6940  23.0331 14.9730 -42.5619  2.0373
  36.4612 47.8580 18.3852  36.2715 50.5065 21.2231  1.4146
  90.8027 -2.0831 1.4410  91.1528 -1.6435 0.0447  1.4441
  90.9257 -0.5406 -0.9208  88.6381 -0.8985 -0.7239  1.5381
  6.7747 -0.2908 -2.4247  5.8714 -0.0985 -2.2286  0.6377
  2.0776 0.0795 -1.1350  0.9033 -0.0636 -0.5514  0.9082`;

test.each(PUBLISHED.trim().split("\n"))("CIEDE2000 of %s", (line) => {
  const [l1, a1, b1, l2, a2, b2, published] = line.trim().split(/\s+/).map(Number) as number[] & {
    length: 7;
  };
  const pair = [[l1, a1, b1] as unknown as Triple, [l2, a2, b2] as unknown as Triple] as const;
  expect(difference(pair[0], pair[1])).toBeCloseTo(published as number, 4);
  expect(difference(pair[1], pair[0])).toBeCloseTo(published as number, 4);
});
