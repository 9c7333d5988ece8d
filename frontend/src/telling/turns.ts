// The log of a round, put together again as turns.

import type { Entry, Lack } from "../wire/scene.ts";

/** What one seat did in one turn, or in as much of it as is in the log. */
export interface Turn {
  seat: number;
  first: Entry;
  last: Entry;
  /** The tiles drawn, null for those that were not seen. */
  drew: (string | null)[];
  showed: string[];
  /** The play or pass, or the call of time, that ended it. */
  ended: Entry | null;
  scored: number;
  /** What its last draw or pass has proved. */
  lacks: Lack[];
  /** Whether the table did some of it for the reader. */
  automatic: boolean;
}

/** Where a turn stands, or anything else that happened. */
export type Told = Turn | Entry;

const ACTIONS = ["played", "drew", "passed", "time"];
const IN_A_TURN = [...ACTIONS, "showed", "scored"];

/** Whether this is a turn. */
export function isTurn(told: Told): told is Turn {
  return "drew" in told;
}

/** The entries in turns, each standing where it began, and all others as they are. */
export function inTurns(entries: readonly Entry[]): Told[] {
  const told: Told[] = [];
  let turn: Turn | null = null;
  for (const entry of entries) {
    const seat = entry.facts.seat;
    if (!IN_A_TURN.includes(entry.code) || seat === null || seat === undefined) {
      if (entry.code === "undone") turn = null;
      told.push(entry);
      continue;
    }
    if (entry.code === "scored") {
      if (turn) turn.scored += entry.facts.points ?? 0;
      continue;
    }
    if (!turn || turn.ended || turn.seat !== seat) {
      turn = begun(seat, entry);
      told.push(turn);
    }
    add(turn, entry);
  }
  return told;
}

function begun(seat: number, first: Entry): Turn {
  return { seat, first, last: first, drew: [], showed: [], ended: null, scored: 0, lacks: [], automatic: false };
}

function add(turn: Turn, entry: Entry): void {
  const { tile, lacks, by } = entry.facts;
  turn.last = entry;
  turn.automatic ||= by === "automatic";
  if (entry.code === "showed") turn.showed.push(tile ?? "");
  else if (entry.code === "drew") turn.drew.push(tile ?? null);
  else turn.ended = entry;
  if (entry.code === "drew" || entry.code === "passed") turn.lacks = lacks ?? [];
}

/** What still stands: without the actions that were taken back, and without the news that they were. */
export function standing(entries: readonly Entry[]): Entry[] {
  let kept: Entry[] = [];
  for (const entry of entries) {
    if (entry.code !== "undone") {
      kept.push(entry);
      continue;
    }
    for (let count = entry.facts.actions ?? 0; count > 0; count -= 1) {
      const last = kept.findLastIndex(({ code }) => ACTIONS.includes(code));
      if (last < 0) break;
      const version = kept[last]?.version;
      // what an action led to, as points by fives, is of the same version
      kept = kept.filter((each) => each.version !== version || !IN_A_TURN.includes(each.code));
    }
  }
  return kept;
}
