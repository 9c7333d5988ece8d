// How much of a turn is left: pure functions on moments in milliseconds.

/** What a clock shows: the seconds that have begun, and which share of the turn is left, from 1 to 0. */
export interface Left {
  seconds: number;
  share: number;
}

/** From so many seconds on they are shown as a number, and from so many on they are marked. */
export const NUMBERED = 10;
export const LAST = 3;

/** What is left at `now` of a turn of `length` that ends at `deadline`; in whole steps the share moves by seconds. */
export function leftOf(deadline: number, now: number, length: number, whole: boolean): Left {
  const rest = Math.max(0, deadline - now);
  const seconds = Math.ceil(rest / 1000);
  const shown = whole ? seconds * 1000 : rest;
  return { seconds, share: length > 0 ? Math.min(1, shown / length) : 0 };
}

/** The arc of a ring with this radius about the origin that is left, from the top on clockwise, as dashes. */
export function dashes(share: number, radius: number): string {
  const round = 2 * Math.PI * radius;
  return `${(share * round).toFixed(2)} ${round.toFixed(2)}`;
}
