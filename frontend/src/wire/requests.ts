// What is asked of the server over HTTP.

import type { Refused } from "./scene.ts";

/** What the server, or the way to it, has refused, with its code and facts. */
export class Refusal extends Error {
  readonly code: string;
  readonly facts: Refused["facts"];

  constructor(code: string, facts: Refused["facts"] = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

/** The way to the server is cut: nobody answered. */
export const NO_ANSWER = "offline";

/** Ask the server something, and get its answer read. Throws Refusal. */
export async function ask<T>(method: string, path: string, body?: unknown, secret?: string | null): Promise<T> {
  const response = await send(method, path, body, secret);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** The same for an answer that is no JSON. */
export async function askText(path: string, secret?: string | null): Promise<string> {
  return (await send("GET", path, undefined, secret)).text();
}

async function send(method: string, path: string, body?: unknown, secret?: string | null): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (secret) headers["authorization"] = `Bearer ${secret}`;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Refusal(NO_ANSWER);
  }
  if (response.ok) return response;
  const refused = (await response.json().catch(() => null)) as Refused | null;
  throw new Refusal(refused?.code ?? "failed", refused?.facts ?? {});
}
