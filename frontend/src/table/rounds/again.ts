// The same deal once more, for who played alone.

import { ask } from "../../wire/requests.ts";
import type { NewTable, Opened, Scene } from "../../wire/scene.ts";

/** The table at which this match would be dealt again; null among people, whose number was secret. */
export function sameDeal(scene: Scene): NewTable | null {
  const { solo, number, rules } = scene.about;
  if (!solo || !number) return null;
  const chairs = scene.chairs.map((chair) =>
    chair.kind === "bot"
      ? { chair: "bot" as const, player: chair.player ?? "ben" }
      : { chair: "person" as const, name: chair.name ?? "" },
  );
  return { rules, number, chairs: chairs as NewTable["chairs"] };
}

/** Open that table; its address. Throws Refusal. */
export async function dealtAgain(table: NewTable, secret: string): Promise<string> {
  const opened = await ask<Opened>("POST", "/tables", table, secret);
  return `/t/${opened.table}`;
}
