// What somebody types, in the grammar of the terminal: a tile with its numbers in any order, then the end and the bend.

import type { Choice } from "../wire/scene.ts";

/** The plays that are meant by this text: `64`, `46`, `64a`, `66bL`, capitals or not. */
export function typedChoice(text: string, plays: readonly Choice[]): Choice[] {
  const found = /^([0-9a-c])([0-9a-c])(?:([a-h])([lroi])?)?$/i.exec(text.trim());
  if (!found) return [];
  const [, first = "", second = "", end, bend] = found.map((part) => part?.toLowerCase());
  const tiles = [first + second, second + first];
  return plays.filter(
    (play) =>
      tiles.includes(play.ghost.tile.toLowerCase()) &&
      (!end || play.end === end) &&
      (!bend || play.bend?.toLowerCase() === bend),
  );
}
