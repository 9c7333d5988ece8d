// What a person can do with a seat besides playing: data for the panel.

import { inTeams, isYou, ownName, readersPerson, seatsOfSide, sideOf } from "../../telling/index.ts";
import type { Scene } from "../../wire/scene.ts";

/** What giving up at a seat leads to. */
export type Resigning =
  /** The only other side wins; it is played by these seats. */
  | { kind: "two"; winners: number[] }
  /** The same in teams: at once, or if the partner agrees. */
  | { kind: "team" }
  | { kind: "partner" }
  /** A player of the program plays on, and the match goes on. */
  | { kind: "more" };

/** What happens if the holder of this seat gives up. */
export function resigning(scene: Scene, seat: number): Resigning {
  const sides = [...new Set(scene.about.sides)];
  const own = sideOf(scene, seat);
  if (inTeams(scene)) {
    const person = scene.chairs[seat]?.person;
    const asked = seatsOfSide(scene, own).some((each) => {
      const chair = scene.chairs[each];
      return chair?.kind === "person" && !chair.player && chair.person !== person;
    });
    return { kind: asked ? "partner" : "team" };
  }
  const other = sides.find((side) => side !== own);
  if (sides.length === 2 && other !== undefined) return { kind: "two", winners: seatsOfSide(scene, other) };
  return { kind: "more" };
}

/** The seat of the reader's whose last turn could be taken back by asking; null if there is none. */
export function undoSeat(scene: Scene): number | null {
  if (scene.phase !== "playing" || scene.about.solo || (scene.asked.undo ?? null) !== null) return null;
  const done = scene.log.findLast(
    ({ code, facts }) =>
      (code === "played" || code === "drew" || code === "passed") &&
      facts.by === "person" &&
      scene.seats.includes(facts.seat ?? -1),
  );
  const seat = done?.facts.seat ?? null;
  return seat === null || scene.chairs[seat]?.player ? null : seat;
}

/** Whether others have to agree to what the reader takes back. */
export function undoAsks(scene: Scene): boolean {
  const reader = readersPerson(scene);
  return scene.chairs.some(({ kind, person, player }) => kind === "person" && person !== reader && !player);
}

/** What a seat of the reader's is called beside others of his. */
export function calledHere(scene: Scene, seat: number): { who: string; you: boolean } {
  return { who: ownName(scene, seat), you: isYou(scene, seat) };
}
