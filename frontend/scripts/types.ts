// Writes generated/protocol.ts, the types of docs/protocol.schema.json, which is made from the server's own types.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

type Schema = Record<string, unknown>;

const SCHEMA = new URL("../../docs/protocol.schema.json", import.meta.url);
const TYPES = new URL("../generated/protocol.ts", import.meta.url);

/** The schema as the compiler knows it: in the newest form tuples are spelled `prefixItems`. */
function older(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(older);
  if (typeof schema !== "object" || schema === null) return schema;
  const { prefixItems, title: _, ...rest } = schema as Schema;
  const all = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, older(part)]));
  // a property may be called title
  if ("title" in (schema as Schema) && typeof (schema as Schema)["title"] !== "string")
    all["title"] = older((schema as Schema)["title"]);
  if (prefixItems === undefined) return all;
  const items = older(prefixItems) as unknown[];
  return { ...all, items, minItems: items.length, maxItems: items.length, additionalItems: false };
}

const types = await compile(older(JSON.parse(readFileSync(SCHEMA, "utf-8"))) as Schema, "Protocol", {
  additionalProperties: false,
  bannerComment: "// Made from docs/protocol.schema.json by scripts/types.ts.",
  unreachableDefinitions: true,
});
mkdirSync(new URL(".", TYPES), { recursive: true });
writeFileSync(TYPES, types);
