// What waits for a word of the reader: each question as data.

import { readersPerson, seatsOf, sideOf } from "../../telling/index.ts";
import type { Scene } from "../../wire/scene.ts";

export type Question =
  /** The holder of this seat would take the last turn back, and the reader may agree. */
  | { kind: "undo"; seat: number }
  /** Somebody who plays these seats is gone; from `patience` on, in seconds of the server, others may decide. */
  | { kind: "gone"; person: string; seats: number[]; patience: number }
  /** A player of the program plays this seat of the reader's. */
  | { kind: "handed"; seat: number; player: string }
  /** The partner at `partner` would give the match up, and the reader at `seat` may agree. */
  | { kind: "resign"; seat: number; partner: number }
  /** The reader would give the match up, and the partner has yet to agree. */
  | { kind: "resign-waits" };

/** All that waits for the reader's word, or for his partner's because of him. */
export function questions(scene: Scene): Question[] {
  const reader = readersPerson(scene);
  if (reader === null) return [];
  const goesOn = scene.phase === "playing" || scene.phase === "between";
  return [...undo(scene, reader), ...(goesOn ? [...gone(scene, reader), ...handed(scene), ...resign(scene)] : [])];
}

function undo(scene: Scene, reader: string): Question[] {
  const { undo: seat, undo_waits: waits } = scene.asked;
  if (seat === null || seat === undefined) return [];
  return waits.includes(reader) ? [{ kind: "undo", seat }] : [];
}

function gone(scene: Scene, reader: string): Question[] {
  const people = new Map<string, number>();
  for (const { kind, person, player, patience } of scene.chairs) {
    if (kind !== "person" || !person || person === reader || player) continue;
    if (patience !== null && patience !== undefined) people.set(person, patience);
  }
  return [...people].map(([person, patience]) => {
    const seats = seatsOf(scene, person).filter((seat) => !scene.chairs[seat]?.player);
    return { kind: "gone", person, seats, patience };
  });
}

function handed(scene: Scene): Question[] {
  return scene.seats.flatMap((seat): Question[] => {
    const { player, resigned } = scene.chairs[seat] ?? {};
    return player && !resigned ? [{ kind: "handed", seat, player }] : [];
  });
}

function resign(scene: Scene): Question[] {
  const { resigning } = scene.asked;
  if (resigning.some((seat) => scene.seats.includes(seat))) return [{ kind: "resign-waits" }];
  return scene.seats.flatMap((seat): Question[] => {
    const partner = resigning.find((other) => sideOf(scene, other) === sideOf(scene, seat));
    return partner === undefined || scene.chairs[seat]?.player ? [] : [{ kind: "resign", seat, partner }];
  });
}
