// The words of a language as one text: the Fluent files of the package that the page needs, without their comments.

import { readFileSync } from "node:fs";

export const FOLDER = new URL("../../src/bendo/words/", import.meta.url);

/** By the set of words: the files it is made of. The guide is read only on its own pages. */
export const SETS: Record<string, readonly string[]> = {
  page: ["common", "hints", "page", "reasons", "sheets", "table"],
  guide: ["guide"],
};

/** The files of a set in a language. */
export function filesOf(set: string, language: string): URL[] {
  const names = SETS[set];
  if (names === undefined) throw new Error(`there is no set of words ${set}`);
  return names.map((name) => new URL(`${language}/${name}.ftl`, FOLDER));
}

/** All messages of a set in a language, as one text of Fluent. */
export function wordsOf(set: string, language: string): string {
  return filesOf(set, language)
    .map((file) => readFileSync(file, "utf-8").replace(/^#.*\n/gm, ""))
    .join("\n")
    .replace(/\n{2,}/g, "\n")
    .trim();
}
