import { expect, test, vi } from "vitest";
import type { Decision, Lying, ReplayRound } from "../../src/wire/scene.ts";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { oneOf, pictureIn, tileOf } = await import("../../src/table/rounds/review.ts");

const lying = (tile: string, x: number): Lying => ({ tile, left: 0, right: 0, x, y: 0, angle: 0, opener: false });
const step = (laid: number, layout?: number) => ({
  entries: [],
  laid,
  ...(layout === undefined ? {} : { layout }),
  ends: [{ name: "a", number: 6, state: "straight", bends: "", meets: [], held: false, x: 0, y: 0, angle: 0 }],
  hands: [],
  boneyard: 0,
  scores: [],
});
const round: ReplayRound = {
  round: 0,
  attempt: 0,
  tiles: [lying("66", 10), lying("64", 52), lying("65", 94)],
  earlier: [[lying("66", 0), lying("64", 42)]],
  steps: [step(0, 0), step(1, 0), step(2, 0), step(2), step(3)],
};
const decision = (change: Partial<Decision>): Decision => ({
  step: 1,
  action: "64a",
  would: "65b",
  reasons: [],
  laid: 1,
  hand: "6465",
  ghost: lying("65", -42),
  ...change,
});

test("a decision is shown with the tile that was laid, as it lay then, and with Ben's beside it", () => {
  const picture = pictureIn(round, decision({}));
  expect(picture.tiles).toEqual(round.earlier?.[0]);
  expect(picture.laid).toBe("64");
  expect(picture.ghosts).toEqual([{ action: "65b", points: 0, ghost: lying("65", -42) }]);
  expect(picture.ends).toEqual([]);
});

test("where Ben would have done the same there is no second tile", () => {
  expect(pictureIn(round, decision({ would: "64a", ghost: lying("64", 42) })).ghosts).toEqual([]);
});

test("where nothing was laid the ends are shown, and what Ben would have laid", () => {
  const picture = pictureIn(round, decision({ step: 2, action: "+", laid: 2 }));
  expect(picture.tiles).toHaveLength(2);
  expect(picture.laid).toBeNull();
  expect(picture.ends).toHaveLength(1);
  expect(picture.ghosts).toHaveLength(1);
});

test("two tiles in one place are shown one at a time", () => {
  const there = pictureIn(round, decision({ would: "65a", ghost: lying("65", 44) }));
  expect(oneOf(there, false, false)).toMatchObject({ laid: "64", ghosts: [] });
  expect(oneOf(there, false, true)?.tiles.map(({ tile }) => tile)).toEqual(["66", "65"]);
});

test("two tiles in two places are shown together", () => {
  expect(oneOf(pictureIn(round, decision({})), false, true)).toBeNull();
});

test("draws and passes have no tile", () => {
  expect(["64a", "+", "-", "66bL"].map(tileOf)).toEqual(["64", null, null, "66"]);
});
