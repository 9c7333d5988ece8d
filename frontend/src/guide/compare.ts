// What is different between rules.

import type { FieldNamed, SheetInFull } from "../wire/scene.ts";
import { textOf } from "./sheets.ts";

/** A rule in which they differ: what it is about, and by sheet what each says; null where it makes no difference. */
export interface Difference {
  what: string;
  texts: (string | null)[];
}

/** The fields in which these rules differ, in the order of the fields. */
export function differences(sheets: readonly SheetInFull[], fields: readonly FieldNamed[]): Difference[] {
  return fields
    .map(({ field, text }) => ({ what: text, texts: sheets.map((sheet) => textOf(sheet, field)) }))
    .filter(({ texts }) => differ(texts));
}

/** Whether not all of these are the same. */
export function differ(values: readonly unknown[]): boolean {
  return new Set(values).size > 1;
}

/** The two to begin with: the one that is played where none is named, and the first from other sources. */
export function firstTwo(
  fallback: string,
  sheets: readonly { sheet: string; sources: readonly string[]; curved: boolean }[],
): string[] {
  const first = sheets.find(({ sheet }) => sheet === fallback) ?? sheets[0];
  if (!first) return [];
  const other = sheets.find(
    ({ sources, curved }) => curved === first.curved && !sources.some((each) => first.sources.includes(each)),
  );
  return other ? [first.sheet, other.sheet] : [first.sheet];
}
