// Why something cannot be done, in one sentence: tiles that do not fit, and what was refused.

import { has, say } from "../words.svelte.ts";
import { numbersOf, tileName, tilesIn, type Facts, type Misfit, type Scene } from "../wire/scene.ts";
import { playOf } from "./actions.ts";
import { endsShow } from "./ends.ts";
import { playerName, seatName } from "./names.ts";

/** What was refused: a code, and facts. */
export interface Refusing {
  code: string;
  facts: Facts;
}

/** Why a tile of the hand can't be laid: the best reason, or one for each of two ends. */
export function misfitTold(scene: Scene, misfits: readonly Misfit[]): string {
  const [first] = misfits;
  if (!first) return "";
  const whole = misfits.find(({ reason }) => reason === "only-drawn-tile" || reason === "must-lead");
  if (whole) return judged(scene, whole.reason, whole) ?? "";
  if (!first.end) return say("play-no-match", { tile: tileName(first.tile), ends: endsShow(scene) });
  const byEnd = new Map<string, string>();
  for (const misfit of misfits) {
    const text = judged(scene, misfit.reason, misfit);
    if (misfit.end && text && !byEnd.has(misfit.end)) byEnd.set(misfit.end, text);
  }
  return [...new Set(byEnd.values())].slice(0, 2).join(" ");
}

/** Why no tile may be drawn now; empty where one may. */
export function whyNotDraw(scene: Scene): string {
  const code = scene.choices.why_not_draw;
  return code ? (judged(scene, code, { action: "draw" }) ?? "") : "";
}

/** Why one may not pass now; empty where one may. */
export function whyNotPass(scene: Scene): string {
  const code = scene.choices.why_not_pass;
  return code ? (judged(scene, code, { action: "pass" }) ?? "") : "";
}

/** Why something was refused. `now` is the server's clock, in seconds. */
export function refused(scene: Scene | null, { code, facts }: Refusing, now = scene?.now ?? 0): string {
  if (scene) {
    const text = judged(scene, code, facts);
    if (text) return text;
  }
  switch (code) {
    case "undo-nothing":
      return say("play-undo-nothing");
    case "undo-shown":
      return say("play-undo-shown");
    case "undo-over":
      return say("play-undo-over");
    case "time-up":
    case "busy":
    case "no-answer":
      return say(`page-refused-${code}`, { player: playerName(facts.player ?? "ben") });
    case "seat-open":
    case "seat-taken":
      return say(`page-refused-${code}`, { seat: seatName(facts.seat ?? 0) });
    case "too-soon": {
      const until = facts.until;
      if (until === null || until === undefined) return say("page-refused-too-soon");
      return say("page-refused-too-soon-until", { count: Math.max(1, Math.ceil(until - now)) });
    }
  }
  const message = `page-refused-${code}`;
  // all other codes are refused to nobody but a page that has a fault
  return has(message) ? say(message) : say("page-refused-slip", { code });
}

/** What a reason of the rules is about. */
type About = Pick<Facts, "tile" | "end" | "bend" | "other" | "action">;

/** A reason of the rules as a sentence; null where it is none, or where the scene is another by now. */
function judged(scene: Scene, code: string, what: About): string | null {
  const end = scene.ends.find(({ name }) => name === what.end);
  const number = end?.number ?? null;
  const facts = { you: true, tile: what.tile ? tileName(what.tile) : "", end: what.end ?? "" };
  switch (code) {
    case "round-over":
    case "not-in-hand":
    case "must-draw":
    case "must-pass":
    case "no-tiles":
    case "arms-first":
      return say(`reason-${code}`, facts);
    case "must-play":
      return say("reason-must-play", { ...facts, action: what.action });
    case "must-lead":
      return mustLead(scene);
    case "no-match":
      return number === null ? null : say("reason-no-match", { ...facts, number });
    case "blocked-by":
      return what.other ? say("reason-blocked-by", { ...facts, other: tileName(what.other) }) : null;
    case "only-drawn-tile": {
      const drawn = tilesIn(scene.hands.drawn).at(-1);
      return drawn ? say("reason-only-drawn-tile", { ...facts, drawn: tileName(drawn) }) : null;
    }
    case "ring-mismatch": {
      const met = what.other ?? end?.meets.find((name) => name !== null) ?? null;
      const shown = scene.ends.find(({ name }) => name === met)?.number ?? null;
      if (number === null || shown === null || met === null) return null;
      const [high, low] = numbersOf(what.tile ?? "");
      return say("reason-ring-mismatch", { ...facts, met, outer: high === number ? low : high, shown });
    }
    default:
      return null;
  }
}

function mustLead(scene: Scene): string | null {
  const [first, ...others] = new Set(scene.choices.plays.map(({ action }) => playOf(action)?.tile ?? ""));
  if (first === undefined) return null;
  return others.length
    ? say("reason-must-lead-any", { you: true })
    : say("reason-must-lead", { tile: tileName(first) });
}
