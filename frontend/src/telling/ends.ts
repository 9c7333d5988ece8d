// What each end shows, and which way a tile may bend there.

import { say } from "../words.svelte.ts";
import type { EndPlace, Scene } from "../wire/scene.ts";
import { joined } from "./names.ts";
import { tileName } from "../wire/scene.ts";
import { crosswise } from "./known.ts";

/** The sentence for each end, in order; that nothing lies yet if there is none. */
export function endsTold(scene: Scene): string[] {
  return scene.ends.length ? scene.ends.map((end) => endTold(scene, end)) : [say("play-board-empty")];
}

/** An end as a sentence; where doubles lie across, with what its double may do. */
export function endTold(scene: Scene, end: EndPlace): string {
  const { name, number } = end;
  if (number === null || number === undefined) return say("line-end-gone", { end: name });
  const facts = { end: name, number };
  if (end.held) return say("line-end-held", facts);
  if (!scene.about.curved) return say("line-end-straight", facts);
  if (!end.bends) return say("line-end-dead", facts);
  const text = say(`line-end-${open(end.bends, { L: "left", R: "right" })}`, facts);
  const double = number.toString(36).toUpperCase().repeat(2);
  if (!crosswise(scene) || scene.tiles.some(({ tile }) => tile === double)) return text;
  const how = open(end.bends, { O: "outward", I: "inward" });
  return `${text} ${say(`line-end-double-${how}`, { tile: tileName(double) })}`;
}

/** How far an end is open: both ways, one way by its name, or none. */
function open(bends: string, ways: Record<string, string>): string {
  const fitting = [...bends].flatMap((bend) => ways[bend] ?? []);
  return fitting.length > 1 ? "both" : (fitting[0] ?? "none");
}

/** What all ends show, in one phrase: "a shows 6 and b shows 3". */
export function endsShow(scene: Scene): string {
  const shown = scene.ends.flatMap(({ name, number }) =>
    number === null || number === undefined ? [] : [{ name, number }],
  );
  return joined(shown.map(({ name, number }) => say("play-end-shows", { end: name, number })));
}
