// Which part of the sheet is seen. A camera looks at a place; 1 is the whole sheet, 2 is twice as near.

import type { Box, Spot } from "../game/board";

export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

/** How many pixels of the window's edges are covered by something else. */
export interface Inset {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What the camera has to work with: the sheet in lane widths, the window in pixels. */
export interface Room {
  sheet: Box;
  width: number;
  height: number;
  inset?: Inset;
}

export const NEAREST = 8;
export const NO_INSET: Inset = { left: 0, top: 0, right: 0, bottom: 0 };

const middle = (low: number, high: number): number => (low + high) / 2;

/** The part of the window that nothing covers, in pixels. */
export function freeOf({ width, height, inset = NO_INSET }: Room) {
  return {
    left: inset.left,
    top: inset.top,
    width: Math.max(1, width - inset.left - inset.right),
    height: Math.max(1, height - inset.top - inset.bottom),
  };
}

/** Pixels to a lane width when the whole sheet is seen. */
export function scaleOf(room: Room): number {
  const { sheet, width, height } = room;
  if (!width || !height) return 1;
  const free = freeOf(room);
  return Math.min(free.width / (sheet.right - sheet.left), free.height / (sheet.bottom - sheet.top)) || 1;
}

/** The same if nothing covered the window: the size in which the sheet is laid out, whatever comes and goes. */
export const paperScale = (room: Room): number => scaleOf({ ...room, inset: NO_INSET });

export function wholeOf({ sheet }: Room): Camera {
  return { x: middle(sheet.left, sheet.right), y: middle(sheet.top, sheet.bottom), zoom: 1 };
}

/** Never nearer than useful, never beyond the edge of the sheet. */
export function kept(camera: Camera, room: Room): Camera {
  const zoom = Math.min(NEAREST, Math.max(1, camera.zoom));
  const scale = scaleOf(room) * zoom;
  const { left, right, top, bottom } = room.sheet;
  const free = freeOf(room);
  return {
    x: within(camera.x, left, right, free.width / scale / 2),
    y: within(camera.y, top, bottom, free.height / scale / 2),
    zoom,
  };
}

function within(value: number, low: number, high: number, half: number): number {
  if (high - low <= 2 * half) return middle(low, high);
  return Math.min(high - half, Math.max(low + half, value));
}

function boxOf(spots: readonly Spot[], air: number): Box {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - air,
    right: Math.max(...xs) + air,
    top: Math.min(...ys) - air,
    bottom: Math.max(...ys) + air,
  };
}

export interface Framing {
  /** Lane widths around what is seen. */
  air?: number;
  /** And around the first places, where more would make them too small. */
  tight?: number;
  /** Pixels to a lane width: at least so many, even if only the first places fit then. */
  least?: number;
  /** At most so many. */
  most?: number;
}

/** A camera that sees some places, and others besides where there is room for them. */
export function cameraFor(
  ends: readonly Spot[],
  others: readonly Spot[],
  room: Room,
  { air = 1.5, tight = air, least = 0, most = 56 }: Framing = {},
): Camera {
  const spots = [...ends, ...others];
  if (!spots.length) return wholeOf(room);
  const free = freeOf(room);
  const fitting = (box: Box): number =>
    Math.min(most, free.width / (box.right - box.left), free.height / (box.bottom - box.top));
  const all = boxOf(spots, air);
  const core = ends.length ? boxOf(ends, fitting(boxOf(ends, air)) < least ? tight : air) : all;
  const scale = Math.max(fitting(all), Math.min(least, fitting(core)));
  const { sheet, width, height } = room;
  // Where it costs nothing, the sheet goes on under the papers to the window's edge.
  const [cx, cy] = centreOf(room);
  const x = between(middle(all.left, all.right), sheet.left + cx / scale, sheet.right - (width - cx) / scale);
  const y = between(
    middle(all.top, all.bottom),
    sheet.top + cy / scale,
    sheet.bottom - (height - cy) / scale,
  );
  const [wide, high] = [free.width / scale / 2, free.height / scale / 2];
  const isAllSeen = all.right - all.left <= 2 * wide && all.bottom - all.top <= 2 * high;
  const seen = isAllSeen ? all : core;
  return kept(
    {
      x: around(x, seen.left, seen.right, wide),
      y: around(y, seen.top, seen.bottom, high),
      zoom: scale / scaleOf(room),
    },
    room,
  );
}

const between = (value: number, low: number, high: number): number =>
  low > high ? value : Math.min(high, Math.max(low, value));

/** The place nearest to a wish from where a stretch is still seen. */
function around(wish: number, low: number, high: number, half: number): number {
  if (high - low >= 2 * half) return middle(low, high);
  return Math.min(low + half, Math.max(high - half, wish));
}

/** Nearer or farther, while the place under a pixel of the window stays under it. */
export function zoomedAt(camera: Camera, room: Room, factor: number, at: Spot): Camera {
  const zoom = Math.min(NEAREST, Math.max(1, camera.zoom * factor));
  const [x, y] = placeAt(camera, room, at);
  const scale = scaleOf(room) * zoom;
  const [px, py] = centreOf(room);
  return kept({ x: x - (at[0] - px) / scale, y: y - (at[1] - py) / scale, zoom }, room);
}

/** Moved by pixels of the window, as a finger moves the paper. */
export function dragged(camera: Camera, room: Room, by: Spot): Camera {
  const scale = scaleOf(room) * camera.zoom;
  return kept({ ...camera, x: camera.x - by[0] / scale, y: camera.y - by[1] / scale }, room);
}

/** The middle of what nothing covers: there is what the camera looks at. */
function centreOf(room: Room): Spot {
  const free = freeOf(room);
  return [free.left + free.width / 2, free.top + free.height / 2];
}

/** The pixel of the window over a place on the sheet. */
export function pixelOf([x, y]: Spot, camera: Camera, room: Room): Spot {
  const scale = scaleOf(room) * camera.zoom;
  const [px, py] = centreOf(room);
  return [px + (x - camera.x) * scale, py + (y - camera.y) * scale];
}

/** Whether all of some places are well within what nothing covers. */
export function sees(camera: Camera, room: Room, spots: readonly Spot[]): boolean {
  const air = 0.9 * scaleOf(room) * camera.zoom;
  const { left, top, width, height } = freeOf(room);
  return spots.every((spot) => {
    const [x, y] = pixelOf(spot, camera, room);
    return x > left + air && x < left + width - air && y > top + air && y < top + height - air;
  });
}

/** The place on the sheet under a pixel of the window. */
export function placeAt(camera: Camera, room: Room, at: Spot): Spot {
  const scale = scaleOf(room) * camera.zoom;
  const [px, py] = centreOf(room);
  return [camera.x + (at[0] - px) / scale, camera.y + (at[1] - py) / scale];
}

/** The same as a transform of the sheet, which lies at the window's top left in the size of the paper. */
export function transformOf(camera: Camera, room: Room): string {
  const scale = scaleOf(room) * camera.zoom;
  const [px, py] = centreOf(room);
  const x = px - (camera.x - room.sheet.left) * scale;
  const y = py - (camera.y - room.sheet.top) * scale;
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${(scale / paperScale(room)).toFixed(4)})`;
}
