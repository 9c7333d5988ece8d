// Actions in words, as one may do them: "lay 6-4 at a, bending left".

import { say } from "../words.svelte.ts";
import { tileName, type Choice } from "../wire/scene.ts";

/** A play as it is spelled: `64a`, `66bL`. */
export interface Spelled {
  tile: string;
  end: string | null;
  bend: string | null;
}

/** What is known of a play beside its spelling. */
export type Details = Pick<Choice, "bend" | "meets" | "points">;

const WAYS: Record<string, string> = { L: "left", R: "right", O: "outward", I: "inward" };

/** A play taken apart; null for what is none. */
export function playOf(action: string): Spelled | null {
  const [, tile, end, bend] = /^([0-9A-C]{2})([a-h])?([LROI])?$/.exec(action) ?? [];
  return tile === undefined ? null : { tile, end: end ?? null, bend: bend ?? null };
}

/** An action in words; with the choice that offers it, also which way the tile bends, and what it brings. */
export function doing(action: string, choice: Details | null = null): string {
  const play = playOf(action);
  if (!play) return action.startsWith("+") ? say("play-do-draw") : say("play-do-pass");
  const tile = tileName(play.tile);
  const parts =
    play.end === null
      ? [say("play-do-lead", { tile })]
      : [say("play-do-lay", { tile, end: play.end }), ...way(choice?.bend ?? play.bend, choice?.meets)];
  if (choice?.points) parts.push(say("play-do-fives", { points: choice.points }));
  return parts.join(", ");
}

/** How a tile lies: which way it bends, and whether it closes a ring. */
export function way(bend: string | null | undefined, meets: string | null | undefined): string[] {
  const parts = bend ? [say(`play-way-${WAYS[bend] ?? bend}`)] : [];
  return meets ? [...parts, say("play-way-ring", { end: meets })] : parts;
}
