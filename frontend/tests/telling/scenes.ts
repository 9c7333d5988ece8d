// The scenes that tests/words/scenes.py has made, each with what the terminal says of the same table.

import { readdirSync, readFileSync } from "node:fs";
import type { Hint, Scene } from "../../src/wire/scene.ts";
import { speak } from "../../src/words.svelte.ts";

export interface Terminal {
  news: string[];
  known: string[];
  ends: string[];
  points: string[];
  standing: string;
  won: string[];
  choices: Record<string, string>;
  misfits: Record<string, string>;
  hint: Hint;
  advice: string;
}
export interface Made {
  scene: Scene;
  terminal: Partial<Terminal>;
}

const FOLDER = new URL("../scenes/", import.meta.url);

export const MADE: ReadonlyMap<string, Made> = new Map(
  readdirSync(FOLDER)
    .sort()
    .map((file) => [file.replace(".json", ""), JSON.parse(readFileSync(new URL(file, FOLDER), "utf-8")) as Made]),
);

/** A scene by name. */
export function scene(name: string): Scene {
  const found = MADE.get(name);
  if (!found) throw new Error(`there is no scene ${name}`);
  return found.scene;
}

/** Speak English, where there is no page. */
export async function english(): Promise<void> {
  globalThis.document ??= { documentElement: {} } as Document;
  await speak("en");
}
