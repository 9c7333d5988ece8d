// How somebody who came by a link sits down.

import { me } from "../../me.svelte.ts";
import type { Scene } from "../../wire/scene.ts";
import type { Session } from "../session.svelte.ts";
import { freeSeats } from "./chairs.ts";

/**
 * Sit down with the key of the session's link; false if the server did not allow it, as the session's refusal tells.
 *
 * A key does not tell which seat it is for, so every free one is tried. Throws Refusal if nobody new could be made.
 */
export async function sitDown(session: Session, scene: Scene, name: string): Promise<boolean> {
  await session.connection.become(await me.known());
  for (const seat of freeSeats(scene)) {
    if (await session.send({ command: "sit", seat, name, key: session.key })) return true;
    if (session.refusal?.code !== "key") return false;
  }
  return false;
}
