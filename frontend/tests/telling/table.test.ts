// What the page tells that a terminal does not: how things stand, who comes and goes, and what each seat did last.

import { describe, expect, test } from "vitest";
import * as telling from "../../src/telling/index.ts";
import type { Entry, Facts, Scene } from "../../src/wire/scene.ts";
import { english, MADE, scene } from "./scenes.ts";

await english();

/** A scene with some of it changed. */
function changed(name: string, changes: Partial<Scene>): Scene {
  return { ...scene(name), ...changes };
}

function entry(code: string, facts: Facts, version = 1): Entry {
  return { version, at: 0, code, facts };
}

/** What is told of these entries in a scene. */
function told(name: string, ...entries: Entry[]): string[] {
  return telling.news(scene(name), entries).map(({ text }) => text);
}

describe("how things stand", () => {
  test.each([
    ["waiting", "Seat 2 is still free."],
    ["lead", "Your turn: 6-6 must lead."],
    ["curved", "Your turn: pick a tile, or draw one."],
    ["straight", "You drew 5-3, and it fits: lay it."],
    ["declined", "You drew 5-5, which does not fit: pass."],
    ["asked", "Bob asks to take the last turn back. Do you agree?"],
    ["device", "Ana 1, it is your turn."],
    ["going-on", "Waiting for Bob to go on."],
    ["out", "The round is over. Go on when you are ready."],
    ["resigned", "The match was given up: You and Cleo win."],
    ["teams", "Ben and Dan win the match after 1 round."],
    ["watched", "Waiting for Ana."],
  ])("%s: %s", (name, sentence) => {
    expect(telling.status(scene(name))).toBe(sentence);
  });

  test("where nothing may be drawn a tile is to be picked", () => {
    const choices = { ...scene("curved").choices, why_not_draw: "must-play" };
    expect(telling.status(changed("curved", { choices }))).toBe("Your turn: pick a tile.");
  });

  const nobody = { seat: null, plays: [], misfits: [], why_not_draw: "", why_not_pass: "" };
  const turn = (seat: number, waits: string): Scene =>
    changed("company", { choices: nobody, turn: { seat, waits, drawn: 0 } });

  test.each([
    [turn(1, "person"), "Waiting for Bob."],
    [turn(1, "gone"), "Bob is gone. The match waits."],
    [turn(0, "bot"), "Your time ran out: Ben finishes this turn."],
    [turn(1, "bot"), "Time ran out for Bob: Ben finishes this turn."],
    [changed("curved", { choices: nobody, turn: { seat: 1, waits: "bot", drawn: 0 } }), "Ben is thinking."],
  ])("who is waited for", (shown, sentence) => {
    expect(telling.status(shown)).toBe(sentence);
  });

  test("who plays in the place of another is named", () => {
    const chairs = scene("company").chairs.map((chair, seat) =>
      seat === 1 ? { ...chair, player: "ben:easy" } : chair,
    );
    expect(telling.status({ ...turn(1, "bot"), chairs })).toBe("Ben (easy) is thinking for Bob.");
  });

  test.each([
    [0, "", "no-tiles", "Nothing you hold fits: draw a tile."],
    [1, "", "no-tiles", "Nothing fits yet: draw another tile."],
    [0, "must-pass", "", "Nothing you hold fits, and you may not draw: pass."],
    [1, "must-pass", "", "Still nothing fits, and you may draw no more: pass."],
  ])("what is left where nothing fits, %i drawn", (drawn, why_not_draw, why_not_pass, sentence) => {
    const choices = { seat: 0, plays: [], misfits: [], why_not_draw, why_not_pass };
    expect(telling.status(changed("straight", { choices, turn: { seat: 0, waits: "person", drawn } }))).toBe(sentence);
  });

  test("a tile just drawn that fits may be the only one to lay", () => {
    const [play] = scene("curved").choices.plays;
    if (!play) throw new Error("there is no play");
    const shown = (why_not_pass: string) =>
      changed("curved", {
        choices: { seat: 0, plays: [play], misfits: [], why_not_draw: "no-tiles", why_not_pass },
        turn: { seat: 0, waits: "person", drawn: 1 },
        hands: { ...scene("curved").hands, drawn: play.ghost.tile },
      });
    const tile = play.ghost.tile.split("").join("-");
    expect(telling.status(shown(""))).toBe(`You drew ${tile}, and it fits: lay it, or pass.`);
    expect(telling.status(shown("must-play"))).toBe(`You drew ${tile}, and it fits: lay it.`);
  });

  test("after the match it is told who would play again", () => {
    const over = scene("resigned");
    const asked = { ...over.asked, rematch: ["bob"], rematch_waits: ["ana", "cleo"] };
    expect(telling.status({ ...over, asked })).toMatch(/win\. Bob would like to play again\.$/);
    const own = { ...over.asked, rematch: ["ana"], rematch_waits: ["bob", "cleo"] };
    expect(telling.status({ ...over, asked: own })).toMatch(/win\. Waiting for Bob and Cleo to play again\.$/);
  });

  test("a match that was ended early, or given up by all, has no winner", () => {
    const over = scene("resigned");
    const ended = (how: string) => ({ ...over, asked: { ...over.asked, ended: how, winner: null } });
    expect(telling.matchEnd(ended("ended"))).toBe("The match was ended early, and nobody has won.");
    expect(telling.matchEnd(ended("resigned"))).toBe("The match was given up, and nobody has won.");
  });
});

