import { beforeAll, expect, test } from "vitest";
import { isLast, lyingAt, sceneAt, shownAt, stepped } from "../../src/replay/steps.ts";
import { news, roundEnd } from "../../src/telling/index.ts";
import type { Lying, Replay, ReplayRound, ReplayStep, Result } from "../../src/wire/scene.ts";
import { english, scene as sceneOf } from "../telling/scenes.ts";

beforeAll(english);

const scene = sceneOf("out");
const lying = (tile: string, opener = false): Lying => ({ tile, left: 6, right: 6, x: 0, y: 0, angle: 0, opener });
const entry = (code: string, facts: object) => ({ version: 1, at: 0, code, facts });
const step = (laid: number, hands: string[], more: Partial<ReplayStep> = {}): ReplayStep => ({
  entries: [],
  laid,
  ends: [],
  hands,
  boneyard: 3,
  scores: [0, 0, 0],
  ...more,
});
const result: Result = {
  ending: "out",
  side: 0,
  seat: 0,
  points: [9, 0, 0],
  fives: [0, 0, 0],
  scores: [9, 0, 0],
  tied: [],
  lots: [],
};
const played: ReplayRound = {
  round: 0,
  attempt: 0,
  tiles: [lying("66", true), lying("65")],
  steps: [
    step(0, ["6665", "54", "00"], { entries: [entry("dealt", { seat: 0, free_lead: false })], turn: 0 }),
    step(1, ["65", "54", "00"], { entries: [entry("played", { seat: 0, tile: "66", by: "person" })], turn: 0 }),
    step(2, ["", "54", "00"], {
      entries: [entry("played", { seat: 0, tile: "65", end: "a", by: "person" })],
      scores: [9, 0, 0],
    }),
  ],
  result,
};
const replay: Replay = {
  about: scene.about,
  names: ["Ana", "Bo", "Cleo"],
  players: [null, null, null],
  rounds: [played, { ...played, round: 1 }],
  ended: "won",
  winner: 0,
};

test("so many tiles lie as were laid by then", () => {
  expect(played.steps.map((each) => lyingAt(played, each).length)).toEqual([0, 1, 2]);
});

test("tiles that were laid out anew lie at a step as they lay then", () => {
  const moved = { ...lying("66", true), x: 42 };
  const round = { ...played, earlier: [[moved]], steps: [step(1, ["", "", ""], { layout: 0 })] };
  expect(lyingAt(round, round.steps[0] as ReplayStep)).toEqual([moved]);
});

test("the tile laid last is lit, but never an opener", () => {
  expect(played.steps.map((each) => shownAt(played, each).last)).toEqual([null, null, "65"]);
});

test("a step is a scene with all hands, in which nobody can do anything", () => {
  const then = sceneAt(scene, replay, played, 1);
  expect(then).toMatchObject({ phase: "playing", round: 0, results: [], turn: { seat: 0 } });
  expect(then.stock).toEqual({ hands: [1, 1, 1], boneyard: 3, drawable: 3 });
  expect(then.hands.pips).toEqual([11, 9, 0]);
  expect(then.choices.plays).toEqual([]);
  expect(then.log.map(({ code }) => code)).toEqual(["dealt", "played"]);
  expect(news(then, played.steps[1]?.entries).map(({ text }) => text)).toEqual(["You led 6-6."]);
});

test("the last step of a round tells what it has brought, and only the last one of all that the match has ended", () => {
  const first = sceneAt(scene, replay, played, 2);
  expect(roundEnd(first)?.result).toBe(result);
  expect(first.asked.ended).toBeNull();
  const other = replay.rounds[1] as ReplayRound;
  const last = sceneAt(scene, replay, other, 2);
  expect(last.results).toHaveLength(2);
  expect(last.asked).toMatchObject({ ended: "won", winner: 0 });
  expect(isLast(other, 2)).toBe(true);
});

test("steps lead from round to round, and stop at both ends of the match", () => {
  expect(stepped(replay, { round: 0, step: 2 }, 1)).toEqual({ round: 1, step: 0 });
  expect(stepped(replay, { round: 1, step: 0 }, -1)).toEqual({ round: 0, step: 2 });
  expect(stepped(replay, { round: 0, step: 0 }, -1)).toEqual({ round: 0, step: 0 });
  expect(stepped(replay, { round: 1, step: 2 }, 1)).toEqual({ round: 1, step: 2 });
});
