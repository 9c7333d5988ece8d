// What the play so far has proved about the others' hands, with what the reader sees himself.

import { say } from "../words.svelte.ts";
import { numbersOf, tileName, tilesIn, type Lack, type Scene } from "../wire/scene.ts";
import { about, joined } from "./names.ts";

/** What is known of the hand of a seat: in phrases, and as a sentence. */
export interface KnownHand {
  seat: number;
  phrases: string[];
  text: string;
}

/** What is known of each hand but the one that is seen. */
export function known(scene: Scene): KnownHand[] {
  const hidden = scene.known.map((_, seat) => seat).filter((seat) => seat !== scene.hands.seat);
  return hidden.map((seat) => {
    const phrases = missing(scene, seat);
    const who = about(scene, seat);
    const text = phrases.length ? say("play-known", { ...who, what: joined(phrases) }) : say("play-known-nothing", who);
    return { seat, phrases, text };
  });
}

/** The same in a few words, to stand beside a name: "has no 5 and no left-bending 3"; empty if nothing is known. */
export function knownShort(scene: Scene, seat: number, most = 4): string {
  const phrases = seat === scene.hands.seat ? [] : missing(scene, seat);
  return phrases.length ? say("play-known-short", { what: joined(shortened(phrases, most)) }) : "";
}

/** The first so many phrases, and that there are more. */
export function shortened(phrases: readonly string[], most: number): string[] {
  return phrases.length > most ? [...phrases.slice(0, most), say("page-known-more")] : [...phrases];
}

/** The tiles that the reader has not seen, as a sentence; empty if there are none. */
export function unseenTold(scene: Scene): string {
  const tiles = descending(tilesIn(scene.unseen));
  return tiles.length ? say("play-unseen", { count: tiles.length, tiles: tiles.map(tileName).join(", ") }) : "";
}

/** What a seat is known to hold or to lack: "no 5", "no left-bending 3", "no 4 in 6 of 8 tiles". */
export function missing(scene: Scene, seat: number): string[] {
  const remembered = scene.known[seat];
  if (!remembered) return [];
  const unseen = new Set(tilesIn(scene.unseen));
  const seen = (tiles: string) => tilesIn(tiles).filter((tile) => unseen.has(tile));
  const phrases = tilesIn(remembered.shown).map((tile) => say("play-known-holds", { tile: tileName(tile) }));
  const whole = new Set(seen(remembered.cannot));
  phrases.push(...lacks(scene, whole, new Set()));
  let told = whole;
  let count = remembered.older.reduce((sum, older) => sum + older.size, 0);
  const all = scene.stock.hands[seat] ?? 0;
  for (const older of [...remembered.older].reverse()) {
    const cannot = new Set([...whole, ...seen(older.tiles)]);
    const what = lacks(scene, cannot, told);
    if (what.length) phrases.push(say("play-known-older", { what: joined(what), count, all }));
    told = new Set([...told, ...cannot]);
    count -= older.size;
  }
  return phrases;
}

/** Each thing that a draw or a pass has proved. */
export function lacksTold(found: readonly Lack[]): string[] {
  return found.map(({ what, number, tile }) =>
    say(`play-lacks-${what}`, { number, ...(tile ? { tile: tileName(tile) } : {}) }),
  );
}

/** These tiles in phrases, but for those told already: whole numbers, then one way of a number, then single tiles. */
function lacks(scene: Scene, cannot: Set<string>, told: Set<string>): string[] {
  const covered = new Set(told);
  const found: Lack[] = [];
  for (const [what, byNumber] of kinds(scene)) {
    byNumber.forEach((tiles, number) => {
      if (tiles.length < 2 || tiles.every((tile) => covered.has(tile))) return;
      if (!tiles.every((tile) => cannot.has(tile))) return;
      for (const tile of tiles) covered.add(tile);
      found.push({ what, number });
    });
  }
  const single = descending([...cannot].filter((tile) => !covered.has(tile)));
  return lacksTold([...found, ...single.map((tile) => ({ what: "tile", tile }))]);
}

/** The unseen tiles by number: all of them, and of curved ones those that bend left and right when joined at it. */
function kinds(scene: Scene): [string, string[][]][] {
  const unseen = new Set(tilesIn(scene.unseen));
  const numbers = Array.from({ length: scene.about.highest + 1 }, (_, number) => number);
  const all = numbers.map((number) => [...unseen].filter((tile) => numbersOf(tile).includes(number)));
  if (!scene.about.curved) return [["number", all]];
  const across = crosswise(scene);
  const bending = [...unseen].filter((tile) => !across || tile[0] !== tile[1]);
  const at = (half: 0 | 1) => {
    const byTile = new Map(tilesIn(scene.about.halves).map((halves) => [spelled(halves), halves]));
    const joins = (tile: string) => numbersOf(byTile.get(tile) ?? tile)[half];
    return numbers.map((number) => bending.filter((tile) => joins(tile) === number));
  };
  // the bulge is upward: who walks in at the left half bends right
  return [
    ["number", all],
    ["left", at(1)],
    ["right", at(0)],
  ];
}

/** Whether doubles lie across the line, as far as it matters: then unseen ones are not counted as bending. */
export function crosswise(scene: Scene): boolean {
  if (scene.ends.some((end) => /[OI]/.test(end.bends))) return true;
  const doubles = tilesIn(scene.unseen).filter((tile) => tile[0] === tile[1]);
  const [double] = doubles;
  if (!scene.about.curved || double === undefined) return false;
  const number = numbersOf(double)[0];
  const { tiles, left, right } = scene.left;
  return (left[number] ?? 0) + (right[number] ?? 0) < (tiles[number] ?? 0);
}

/** A tile with its higher number first, whichever half was. */
function spelled(halves: string): string {
  const [first, second] = numbersOf(halves);
  return first < second ? [...halves].reverse().join("") : halves;
}

/** Tiles with the higher numbers first. */
export function descending(tiles: readonly string[]): string[] {
  const rank = (tile: string) => numbersOf(tile)[0] * 100 + numbersOf(tile)[1];
  return [...tiles].sort((one, other) => rank(other) - rank(one));
}