describe("who comes and goes", () => {
  test("people are told about one after the other", () => {
    expect(telling.news(scene("company")).map(({ text }) => text)).toEqual([
      "Cleo holds the highest double and leads.",
      "Cleo led 6-6.",
      "Cleo: Well played.",
      "Somebody who watches: Hello.",
      "Bob is gone.",
      "You go on waiting for Bob.",
      "Cleo let Ben (easy) play in the place of Bob.",
      "Bob is back.",
      "Bob plays again.",
    ]);
  });

  test.each<[string, Facts, string]>([
    ["sat", { seat: 2, name: "Cleo" }, "Cleo sat down."],
    ["renamed", { seat: 2, name: "Cleo" }, "Somebody is now called Cleo."],
    ["stood-up", { seat: 2 }, "Seat 3 is free again."],
    ["time-up", { seat: 0 }, "Your time ran out, and Ben finishes this turn."],
    ["undo-asked", { seat: 0 }, "You asked to take your last turn back."],
    ["undo-agreed", { person: "bob" }, "Bob agreed."],
    ["undo-refused", { person: "ana" }, "You would rather not."],
    ["undone", { seat: 1, actions: 2 }, "Bob took the last turn back."],
    ["went-on", { person: "ana" }, "You are ready for the next round."],
    ["rematch-asked", { person: "cleo" }, "Cleo would like to play again."],
    ["resign-asked", { seat: 1 }, "Bob would give the match up, if the partner agrees."],
    ["resigned", { seat: 0 }, "You gave the match up."],
    ["presence", { person: "bob", present: true }, "Bob is back."],
    ["waited", { person: "cleo", gone: "bob" }, "Cleo goes on waiting for Bob."],
    ["handed-over", { seat: 0, player: "ben", person: "ana" }, "Ben plays for you now."],
    ["handed-over", { seat: 2, player: "tuned", person: "ana" }, "You let Tuned play in the place of Cleo."],
    ["taken-back", { seat: 0 }, "You play again yourself."],
    ["ended", { person: "cleo" }, "Cleo ended the match."],
    ["reacted", { person: "ana", reaction: "thinking" }, "You: Let me think."],
  ])("%s", (code, facts, sentence) => {
    expect(told("company", entry(code, facts))).toEqual([sentence]);
  });

  test("an undo that needs nobody else is told once", () => {
    expect(told("regretted", entry("undo-asked", { seat: 0 }), entry("undone", { seat: 0, actions: 1 }))).toEqual([
      "You took your last turn back.",
    ]);
  });

  test("a code that a later server may send is passed over", () => {
    expect(told("company", entry("sneezed", { person: "bob" }))).toEqual([]);
  });
});

