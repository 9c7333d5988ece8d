// What a review needs beside its decisions: the line as it lay then.

import { me } from "../../me.svelte.ts";
import { refused } from "../../telling/index.ts";
import { ask, Refusal } from "../../wire/requests.ts";
import type { Choice, Decision, EndPlace, Joint, Lying, Replay, ReplayRound, Scene } from "../../wire/scene.ts";
import { middleOf } from "../../tiles/places.ts";
import { lyingAt } from "../../replay/steps.ts";

/** The table when something was decided, with what was laid, and Ben's tile beside it where he would have laid another. */
export interface Picture {
  tiles: Lying[];
  ends: EndPlace[];
  joints: Joint[];
  laid: string | null;
  ghosts: Choice[];
}

/** Two tiles whose middles are nearer than that, in mm, lie in one place. */
const APART = 12;

/** The picture of each decision. */
export type Drawn = (decision: Decision) => Picture;

/**
 * How the table lay in a round: as its replay has it, where that can be seen already.
 *
 * Else as the line lies now, which is the same but for straight tiles that have been laid out anew since.
 */
export async function roundOf(scene: Scene, table: string, round: number): Promise<Drawn> {
  try {
    const replay = await ask<Replay>("GET", `/tables/${table}/replay`, undefined, me.secret);
    const found = replay.rounds.find((each) => each.round === round);
    if (found) return (decision) => pictureIn(found, decision);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
  }
  return (decision) => pictureOf(decision, scene.tiles, [], []);
}

/** The picture of a decision in a round that is replayed. */
export function pictureIn(round: ReplayRound, decision: Decision): Picture {
  const before = round.steps[decision.step];
  const after = round.steps[decision.step + 1];
  if (!before || !after) return pictureOf(decision, round.tiles, [], []);
  return pictureOf(decision, lyingAt(round, after), before.ends, before.joints ?? []);
}

/** The picture of a decision in a line that has begun so; the ends are those before it. */
function pictureOf(decision: Decision, line: readonly Lying[], ends: EndPlace[], joints: Joint[]): Picture {
  const laid = isPlay(decision.action) ? (line[decision.laid] ?? null) : null;
  const { ghost, would } = decision;
  const ghosts = ghost && would !== decision.action ? [{ action: would, points: 0, ghost }] : [];
  return {
    tiles: line.slice(0, decision.laid + (laid ? 1 : 0)),
    ends: laid ? [] : ends,
    joints,
    laid: laid?.tile ?? null,
    ghosts,
  };
}

/**
 * A picture with only one of two tiles in one place, the one that was laid or Ben's; null where both can be seen.
 */
export function oneOf(picture: Picture, curved: boolean, his: boolean): Picture | null {
  const [ben] = picture.ghosts;
  const laid = picture.tiles.find((lying) => lying.tile === picture.laid);
  if (!ben || !laid) return null;
  const [one, other] = [middleOf(laid, curved), middleOf(ben.ghost, curved)];
  if (Math.hypot(one.x - other.x, one.y - other.y) > APART) return null;
  const tiles = his ? [...picture.tiles.filter((lying) => lying !== laid), ben.ghost] : picture.tiles;
  return { ...picture, tiles, laid: his ? ben.ghost.tile : laid.tile, ghosts: [] };
}

/** Whether an action lays a tile. */
export function isPlay(action: string): boolean {
  return !/^[+-]/.test(action);
}

/** The tile of a play, as it is spelled; null for what is none. */
export function tileOf(action: string): string | null {
  return isPlay(action) ? action.slice(0, 2) : null;
}

/** Why there is no review, in a sentence. */
export function whyNone(scene: Scene, refusal: unknown): string {
  if (refusal instanceof Refusal) return refused(scene, refusal);
  throw refusal;
}
