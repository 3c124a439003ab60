// A circuit for tests: two lanes of five spaces to the east, the finish line between the last and the first.

import type { Cell, TrackData } from "../game/board";

const LANES = ["a", "b"] as const;

function cell(lane: number, k: number): Cell {
  const [x, y] = [2 * k, lane - 1];
  const name = `${k + 1}${LANES[lane]}`;
  const next = `${((k + 1) % 5) + 1}${LANES[lane]}`;
  return {
    name,
    section: k,
    lane,
    side: lane ? "outside" : "inside",
    rectangle: true,
    ahead: [next],
    over_line: k === 4 ? [next] : [],
    lines_behind: 0,
    to_go: 5 - k,
    outline: [
      [x, y],
      [x + 2, y],
      [x + 2, y + 1],
      [x, y + 1],
    ],
    centre: [x + 1, y + 0.5],
    heading: 0,
  };
}

export const STRIP: TrackData = {
  track: "strip",
  version: 1,
  title: "The Strip",
  heading: 0,
  box: { left: 0, top: -1, right: 10, bottom: 1 },
  frame: { left: -20, top: -10, right: 29, bottom: 10 },
  paper: { left: -21.7, top: -11.7, right: 30.7, bottom: 11.7 },
  cells: LANES.flatMap((_, lane) => [0, 1, 2, 3, 4].map((k) => cell(lane, k))),
  grid: ["1a", "1b", "2a", "2b", "3a", "3b"],
  finish: [
    [0, -1],
    [0, 1],
  ],
  betting_lines: [],
  borders: [],
  centre_line: [],
  infield_edge: [],
  outer_edge: [],
  kerbs: [],
};
