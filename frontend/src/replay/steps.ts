// A match step by step: what a board shows then, and the scene of then, so that all sentences can be told of it.

import {
  tilesIn,
  type Joint,
  type Lying,
  type Replay,
  type ReplayRound,
  type ReplayStep,
  type Scene,
} from "../wire/scene.ts";
import { pipsOn } from "../telling/index.ts";

/** What a board is given. */
export interface Shown {
  tiles: Lying[];
  ends: ReplayStep["ends"];
  joints: Joint[];
  last: string | null;
}

/** The tiles that lie at a step, where they lay then. */
export function lyingAt(round: ReplayRound, step: ReplayStep): Lying[] {
  const layout = step.layout;
  const tiles = layout === null || layout === undefined ? round.tiles : (round.earlier?.[layout] ?? round.tiles);
  return tiles.slice(0, step.laid);
}

/** What a board shows at a step. */
export function shownAt(round: ReplayRound, step: ReplayStep): Shown {
  const tiles = lyingAt(round, step);
  const last = tiles.at(-1);
  return { tiles, ends: step.ends, joints: step.joints ?? [], last: last && !last.opener ? last.tile : null };
}

/** Whether a round has ended with this step. */
export function isLast(round: ReplayRound, index: number): boolean {
  return index === round.steps.length - 1;
}

/**
 * The scene of a step with all hands: that of the table, as it would have been then.
 *
 * Nothing that only a player needs is in it: no choices, and nothing that is known of hands, since all are seen.
 */
export function sceneAt(scene: Scene, replay: Replay, round: ReplayRound, index: number): Scene {
  const step = round.steps[index] as ReplayStep;
  const over = isLast(round, index) && round.result !== null && round.result !== undefined;
  const final = over && round === replay.rounds.at(-1);
  const { tiles, ends, joints, last } = shownAt(round, step);
  const hands = step.hands.map(tilesIn);
  return {
    ...scene,
    phase: over ? "between" : "playing",
    about: replay.about,
    round: round.round,
    attempt: round.attempt,
    scores: step.scores,
    results: replay.rounds.flatMap(({ round: number, result }) =>
      result && (number < round.round || (over && number === round.round)) ? [result] : [],
    ),
    asked: {
      undo_agreed: [],
      undo_waits: [],
      onward: [],
      onward_waits: [],
      rematch: [],
      rematch_waits: [],
      resigning: [],
      ended: final ? (replay.ended ?? null) : null,
      winner: final ? (replay.winner ?? null) : null,
    },
    turn: { seat: step.turn ?? null, waits: "", drawn: tilesIn(step.drawn ?? "").length },
    stock: { hands: hands.map((tiles) => tiles.length), boneyard: step.boneyard, drawable: step.boneyard },
    tiles,
    last,
    joints,
    ends,
    hands: {
      seat: null,
      tiles: step.hands,
      drawn: step.drawn ?? "",
      pips: hands.map((tiles) => tiles.reduce((sum, tile) => sum + pipsOn(tile), 0)),
    },
    choices: { seat: null, plays: [], misfits: [], why_not_draw: "", why_not_pass: "" },
    known: [],
    unseen: "",
    log: round.steps.slice(0, index + 1).flatMap(({ entries }) => entries),
  };
}

/** Where in the replay one is. */
export interface Here {
  round: number;
  step: number;
}

/** One step on or back; from the end of a round to the deal of the next one, and the other way. */
export function stepped(replay: Replay, here: Here, by: 1 | -1): Here {
  const steps = replay.rounds[here.round]?.steps.length ?? 0;
  const step = here.step + by;
  if (step >= 0 && step < steps) return { ...here, step };
  const other = replay.rounds[here.round + by];
  if (!other) return here;
  return { round: here.round + by, step: by > 0 ? 0 : other.steps.length - 1 };
}
