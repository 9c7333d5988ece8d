// Which tile lies beside which: read from where they lie, for the list that mirrors the picture.

import measures from "virtual:measures";
import { turned, type Point } from "../tiles/places.ts";
import type { Lying } from "../wire/scene.ts";

const { curved: RING, straight: BAR } = measures;

/** The middles of the sides at which others can join: the two ends, and the two long sides of a double. */
function sides(lying: Lying, curved: boolean): Point[] {
  const half = RING.span / 2;
  const middle = (RING.inner + RING.outer) / 2;
  const points = curved
    ? [turned(0, -middle, -half), turned(0, -middle, half), { x: 0, y: -RING.outer }, { x: 0, y: -RING.inner }]
    : [
        { x: -BAR.length / 2, y: 0 },
        { x: BAR.length / 2, y: 0 },
        { x: 0, y: -BAR.width / 2 },
        { x: 0, y: BAR.width / 2 },
      ];
  return points.map(({ x, y }) => {
    const at = turned(x, y, lying.angle);
    return { x: lying.x + at.x, y: lying.y + at.y };
  });
}

/**
 * The tiles of each arm from the opener outward; a line with two ends is told whole, from end a to end b.
 *
 * A tile has joined the arm whose outermost tile it touches.
 */
export function armsOf(tiles: readonly Lying[], curved: boolean): string[][] {
  const openers = tiles.filter((tile) => tile.opener);
  const arms: Lying[][] = [];
  const apart = (one: Lying, other: Lying) =>
    Math.min(...sides(one, curved).flatMap((a) => sides(other, curved).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
  for (const tile of tiles) {
    if (tile.opener) continue;
    const tips = [...arms.map((arm) => arm.at(-1)), ...openers].filter((tip): tip is Lying => tip !== undefined);
    const nearest = tips.reduce((best, tip) => (apart(tile, tip) < apart(tile, best) - 0.01 ? tip : best));
    const arm = arms.find((each) => each.at(-1) === nearest);
    if (arm) arm.push(tile);
    else arms.push([nearest, tile]);
  }
  const [first, second, third] = arms;
  const names = (arm: readonly Lying[]) => arm.map((each) => each.tile);
  if (!first) return openers.map((opener) => [opener.tile]);
  if (openers.length === 1 && second && !third) return [[...names(first).reverse(), ...names(second).slice(1)]];
  return arms.map(names);
}
