// Statistics as they are shown: by rule sheet and by who played against one.

import { playerName } from "../telling/index.ts";
import type { Statistics } from "../wire/scene.ts";
import { has, language, say } from "../words.svelte.ts";

/** Who was played against, in words. */
export function levelTold(level: string): string {
  return level === "people" || level === "mixed" ? say(`page-you-level-${level}`) : playerName(level);
}

/** The name of one sheet, and against whom. */
export function titleOf({ sheet, level }: Statistics): string {
  const title = has(`sheet-${sheet}`) ? say(`sheet-${sheet}`) : sheet;
  return say("page-you-against", { sheet: title, who: levelTold(level) });
}

/** A number as it is read: what chance expects has one decimal, points may have fractions, all others none. */
export function figure(value: number, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, 1) };
  return new Intl.NumberFormat(language(), digits).format(value);
}

/** One row of a table: its name, one's own figure, and that of the others where there is one. */
export interface Row {
  name: string;
  own: string;
  others: string;
}

/** What happened in matches and rounds, and what was drawn, beside what chance expects. */
export function rowsOf(of: Statistics): Row[] {
  const row = (name: string, own: number, others: number, decimals = 0) => {
    return { name: say(`page-you-row-${name}`), own: figure(own, decimals), others: figure(others, decimals) };
  };
  const rows = [row("matches", of.won, of.lost), row("rounds", of.rounds_won, of.rounds_lost)];
  rows.push(row("points", of.points, of.points_against));
  if (of.draws + of.others_draws === 0) return rows;
  rows.push(row("drawn", of.draws, of.others_draws), row("fitted", of.fitted, of.others_fitted));
  return [...rows, row("expected", of.expected, of.others_expected, 1)];
}

/** The same about draws, a sentence for each side that has drawn. */
export function drawsTold(of: Statistics): string[] {
  const told: string[] = [];
  if (of.draws > 0) {
    told.push(say("page-you-draws", { fitted: of.fitted, draws: of.draws, expected: figure(of.expected, 1) }));
  }
  if (of.others_draws > 0) {
    const facts = { fitted: of.others_fitted, draws: of.others_draws, expected: figure(of.others_expected, 1) };
    told.push(say("page-you-draws-others", { who: levelTold(of.level), ...facts }));
  }
  return told;
}

/** By how much so many draws seldom differ from what chance expects (docs/store.md, what chance expects). */
export function seldomMore(draws: number): number {
  return Math.round(Math.sqrt(draws));
}
