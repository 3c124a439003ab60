// The small map that shows where everybody is: what of the road it draws, how its dots keep apart, and where it lies.

import type { Box, Spot, TrackData } from "../game/board";
import type { Camera, Room } from "./camera";
import { freeOf, scaleOf } from "./camera";
import { pathOf } from "./sheet";

const PASSES = 24;

/** The road as one shape: all its cells. */
export const roadOf = ({ cells }: TrackData): string =>
  cells.map(({ outline }) => `${pathOf(outline)}Z`).join("");

/** The same dots, none nearer to another one than asked; each stays as close to its place as that allows. */
export function apart(spots: readonly Spot[], least: number): Spot[] {
  const moved = spots.map(([x, y]): Spot => [x, y]);
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [n, one] of moved.entries())
      for (const other of moved.slice(n + 1)) {
        const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
        const far = Math.hypot(dx, dy);
        if (far >= least) continue;
        // Two on one spot go apart along the picture.
        const [ux, uy] = far > 1e-6 ? [dx / far, dy / far] : [1, 0];
        const by = (least - far) / 2;
        one[0] -= ux * by;
        one[1] -= uy * by;
        other[0] += ux * by;
        other[1] += uy * by;
      }
  }
  return moved;
}

/** The same dots, none cut by the edge of the picture. */
export const within = (spots: readonly Spot[], { left, right, top, bottom }: Box, radius: number): Spot[] =>
  spots.map(([x, y]) => [
    Math.max(left + radius, Math.min(right - radius, x)),
    Math.max(top + radius, Math.min(bottom - radius, y)),
  ]);

/** The part of the sheet that a camera shows where nothing covers it. */
export function viewOf(camera: Camera, room: Room): Box {
  const scale = scaleOf(room) * camera.zoom;
  const { width, height } = freeOf(room);
  const [wide, high] = [width / scale / 2, height / scale / 2];
  return {
    left: camera.x - wide,
    right: camera.x + wide,
    top: camera.y - high,
    bottom: camera.y + high,
  };
}

export const CORNERS = ["top right", "top left", "bottom right"] as const;
export type Corner = (typeof CORNERS)[number];

/** Where the map covers nothing that matters, or least of it; it stays where it is as long as that is so. */
export function cornerFor(
  spots: readonly Spot[],
  free: { left: number; top: number; width: number; height: number },
  size: Spot,
  now: Corner,
): Corner {
  const covered = (corner: Corner): number => coveredBy(corner, spots, free, size);
  const order = [now, ...CORNERS.filter((corner) => corner !== now)];
  return order.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}

/** How many of the spots lie under a map in that corner. */
export const coveredBy = (
  corner: Corner,
  spots: readonly Spot[],
  free: { left: number; top: number; width: number; height: number },
  size: Spot,
): number => spots.filter((spot) => isIn(spot, corner, free, size)).length;

function isIn(
  [x, y]: Spot,
  corner: Corner,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  [wide, high]: Spot,
): boolean {
  const isAcross = corner.endsWith("left") ? x < left + wide : x > left + width - wide;
  const isUp = corner.startsWith("top") ? y < top + high : y > top + height - high;
  return isAcross && isUp;
}
