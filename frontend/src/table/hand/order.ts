// The order of a hand: tiles stay where they are, and new ones come last.

import { numbersOf } from "../../wire/scene.ts";

/** The tiles of a hand in the order in which they were shown before; a new hand is sorted, the higher numbers first. */
export function arranged(hand: readonly string[], before: readonly string[]): string[] {
  const stayed = before.filter((tile) => hand.includes(tile));
  if (stayed.length === 0 && hand.length > 1) return sorted(hand);
  return [...stayed, ...hand.filter((tile) => !stayed.includes(tile))];
}

function sorted(hand: readonly string[]): string[] {
  return [...hand].sort((one, other) => {
    const [high, low] = numbersOf(one);
    const [otherHigh, otherLow] = numbersOf(other);
    return otherHigh - high || otherLow - low;
  });
}
