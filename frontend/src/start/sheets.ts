// The rule sheets as the server tells them, asked for once in each language.

import { ask } from "../wire/requests.ts";
import type { Sheet, Sheets } from "../wire/scene.ts";
import { language } from "../words.svelte.ts";

const asked = new Map<string, Promise<Sheets>>();

/** All rule sheets in the language that is spoken now. Throws Refusal; then the next call asks again. */
export function allSheets(): Promise<Sheets> {
  const spoken = language();
  const coming = asked.get(spoken) ?? ask<Sheets>("GET", `/sheets?language=${spoken}`);
  asked.set(spoken, coming);
  coming.catch(() => asked.delete(spoken));
  return coming;
}

/** Some of what the server tells of a field: what it is about. */
export function fieldTexts(sheets: Sheets, fields: readonly string[]): string[] {
  return fields.flatMap((name) => sheets.fields.filter(({ field }) => field === name).map(({ text }) => text));
}

/** The sheet of this name, or else the one that is played where none is named. */
export function sheetOf(sheets: Sheets, name: string): Sheet | null {
  const named = (wanted: string) => sheets.sheets.find(({ sheet }) => sheet === wanted);
  return named(name) ?? named(sheets.default) ?? null;
}