describe("turns", () => {
  const lacks = [
    { what: "number", number: 5 },
    { what: "left", number: 3 },
    { what: "tile", tile: "66" },
  ];

  test("a pass tells what it has proved, but not to who passed", () => {
    expect(told("company", entry("passed", { seat: 1, lacks }))).toEqual([
      "Bob passed: no 5, no left-bending 3 and no 6-6.",
    ]);
    expect(told("company", entry("passed", { seat: 0, lacks }))).toEqual(["You passed."]);
    expect(told("company", entry("drew", { seat: 1 }), entry("passed", { seat: 1, lacks: null }))).toEqual([
      "Bob drew 1 and passed.",
    ]);
  });

  test("what the table did for the reader is told to be its doing", () => {
    expect(told("company", entry("drew", { seat: 0, tile: "52", by: "automatic" }))).toEqual([
      "You drew 5-2. That was all you could do, so the table did it for you.",
    ]);
  });

  test("a turn goes on where something else was said in between", () => {
    const entries = [
      entry("drew", { seat: 1 }),
      entry("reacted", { person: "cleo", reaction: "thanks" }),
      entry("played", { seat: 1, tile: "64", end: "a", bend: "L" }),
    ];
    expect(told("company", ...entries)).toEqual(["Bob drew 1 and laid 6-4 at a, bending left.", "Cleo: Thank you."]);
  });

  test("news of the same version as an update are those of the update", () => {
    const shown = scene("curved");
    expect(telling.news(shown, shown.log.slice(-1)).map(({ text }) => text)).toEqual([
      "Ben laid 6-5 at a, bending left.",
    ]);
  });

  test("time that ran out, with its penalty", () => {
    expect(told("speed", entry("time", { seat: 1, drew: true }))).toEqual([
      "Bob ran out of time and drew a penalty tile.",
    ]);
    expect(told("speed", entry("time", { seat: 0, drew: true, tile: "20" }))).toEqual([
      "You ran out of time and drew 2-0 as a penalty.",
    ]);
  });
});

describe("what each seat did last", () => {
  test.each([
    ["curved", 0, "laid 6-1 at b"],
    ["curved", 1, "drew 1, laid 6-5 at a"],
    ["company", 2, "led 6-6"],
    ["company", 1, ""],
    ["declined", 0, "drew 1"],
    ["declined", 1, "drew 1 and passed"],
    ["going-on", 1, "laid 4-3 at b"],
    ["lots", 2, "passed: no 4"],
    ["muggins", 0, "laid 4-4 at b, scoring 5"],
    ["speed", 1, "ran out of time"],
  ])("%s, seat %i", (name, seat, did) => {
    expect(telling.seatNews(scene(name), seat)).toBe(did);
  });

  test("what was taken back was not done", () => {
    expect(telling.seatNews(scene("regretted"), 0)).toBe("drew 1");
    expect(telling.seatNews(scene("regretted"), 1)).toBe("laid 4-0 at a");
  });

  test("of much that is lacking only the first is told", () => {
    const lacks = [1, 2, 3, 4].map((number) => ({ what: "number", number }));
    const shown = changed("company", { log: [entry("drew", { seat: 1 }), entry("passed", { seat: 1, lacks })] });
    expect(telling.seatNews(shown, 1)).toBe("drew 1 and passed: no 1, no 2, no 3 and more");
  });
});

