// A chart of the scores by round: pure geometry, in px.

import { amount } from "./points.ts";
import type { Result } from "../../wire/scene.ts";

/** One point of a course: after so many rounds, so many points, and where that is drawn. */
export interface Mark {
  round: number;
  points: number;
  x: number;
  y: number;
}

/** How the score of one side went. */
export interface Course {
  side: number;
  marks: Mark[];
  /** Where the middle of its label is. */
  label: number;
}

export interface Chart {
  courses: Course[];
  /** Where the line of the target is. */
  target: number;
  /** The rounds that are numbered below, with where. */
  rounds: { round: number; x: number }[];
  /** Where no points are. */
  ground: number;
}

/** Where in the picture the chart itself lies. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The least distance between two labels, and between two numbers of rounds. */
const LINE = 18;
const TICK = 28;
/** About how wide a letter of a label is. */
export const LETTER = 7.8;

/** The chart of a match: from nothing before the first round to what each side has after the last one. */
export function chart(results: readonly Result[], sides: number, target: number, plot: Plot): Chart {
  const scores = [new Array<number>(sides).fill(0), ...results.map((result) => result.scores.map(amount))];
  const most = Math.max(target, ...scores.flat());
  const x = (round: number) => plot.left + ((plot.right - plot.left) * round) / Math.max(results.length, 1);
  const y = (points: number) => plot.bottom - ((plot.bottom - plot.top) * points) / Math.max(most, 1);
  const courses = Array.from({ length: sides }, (_, side) => {
    const marks = scores.map((points, round) => {
      const own = points[side] ?? 0;
      return { round, points: own, x: x(round), y: y(own) };
    });
    return { side, marks, label: marks.at(-1)?.y ?? plot.bottom };
  });
  const labels = spread(
    courses.map((course) => course.label),
    LINE,
    plot.top,
    plot.bottom,
  );
  const every = Math.max(1, Math.ceil((results.length * TICK) / Math.max(plot.right - plot.left, 1)));
  const rounds = Array.from({ length: results.length }, (_, index) => index + 1)
    .filter((round) => round === 1 || round % every === 0)
    .map((round) => ({ round, x: x(round) }));
  return {
    courses: courses.map((course, index) => ({ ...course, label: labels[index] ?? course.label })),
    target: y(target),
    rounds,
    ground: y(0),
  };
}

/** The same places in the same order from above, moved apart so that no two are nearer than that, within bounds. */
export function spread(places: readonly number[], apart: number, top: number, bottom: number): number[] {
  const order = places.map((_, index) => index).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const moved = [...places];
  let free = top;
  for (const index of order) {
    moved[index] = Math.max(moved[index] ?? 0, free);
    free = (moved[index] ?? 0) + apart;
  }
  let floor = bottom;
  for (const index of order.reverse()) {
    moved[index] = Math.min(moved[index] ?? 0, floor);
    floor = (moved[index] ?? 0) - apart;
  }
  return moved;
}

/** A name that is to take no more than so many px, about; what is too much of it becomes dots. */
export function cut(name: string, room: number): string {
  const most = Math.max(Math.floor(room / LETTER + 0.01), 2);
  return name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`;
}

/** The path of a course. */
export function pathOf(course: Course): string {
  return course.marks.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
