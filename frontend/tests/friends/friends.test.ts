// What people at one table ask of each other, as data of a scene.

import { describe, expect, test } from "vitest";
import { questions } from "../../src/table/friends/asked.ts";
import { freeSeats, groups, peopleSeated } from "../../src/table/friends/chairs.ts";
import { resigning, undoAsks, undoSeat } from "../../src/table/friends/leaving.ts";
import { linkTo, squares } from "../../src/table/friends/links.ts";
import { maySay, saidAt } from "../../src/table/friends/reactions.ts";
import type { Entry, Facts, Place, Scene } from "../../src/wire/scene.ts";
import { scene as kept } from "../telling/scenes.ts";

const person = (id: string, changes: Partial<Place> = {}): Place => ({
  kind: "person",
  person: id,
  name: id,
  resigned: false,
  ...changes,
});
const BEN: Place = { kind: "bot", player: "ben", resigned: false };
const FREE: Place = { kind: "open", resigned: false };

/** A scene of a round that goes on, with these chairs; the reader has the seats of `ana`. */
function at(chairs: Place[], changes: Partial<Scene> = {}, sides = chairs.map((_, seat) => seat)): Scene {
  const scene = kept("curved");
  const seats = chairs.flatMap((chair, seat) => (chair.person === "ana" ? [seat] : []));
  const asked = { ...scene.asked, undo: null, undo_waits: [], resigning: [] };
  const about = { ...scene.about, sides, solo: false };
  return { ...scene, phase: "playing", seats, chairs, asked, about, log: [], ...changes };
}

function entry(code: string, facts: Facts, moment = 0): Entry {
  return { version: 1, at: moment, code, facts };
}

const TWO = [person("ana"), person("bo")];
const PAIRS = [person("ana"), person("bo"), person("cy"), BEN];
const IN_PAIRS = [0, 1, 0, 1];

describe("what waits for a word", () => {
  test("nothing does as long as all are here", () => {
    expect(questions(at(TWO))).toEqual([]);
  });

  test("the others are asked whether a turn may be taken back, and not who would take it", () => {
    const asked = (undo: number) => {
      const scene = at(TWO);
      return questions({ ...scene, asked: { ...scene.asked, undo, undo_waits: [undo === 0 ? "bo" : "ana"] } });
    };
    expect(asked(0)).toEqual([]);
    expect(asked(1)).toEqual([{ kind: "undo", seat: 1 }]);
  });

  test("somebody who is gone is asked about once, with all seats that nobody plays for him", () => {
    const gone = { gone: 10, patience: 70 };
    const chairs = [person("ana"), person("bo", gone), person("bo", gone), person("bo", { ...gone, player: "ben" })];
    expect(questions(at(chairs))).toEqual([{ kind: "gone", person: "bo", seats: [1, 2], patience: 70 }]);
  });

  test("nobody decides about somebody who is gone after the match, or who only watches", () => {
    const chairs = [person("ana"), person("bo", { gone: 10, patience: 70 })];
    expect(questions(at(chairs, { phase: "over" }))).toEqual([]);
    expect(questions(at(chairs, { seats: [] }))).toEqual([]);
  });

  test("an own seat that Ben plays can be taken back, unless it was given up", () => {
    expect(questions(at([person("ana", { player: "ben" }), person("bo")]))).toEqual([
      { kind: "handed", seat: 0, player: "ben" },
    ]);
    expect(questions(at([person("ana", { player: "ben", resigned: true }), person("bo")]))).toEqual([]);
  });

  test("a partner who would give up is told to the partner alone", () => {
    const giving = (seat: number) => {
      const scene = at(PAIRS, {}, IN_PAIRS);
      return questions({ ...scene, asked: { ...scene.asked, resigning: [seat] } });
    };
    expect(giving(2)).toEqual([{ kind: "resign", seat: 0, partner: 2 }]);
    expect(giving(0)).toEqual([{ kind: "resign-waits" }]);
    expect(giving(1)).toEqual([]);
  });
});

describe("an own seat", () => {
  test("giving up lets the other side win where there are two, and Ben play on where there are more", () => {
    expect(resigning(at(TWO), 0)).toEqual({ kind: "two", winners: [1] });
    expect(resigning(at([...TWO, BEN]), 0)).toEqual({ kind: "more" });
  });

  test("in teams a partner who plays has to agree, and one of the program has not", () => {
    expect(resigning(at(PAIRS, {}, IN_PAIRS), 0)).toEqual({ kind: "partner" });
    expect(resigning(at(PAIRS, {}, IN_PAIRS), 1)).toEqual({ kind: "team" });
  });

  test("the last turn that a person took here is the one to take back", () => {
    const log = [
      entry("played", { seat: 0, by: "person" }),
      entry("drew", { seat: 0, by: "automatic" }),
      entry("played", { seat: 1, by: "person" }),
    ];
    expect(undoSeat(at(TWO, { log }))).toBe(0);
    expect(undoSeat(at(TWO, { log: log.slice(1) }))).toBeNull();
  });

  test("others have to agree to that, but not the second person at one device", () => {
    expect(undoAsks(at(TWO))).toBe(true);
    expect(undoAsks(at([person("ana"), person("ana"), BEN]))).toBe(false);
  });
});

describe("before the start", () => {
  test("teams sit together", () => {
    expect(groups(at(PAIRS, {}, IN_PAIRS))).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(groups(at(TWO))).toEqual([[0, 1]]);
  });

  test("free seats and people are counted", () => {
    const scene = at([person("ana"), FREE, person("ana"), FREE]);
    expect(freeSeats(scene)).toEqual([1, 3]);
    expect(peopleSeated(scene)).toBe(1);
  });

  test("a link to a seat holds its key, and one to watch holds none", () => {
    expect(linkTo("https://b.example", "t1", "k")).toBe("https://b.example/t/t1#k");
    expect(linkTo("https://b.example", "t1")).toBe("https://b.example/t/t1");
  });

  test("the dark squares of a code are drawn in runs", () => {
    const code = [
      [true, true, false, true],
      [false, false, false, false],
    ];
    expect(squares(code)).toBe("M0 0h2v1h-2zM3 0h1v1h-1z");
  });
});

describe("reactions", () => {
  test("there are none in teams, alone, or for who watches", () => {
    expect(maySay(at(TWO))).toBe(true);
    expect(maySay(at(PAIRS, {}, IN_PAIRS))).toBe(false);
    expect(maySay(at([person("ana"), BEN]))).toBe(false);
    expect(maySay(at(TWO, { seats: [] }))).toBe(false);
  });

  test("the last one stands beside the first seat of who said it, for some seconds", () => {
    const log = [
      entry("reacted", { person: "bo", reaction: "oops" }, 100),
      entry("reacted", { person: "bo", reaction: "thanks" }, 102),
    ];
    const scene = at([person("ana"), person("bo"), person("bo")], { log });
    expect(saidAt(scene, 1, 103)).toEqual({ reaction: "thanks", until: 108 });
    expect(saidAt(scene, 1, 108)).toBeNull();
    expect(saidAt(scene, 0, 103)).toBeNull();
    expect(saidAt(scene, 2, 103)).toBeNull();
  });
});
