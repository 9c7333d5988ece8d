// What the page says: the Fluent files of the package, read when the page is built. No other file here holds words.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

/** The languages that there are, by their own names. */
export const LANGUAGES = { en: "English", es: "Español", th: "ไทย", fr: "Français", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

export type Fact = FluentVariable | boolean | null | undefined;
export type Told = Record<string, Fact>;

type Words = () => Promise<{ default: string }>;

const PAGE: Record<Language, Words> = {
  en: () => import("virtual:words/page/en"),
  es: () => import("virtual:words/page/es"),
  th: () => import("virtual:words/page/th"),
  fr: () => import("virtual:words/page/fr"),
  de: () => import("virtual:words/page/de"),
};
const GUIDE: Record<Language, Words> = {
  en: () => import("virtual:words/guide/en"),
  es: () => import("virtual:words/guide/es"),
  th: () => import("virtual:words/guide/th"),
  fr: () => import("virtual:words/guide/fr"),
  de: () => import("virtual:words/guide/de"),
};

let spoken = $state.raw<{ language: Language; bundle: FluentBundle }>();

/** The language that is spoken now. */
export function language(): Language {
  return spoken?.language ?? "en";
}

/** The language of ours that a reader with these preferences likes best. */
export function preferred(wanted: readonly string[]): Language {
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  return (found ?? "en") as Language;
}

/** Speak a language from now on. */
export async function speak(next: Language): Promise<void> {
  const bundle = new FluentBundle(next, { useIsolating: false });
  add(bundle, (await PAGE[next]()).default);
  spoken = { language: next, bundle };
  document.documentElement.lang = next;
}

/** Learn the words of the guide too, in the language that is spoken now. */
export async function learnGuide(): Promise<void> {
  if (!spoken || spoken.bundle.hasMessage("guide-tips")) return;
  const { language, bundle } = spoken;
  add(bundle, (await GUIDE[language]()).default);
  spoken = { language, bundle };
}

function add(bundle: FluentBundle, words: string): void {
  const slips = bundle.addResource(new FluentResource(words));
  if (slips.length > 0) throw new Error(`the words of the page: ${slips.join("; ")}`);
}

/** Whether there is such a message. */
export function has(message: string): boolean {
  return spoken?.bundle.hasMessage(message) ?? false;
}

/**
 * The sentence for a message and its facts; true and false are told as yes and no, and null as nothing.
 *
 * Throws if there is no such message or if a fact is missing.
 */
export function say(message: string, facts: Told = {}): string {
  const pattern = spoken?.bundle.getMessage(message)?.value;
  if (!spoken || !pattern) throw new Error(`there is no message ${message}`);
  const told: Record<string, FluentVariable> = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (fact !== null && fact !== undefined) told[name] = plain(fact);
  }
  return spoken.bundle.formatPattern(pattern, told);
}

/** A fact as Fluent takes it, as the package's words are told it: numbers are not grouped. */
function plain(fact: NonNullable<Fact>): FluentVariable {
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  return typeof fact === "number" ? new FluentNumber(fact, { useGrouping: false }) : fact;
}

/** Things one after another as one reads them: "a, b and c". */
export function listed(parts: readonly string[], type: "conjunction" | "disjunction" | "unit" = "conjunction"): string {
  // as the package writes English: "a, b and c"
  const locale = language() === "en" ? "en-GB" : language();
  return new Intl.ListFormat(locale, { type, style: type === "unit" ? "narrow" : "long" }).format(parts);
}
