// What a player has not seen yet, laid out as a grid.

import { numbersOf, tilesIn, type Scene } from "../../wire/scene.ts";

export interface Cell {
  tile: string;
  high: number;
  low: number;
  seen: boolean;
  /** The seats of others that are known not to hold it. */
  without: number[];
}

/** Every tile of the set in rows: row n holds the tiles with n as their higher number. */
export function grid(scene: Scene): Cell[][] {
  const unseen = new Set(tilesIn(scene.unseen));
  const others = scene.known.map((known, seat) => ({ seat, cannot: new Set(tilesIn(known.cannot)) }));
  const rows: Cell[][] = Array.from({ length: scene.about.highest + 1 }, () => []);
  for (const spelled of tilesIn(scene.about.halves)) {
    const [one, other] = numbersOf(spelled);
    const [high, low] = [Math.max(one, other), Math.min(one, other)];
    const tile = high.toString(36) + low.toString(36);
    const seen = !unseen.has(tile);
    const without = seen
      ? []
      : others.filter(({ seat, cannot }) => !scene.seats.includes(seat) && cannot.has(tile)).map(({ seat }) => seat);
    rows[high]?.push({ tile, high, low, seen, without });
  }
  for (const row of rows) row.sort((first, second) => first.low - second.low);
  return rows;
}