describe("who begins", () => {
  const dealt = entry("dealt", { seat: 1 });

  test.each<[string, Facts, string]>([
    ["straight", { seat: 1, free_lead: true }, "Ben leads."],
    ["straight", { seat: 0, free_lead: true }, "You lead, with any tile you like."],
    ["all-five", { seat: 0, starters: "6450" }, "You have the first turn."],
  ])("%s", (name, facts, sentence) => {
    expect(told(name, entry("dealt", facts))).toEqual([sentence]);
  });

  test("who leads what is known to its holder alone just leads", () => {
    const shown = changed("lead", { tiles: [], choices: { ...scene("lead").choices, plays: [] } });
    expect(telling.news(shown, [dealt])[0]?.text).toBe("Ben leads.");
  });

  test("a deal that had to be made again is told first", () => {
    const [first] = telling.news(changed("lead", { attempt: 2 }));
    expect(first?.text).toMatch(/^The tiles were dealt again 2 times, since nobody held a double\. You hold/);
  });
});

describe("names", () => {
  test("who reads alone is you, and nobody is where people share a device or watch", () => {
    expect(telling.nameOf(scene("curved"), 0)).toBe("You");
    expect(telling.nameOf(scene("device"), 0)).toBe("Ana 1");
    expect(telling.nameOf(scene("watched"), 0)).toBe("Ana");
    expect(telling.nameOf(scene("waiting"), 1)).toBe("Seat 2");
  });

  test("partners are named together, the reader first", () => {
    const shown = scene("resigned");
    expect(telling.aboutSide(shown, 0)).toEqual({ who: "You and Cleo", you: true, team: true });
    expect(telling.aboutSide(shown, 1)).toEqual({ who: "Bob and Dan", you: false, team: true });
    expect(telling.partnerTold(shown, 2)).toBe("your partner");
    expect(telling.partnerTold(shown, 1)).toBe("");
  });

  test("players of the program have names, those of later servers too", () => {
    expect(telling.playerName("ben:easy")).toBe("Ben (easy)");
    expect(telling.playerName("ben,slips=10")).toBe("Ben");
    expect(telling.playerName("clever")).toBe("Clever");
  });

  test("two people at one device are both named", () => {
    expect(telling.aboutPerson(scene("device"), "ana").who).toBe("Ana 1 and Ana 2");
  });
});

describe("scores", () => {
  test("all rounds and their totals", () => {
    expect(telling.rounds(scene("shared"))).toEqual({
      heads: ["Round", "You", "Ben", "Cleo", "Ending"],
      rows: [{ round: 1, points: ["21/2", 0, "21/2"], ending: "blocked" }],
      total: { name: "Total", points: ["21/2", 0, "21/2"] },
    });
  });

  test("the hands of all with their pips, the highest tiles first", () => {
    const end = telling.roundEnd(scene("nobody"));
    expect(end?.hands[0]).toEqual({ seat: 0, name: "You", tiles: ["65", "31"], pips: 15 });
    expect(end?.ending).toBe("Blocked: nobody can lay a tile, and none may be drawn.");
  });

  test("there is nothing to tell of a round that goes on, or that was never ended", () => {
    expect(telling.roundEnd(scene("curved"))).toBeNull();
    expect(telling.roundEnd(scene("resigned"))).toBeNull();
  });

  test("counts of tiles and of points", () => {
    expect([telling.tilesTold(1), telling.tilesTold(2)]).toEqual(["1 tile", "2 tiles"]);
    expect([1, 0, "1/2"].map(telling.pointsTold)).toEqual(["1 point", "0 points", "1/2 points"]);
  });
});

test.each([...MADE])("all of %s is told to its end, without blanks and gaps", (_, { scene: shown }) => {
  const texts = [
    telling.status(shown),
    telling.roundTitle(shown),
    telling.standing(shown),
    ...telling.news(shown).map(({ text }) => text),
    ...telling.endsTold(shown),
    ...telling.known(shown).map(({ text }) => text),
  ];
  for (const text of texts) {
    expect(text).toMatch(/^\S(.*\S)?$/);
    expect(text).not.toMatch(/undefined|null|NaN|\{|\}| {2}/);
  }
});
