// Who sits where before the start: pure functions of a scene.

import { inTeams, seatsOfSide } from "../../telling/index.ts";
import type { Scene } from "../../wire/scene.ts";

/** The seats as they are shown together: those of each team, or all of them. */
export function groups(scene: Scene): number[][] {
  if (!inTeams(scene)) return [scene.chairs.map((_, seat) => seat)];
  return [...new Set(scene.about.sides)].map((side) => seatsOfSide(scene, side).sort((one, other) => one - other));
}

/** The seats that nobody has yet. */
export function freeSeats(scene: Scene): number[] {
  return scene.chairs.flatMap((chair, seat) => (chair.kind === "open" ? [seat] : []));
}

/** How many different people have a seat. */
export function peopleSeated(scene: Scene): number {
  return new Set(scene.chairs.flatMap(({ person }) => (person ? [person] : []))).size;
}
