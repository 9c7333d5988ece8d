// How things stand now, in one sentence: whose turn it is, what can be done, who is waited for.

import { say } from "../words.svelte.ts";
import { tileName, tilesIn, type Scene } from "../wire/scene.ts";
import { playOf } from "./actions.ts";
import { about, nameOf, people, playerName, readersPerson, seatName, standIn } from "./names.ts";
import { matchEnd } from "./scores.ts";

/** How things stand now. */
export function status(scene: Scene): string {
  switch (scene.phase) {
    case "waiting":
      return waiting(scene);
    case "between":
      return between(scene);
    case "over":
      return over(scene);
    default:
      return (
        undoAsked(scene) ??
        (scene.choices.seat === null || scene.choices.seat === undefined ? turn(scene) : yours(scene))
      );
  }
}

function waiting(scene: Scene): string {
  const open = scene.chairs.flatMap((chair, seat) => (chair.kind === "open" ? [seat] : []));
  const [first] = open;
  if (first === undefined) return say("page-status-all-here");
  return say("page-status-seats-open", { count: open.length, seat: seatName(first) });
}

function between(scene: Scene): string {
  const { onward, onward_waits: waits } = scene.asked;
  const reader = readersPerson(scene);
  if (reader !== null && waits.includes(reader)) return say("page-status-round-over");
  if (onward.length && waits.length) return say("page-status-onward-waits", { who: people(scene, waits) });
  return say("page-status-round-over-watched");
}

function over(scene: Scene): string {
  const { rematch, rematch_waits: waits } = scene.asked;
  const reader = readersPerson(scene);
  const asking = rematch.filter((person) => person !== reader);
  const told = [matchEnd(scene)];
  if (reader !== null && waits.includes(reader) && asking.length) {
    told.push(say("page-status-rematch-asked", { who: people(scene, asking) }));
  } else if (rematch.length && waits.length) {
    told.push(say("page-status-rematch-waits", { who: people(scene, waits) }));
  }
  return told.join(" ");
}

/** That somebody would take a turn back, to those who are asked, and to who asks. */
function undoAsked(scene: Scene): string | null {
  const { undo, undo_waits: waits } = scene.asked;
  if (undo === null || undo === undefined) return null;
  const reader = readersPerson(scene);
  if (reader !== null && waits.includes(reader)) return say("page-status-undo-asked", { who: nameOf(scene, undo) });
  if (scene.seats.includes(undo)) return say("page-status-undo-waits", { who: people(scene, waits) });
  return null;
}

/** Whose turn it is, where that is not for the reader to do. */
function turn(scene: Scene): string {
  const { seat, waits } = scene.turn;
  if (seat === null || seat === undefined) return "";
  const facts = about(scene, seat);
  const chair = scene.chairs[seat];
  switch (waits) {
    case "ready":
      return scene.seats.includes(seat) ? say("play-ready", facts) : say("page-status-waits", facts);
    case "gone":
      return say("page-status-gone", facts);
    case "bot": {
      if (chair?.kind === "bot") return say("page-status-thinking", facts);
      const player = standIn(scene, seat);
      if (player) return say("page-status-thinking-for", { ...facts, player });
      return say("page-status-time-up", { ...facts, player: playerName("ben") });
    }
    default:
      return say("page-status-waits", facts);
  }
}

/** What the reader can do now. */
function yours(scene: Scene): string {
  const { plays, why_not_draw, why_not_pass, misfits } = scene.choices;
  const drawn = tilesIn(scene.hands.drawn).at(-1);
  const tile = drawn ? tileName(drawn) : "";
  const again = scene.turn.drawn > 0;
  const draws = why_not_draw === "";
  const passes = why_not_pass === "";
  const first = plays[0];
  if (first && !first.end) {
    const tiles = new Set(plays.map((play) => play.ghost.tile));
    if (tiles.size > 1) return say("page-status-lead-any");
    return say("page-status-lead", { tile: tileName(playOf(first.action)?.tile ?? "") });
  }
  if (first) {
    if (again && plays.every((play) => play.ghost.tile === drawn)) {
      return say(passes ? "page-status-drawn-fits-or-pass" : "page-status-drawn-fits", { tile });
    }
    return say(draws ? "page-status-lay-or-draw" : "page-status-lay");
  }
  if (draws) return say("page-status-draw", { again });
  if (again && misfits.some(({ reason }) => reason === "only-drawn-tile")) return say("page-status-declined", { tile });
  return say("page-status-pass", { again });
}
