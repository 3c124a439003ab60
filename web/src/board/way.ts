// A smooth way through places, measured along itself, so that a car on it keeps an even speed.

import type { Spot } from "../game/board";

/** A place and the way one faces there, in degrees clockwise from east. */
export interface Pose {
  x: number;
  y: number;
  heading: number;
}

export interface Way {
  length: number;
  /** The pose so far from the start; ends are ends. */
  at(distance: number): Pose;
  points: Spot[];
}

const STEPS = 14; // straight pieces from one cell to the next: shorter than anybody can see

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The turn from one heading to another, the short way round. */
export const turn = (from: number, to: number): number => ((((to - from + 180) % 360) + 360) % 360) - 180;

export const distance = (a: Pose, b: Pose): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The pose so far ahead and so far to the right. */
export function shifted(pose: Pose, ahead: number, right = 0): Pose {
  const [cos, sin] = [Math.cos(radians(pose.heading)), Math.sin(radians(pose.heading))];
  return {
    x: pose.x + ahead * cos - right * sin,
    y: pose.y + ahead * sin + right * cos,
    heading: pose.heading,
  };
}

/**
 * A way that passes every pose and faces as it does there. Between two of them it is Hermite's cubic:
 * headings are those of the track, so a lane is changed in an S and a bend is driven as a bend.
 */
export function wayThrough(poses: readonly Pose[]): Way {
  const points = sampled(poses);
  const far = [0];
  points.forEach((point, k) => {
    const before = points[k - 1];
    if (before) far.push((far[k - 1] as number) + Math.hypot(point[0] - before[0], point[1] - before[1]));
  });
  const length = far.at(-1) ?? 0;
  const first = poses[0] as Pose;
  const last = poses.at(-1) as Pose;
  const at = (gone: number): Pose => {
    if (gone <= 0 || !length) return first;
    if (gone >= length) return last;
    return between(points, far, gone);
  };
  return { length, at, points };
}

function sampled(poses: readonly Pose[]): Spot[] {
  const points: Spot[] = [];
  poses.forEach((a, k) => {
    points.push([a.x, a.y]);
    const b = poses[k + 1];
    for (let step = 1; b && step < STEPS; step++) points.push(curve(a, b, step / STEPS));
  });
  return points;
}

function curve(a: Pose, b: Pose, t: number): Spot {
  const pull = distance(a, b);
  const [from, to] = [radians(a.heading), radians(b.heading)];
  const [h00, h10] = [(1 + 2 * t) * (1 - t) ** 2, t * (1 - t) ** 2 * pull];
  const [h01, h11] = [t * t * (3 - 2 * t), t * t * (t - 1) * pull];
  return [
    h00 * a.x + h10 * Math.cos(from) + h01 * b.x + h11 * Math.cos(to),
    h00 * a.y + h10 * Math.sin(from) + h01 * b.y + h11 * Math.sin(to),
  ];
}

function between(points: readonly Spot[], far: readonly number[], gone: number): Pose {
  const k = after(far, gone);
  const [[ax, ay], [bx, by]] = [points[k - 1] as Spot, points[k] as Spot];
  const [start, end] = [far[k - 1] as number, far[k] as number];
  const share = (gone - start) / (end - start || 1);
  return { x: ax + share * (bx - ax), y: ay + share * (by - ay), heading: facing(points, k, share) };
}

/** Pieces are straight; the heading turns from the middle of one to the middle of the next. */
function facing(points: readonly Spot[], k: number, share: number): number {
  const here = along(points, k);
  const other = along(points, share < 0.5 ? k - 1 : k + 1) ?? here ?? 0;
  return (here ?? other) + turn(here ?? other, other) * Math.abs(share - 0.5);
}

function along(points: readonly Spot[], k: number): number | undefined {
  const [a, b] = [points[k - 1], points[k]];
  if (!a || !b) return undefined;
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
}

/** The first point that is farther than this: a search by halves. */
function after(far: readonly number[], gone: number): number {
  let [low, high] = [1, far.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((far[middle] as number) < gone) low = middle + 1;
    else high = middle;
  }
  return low;
}
