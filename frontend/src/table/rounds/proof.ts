// What can be proved of the deals of a match that has ended.

import type { Check } from "../../wire/scene.ts";

/** What was proved: all of it, or what does not hold. `here` is whether this browser worked out the seal itself. */
export interface Proof {
  holds: boolean;
  /** The first round, from 1, whose deal does not hold. */
  broken: number | null;
  here: boolean;
  rounds: number;
}

/** SHA-256 of `NUMBER:SALT` in hex, as this browser works it out; null where it can't, on an address that is not secure. */
export async function sealOf(number: string, salt: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(`${number}:${salt}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * What the server's check and the seal of this browser prove together.
 *
 * `told` is the seal that the page was told by the table. No seal is trusted that this browser finds to be another one.
 */
export function proved(check: Check, told: string, seal: string | null): Proof {
  const same = check.commit === told && (seal === null ? check.commit_holds : seal === told);
  const broken = check.rounds.findIndex((round) => !round.deal_holds);
  return {
    holds: same && broken < 0,
    broken: same && broken >= 0 ? broken + 1 : null,
    here: seal !== null,
    rounds: check.rounds.length,
  };
}
