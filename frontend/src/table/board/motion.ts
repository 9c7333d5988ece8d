// How a tile comes to lie: it slides in from the hand, or from the others.

import type { TransitionConfig } from "svelte/transition";
import type { Lying } from "../../wire/scene.ts";

interface Arrival {
  from: "hand" | "others" | "nowhere";
  lying: Lying;
}

/** How far away a tile begins, in mm. */
const AWAY = 46;

/** The time of all motion, in ms, as the style sheet has it: nothing where less motion is asked for. */
export function motion(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 180;
}

/** Svelte transition: a tile slides to its place. */
export function arriving(_: Element, { from }: Arrival): TransitionConfig {
  if (from === "nowhere") return { duration: 0 };
  const start = from === "hand" ? AWAY : -AWAY;
  return {
    duration: motion(),
    easing: (t) => 1 - (1 - t) ** 3,
    css: (t) => `transform: translateY(${(1 - t) * start}px); opacity: ${Math.min(1, 0.2 + t)}`,
  };
}
