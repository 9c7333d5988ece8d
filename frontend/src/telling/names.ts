// What the seats of a scene are called; to who reads it alone, his own seat is "You".

import { has, say } from "../words.svelte.ts";
import type { Scene } from "../wire/scene.ts";

/** The seat to whose holder "you" is said: none for watchers, and where several people share a device. */
export function readerOf(scene: Scene): number | null {
  return scene.seats.length === 1 ? (scene.seats[0] ?? null) : null;
}

/** Whether this seat is the reader's. */
export function isYou(scene: Scene, seat: number): boolean {
  return seat === readerOf(scene);
}

/** What a seat is called, where it stands alone or at the beginning of a sentence. */
export function nameOf(scene: Scene, seat: number): string {
  return isYou(scene, seat) ? say("play-you") : ownName(scene, seat);
}

/** What a seat is called by everybody else; where several are called the same they are numbered. */
export function ownName(scene: Scene, seat: number): string {
  const names = scene.chairs.map((_, each) => plain(scene, each));
  const name = names[seat] ?? "";
  const alike = names.flatMap((other, each) => (other === name ? [each] : []));
  return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
}

function plain(scene: Scene, seat: number): string {
  const chair = scene.chairs[seat];
  if (chair?.kind === "person") return chair.name ?? say("play-person");
  if (chair?.kind === "bot") return playerName(chair.player ?? "");
  return seatName(seat);
}

/** A seat by its number, as people count. */
export function seatName(seat: number): string {
  return say("page-seat", { number: seat + 1 });
}

/** What a player of the program is called. */
export function playerName(player: string): string {
  const name = player.split(",")[0] ?? "";
  const message = `play-player-${name.replace(":", "-")}`;
  return has(message) ? say(message) : name.charAt(0).toUpperCase() + name.slice(1);
}

/** Who plays in the place of the person at this seat, by name; null if the person does. */
export function standIn(scene: Scene, seat: number): string | null {
  const chair = scene.chairs[seat];
  return chair?.kind === "person" && chair.player ? playerName(chair.player) : null;
}

/** The facts of a sentence about somebody: `who` it is, and whether that is the reader. */
export function about(scene: Scene, seat: number): { who: string; you: boolean } {
  return { who: nameOf(scene, seat), you: isYou(scene, seat) };
}

/** The same for a person by id, who may hold several seats, or none: then it is several people at one device. */
export function aboutPerson(scene: Scene, person: string): { who: string; you: boolean; several: boolean } {
  const seats = seatsOf(scene, person);
  const [only] = seats;
  if (only === undefined) return { who: say("page-watcher"), you: false, several: false };
  if (seats.length === 1) return { ...about(scene, only), several: false };
  return { who: joined(seats.map((seat) => nameOf(scene, seat))), you: false, several: true };
}

/** The seats that a person holds. */
export function seatsOf(scene: Scene, person: string): number[] {
  return scene.chairs.flatMap((chair, seat) => (chair.person === person ? [seat] : []));
}

/** The id of the person who reads this; null for watchers. */
export function readersPerson(scene: Scene): string | null {
  return scene.chairs[scene.seats[0] ?? -1]?.person ?? null;
}

/** The names of these people, one after the other. */
export function people(scene: Scene, ids: readonly string[]): string {
  return joined(ids.map((person) => aboutPerson(scene, person).who));
}

/** Whether two seats score together. */
export function inTeams(scene: Scene): boolean {
  return new Set(scene.about.sides).size < scene.about.sides.length;
}

/** The side that a seat scores for. */
export function sideOf(scene: Scene, seat: number): number {
  return scene.about.sides[seat] ?? seat;
}

/** The seats of a side, the reader's own first. */
export function seatsOfSide(scene: Scene, side: number): number[] {
  const seats = scene.about.sides.flatMap((each, seat) => (each === side ? [seat] : []));
  return seats.sort((one, other) => Number(isYou(scene, other)) - Number(isYou(scene, one)));
}

/** The facts of a sentence about a side of the score: a seat, or the two of a team. */
export function aboutSide(scene: Scene, side: number): { who: string; you: boolean; team: boolean } {
  const reader = readerOf(scene);
  return {
    who: joined(seatsOfSide(scene, side).map((seat) => nameOf(scene, seat))),
    you: reader !== null && sideOf(scene, reader) === side,
    team: inTeams(scene),
  };
}

/** Whether this seat is that of the reader's partner. */
export function isPartner(scene: Scene, seat: number): boolean {
  const reader = readerOf(scene);
  return reader !== null && seat !== reader && sideOf(scene, seat) === sideOf(scene, reader);
}

/** What the reader's partner is to him, beside the name: "your partner"; empty for all others. */
export function partnerTold(scene: Scene, seat: number): string {
  return isPartner(scene, seat) ? say("play-partner") : "";
}

/** Things as one says them: "a", "a and b", "a, b and c". */
export function joined(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : say("play-and", { first: parts.slice(0, -1).join(", "), last });
}

/** So many tiles. */
export function tilesTold(count: number): string {
  return say("play-tiles", { count });
}

/** So many points: a number, or a fraction as text. */
export function pointsTold(points: number | string): string {
  return say("play-points", { points, one: points === 1 });
}
