// What somebody wants to play: a rule sheet with changes, and who sits where. Pure: the screen shows it, the server deals.

import type { NewTable, Sheet } from "../wire/scene.ts";
import { areSigns, PATTERNS, spelledBends, type Pattern } from "./handedness.ts";

/** Who has a seat: the one who chooses, a friend at this device, one who comes by a link, or Ben at a level. */
export const SITTERS = ["me", "ben", "ben:easy", "friend", "link"] as const;
export type Sitter = (typeof SITTERS)[number];

export interface Seat {
  sitter: Sitter;
  /** What a friend at this device is called. */
  name: string;
}

/** A value of null is the sheet's own. */
export interface Game {
  sheet: string;
  seats: Seat[];
  target: number | null;
  hand: number | null;
  /** Seconds for a turn, where the rules have no clock; 0 for none. */
  seconds: number;
  /** A game number to share a deal; empty for any deal. */
  number: string;
  /** Which way the tiles bend: a pattern, or `own` for the set of the settings. */
  bends: Pattern | "own";
}

export const LONGEST_NAME = 20;
/** What is played for with young children, and the most points that can be asked for. */
export const SHORT_MATCH = 30;
export const MOST_POINTS = 10_000;

const ben = (sitter: Sitter = "ben"): Seat => ({ sitter, name: "" });

/** A match of two against Ben by this sheet. */
export function against(sheet: string, level: "ben" | "ben:easy" = "ben"): Game {
  const seats = [{ sitter: "me" as const, name: "" }, ben(level)];
  return { sheet, seats, target: null, hand: null, seconds: 0, number: "", bends: "balanced" };
}

/** The same game with so many seats: new ones are Ben's as the last one was, and the one who chooses keeps one. */
export function withSeats(game: Game, count: number): Game {
  const level = game.seats.findLast((seat) => seat.sitter.startsWith("ben"))?.sitter ?? "ben";
  const seats = Array.from({ length: count }, (_, seat) => game.seats[seat] ?? ben(level));
  if (!seats.some((seat) => seat.sitter === "me")) seats[count - 1] = { sitter: "me", name: "" };
  return { ...game, seats };
}

/** The same game by another sheet, with what this one admits. */
export function bySheet(game: Game, sheet: Sheet): Game {
  const count = sheet.players.includes(game.seats.length) ? game.seats.length : (sheet.players[0] ?? 2);
  const next = withSeats({ ...game, sheet: sheet.sheet }, count);
  const most = mostTiles(sheet, count);
  return { ...next, hand: next.hand !== null && next.hand > most ? null : next.hand };
}

/** The same game with somebody else at a seat. Whoever chooses keeps one seat: to take another is to change places. */
export function seated(game: Game, seat: number, sitter: Sitter): Game {
  const seats = [...game.seats];
  const before = seats[seat] ?? ben();
  if (before.sitter === "me") return game;
  if (sitter === "me") seats[seats.findIndex((each) => each.sitter === "me")] = before;
  seats[seat] = { sitter, name: sitter === "friend" ? before.name : "" };
  return { ...game, seats };
}

/** The most tiles that can be dealt to each: all of the set. */
export function mostTiles(sheet: Sheet, seats: number): number {
  return Math.floor(((sheet.highest + 1) * (sheet.highest + 2)) / 2 / seats);
}

/** Whether one person alone plays against Ben: then a game number may be chosen. */
export function isAlone(game: Game): boolean {
  return game.seats.every((seat) => seat.sitter === "me" || seat.sitter.startsWith("ben"));
}

/** Whether friends come by a link. */
export function invites(game: Game): boolean {
  return game.seats.some((seat) => seat.sitter === "link");
}

/** Whether this can be a game number. */
export function isNumber(text: string): boolean {
  return /^[A-Za-z0-9-]{1,64}$/.test(text);
}

/** The rules as they are spelled: the sheet, and only what differs from it. `own` are the signs of one's own set. */
export function spelled(game: Game, sheet: Sheet | null, own: string): string {
  const fields: string[] = [];
  if (game.hand !== null && game.hand !== sheet?.hand[game.seats.length]) fields.push(`hand=${game.hand}`);
  if (sheet?.curved) {
    const bends = game.bends !== "own" ? game.bends : areSigns(own) ? spelledBends(own) : "balanced";
    if (bends !== "balanced") fields.push(`handedness=${bends}`);
  }
  if (game.target !== null && game.target !== sheet?.target) fields.push(`target=${game.target}`);
  return [game.sheet, ...fields].join(",");
}

/** What the server is asked to open. `names` are what those are called who have given no name. */
export function tableOf(game: Game, sheet: Sheet | null, own: string, names: { me: string; friend: string }): NewTable {
  const chairs = game.seats.map(({ sitter, name }) => {
    if (sitter === "me") return { chair: "person", name: names.me } as const;
    if (sitter === "friend")
      return { chair: "person", name: name.trim().slice(0, LONGEST_NAME) || names.friend } as const;
    if (sitter === "link") return { chair: "open" } as const;
    return { chair: "bot", player: sitter } as const;
  });
  const wanted = { rules: spelled(game, sheet, own), chairs: chairs as NewTable["chairs"] };
  const clock = sheet?.seconds ? 0 : game.seconds;
  const number = isAlone(game) ? game.number.trim() : "";
  return { ...wanted, ...(clock > 0 ? { seconds: clock } : {}), ...(number ? { number } : {}) };
}

/** Whether a game is set up for young children: a short match against easy players. */
export function isEasy(game: Game): boolean {
  return game.target === SHORT_MATCH && game.seats.every((seat) => seat.sitter !== "ben");
}

/** The same game for young children, or again as the sheet has it. */
export function easy(game: Game, on: boolean): Game {
  const [from, to] = on ? (["ben", "ben:easy"] as const) : (["ben:easy", "ben"] as const);
  const seats = game.seats.map((seat) => (seat.sitter === from ? { ...seat, sitter: to } : seat));
  return { ...game, seats, target: on ? SHORT_MATCH : null };
}

/** A game that was kept as text; null if it is none. Nobody knows what wrote there. */
export function readGame(text: string | null): Game | null {
  try {
    const { sheet, seats, target, hand, seconds, number, bends } = JSON.parse(text ?? "null") as Record<
      string,
      unknown
    >;
    const whole = (value: unknown) => value === null || (Number.isInteger(value) && (value as number) > 0);
    const game = { sheet, seats, target, hand, seconds, number, bends } as Game;
    const good =
      typeof sheet === "string" &&
      Array.isArray(seats) &&
      [2, 3, 4].includes(seats.length) &&
      game.seats.every((seat) => SITTERS.includes(seat.sitter) && typeof seat.name === "string") &&
      game.seats.filter((seat) => seat.sitter === "me").length === 1 &&
      [target, hand].every(whole) &&
      (seconds === 0 || whole(seconds)) &&
      typeof number === "string" &&
      [...PATTERNS, "own"].includes(bends as Pattern);
    return good ? game : null;
  } catch {
    return null;
  }
}
