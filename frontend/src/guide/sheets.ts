// Rules in full as the server tells them, and which samples and axes they have.

import { ask } from "../wire/requests.ts";
import type { SheetInFull } from "../wire/scene.ts";
import { language } from "../words.svelte.ts";

const asked = new Map<string, Promise<SheetInFull>>();

/** Rules by their spelling, in full and in the language that is spoken now. Throws Refusal; the next call asks again. */
export function inFull(rules: string): Promise<SheetInFull> {
  // hands of different sizes are spelled with a stroke, which belongs to the address
  const address = `/sheets/${rules.split("/").map(encodeURIComponent).join("/")}?language=${language()}`;
  const coming = asked.get(address) ?? ask<SheetInFull>("GET", address);
  asked.set(address, coming);
  coming.catch(() => asked.delete(address));
  return coming;
}

/** The value of a field of these rules, as it is spelled; empty where the field has nothing to do with them. */
export function valueOf(sheet: SheetInFull, field: string): string {
  return [...sheet.rules_text, ...sheet.rest].find((each) => each.field === field)?.value ?? "";
}

/** The sentence for a field of these rules; null where it makes no difference. */
export function textOf(sheet: SheetInFull, field: string): string | null {
  return sheet.rules_text.find((each) => each.field === field)?.text ?? null;
}
