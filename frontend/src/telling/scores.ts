// What a round and a match have brought, every point with the pips that made it.

import { say } from "../words.svelte.ts";
import { tilesIn, type Result, type Scene } from "../wire/scene.ts";
import { descending } from "./known.ts";
import { aboutSide, nameOf, sideOf } from "./names.ts";
import { endingTold } from "./news.ts";
import { pipsOf, tileByTile } from "./pips.ts";
import { tied, whyWon } from "./winners.ts";

/** A hand as it is shown at the end of a round. */
export interface ShownHand {
  seat: number;
  name: string;
  tiles: string[];
  pips: number;
}

/** How a round has ended: all hands, a sentence for each step on the way to its points, and where the match stands. */
export interface RoundEnd {
  result: Result;
  ending: string;
  hands: ShownHand[];
  points: string[];
  standing: string;
}

/** The round that has just ended; null while one goes on, and where the match ended in the middle of one. */
export function roundEnd(scene: Scene): RoundEnd | null {
  const result = scene.results[scene.round];
  if (!result || (scene.phase !== "between" && scene.phase !== "over")) return null;
  return {
    result,
    ending: endingTold(scene, result.ending),
    hands: scene.chairs.map((_, seat) => {
      const tiles = descending(tilesIn(scene.hands.tiles[seat] ?? ""));
      return { seat, name: nameOf(scene, seat), tiles, pips: pipsOf(scene, seat) };
    }),
    points: pointsOf(scene, result),
    standing: standing(scene),
  };
}

/** The points of the match so far, or at its end. */
export function standing(scene: Scene): string {
  const scores = bySide(scene, scene.scores);
  if (scene.asked.ended) return say("play-standing-end", { scores });
  return say("play-standing", { scores, target: scene.about.target });
}

/** Points with the name of each side: "You: 12, Ben: 30". */
export function bySide(scene: Scene, points: readonly (number | string)[]): string {
  return points.map((score, side) => say("play-side-points", { ...aboutSide(scene, side), points: score })).join(", ");
}

/** The round that is played, by its number. */
export function roundTitle(scene: Scene): string {
  return say("play-round", { round: scene.round + 1 });
}

/** Who has won the match, or how else it ended; empty while it goes on. */
export function matchEnd(scene: Scene): string {
  const { ended, winner } = scene.asked;
  if (!ended) return "";
  const won = winner === null || winner === undefined ? null : aboutSide(scene, winner);
  if (ended === "ended") return say("page-match-ended");
  if (ended === "resigned") return won ? say("page-match-resigned", won) : say("page-match-resigned-all");
  return won ? say("play-match-won", { ...won, rounds: say("play-rounds", { count: scene.results.length }) }) : "";
}

/** A table of the rounds that have ended: a row for each, points by side, and the totals. */
export interface Rounds {
  heads: string[];
  rows: { round: number; points: (number | string)[]; ending: string }[];
  total: { name: string; points: (number | string)[] };
}

/** Every round with what it brought each side. */
export function rounds(scene: Scene): Rounds {
  const sides = scene.scores.map((_, side) => aboutSide(scene, side).who);
  return {
    heads: [say("play-rounds-head"), ...sides, say("play-rounds-how")],
    rows: scene.results.map(({ points, ending }, round) => ({
      round: round + 1,
      points,
      ending: say(`play-rounds-${ending}`),
    })),
    total: { name: say("play-rounds-total"), points: scene.scores },
  };
}

function pointsOf(scene: Scene, result: Result): string[] {
  const told: string[] = [];
  const fives = result.fives.some(Boolean);
  if (fives) told.push(say("play-fives", { scores: bySide(scene, result.fives) }));
  const seat = result.seat;
  if (seat === null || seat === undefined) return [...told, ...nobody(scene, result)];
  told.push(...whyWon(scene, result, seat), won(scene, result, seat));
  if (fives) told.push(say("play-round-total", { scores: bySide(scene, result.points) }));
  return told;
}

/** The points of the winner and the pips that make them. */
function won(scene: Scene, result: Result, seat: number): string {
  const side = sideOf(scene, seat);
  const facts = aboutSide(scene, side);
  const others = scene.chairs.map((_, each) => each).filter((each) => sideOf(scene, each) !== side);
  const points = Number(result.points[side]) - (result.fives[side] ?? 0);
  if (!points) return say("play-won-nothing", facts);
  const own = pipsOf(scene, seat);
  const all = others.reduce((sum, other) => sum + pipsOf(scene, other), 0);
  if (points !== all) {
    const parts = others.map((other) => `${pipsOf(scene, other)} - ${own}`);
    const sum = parts.length === 1 ? parts.join() : parts.map((part) => `(${part})`).join(" + ");
    return say("play-won-difference", { ...facts, points, sum });
  }
  const [only] = others;
  const sum =
    others.length === 1 && only !== undefined
      ? tileByTile(scene.hands.tiles[only] ?? "")
      : others.map((other) => `${pipsOf(scene, other)} (${nameOf(scene, other)})`).join(" + ");
  return say("play-won", { ...facts, points, sum });
}

/** A blocked round that nobody has won: nobody scores, or those who tie share. */
function nobody(scene: Scene, result: Result): string[] {
  const [first] = result.tied;
  if (first === undefined) return [];
  const told = [tied(scene, result)];
  const side = sideOf(scene, first);
  const [over = 0, under = 1] = String(result.points[side]).split("/").map(Number);
  const each = over - (result.fives[side] ?? 0) * under;
  if (!each) return [...told, say("play-nobody")];
  const pot = (each * result.tied.length) / under;
  const own = pipsOf(scene, first);
  const others = scene.chairs.map((_, seat) => seat).filter((seat) => seat !== first);
  const plain = others.reduce((sum, other) => sum + pipsOf(scene, other), 0) === pot;
  const parts = others.map((other) => (plain ? `${pipsOf(scene, other)}` : `(${pipsOf(scene, other)} - ${own})`));
  const facts = { points: pot, sum: parts.join(" + "), count: result.tied.length };
  return [...told, say("play-shared", { ...facts, each: under === 1 ? each : `${each}/${under}` })];
}
