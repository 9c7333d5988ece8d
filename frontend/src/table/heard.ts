// What of a change at a table is heard.

import { sideOf } from "../telling/names.ts";
import type { Scene, Update } from "../wire/scene.ts";

export type Sound = "laid" | "drew" | "turn" | "won" | "second";

/** What is older than so many seconds when it is told was missed, and makes no sound. */
const OLD = 3;

/** What of a change is heard, in its order. */
export function heard(scene: Scene, before: Scene | null, update: Pick<Update, "now">): Sound[] {
  if (!before) return [];
  const fresh = scene.log.filter(({ version, at }) => version > before.version && update.now - at < OLD);
  if (fresh.length === 0) return [];
  const sounds: Sound[] = [];
  if (fresh.some(({ code }) => code === "played")) sounds.push("laid");
  if (fresh.some(({ code }) => code === "drew" || code === "time")) sounds.push("drew");
  const result = scene.results.length > before.results.length ? scene.results.at(-1) : undefined;
  const side = result?.side ?? null;
  if (side !== null && scene.seats.some((seat) => sideOf(scene, seat) === side)) sounds.push("won");
  const turn = scene.choices.seat ?? null;
  // where several people share a device they have just told that it is their turn
  if (turn !== null && turn !== (before.choices.seat ?? null) && scene.seats.length === 1) sounds.push("turn");
  return sounds;
}
