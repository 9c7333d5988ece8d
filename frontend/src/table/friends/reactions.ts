// The few fixed things that people can say to each other.

import { inTeams } from "../../telling/index.ts";
import type { Scene } from "../../wire/scene.ts";
import { peopleSeated } from "./chairs.ts";

export const REACTIONS = ["hello", "well-played", "thanks", "oops", "thinking"] as const;

/** For so many seconds a reaction stands beside the seat. */
const STAYS = 6;

/** Whether the reader may say something here: partners play without a word, and alone nobody listens. */
export function maySay(scene: Scene): boolean {
  return scene.seats.length > 0 && !inTeams(scene) && peopleSeated(scene) > 1;
}

/** What was said from a seat and is not old yet, and until when it is shown; `now` in seconds of the server. */
export function saidAt(scene: Scene, seat: number, now: number): { reaction: string; until: number } | null {
  const person = scene.chairs[seat]?.person;
  if (!person || scene.chairs.findIndex((chair) => chair.person === person) !== seat) return null;
  const entry = scene.log.findLast(({ code, facts }) => code === "reacted" && facts.person === person);
  if (!entry?.facts.reaction || entry.at + STAYS <= now) return null;
  return { reaction: entry.facts.reaction, until: entry.at + STAYS };
}
