// Rounds to go through step by step: which one belongs to which rules, and what is noted at a step.

import { joined, lacksTold, nameOf } from "../telling/index.ts";
import { tileName, type Facts, type Replay, type Scene, type SheetInFull } from "../wire/scene.ts";
import { say } from "../words.svelte.ts";
import { valueOf } from "./sheets.ts";

export type SampleName = "curved" | "crosswise" | "four-ends" | "straight" | "arms";

/** Something to be noted at a step, because it is seen there for the first time. */
export interface Note {
  step: number;
  code: string;
  facts: Facts;
}

export interface Sample {
  replay: Replay;
  notes: Note[];
}

const SAMPLES: Record<SampleName, () => Promise<{ default: unknown }>> = {
  curved: () => import("./samples/curved.json"),
  crosswise: () => import("./samples/crosswise.json"),
  "four-ends": () => import("./samples/four-ends.json"),
  straight: () => import("./samples/straight.json"),
  arms: () => import("./samples/arms.json"),
};

/** The round that shows best how these rules are played. */
export function sampleOf(sheet: SheetInFull): SampleName {
  if (!sheet.curved) return valueOf(sheet, "arms-first") === "yes" ? "arms" : "straight";
  if (valueOf(sheet, "fives") === "four") return "four-ends";
  return valueOf(sheet, "doubles") === "crosswise" ? "crosswise" : "curved";
}

/** A round by its name. */
export async function sample(name: SampleName): Promise<Sample> {
  return (await SAMPLES[name]()).default as Sample;
}

/** What the sentences need to know of the table at which a round was played: who sat there. */
export function tableOf(replay: Replay): Scene {
  const chairs = replay.names.map((name, seat) => {
    const player = replay.players[seat];
    return player ? { kind: "bot", player, resigned: false } : { kind: "person", name, resigned: false };
  });
  return { version: 0, now: 0, seats: [], chairs, left: { tiles: [], left: [], right: [] } } as unknown as Scene;
}

const BENDS: Record<string, string> = { L: "left", R: "right", O: "outward", I: "inward" };

/** A note as a sentence. */
export function noteTold(scene: Scene, { code, facts }: Note): string {
  const seat = facts.seat ?? null;
  return say(`guide-note-${code}`, {
    who: seat === null ? "" : nameOf(scene, seat),
    tile: facts.tile ? tileName(facts.tile) : "",
    end: facts.end,
    other: facts.other && facts.other.length > 1 ? tileName(facts.other) : facts.other,
    points: facts.points,
    bend: BENDS[facts.bend ?? ""],
    lacks: joined(lacksTold(facts.lacks ?? [])),
  });
}
