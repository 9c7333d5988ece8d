// The line that the first screen shows: ten tiles of a real round of Bendomino.

import type { EndPlace, Lying } from "../wire/scene.ts";

type Row = [tile: string, left: number, right: number, x: number, y: number, angle: number];

const ROWS: Row[] = [
  ["66", 6, 6, 19.49, 11.25, 0],
  ["64", 4, 6, 19.49, 11.25, 240],
  ["40", 4, 0, 19.49, 56.25, 60],
  ["30", 0, 3, 19.49, 56.25, 180],
  ["33", 3, 3, -19.49, 78.75, 0],
  ["53", 3, 5, -58.46, 56.25, 180],
  ["55", 5, 5, -97.43, 78.75, 0],
  ["54", 4, 5, -97.43, 78.75, 240],
  ["65", 5, 6, 58.46, -11.25, 180],
  ["51", 5, 1, 97.43, 11.25, 0],
];

export const TILES: Lying[] = ROWS.map(([tile, left, right, x, y, angle]) => {
  return { tile, left, right, x, y, angle, opener: tile === "66" };
});

export const ENDS: EndPlace[] = [
  { name: "a", number: 4, state: "closed", bends: "R", meets: [null], held: false, x: -97.43, y: 101.25, angle: 0 },
  { name: "b", number: 1, state: "open", bends: "LR", meets: [null, null], held: false, x: 116.91, y: 0, angle: 60 },
];
