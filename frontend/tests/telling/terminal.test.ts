// The page and the terminal say the same of the same table.

import { describe, expect, test } from "vitest";
import {
  doing,
  endTold,
  hintTold,
  known,
  matchEnd,
  misfitTold,
  news,
  roundEnd,
  unseenTold,
} from "../../src/telling/index.ts";
import { english, MADE, type Made } from "./scenes.ts";

await english();

/** The scenes of which the terminal tells this. */
function telling(what: keyof Made["terminal"]): [string, Made][] {
  const found = [...MADE].filter(([, { terminal }]) => Object.keys(terminal[what] ?? {}).length > 0);
  if (found.length === 0) throw new Error(`no scene tells ${what}`);
  return found;
}

/** Turns as the terminal tells them, who leaves to `known` what a pass has proved. */
function plain(text: string): string {
  return text.replace(/ passed: .*?\.( |$)/, " passed.$1");
}

const TURNS = ["played", "drew", "passed", "time"];
const WHOLE = telling("news").filter(
  ([, { scene }]) => scene.log[0]?.code === "dealt" && !scene.log.some(({ code }) => code === "undone"),
);

test.each(WHOLE)("the turns of %s", (_, { scene, terminal }) => {
  const turns = news(scene).filter(({ code }) => TURNS.includes(code));
  expect(turns.map(({ text }) => plain(text))).toEqual(terminal.news);
});

test.each(telling("known"))("what is known of the hands of %s", (_, { scene, terminal }) => {
  const unseen = unseenTold(scene);
  const told = [...known(scene).map(({ text }) => text), ...(unseen ? [unseen] : [])];
  expect(told).toEqual(terminal.known?.map((line) => line.replaceAll("\u00a0", " ")));
});

test.each(telling("ends"))("the ends of %s", (_, { scene, terminal }) => {
  const living = scene.ends.filter(({ number }) => number !== null && number !== undefined);
  if (living.length) expect(living.map((end) => endTold(scene, end))).toEqual(terminal.ends);
  else expect(terminal.ends).toHaveLength(1);
});

test.each(telling("choices"))("the choices of %s", (_, { scene, terminal }) => {
  const told = scene.choices.plays.map((choice) => [choice.action, doing(choice.action, choice)]);
  expect(Object.fromEntries(told)).toEqual(terminal.choices);
});

test.each(telling("misfits"))("why other tiles of %s can't be laid", (_, { scene, terminal }) => {
  const tiles = new Set(scene.choices.misfits.map(({ tile }) => tile));
  const told = [...tiles].map((tile) => [
    tile,
    misfitTold(
      scene,
      scene.choices.misfits.filter((misfit) => misfit.tile === tile),
    ),
  ]);
  expect(Object.fromEntries(told)).toEqual(terminal.misfits);
});

test.each(telling("hint"))("the hint of %s", (_, { scene, terminal }) => {
  const { hint } = terminal;
  if (!hint) throw new Error("there is no hint");
  const { would, reasons } = hintTold(scene, hint);
  expect([would, ...reasons].join(" ")).toBe(terminal.advice);
});

describe("the end of a round", () => {
  test.each(telling("points"))("%s", (_, { scene, terminal }) => {
    const end = roundEnd(scene);
    expect(end?.points).toEqual(terminal.points);
    expect(end?.standing).toBe(terminal.standing);
    expect(matchEnd(scene)).toBe(terminal.won?.[0] ?? "");
  });
});
