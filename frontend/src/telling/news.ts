// What has happened, in sentences: one or two for each turn, and one for all else.

import { say } from "../words.svelte.ts";
import { tileName, type Entry, type Scene } from "../wire/scene.ts";
import { playOf, way } from "./actions.ts";
import { lacksTold, shortened } from "./known.ts";
import { about, aboutPerson, joined, nameOf, playerName, readersPerson, seatName, seatsOf } from "./names.ts";
import { inTurns, isTurn, standing, type Turn } from "./turns.ts";

/** One thing that happened, to be read: which version it began with, whose doing it was, and when it was done. */
export interface News {
  version: number;
  at: number;
  code: string;
  seat: number | null;
  text: string;
}

/** Who finishes a turn for a person whose time is up. */
const STAND_IN = "ben";

/** What the log tells; or these entries of it, as they came with an update. */
export function news(scene: Scene, entries: readonly Entry[] = scene.log): News[] {
  return inTurns(withoutAnswered(entries)).flatMap((told) => {
    const entry = isTurn(told) ? told.first : told;
    const text = isTurn(told) ? turnTold(scene, told) : entryTold(scene, told);
    const { version, at, code, facts } = entry;
    return text ? [{ version, at, code, seat: facts.seat ?? null, text }] : [];
  });
}

/** Without the wish to take a turn back where that was done at once. */
function withoutAnswered(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ code }, index) => code !== "undo-asked" || entries[index + 1]?.code !== "undone");
}

/** The short line that stays beside a seat: what it did in its last turn; empty before its first. */
export function seatNews(scene: Scene, seat: number): string {
  const turns = inTurns(standing(scene.log)).filter(isTurn);
  const turn = turns.findLast((each) => each.seat === seat);
  if (!turn) return "";
  const did = shortly(scene, turn);
  return turn.scored ? say("page-did-scored", { did, points: turn.scored }) : did;
}

function turnTold(scene: Scene, turn: Turn): string {
  const told = [sentence(scene, turn)];
  const count = turn.showed.length;
  if (count) told.push(say("play-told-showed", { tiles: joined(turn.showed.map(tileName)), count }));
  if (turn.scored) told.push(say("play-told-scored", { points: turn.scored }));
  if (turn.automatic) told.push(say("page-told-automatic"));
  return told.join(" ");
}

function sentence(scene: Scene, turn: Turn): string {
  const facts = { ...about(scene, turn.seat), drew: drewTold(turn) };
  const { code, facts: done } = turn.ended ?? { code: "", facts: {} };
  const tile = done.tile ? tileName(done.tile) : "";
  const drew = turn.drew.length > 0;
  switch (code) {
    case "played": {
      if (!done.end) return say("play-told-led", { ...facts, tile });
      const how = way(done.bend, done.meets)
        .map((part) => `, ${part}`)
        .join("");
      return say(drew ? "play-told-drew-laid" : "play-told-laid", { ...facts, tile, end: done.end, how });
    }
    case "time":
      if (!done.drew) return say("play-told-time-nothing", facts);
      return tile ? say("play-told-time", { ...facts, penalty: tile }) : say("play-told-time-hidden", facts);
    case "passed": {
      const lacks = joined(lackedBy(turn));
      // who passed knows what he holds; the others learn from it
      if (lacks && !facts.you) {
        return say(drew ? "page-told-drew-passed-lacks" : "page-told-passed-lacks", { ...facts, lacks });
      }
      return say(drew ? "play-told-drew-passed" : "play-told-passed", facts);
    }
    default:
      return drew ? say("play-told-drew", facts) : "";
  }
}

function lackedBy(turn: Turn, most = Infinity): string[] {
  return shortened(lacksTold(turn.lacks), most);
}

/** The tiles drawn by name if all are seen, else how many. */
function drewTold(turn: Turn): string {
  const seen = turn.drew.flatMap((tile) => (tile === null ? [] : [tileName(tile)]));
  return seen.length && seen.length === turn.drew.length ? joined(seen) : String(turn.drew.length);
}

