// Which part of the sheet is seen. A camera looks at a place; 1 is the whole sheet, 2 is twice as near.

import type { Box, Spot } from "../game/board";

export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

/** What the camera has to work with: the sheet in lane widths, the window in pixels. */
export interface Room {
  sheet: Box;
  width: number;
  height: number;
  /** So many pixels at the top are hidden by something. */
  top?: number;
}

export const NEAREST = 8;

const middle = (low: number, high: number): number => (low + high) / 2;

/** Pixels to a lane width when the whole sheet is seen. */
export function scaleOf({ sheet, width, height }: Room): number {
  return Math.min(width / (sheet.right - sheet.left), height / (sheet.bottom - sheet.top)) || 1;
}

export function wholeOf({ sheet }: Room): Camera {
  return { x: middle(sheet.left, sheet.right), y: middle(sheet.top, sheet.bottom), zoom: 1 };
}

/** Never nearer than useful, never beyond the edge of the sheet. */
export function kept(camera: Camera, room: Room): Camera {
  const zoom = Math.min(NEAREST, Math.max(1, camera.zoom));
  const scale = scaleOf(room) * zoom;
  const { left, right, top, bottom } = room.sheet;
  return {
    x: within(camera.x, left, right, room.width / scale / 2),
    y: within(camera.y, top, bottom, room.height / scale / 2),
    zoom,
  };
}

function within(value: number, low: number, high: number, half: number): number {
  if (high - low <= 2 * half) return middle(low, high);
  return Math.min(high - half, Math.max(low + half, value));
}

/** A camera that sees all of some places with some air around, but comes no nearer than so many lane widths. */
export function cameraFor(spots: readonly Spot[], room: Room, air = 1.6, least = 9.5): Camera {
  if (!spots.length) return wholeOf(room);
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - air, Math.max(...xs) + air];
  const [top, bottom] = [Math.min(...ys) - air, Math.max(...ys) + air];
  const hidden = room.top ?? 0;
  const wide = room.width / Math.max(least, right - left);
  const tall = (room.height - hidden) / Math.max(least / 2, bottom - top);
  const scale = Math.min(wide, tall);
  const y = middle(top, bottom) - hidden / 2 / scale;
  return kept({ x: middle(left, right), y, zoom: scale / scaleOf(room) }, room);
}

/** Nearer or farther, while the place under a pixel of the window stays under it. */
export function zoomedAt(camera: Camera, room: Room, factor: number, at: Spot): Camera {
  const zoom = Math.min(NEAREST, Math.max(1, camera.zoom * factor));
  const [x, y] = placeAt(camera, room, at);
  const scale = scaleOf(room) * zoom;
  return kept(
    { x: x - (at[0] - room.width / 2) / scale, y: y - (at[1] - room.height / 2) / scale, zoom },
    room,
  );
}

/** Moved by pixels of the window, as a finger moves the paper. */
export function dragged(camera: Camera, room: Room, by: Spot): Camera {
  const scale = scaleOf(room) * camera.zoom;
  return kept({ ...camera, x: camera.x - by[0] / scale, y: camera.y - by[1] / scale }, room);
}

/** The pixel of the window over a place on the sheet. */
export function pixelOf([x, y]: Spot, camera: Camera, room: Room): Spot {
  const scale = scaleOf(room) * camera.zoom;
  return [room.width / 2 + (x - camera.x) * scale, room.height / 2 + (y - camera.y) * scale];
}

/** Whether all of some places are well within the window. */
export function sees(camera: Camera, room: Room, spots: readonly Spot[]): boolean {
  const air = 0.9 * scaleOf(room) * camera.zoom;
  return spots.every((spot) => {
    const [x, y] = pixelOf(spot, camera, room);
    return x > air && x < room.width - air && y > air + (room.top ?? 0) && y < room.height - air;
  });
}

/** The place on the sheet under a pixel of the window. */
export function placeAt(camera: Camera, room: Room, at: Spot): Spot {
  const scale = scaleOf(room) * camera.zoom;
  return [camera.x + (at[0] - room.width / 2) / scale, camera.y + (at[1] - room.height / 2) / scale];
}

/** The same as a transform of the sheet, which lies at the window's top left in its whole size. */
export function transformOf(camera: Camera, room: Room): string {
  const scale = scaleOf(room) * camera.zoom;
  const x = room.width / 2 - (camera.x - room.sheet.left) * scale;
  const y = room.height / 2 - (camera.y - room.sheet.top) * scale;
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${camera.zoom.toFixed(4)})`;
}
