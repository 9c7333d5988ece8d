// What a player of the program would do in the reader's place, and why.

import { say } from "../words.svelte.ts";
import { tileName, type Decision, type Hint, type Reason, type Review, type Scene } from "../wire/scene.ts";
import { doing, playOf } from "./actions.ts";
import { ownName, nameOf, playerName, sideOf } from "./names.ts";

/** What was asked of a player: what he would do, and why, the weightiest reason first. */
export interface Advice {
  would: string;
  reasons: string[];
}

/** A hint in sentences. */
export function hintTold(scene: Scene, hint: Hint): Advice {
  const choice = scene.choices.plays.find(({ action }) => action === hint.action) ?? null;
  const message = playOf(hint.action)?.end ? "hint-would-lay" : "hint-would";
  return {
    would: say(message, { who: playerName(hint.player), action: doing(hint.action, choice) }),
    reasons: reasonsTold(scene, hint.seat, hint.player, hint.reasons),
  };
}

/** A decision beside what the player would have done. */
export interface Compared {
  step: number;
  same: boolean;
  text: string;
  reasons: string[];
}

/** Each decision of a review in a sentence, with the reasons for what the player would have done. */
export function reviewTold(scene: Scene, review: Review): Compared[] {
  return review.decisions.map((decision) => {
    const same = alike(decision);
    const facts = { who: playerName(review.player), done: doing(decision.action), action: doing(decision.would) };
    const text = say(same ? "review-same" : "review-other", facts);
    return {
      step: decision.step,
      same,
      text,
      reasons: reasonsTold(scene, review.seat, review.player, decision.reasons),
    };
  });
}

/** How often the player would have done the same. */
export function reviewSum(review: Review): string {
  const count = review.decisions.length;
  if (!count) return say("review-nothing");
  const same = review.decisions.filter(alike).length;
  return say("review-sum", { who: playerName(review.player), same, count, all: same === count });
}

function alike({ action, would }: Decision): boolean {
  return action === would;
}

/** Reasons of a player for what he would do at a seat. */
export function reasonsTold(scene: Scene, seat: number, player: string, reasons: readonly Reason[]): string[] {
  return reasons.map((reason) => reasonTold(scene, seat, player, reason));
}

function reasonTold(scene: Scene, seat: number, player: string, { code, facts }: Reason): string {
  const opponents = opponentsOf(scene, seat);
  const spoken = Number(facts["seat"] ?? opponents[0] ?? seat);
  const several = opponents.length > 1;
  // the advice is for this seat, whoever reads it
  const who = spoken === seat ? nameOf(scene, spoken) : ownName(scene, spoken);
  const tile = facts["tile"];
  return say(`hint-${code}`, {
    ...facts,
    ...(tile === undefined ? {} : { tile: tileName(String(tile)) }),
    who: who === playerName(player) ? say("hint-opponent", { who }) : who,
    several,
    all: several && Boolean(facts["all"]),
    bend: facts["bend"] ?? "",
    curved: scene.about.curved,
  });
}

/** The seats of the other sides, the next to act first. */
function opponentsOf(scene: Scene, seat: number): number[] {
  const count = scene.chairs.length;
  return Array.from({ length: count - 1 }, (_, step) => (seat + step + 1) % count).filter(
    (other) => sideOf(scene, other) !== sideOf(scene, seat),
  );
}
