// Where things lie: lengths in mm, x to the right, y down, angles in degrees clockwise, as in docs/table.md.

import measures from "virtual:measures";
import type { EndPlace, Lying } from "../wire/scene.ts";

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const { curved: RING, straight: BAR, marks: MARKS } = measures;
const RADIANS = Math.PI / 180;
/** Half way between the arcs of a curved tile. */
export const MIDDLE = (RING.inner + RING.outer) / 2;

/** A point after a turn about the origin. */
export function turned(x: number, y: number, angle: number): Point {
  const sine = Math.sin(angle * RADIANS);
  const cosine = Math.cos(angle * RADIANS);
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
}

function at(lying: Lying, x: number, y: number): Point {
  const moved = turned(x, y, lying.angle);
  return { x: lying.x + moved.x, y: lying.y + moved.y };
}

/** The middle of the line across a tile. */
export function middleOf(lying: Lying, curved: boolean): Point {
  return curved ? at(lying, 0, -MIDDLE) : { x: lying.x, y: lying.y };
}

/** Where the middle of the left or right half lies from the place of its tile, and how it is turned. */
export function faceOf(curved: boolean, way: -1 | 1): Point & { angle: number } {
  if (!curved) return { x: way * BAR.face, y: 0, angle: 0 };
  const angle = (way * RING.span) / 4;
  return { ...turned(0, -RING.face, angle), angle };
}

/** What a tile covers; for a curved one a little more. */
export function boxOf(lying: Lying, curved: boolean): Box {
  const corners: Point[] = [];
  if (curved) {
    for (let step = -3; step <= 3; step++) {
      const angle = (step * RING.span) / 6;
      corners.push(turned(0, -RING.outer, angle));
      if (Math.abs(step) === 3) corners.push(turned(0, -RING.inner, angle));
    }
  } else {
    for (const x of [-BAR.length / 2, BAR.length / 2])
      for (const y of [-BAR.width / 2, BAR.width / 2]) corners.push({ x, y });
  }
  return around(corners.map((corner) => at(lying, corner.x, corner.y)));
}

/** The smallest box that holds these points; a point where there are none. */
export function around(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return points.length > 0 ? box : { left: 0, top: 0, right: 0, bottom: 0 };
}

/** The smallest box that holds all of these. */
export function together(boxes: readonly Box[]): Box {
  return around(
    boxes.flatMap((box) => [
      { x: box.left, y: box.top },
      { x: box.right, y: box.bottom },
    ]),
  );
}

/** A box with a margin around it. */
export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** How far a point is from a tile, 0 if it is on it. */
export function distance(lying: Lying, curved: boolean, point: Point): number {
  const { x, y } = turned(point.x - lying.x, point.y - lying.y, -lying.angle);
  if (!curved) {
    return Math.hypot(Math.max(0, Math.abs(x) - BAR.length / 2), Math.max(0, Math.abs(y) - BAR.width / 2));
  }
  const radius = Math.hypot(x, y);
  const half = (RING.span / 2) * RADIANS;
  if (Math.atan2(Math.abs(x), -y) <= half) return Math.max(RING.inner - radius, radius - RING.outer, 0);
  const along = Math.abs(x) * Math.sin(half) - y * Math.cos(half);
  const nearest = Math.min(Math.max(along, RING.inner), RING.outer);
  return Math.hypot(Math.abs(x) - nearest * Math.sin(half), y + nearest * Math.cos(half));
}

/** An end that is not gone, with its number and place. */
export type Tip = EndPlace & { number: number; x: number; y: number; angle: number };

/** The ends that have a place. */
export function tipsOf(ends: readonly EndPlace[]): Tip[] {
  return ends.filter((end): end is Tip => end.number !== null && end.number !== undefined);
}

const ASIDE = [0, 3, -3, 6, -6, 9, -9, 13, -13];
const FURTHER = [0, 2, 4, 7, 11, 16];

/** Where the flag of each end goes: straight ahead if there is room, else where there is most of it. */
export function flagSpots(tips: readonly Tip[], tiles: readonly Lying[], curved: boolean): Point[] {
  const taken: Point[] = [];
  for (const tip of tips) {
    const near = tiles.filter((tile) => distance(tile, curved, tip) < 3 * RING.outer);
    let best: Point = { x: tip.x, y: tip.y };
    let most = -1;
    search: for (const side of ASIDE) {
      for (const further of FURTHER) {
        const start = (tip.state === "dead" ? MARKS.cap.flag : MARKS.flag.ahead) + further;
        const step = turned(start, side, tip.angle);
        const spot = { x: tip.x + step.x, y: tip.y + step.y };
        const room = Math.min(
          ...near.map((tile) => distance(tile, curved, spot)),
          ...taken.map((other) => Math.hypot(other.x - spot.x, other.y - spot.y) - MARKS.flag.radius),
          3 * RING.outer,
        );
        if (room > most + 0.01) [best, most] = [spot, room];
        if (room >= MARKS.flag.radius + MARKS.flag.edge) break search;
      }
    }
    taken.push(best);
  }
  return taken;
}

/** What the marks of an end cover. */
export function tipBox(tip: Tip, spot: Point): Box {
  const reach = tip.held ? MARKS.held.ahead + MARKS.held.width : MARKS.arrow.radius + MARKS.arrow.head / 2;
  const points = [
    { x: spot.x - MARKS.flag.radius, y: spot.y - MARKS.flag.radius },
    { x: spot.x + MARKS.flag.radius, y: spot.y + MARKS.flag.radius },
  ];
  if (tip.bends || tip.held) {
    for (const side of [-2, 2]) {
      const corner = turned(reach, side * MARKS.flag.radius, tip.angle);
      points.push({ x: tip.x + corner.x, y: tip.y + corner.y });
    }
  }
  return around(points);
}

/** A tile standing upright with its middle at the origin, the bulge of a curved one to the right. */
export function stood(tile: string, halves: string, curved: boolean): Lying {
  const [high = "0", low = "0"] = tile;
  let left = high;
  let right = low;
  for (let index = 0; index < halves.length; index += 2) {
    if (halves[index] === low && halves[index + 1] === high) [left, right] = [low, high];
  }
  return {
    tile,
    left: parseInt(left, 36),
    right: parseInt(right, 36),
    x: curved ? -MIDDLE : 0,
    y: 0,
    angle: 90,
    opener: false,
  };
}

/** The value of `transform` that puts something there. */
export function moved(x: number, y: number, angle = 0): string {
  return angle % 360 === 0 ? `translate(${x} ${y})` : `translate(${x} ${y})rotate(${angle})`;
}
