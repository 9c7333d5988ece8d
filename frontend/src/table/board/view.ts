// What part of the table a board shows: pure functions on a frame.

import type { Box, Point } from "../../tiles/places.ts";

/** A point of the table in mm, p, is drawn at `x + scale * p.x`, `y + scale * p.y` in px. */
export interface Frame {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** In px for each mm: a tile is never larger or smaller than that. */
const LARGEST = 3.4;
const SMALLEST = 0.35;
const CLOSEST = 6;

/** The frame that shows a box whole, in the middle, with a margin in px. */
export function fitted(box: Box, size: Size, margin: number): Frame {
  const width = Math.max(box.right - box.left, 1);
  const height = Math.max(box.bottom - box.top, 1);
  const room = { width: Math.max(size.width - 2 * margin, 1), height: Math.max(size.height - 2 * margin, 1) };
  const scale = Math.min(room.width / width, room.height / height, LARGEST);
  return {
    scale,
    x: size.width / 2 - (scale * (box.left + box.right)) / 2,
    y: size.height / 2 - (scale * (box.top + box.bottom)) / 2,
  };
}

/** The frame after a zoom that leaves a point of the board, in px, where it is. */
export function zoomed(frame: Frame, factor: number, about: Point): Frame {
  const scale = Math.min(Math.max(frame.scale * factor, SMALLEST), CLOSEST);
  const by = scale / frame.scale;
  return { scale, x: about.x + (frame.x - about.x) * by, y: about.y + (frame.y - about.y) * by };
}

/** The frame after a pan, but with the box never wholly out of sight. */
export function panned(frame: Frame, dx: number, dy: number, box: Box, size: Size): Frame {
  const keep = 48;
  const within = (at: number, low: number, high: number, room: number) =>
    Math.min(Math.max(at, keep - frame.scale * high), room - keep - frame.scale * low);
  return {
    scale: frame.scale,
    x: within(frame.x + dx, box.left, box.right, size.width),
    y: within(frame.y + dy, box.top, box.bottom, size.height),
  };
}

/** A point of the table that is drawn at this point of the board. */
export function under(frame: Frame, point: Point): Point {
  return { x: (point.x - frame.x) / frame.scale, y: (point.y - frame.y) / frame.scale };
}
