// The pips of tiles and hands.

import { numbersOf, tileName, tilesIn, type Scene } from "../wire/scene.ts";
import { descending } from "./known.ts";

/** The pips of a hand that is seen whole, else of what is seen of it. */
export function pipsOf(scene: Scene, seat: number): number {
  return scene.hands.pips[seat] ?? tilesIn(scene.hands.tiles[seat] ?? "").reduce((sum, tile) => sum + pipsOn(tile), 0);
}

/** The pips of a tile. */
export function pipsOn(tile: string): number {
  const [high, low] = numbersOf(tile);
  return high + low;
}

/** The pips of a hand, tile by tile: "6-4 (10) + 2-0 (2)", the heaviest first. */
export function tileByTile(hand: string): string {
  const tiles = descending(tilesIn(hand)).sort((one, other) => pipsOn(other) - pipsOn(one));
  // no line is to end between a tile and its pips
  return tiles.map((tile) => `${tileName(tile)}\u00a0(${pipsOn(tile)})`).join(" + ");
}
