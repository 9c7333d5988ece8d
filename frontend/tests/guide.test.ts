import { describe, expect, test } from "vitest";
import { differences, firstTwo } from "../src/guide/compare.ts";
import { filesOf } from "../src/guide/offline.ts";
import { partsOf } from "../src/guide/parts.ts";
import { noteTold, sample, sampleOf, tableOf, type SampleName } from "../src/guide/sample.ts";
import { textOf, valueOf } from "../src/guide/sheets.ts";
import pictures from "../src/guide/samples/pictures.json";
import { sceneAt } from "../src/replay/steps.ts";
import { news } from "../src/telling/index.ts";
import type { ReplayRound, SheetInFull } from "../src/wire/scene.ts";
import { has, learnGuide, say } from "../src/words.svelte.ts";
import { english } from "./telling/scenes.ts";

const SAMPLES: SampleName[] = ["curved", "crosswise", "four-ends", "straight", "arms"];

/** Rules with these values, each field that is named telling what it is. */
function rules(curved: boolean, values: Record<string, string>, rest: Record<string, string> = {}): SheetInFull {
  return {
    sheet: "some",
    rules: "some",
    title: "Some",
    text: "",
    players: [2, 3, 4],
    curved,
    highest: 6,
    teams: false,
    target: 100,
    hand: { "2": 7 },
    seconds: 0,
    pictures: true,
    minutes: 5,
    ruled: [],
    rules_text: Object.entries(values).map(([field, value]) => ({
      field,
      value,
      text: `${field} ${value}`,
      ruled: false,
    })),
    rest: Object.entries(rest).map(([field, value]) => ({ field, value })),
    rulings: [],
    sources: [],
  };
}

const BASIC = rules(true, { set: "6", ring: "match", doubles: "inline", draw: "1" }, { arms: "2", fives: "no" });
const ACROSS = rules(true, { ring: "never", doubles: "crosswise", fives: "two" });
const FOUR_ENDS = rules(true, { ring: "match", doubles: "inline", fives: "four" });
const STRAIGHT = rules(false, { arms: "2" }, { "arms-first": "no" });
const ARMS = rules(false, { arms: "4", "arms-first": "yes" });

const headings = (sheet: SheetInFull) => partsOf(sheet).map(({ heading }) => heading);
const shown = (sheet: SheetInFull) => partsOf(sheet).flatMap((part) => part.pictures);

await english();
await learnGuide();

describe("rules in short", () => {
  test("only what has to do with the rules is told", () => {
    expect(headings(BASIC)).not.toContain("guide-part-doubles");
    expect(headings(BASIC)).not.toContain("guide-part-fives");
    expect(headings(ACROSS)).toEqual(expect.arrayContaining(["guide-part-doubles", "guide-part-fives"]));
    expect(headings(STRAIGHT)).not.toContain("guide-part-ring");
    expect(headings(STRAIGHT)).not.toContain("guide-part-arms");
    expect(headings(ARMS)).toContain("guide-part-arms");
  });

  test("pictures are those of the shape and of what can happen", () => {
    expect(shown(BASIC)).toEqual(["bends", "match", "no-fit", "open", "closed", "dead", "ring"]);
    expect(shown(ACROSS)).toEqual(expect.arrayContaining(["outward", "inward", "fives"]));
    expect(shown(ACROSS)).not.toContain("ring");
    expect(shown(FOUR_ENDS)).toContain("starters");
    expect(shown(ARMS)).toEqual(["straight", "four-arms"]);
  });

  test("a field is told only where it matters, and every word and picture of it is there", () => {
    for (const sheet of [BASIC, ACROSS, FOUR_ENDS, STRAIGHT, ARMS]) {
      for (const part of partsOf(sheet)) {
        expect(has(part.heading)).toBe(true);
        for (const { message, facts } of part.told) expect(say(message, facts)).not.toBe("");
        for (const field of part.fields) expect(textOf(sheet, field)).not.toBeNull();
        for (const name of part.pictures) {
          expect(has(`guide-picture-${name}`)).toBe(true);
          expect(pictures).toHaveProperty(name);
        }
      }
    }
  });

  test("the numbers that captions name are those of the pictures", () => {
    const sum = (name: "starters" | "fives") => pictures[name].ends.reduce((all, { number }) => all + number, 0);
    expect([sum("starters"), sum("fives")]).toEqual([10, 10]);
    expect(pictures["no-fit"]).toMatchObject({ blocker: "65", ghosts: [{ tile: "40" }] });
    expect(pictures.dead.ends).toMatchObject([{ state: "dead" }]);
    expect(pictures.closed.ends).toMatchObject([{ state: "closed", bends: "R" }]);
    expect(pictures.ring.joints).toHaveLength(1);
  });
});

describe("comparing", () => {
  test("only fields that differ are told, and null where a field makes no difference", () => {
    const fields = ["set", "ring", "fives"].map((field) => ({ field, text: field.toUpperCase() }));
    const other = { ...BASIC, rules_text: BASIC.rules_text.filter(({ field }) => field !== "ring") };
    expect(differences([BASIC, other], fields)).toEqual([{ what: "RING", texts: ["ring match", null] }]);
  });

  test("it begins with the usual game and the first of the same shape from other sources", () => {
    const sheets = [
      { sheet: "usual", sources: ["S1"], curved: true },
      { sheet: "near", sources: ["S1", "S3"], curved: true },
      { sheet: "flat", sources: ["S2"], curved: false },
      { sheet: "far", sources: ["S0"], curved: true },
    ];
    expect(firstTwo("usual", sheets)).toEqual(["usual", "far"]);
    expect(firstTwo("usual", sheets.slice(0, 2))).toEqual(["usual"]);
  });

  test("a field is found among those that matter and among the rest", () => {
    expect([valueOf(BASIC, "ring"), valueOf(BASIC, "fives"), valueOf(BASIC, "tie")]).toEqual(["match", "no", ""]);
  });
});

describe("sample rounds", () => {
  test("each kind of rules has its own", () => {
    expect([BASIC, ACROSS, FOUR_ENDS, STRAIGHT, ARMS].map(sampleOf)).toEqual(SAMPLES);
  });

  test.each(SAMPLES)("every step and note of %s can be told", async (name) => {
    const { replay, notes } = await sample(name);
    const round = replay.rounds[0] as ReplayRound;
    expect(notes.length).toBeGreaterThan(2);
    for (const [index, step] of round.steps.entries()) {
      const scene = sceneAt(tableOf(replay), replay, round, index);
      const told = news(scene, step.entries).map(({ text }) => text);
      expect(told.join(" ")).toMatch(/Ana|Ben/);
      for (const note of notes.filter((each) => each.step === index)) {
        expect(noteTold(scene, note)).toMatch(/^[A-Z0-9].*\.$/);
      }
    }
    expect(notes.every(({ step }) => step < round.steps.length)).toBe(true);
  });

  test("the round with curved tiles shows a tile that matches and does not fit, and a ring", async () => {
    const { replay, notes } = await sample("curved");
    const told = notes.map((note) => noteTold(tableOf(replay), note));
    expect(told.filter((text) => text.includes("is in the way"))).toHaveLength(1);
    expect(told.filter((text) => text.includes("a ring. Both ends are gone"))).toHaveLength(1);
  });
});

test("of all that has come only files of ours that never change are kept", () => {
  const here = "https://some.where";
  const came = [`${here}/assets/a.js`, `${here}/assets/a.js`, `${here}/me`, "https://other.where/assets/b.js"];
  expect(filesOf(came, here)).toEqual(["/assets/a.js"]);
});