function shortly(scene: Scene, turn: Turn): string {
  const { code, facts } = turn.ended ?? { code: "drew", facts: {} };
  const tile = facts.tile ? tileName(facts.tile) : "";
  const told = { tile, end: facts.end ?? "", count: turn.drew.length };
  const drew = turn.drew.length > 0;
  switch (code) {
    case "played":
      if (!facts.end) return say("page-did-lead", told);
      return say(drew ? "page-did-draw-lay" : "page-did-lay", told);
    case "time":
      return say("page-did-time");
    case "passed": {
      const lacks = about(scene, turn.seat).you ? "" : joined(lackedBy(turn, 3));
      if (lacks) return say(drew ? "page-did-draw-pass-lacks" : "page-did-pass-lacks", { ...told, lacks });
      return say(drew ? "page-did-draw-pass" : "page-did-pass", told);
    }
    default:
      return say("page-did-draw", told);
  }
}

function entryTold(scene: Scene, { code, facts }: Entry): string {
  const seat = facts.seat ?? -1;
  switch (code) {
    case "dealt":
      return begins(scene, seat, facts.starters ? "starters" : facts.free_lead ? "free" : "forced");
    case "round-ended":
      return endingTold(scene, facts.ending ?? "");
    case "stood-up":
      return say("page-told-stood-up", { seat: seatName(seat) });
    case "renamed":
      return say("page-told-renamed", { name: facts.name });
    case "time-up":
      return say("page-told-time-up", { ...about(scene, seat), player: playerName(STAND_IN) });
    case "handed-over":
      return handedOver(scene, seat, facts.person ?? "", playerName(facts.player ?? ""));
    case "presence":
      // who reads this is here, and need not be told
      if (facts.person === readersPerson(scene)) return "";
      return say(facts.present ? "page-told-back" : "page-told-gone", aboutPerson(scene, facts.person ?? ""));
    case "waited": {
      const gone = aboutPerson(scene, facts.gone ?? "").who;
      return say("page-told-waited", { ...aboutPerson(scene, facts.person ?? ""), gone });
    }
    case "reacted": {
      const { who } = aboutPerson(scene, facts.person ?? "");
      return say("page-told-reacted", { who, reaction: reactionTold(facts.reaction ?? "") });
    }
    case "sat":
    case "undo-asked":
    case "undone":
    case "resign-asked":
    case "resigned":
    case "taken-back":
      return say(`page-told-${code}`, about(scene, seat));
    case "undo-agreed":
    case "undo-refused":
    case "went-on":
    case "rematch-asked":
    case "ended":
      return say(`page-told-${code}`, aboutPerson(scene, facts.person ?? ""));
    default:
      return "";
  }
}

/** A reaction as it is read. */
export function reactionTold(reaction: string): string {
  return say(`page-reaction-${reaction}`);
}

function handedOver(scene: Scene, seat: number, person: string, player: string): string {
  if (seatsOf(scene, person).includes(seat)) return say("page-told-handed-over", { ...about(scene, seat), player });
  const by = aboutPerson(scene, person);
  return say("page-told-handed-over-by", { ...by, player, whom: nameOf(scene, seat) });
}

/** Who begins the round, and why; that the tiles were dealt again comes first. */
function begins(scene: Scene, seat: number, how: "starters" | "free" | "forced"): string {
  const told = scene.attempt ? [say("play-dealt-again", { count: scene.attempt })] : [];
  const facts = about(scene, seat);
  const lead = how === "forced" ? leadOf(scene) : null;
  if (how === "starters") told.push(say("play-begins-first", facts));
  else if (how === "free") told.push(say("play-begins-any", facts));
  else if (lead) told.push(say("play-begins", { ...facts, double: lead[0] === lead[1] }));
  else told.push(say("page-told-leads", facts));
  return told.join(" ");
}

/** The tile that leads, or has led; null where only its holder knows it yet. */
function leadOf(scene: Scene): string | null {
  const choice = scene.choices.plays[0];
  if (choice && !choice.end) return playOf(choice.action)?.tile ?? null;
  return scene.tiles.find((lying) => lying.opener)?.tile ?? null;
}

/** How a round has ended: who is out, or that nobody can go on. */
export function endingTold(scene: Scene, ending: string): string {
  if (ending !== "out") return say("play-blocked");
  const out = scene.stock.hands.indexOf(0);
  return [say("play-domino"), say("play-out", about(scene, out))].join(" ");
}
