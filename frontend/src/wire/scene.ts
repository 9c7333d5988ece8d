// Scenes, and what updates make of them, as docs/table.md tells.

import type { Scene, Update } from "../../generated/protocol.ts";

export type * from "../../generated/protocol.ts";

const LONGEST_LOG = 40;

/** Where the update leads from this scene; null if it belongs to another one and all must be asked for anew. */
export function applied(scene: Scene | null, update: Update): Scene | null {
  if (update.scene) return update.scene;
  if (!scene || update.version !== scene.version + 1) return null;
  const { type: _type, answers: _answers, scene: _scene, tiles, ends, known, log, ...changed } = update;
  const next: Record<string, unknown> = { ...scene };
  for (const [name, value] of Object.entries(changed)) if (value !== null && value !== undefined) next[name] = value;
  if (tiles) next["tiles"] = patched(scene.tiles, tiles);
  if (ends) next["ends"] = patched(scene.ends, ends);
  if (known) next["known"] = patched(scene.known, known);
  if (log) next["log"] = [...scene.log, ...log].slice(-LONGEST_LOG);
  return next as unknown as Scene;
}

function patched<T>(elements: readonly T[], changes: readonly [number, T][]): T[] {
  const all = [...elements];
  for (const [index, element] of changes) all[index] = element;
  return all;
}

/** Tiles that are spelled side by side, as `6444`. */
export function tilesIn(spelled: string): string[] {
  return spelled.match(/../g) ?? [];
}

/** The numbers of a tile, the higher one first; from ten on they are spelled with letters. */
export function numbersOf(tile: string): [number, number] {
  return [parseInt(tile[0] ?? "", 36), parseInt(tile[1] ?? "", 36)];
}

/** A tile as it is read: `6-4`. */
export function tileName(tile: string): string {
  return numbersOf(tile).join("-");
}
