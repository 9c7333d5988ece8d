// Opening tables.

import { me } from "../me.svelte.ts";
import { place } from "../route.svelte.ts";
import { say } from "../words.svelte.ts";
import { ask, Refusal } from "../wire/requests.ts";
import type { NewTable, OldTable, Opened } from "../wire/scene.ts";

const GAME = "bendo.game";

/** The game that was chosen last, as text. */
export function lastGame(): string | null {
  return localStorage.getItem(GAME);
}

/** Remember what has been chosen. */
export function rememberGame(game: unknown): void {
  localStorage.setItem(GAME, JSON.stringify(game));
}

/** What the one who plays here is called at tables. */
export function ownName(): string {
  return me.settings.name.trim() || say("play-person");
}

/** Open a table and go there. Throws Refusal. */
export async function play(wanted: NewTable): Promise<void> {
  const opened = await opening("/tables", wanted);
  const own = wanted.chairs.flatMap((chair, seat) => (chair.chair === "person" ? [seat] : []));
  if (me.settings.automatic) await automatic(opened.table, own);
  place.go(`/t/${opened.table}`);
}

/** Open a table that goes on with a game record and go there. Throws Refusal. */
export async function goOn(record: string): Promise<void> {
  const opened = await opening("/records", { record, name: ownName() } satisfies OldTable);
  place.go(`/t/${opened.table}`);
}

/** Ask for a table; somebody whom the server has forgotten begins anew. */
async function opening(path: string, wanted: NewTable | OldTable): Promise<Opened> {
  try {
    return await ask<Opened>("POST", path, wanted, await me.known());
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.code !== "unknown-secret") throw refusal;
    me.become(null);
    return ask<Opened>("POST", path, wanted, await me.known());
  }
}

/** Let the table draw and pass for these seats where nothing else can be done. It can be asked for again at the table. */
async function automatic(table: string, seats: readonly number[]): Promise<void> {
  for (const seat of seats) {
    const said = { command: "automatic", seat, on: true };
    await ask("POST", `/tables/${table}/commands`, said, me.secret).catch((refusal: unknown) => {
      if (!(refusal instanceof Refusal)) throw refusal;
    });
  }
}
