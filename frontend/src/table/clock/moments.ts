// Moments of the server's clock that a component waits for.

import type { Connection } from "../../wire/connection.svelte.ts";

/** The server's clock as far as it is known, in seconds. */
export function serverNow(connection: Connection): number {
  return (Date.now() + connection.ahead) / 1000;
}

/** Call something once this moment of the server's clock has come; gives what calls it off. */
export function at(moment: number, connection: Connection, then: () => void): () => void {
  const timer = setTimeout(then, Math.max(0, (moment - serverNow(connection)) * 1000) + 20);
  return () => clearTimeout(timer);
}
