// The sheet of paper that the board is printed on: the map, and under it a strip with the winners' spaces.

import type { Box, Cell, Spot, TrackData } from "../game/board";
import type { Pose } from "./way";

/** The same for every circuit, whatever its size: lengths of the strip are these times its unit. */
const WIDTH = 49;
export const BOX = { width: 2.75, height: 1.5, gap: 0.22 };
const MARGIN = 0.66; // paper around the picture: less than the map has, so that the picture is larger
const TOP = 0.56; // from the picture to the boxes
const BELOW = 0.5; // from the boxes to the edge
const PLACES = [1, 2, 3, 4, 5, 6] as const;

export interface Stand {
  place: number;
  /** The corner at the top left. */
  x: number;
  y: number;
  /** How a car stands in it, and how much larger than on the road. */
  pose: Pose;
  size: number;
}

export const unitOf = ({ frame }: TrackData): number => (frame.right - frame.left) / WIDTH;

export function sheetOf(track: TrackData): Box {
  const [unit, { left, top, right, bottom }] = [unitOf(track), track.frame];
  const margin = MARGIN * unit;
  const foot = bottom + (TOP + BOX.height + BELOW) * unit;
  return { left: left - margin, top: top - margin, right: right + margin, bottom: foot };
}

/** The winners' spaces, the first on the left, ending where the picture ends. */
export function standsOf(track: TrackData): Stand[] {
  const unit = unitOf(track);
  const step = (BOX.width + BOX.gap) * unit;
  const left = track.frame.right - 6 * step + BOX.gap * unit;
  const y = track.frame.bottom + TOP * unit;
  return PLACES.map((place, k) => {
    const x = left + k * step;
    const pose = { x: x + 1.74 * unit, y: y + (BOX.height / 2) * unit, heading: 0 };
    return { place, x, y, pose, size: 1.12 * unit };
  });
}

export const poseOf = (cell: Cell): Pose => ({ x: cell.centre[0], y: cell.centre[1], heading: cell.heading });

/** Where a car that is home has crossed the line: a box across the road, just beyond it. */
export function beyondLine(track: TrackData): { outline: Spot[]; centre: Spot } {
  const [near, far] = [track.finish[0] as Spot, track.finish.at(-1) as Spot];
  const turn = (track.heading * Math.PI) / 180;
  const ahead = (spot: Spot, by: number): Spot => [
    spot[0] + by * Math.cos(turn),
    spot[1] + by * Math.sin(turn),
  ];
  const middle: Spot = [(near[0] + far[0]) / 2, (near[1] + far[1]) / 2];
  return {
    outline: [ahead(near, 0.4), ahead(near, 1.9), ahead(far, 1.9), ahead(far, 0.4)],
    centre: ahead(middle, 1.15),
  };
}

/** How long a cell is, the way one drives through it. */
export function lengthOf({ outline, heading }: Cell): number {
  const turn = (heading * Math.PI) / 180;
  const along = outline.map(([x, y]) => x * Math.cos(turn) + y * Math.sin(turn));
  return Math.max(...along) - Math.min(...along);
}

export const pathOf = (points: readonly Spot[]): string =>
  `M${points.map(([x, y]) => `${round(x)},${round(y)}`).join("L")}`;

const round = (value: number): number => Math.round(value * 1000) / 1000;
