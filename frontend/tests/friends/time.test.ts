// What a clock shows, and what of a change is heard.

import { describe, expect, test } from "vitest";
import { dashes, leftOf } from "../../src/table/clock/left.ts";
import { heard } from "../../src/table/heard.ts";
import type { Entry, Facts, Scene } from "../../src/wire/scene.ts";
import { scene as kept } from "../telling/scenes.ts";

describe("a clock", () => {
  test("shows the second that has begun, and the share of the turn that is left", () => {
    expect(leftOf(20_000, 12_500, 10_000, false)).toEqual({ seconds: 8, share: 0.75 });
  });

  test("moves by whole seconds where motion is not wanted", () => {
    expect(leftOf(20_000, 12_500, 10_000, true)).toEqual({ seconds: 8, share: 0.8 });
  });

  test("shows neither less than nothing nor more than all", () => {
    expect(leftOf(20_000, 21_000, 10_000, false)).toEqual({ seconds: 0, share: 0 });
    expect(leftOf(20_000, 5_000, 10_000, false)).toEqual({ seconds: 15, share: 1 });
  });

  test("half of a ring is half of its length", () => {
    expect(dashes(0.5, 10)).toBe("31.42 62.83");
  });
});

describe("what is heard", () => {
  const still: Scene = { ...kept("curved"), version: 10, log: [], results: [], seats: [0] };
  const quiet: Scene = { ...still, choices: { ...still.choices, seat: null } };
  const mine: Scene = { ...still, choices: { ...still.choices, seat: 0 } };

  function after(scene: Scene, code: string, facts: Facts = {}): Scene {
    const entry: Entry = { version: 11, at: 100, code, facts };
    return { ...scene, version: 11, log: [entry] };
  }

  test("nothing of the first scene", () => {
    expect(heard(after(mine, "played"), null, { now: 100 })).toEqual([]);
  });

  test("a tile that is laid, and then whose turn it is", () => {
    expect(heard(after(mine, "played"), quiet, { now: 100 })).toEqual(["laid", "turn"]);
    expect(heard(after(quiet, "drew"), quiet, { now: 100 })).toEqual(["drew"]);
  });

  test("no turn of one's own to several people at one device", () => {
    expect(heard({ ...after(mine, "played"), seats: [0, 1] }, quiet, { now: 100 })).toEqual(["laid"]);
  });

  test("nothing that was missed, and nothing that was heard already", () => {
    expect(heard(after(mine, "played"), quiet, { now: 104 })).toEqual([]);
    expect(heard(after(mine, "played"), { ...quiet, version: 11 }, { now: 100 })).toEqual([]);
  });

  test("a round that the reader's side has won, and none that another has", () => {
    const result = { ending: "out", points: [9, 0], fives: [], scores: [9, 0], tied: [], lots: [] };
    const ended = (side: number | null) => ({ ...after(quiet, "round-ended"), results: [{ ...result, side }] });
    expect(heard(ended(0), quiet, { now: 100 })).toEqual(["won"]);
    expect(heard(ended(1), quiet, { now: 100 })).toEqual([]);
    expect(heard(ended(null), quiet, { now: 100 })).toEqual([]);
  });
});
