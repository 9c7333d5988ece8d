import { expect, test } from "vitest";
import { chart, cut, pathOf, spread } from "../../src/table/rounds/chart.ts";
import type { Result } from "../../src/wire/scene.ts";

const PLOT = { left: 30, right: 330, top: 10, bottom: 110 };

function result(...scores: (number | string)[]): Result {
  return { ending: "out", points: scores, fives: [], scores, tied: [], lots: [] };
}

test("a course goes from nothing at the left to the last score at the right", () => {
  const { courses, target, ground } = chart([result(40, 0), result(40, "25/2")], 2, 50, PLOT);
  expect(courses[0]?.marks.map(({ x, y }) => [x, y])).toEqual([
    [30, 110],
    [180, 30],
    [330, 30],
  ]);
  expect(courses[1]?.marks.at(-1)).toMatchObject({ x: 330, y: 85, points: 12.5 });
  expect([target, ground]).toEqual([10, 110]);
});

test("a score beyond the target is still within the chart", () => {
  const { courses, target } = chart([result(80)], 1, 40, PLOT);
  expect(courses[0]?.marks.at(-1)?.y).toBe(10);
  expect(target).toBe(60);
});

test("before the first round has ended every course is its beginning alone", () => {
  expect(chart([], 2, 100, PLOT).courses.map(pathOf)).toEqual(["M30.0 110.0", "M30.0 110.0"]);
});

test("not every one of many rounds is numbered", () => {
  const many = Array.from({ length: 40 }, (_, round) => result(round));
  const { rounds } = chart(many, 1, 100, PLOT);
  expect(rounds.map(({ round }) => round)).toEqual([1, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40]);
});

test("labels keep their order and never lie upon each other", () => {
  const labels = spread([100, 100, 20, 95], 18, 10, 110);
  expect(labels).toEqual([92, 110, 20, 74]);
});

test("labels with room enough stay where they are", () => {
  expect(spread([80, 20], 18, 10, 110)).toEqual([80, 20]);
});

test("a long name is cut, and one that has room is not", () => {
  expect(cut("Alexandria and Bo", 80)).toBe("Alexandri…");
  expect(cut("Ana", 3 * 7.8)).toBe("Ana");
});
