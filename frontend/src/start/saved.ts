// What is told of a saved match.

import { bySide, matchEnd, roundTitle, status } from "../telling/index.ts";
import type { Scene } from "../wire/scene.ts";
import { has, language, say } from "../words.svelte.ts";

/** So many are shown first, and so many more at a time. */
export const FEW = 6;

/** The name of a rule sheet, for rules as they are spelled. */
export function sheetTitle(rules: string): string {
  const sheet = rules.split(",")[0] ?? "";
  return has(`sheet-${sheet}`) ? say(`sheet-${sheet}`) : sheet;
}

/** The lines under the name of its sheet: how it stands, or who has won. */
export function toldOf(scene: Scene): string[] {
  if (scene.phase === "waiting") return [status(scene)];
  const points = bySide(scene, scene.scores);
  return scene.phase === "over" ? [points, matchEnd(scene)] : [roundTitle(scene), points];
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** When it was, from now: "2 hours ago"; from a week on the date. Both moments in seconds. */
export function ago(at: number, now: number): string {
  const seconds = Math.max(0, now - at);
  if (seconds >= 7 * 86_400) return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at * 1000);
  const told = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["minute", 60];
  return told.format(-Math.floor(seconds / length) || 0, unit);
}
