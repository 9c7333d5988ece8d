// Why the winner of a round is who it is, where that is not plain: by fives, by lot, by fewest pips.

import { say } from "../words.svelte.ts";
import { tileName, type Result, type Scene } from "../wire/scene.ts";
import { about, joined, nameOf, sideOf } from "./names.ts";
import { pipsOf } from "./pips.ts";

/** Why this seat has won, in up to two sentences; none where it is out. */
export function whyWon(scene: Scene, result: Result, seat: number): string[] {
  const facts = about(scene, seat);
  const seats = scene.chairs.map((_, each) => each);
  const pips = pipsOf(scene, seat);
  const alike = (among: number[]) => among.filter((each) => pipsOf(scene, each) === pips);
  if (byFives(scene)) {
    const best = Math.max(...result.fives);
    const most = seats.filter((each) => result.fives[sideOf(scene, each)] === best);
    if (new Set(most.map((each) => sideOf(scene, each))).size === 1) return [say("play-most-fives", facts)];
    if (!scene.stock.hands[seat]) return [say("play-most-fives-out", facts)];
    return [say(alike(most).length === 1 ? "play-most-fives-pips" : "play-most-fives-leader", facts)];
  }
  if (result.ending === "out") return [];
  if (result.lots.length) return [tied(scene, result), say("play-lots", { ...facts, lots: lots(scene, result) })];
  const partners = alike(seats);
  if (partners.length > 1) {
    return [say("play-fewest-both", { who: joined(partners.map((each) => nameOf(scene, each))), pips })];
  }
  return [say("play-fewest", { ...facts, pips })];
}

/** Whether most points by fives win the round: with two starters, unless the rules say otherwise. */
function byFives(scene: Scene): boolean {
  const starters = scene.tiles.filter((lying) => lying.opener).length;
  return starters > 1 && !scene.about.rules.split(",").includes("five-round=out");
}

/** Who has equally few pips. */
export function tied(scene: Scene, result: Result): string {
  const who = joined(result.tied.map((seat) => nameOf(scene, seat)));
  return say("play-tied", { who, pips: pipsOf(scene, result.tied[0] ?? 0) });
}

/** The seats that drew lots, each with its tile. */
function lots(scene: Scene, result: Result): string {
  return joined(result.lots.map(([seat, tile]) => say("play-lot", { ...about(scene, seat), tile: tileName(tile) })));
}
