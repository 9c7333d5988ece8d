// Points as numbers, and how far each side is on its way.

import { aboutSide, nameOf, roundEnd, sideOf } from "../../telling/index.ts";
import type { Scene } from "../../wire/scene.ts";

/** Points as a number; where several share them they are told as a fraction, `25/2`. */
export function amount(points: number | string): number {
  const [over = 0, under = 1] = String(points).split("/").map(Number);
  return over / under;
}

/** A side on its way to the target: how far it is, from 0 to 1. */
export interface Way {
  side: number;
  who: string;
  points: number | string;
  far: number;
  own: boolean;
}

/** Every side on its way to the target, the reader's own first. */
export function ways(scene: Scene): Way[] {
  const own = scene.seats[0] === undefined ? null : sideOf(scene, scene.seats[0]);
  return scene.scores
    .map((points, side) => ({
      side,
      who: aboutSide(scene, side).who,
      points,
      far: Math.min(1, amount(points) / scene.about.target),
      own: side === own,
    }))
    .sort((one, other) => Number(other.own) - Number(one.own));
}

/** What a round has brought each side that it brought anything. */
export function brought(scene: Scene): { who: string; you: boolean; team: boolean; points: number | string }[] {
  const result = roundEnd(scene)?.result;
  return (result?.points ?? []).flatMap((points, side) =>
    amount(points) > 0 ? [{ ...aboutSide(scene, side), points }] : [],
  );
}

/** The seats of one device whose decisions can be looked at, by name; the reader's own where that is one. */
export function reviewed(scene: Scene): { value: number; label: string }[] {
  return scene.seats.map((seat) => ({ value: seat, label: nameOf(scene, seat) }));
}
