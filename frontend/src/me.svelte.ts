// Who uses this page: a secret that this browser keeps, and settings, which the server keeps too.

import { speak, LANGUAGES, preferred, type Language } from "./words.svelte.ts";
import { ask, Refusal } from "./wire/requests.ts";
import type { Me, Who } from "./wire/scene.ts";

export const THEMES = ["auto", "baize", "night", "high-contrast"] as const;
export const FACES = ["pips", "numerals", "pictures"] as const;

/** What can be set, with what holds until somebody sets it. */
export const USUAL = {
  language: "" as Language | "",
  theme: "auto" as (typeof THEMES)[number],
  faces: "pips" as (typeof FACES)[number],
  name: "",
  /** Whether to ask before a tile that fits in one way only is laid. */
  confirm: false,
  /** Whether the table draws and passes by itself where nothing else can be done. */
  automatic: false,
  /** Whether single keys are shortcuts. */
  keys: true,
  sound: false,
  /** Helps for thinking: the grid of unseen tiles, how many bend which way, hints. */
  unseen: true,
  bends: true,
  hints: true,
  /** Which way the tiles of one's own set bend, as 21 signs; empty until somebody has told. */
  handedness: "",
};
export type Settings = typeof USUAL;
const usual: Record<string, unknown> = USUAL;

const SECRET = "bendo.secret";
const KEPT = "bendo.settings";

function kept(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...USUAL };
  }
}

/** What is set otherwise than usual. */
function different(settings: Settings): Partial<Settings> {
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => value !== usual[name]));
}

class Reader {
  secret = $state<string | null>(localStorage.getItem(SECRET));
  settings = $state<Settings>(kept());
  #coming: Promise<string> | null = null;
  #adopted = false;

  /** The secret of this browser; somebody new is made the first time. Throws Refusal. */
  known(): Promise<string> {
    if (this.secret) return Promise.resolve(this.secret);
    this.#coming ??= ask<Who>("POST", "/persons")
      .then((who) => {
        this.become(who.secret);
        this.#tell(different(this.settings));
        return who.secret;
      })
      .finally(() => (this.#coming = null));
    return this.#coming;
  }

  /** From now on be the person of this secret; without one, nobody yet. */
  become(secret: string | null): void {
    this.secret = secret;
    if (secret) localStorage.setItem(SECRET, secret);
    else localStorage.removeItem(SECRET);
  }

  /** Change settings, here at once and on the server as soon as may be. */
  change(changes: Partial<Settings>): void {
    Object.assign(this.settings, changes);
    localStorage.setItem(KEPT, JSON.stringify(this.settings));
    shown(this.settings);
    if ("language" in changes) void spoken(this.settings);
    this.#tell(changes);
  }

  #tell(changes: Partial<Settings>): void {
    if (!this.secret || Object.keys(changes).length === 0) return;
    // what can't be told now stays in this browser all the same
    ask("PATCH", "/me/settings", changes, this.secret).catch((refusal: unknown) => {
      if (!(refusal instanceof Refusal)) throw refusal;
    });
  }

  /**
   * All that the server knows of the one who uses this page; null of somebody who is nobody yet, or has been forgotten.
   *
   * The first time its settings are adopted. Throws Refusal.
   */
  async met(): Promise<Me | null> {
    if (!this.secret) return null;
    const secret = this.secret;
    try {
      const known = await ask<Me>("GET", "/me", undefined, secret);
      if (!this.#adopted) this.adopt(known);
      return known;
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.code !== "unknown-secret") throw refusal;
      if (this.secret === secret) this.become(null);
      return null;
    }
  }

  /** Forget everything that this browser has kept. */
  forget(): void {
    this.become(null);
    localStorage.clear();
    Object.assign(this.settings, USUAL);
    shown(this.settings);
    void spoken(this.settings);
  }

  /** Take over the settings that the server keeps: another device may have changed them. */
  adopt(me: Me): void {
    this.#adopted = true;
    const known = Object.entries(me.settings).filter(
      ([name, value]) => name in USUAL && typeof value === typeof usual[name],
    );
    Object.assign(this.settings, Object.fromEntries(known));
    localStorage.setItem(KEPT, JSON.stringify(this.settings));
    shown(this.settings);
    void spoken(this.settings);
  }
}

export const me = new Reader();

/** Show the page as these settings say. */
export function shown(settings: Settings): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
}

/** Speak the language of these settings, or the one that the browser prefers. */
export function spoken(settings: Settings): Promise<void> {
  const chosen = settings.language in LANGUAGES ? (settings.language as Language) : preferred(navigator.languages);
  return speak(chosen);
}
