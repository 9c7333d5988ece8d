// Why something cannot be done: every code has its words.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  misfitTold,
  refused,
  reviewSum,
  reviewTold,
  reasonsTold,
  whyNotDraw,
  whyNotPass,
} from "../../src/telling/index.ts";
import type { Facts, Misfit, Review } from "../../src/wire/scene.ts";
import { english, scene } from "./scenes.ts";

await english();

/** The codes that a document lists under a heading. */
function codes(document: string, heading: string): string[] {
  const text = readFileSync(new URL(`../../../docs/${document}.md`, import.meta.url), "utf-8");
  const [, section = ""] = text.split(new RegExp(`^## \\d+\\. ${heading}$`, "m"));
  return [...(section.split(/^## /m)[0] ?? "").matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code ?? "");
}

/** What is refused to nobody but a page that has a fault, or to another program. */
const SLIPS = [
  "failed",
  "hello-first",
  "house-only",
  "no-such-method",
  "no-such-round",
  "no-such-seat",
  "not-agreed",
  "number",
  "origin",
  "people-only",
  "reaction",
  "salt",
  "sender",
  "unreadable",
];
const DOCUMENTED = [...codes("table", "Refusals"), ...codes("protocol", "Refusals")];

test("the documents list the codes", () => {
  expect(DOCUMENTED.length).toBeGreaterThan(50);
  expect(SLIPS.filter((code) => !DOCUMENTED.includes(code))).toEqual([]);
});

test.each(DOCUMENTED)("%s is told in a sentence", (code) => {
  const text = refused(scene("company"), { code, facts: { seat: 1 } });
  expect(text).toMatch(/^[A-Z].*[.)]$/);
  expect(text.includes("not your doing")).toBe(SLIPS.includes(code));
  expect(refused(null, { code, facts: {} })).toMatch(/^[A-Z].*[.)]$/);
});

test("a code that a later server may send is told as a fault", () => {
  expect(refused(null, { code: "tired", facts: {} })).toBe("That went wrong, and it was not your doing. (tired)");
});

test.each<[string, Facts, string]>([
  ["seat-open", { seat: 1 }, "Seat 2 is still free."],
  ["undo-shown", {}, "This can no longer be taken back: a hidden tile has been shown since."],
  ["too-soon", {}, "Wait a moment, and try again."],
  ["too-soon", { until: 150 }, "Wait 8 seconds more, and try again."],
  ["busy", {}, "Ben is still thinking about the last question."],
  ["offline", {}, "The server does not answer now."],
  ["not-in-hand", { tile: "66" }, "You do not hold 6-6."],
  ["no-match", { tile: "33", end: "a" }, "3-3 does not match end a, which shows 6."],
  ["blocked-by", { tile: "64", end: "a", other: "52" }, "6-4 does not fit at end a: 5-2 is in the way."],
  ["must-play", { action: "draw" }, "You can lay a tile, so you may not draw."],
  ["must-draw", { action: "pass" }, "You can draw a tile, so you may not pass yet."],
])("%s", (code, facts, sentence) => {
  expect(refused(scene("company"), { code, facts })).toBe(sentence);
});

test("a ring that cannot close is told by the numbers that would meet", () => {
  const misfit: Facts = { tile: "31", end: "a", other: "b" };
  expect(refused(scene("asked"), { code: "ring-mismatch", facts: misfit })).toBe(
    "3-1 at end a would meet end b, but 1 does not match 6.",
  );
});

describe("misfits", () => {
  const blocked = (end: string, bend: string, other: string): Misfit => ({
    tile: "66",
    reason: "blocked-by",
    end,
    bend,
    other,
  });

  test("of several reasons one is told for each end, and not more than two", () => {
    const misfits = [
      blocked("a", "L", "52"),
      blocked("a", "R", "31"),
      blocked("b", "L", "40"),
      blocked("c", "L", "20"),
    ];
    expect(misfitTold(scene("company"), misfits)).toBe(
      "6-6 does not fit at end a: 5-2 is in the way. 6-6 does not fit at end b: 4-0 is in the way.",
    );
  });

  test("nothing is told of a tile that can be laid", () => {
    expect(misfitTold(scene("company"), [])).toBe("");
  });

  test("why nobody draws or passes now", () => {
    expect(whyNotDraw(scene("lead"))).toBe("6-6 must lead this round.");
    expect(whyNotPass(scene("straight"))).toBe("You can lay a tile, so you may not pass.");
    expect(whyNotDraw(scene("curved"))).toBe("");
  });
});

describe("what a player would have done", () => {
  const review: Review = {
    type: "review",
    round: 0,
    seat: 0,
    player: "ben",
    decisions: [
      { step: 0, action: "66", would: "66", reasons: [], laid: 0, hand: "66" },
      {
        step: 2,
        action: "+",
        would: "64a",
        reasons: [{ code: "heaviest", facts: { pips: 10 } }],
        laid: 2,
        hand: "64",
      },
    ],
  };

  test("each decision beside his", () => {
    expect(reviewTold(scene("curved"), review)).toEqual([
      { step: 0, same: true, text: "You: lead 6-6, as Ben would have done.", reasons: [] },
      {
        step: 2,
        same: false,
        text: "You: draw a tile. In your place Ben: 6-4 at a.",
        reasons: ["It takes 10 pips out of your hand, and no heavier tile can be laid now."],
      },
    ]);
    expect(reviewSum(review)).toBe("In your place Ben would have done the same in 1 of 2.");
    expect(reviewSum({ ...review, decisions: [] })).toBe("There was nothing to choose yet.");
  });

  test("an opponent who is called as he is, is told to be the opponent", () => {
    const facts = { end: "a", number: 5, seat: 1 };
    expect(reasonsTold(scene("curved"), 0, "ben", [{ code: "lacks", facts }])).toEqual([
      "It leaves 5 at end a, and your opponent Ben is known to hold no 5.",
    ]);
    expect(reasonsTold(scene("out"), 0, "tuned", [{ code: "guards", facts: { seat: 2 } }])).toEqual([
      "It gives Cleo less to score than other plays would, on average.",
    ]);
  });
});
