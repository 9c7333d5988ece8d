// How a game is played in short: what there is to tell, in the order in which a newcomer needs it.

import type { SheetInFull } from "../wire/scene.ts";
import { textOf, valueOf } from "./sheets.ts";

export type PictureName =
  | "match"
  | "bends"
  | "no-fit"
  | "open"
  | "closed"
  | "dead"
  | "ring"
  | "outward"
  | "inward"
  | "straight"
  | "arms"
  | "four-arms"
  | "eight-arms"
  | "starters"
  | "fives";

/** A message of the guide, with its facts. */
export interface Told {
  message: string;
  facts?: Record<string, number>;
}

/** A part: the message that heads it, what is told, fields whose sentences follow, pictures. */
export interface Part {
  heading: string;
  told: Told[];
  fields: string[];
  pictures: PictureName[];
}

/** The fewest arms that a picture of this name shows. */
const ARMS: Record<string, PictureName> = { "2": "arms", "4": "four-arms", "8": "eight-arms" };
/** What the ends come to in the pictures of this name. */
const FIVES = 10;

/** The parts of these rules that there is something to tell about; of their fields only those that matter. */
export function partsOf(sheet: SheetInFull): Part[] {
  const parts = [aim, tiles, begin, turn, doubles, arms, ring, draw, fives, end, match].map((part) => part(sheet));
  return parts
    .filter((part) => part !== null)
    .map((part) => ({ ...part, fields: part.fields.filter((field) => textOf(sheet, field) !== null) }))
    .filter((part) => part.told.length > 0 || part.fields.length > 0);
}

type Make = (sheet: SheetInFull) => Part | null;

const starters = (sheet: SheetInFull) => valueOf(sheet, "fives") === "four";
const crosswise = (sheet: SheetInFull) =>
  textOf(sheet, "doubles") !== null && valueOf(sheet, "doubles") === "crosswise";

const aim: Make = (sheet) => ({
  heading: "guide-part-aim",
  told: [{ message: starters(sheet) ? "guide-aim-fives" : "guide-aim", facts: { target: sheet.target } }],
  fields: ["teams"],
  pictures: [],
});

const tiles: Make = (sheet) => ({
  heading: "guide-part-tiles",
  told: [{ message: "guide-tiles" }, ...(sheet.curved ? [{ message: "guide-tiles-curved" }] : [])],
  fields: ["set"],
  pictures: sheet.curved ? ["bends"] : [],
});

const begin: Make = (sheet) => ({
  heading: "guide-part-begin",
  told: [{ message: "guide-begin" }, ...(starters(sheet) ? [{ message: "guide-begin-starters" }] : [])],
  fields: ["hand", "lead"],
  pictures: starters(sheet) ? ["starters"] : [],
});

const turn: Make = (sheet) => ({
  heading: "guide-part-turn",
  told: [
    { message: "guide-turn" },
    ...(sheet.curved
      ? [{ message: "guide-turn-fit" }, { message: "guide-turn-ends" }]
      : [{ message: "guide-turn-straight" }]),
  ],
  fields: ["seconds"],
  pictures: sheet.curved ? ["match", "no-fit", "open", "closed", "dead"] : ["straight"],
});

const doubles: Make = (sheet) =>
  crosswise(sheet)
    ? {
        heading: "guide-part-doubles",
        told: [{ message: "guide-doubles" }],
        fields: ["doubles"],
        pictures: ["outward", "inward"],
      }
    : null;

const arms: Make = (sheet) => {
  const waits = valueOf(sheet, "arms-first") === "yes";
  const picture = ARMS[valueOf(sheet, "arms")];
  if (sheet.curved || (!waits && picture === "arms")) return null;
  return {
    heading: "guide-part-arms",
    told: waits ? [{ message: "guide-arms" }] : [],
    fields: ["arms", "arms-first"],
    pictures: picture && waits ? [picture] : [],
  };
};

const ring: Make = (sheet) => {
  if (!sheet.curved) return null;
  const never = valueOf(sheet, "ring") === "never";
  return {
    heading: "guide-part-ring",
    told: never ? [] : [{ message: "guide-ring" }],
    fields: ["ring"],
    pictures: never ? [] : ["ring"],
  };
};

const draw: Make = () => ({
  heading: "guide-part-draw",
  told: [],
  fields: ["draw", "free", "show-drawn", "reserve"],
  pictures: [],
});

const fives: Make = (sheet) =>
  textOf(sheet, "fives") === null
    ? null
    : {
        heading: "guide-part-fives",
        told: [{ message: "guide-fives", facts: { sum: FIVES } }],
        fields: ["fives"],
        pictures: [starters(sheet) ? "starters" : "fives"],
      };

const end: Make = () => ({
  heading: "guide-part-end",
  told: [],
  fields: ["five-round", "blocked", "tie"],
  pictures: [],
});

const match: Make = () => ({ heading: "guide-part-match", told: [], fields: ["next", "target"], pictures: [] });
