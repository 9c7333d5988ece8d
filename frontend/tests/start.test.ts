import { describe, expect, test } from "vitest";
import * as games from "../src/start/game.ts";
import { BENDING, halvesOf, PATTERNS, signsOf, spelledBends, turnedOver } from "../src/start/handedness.ts";
import { TILES } from "../src/start/line.ts";
import type { Sheet } from "../src/wire/scene.ts";

const BENDOMINO: Sheet = {
  sheet: "blue-orange",
  rules: "blue-orange",
  title: "Bendomino",
  text: "Curved tiles.",
  players: [2, 3, 4],
  curved: true,
  highest: 6,
  teams: false,
  target: 100,
  hand: { 2: 7, 3: 6, 4: 5 },
  seconds: 0,
  pictures: true,
  minutes: 6,
  ruled: [],
  sources: ["S1"],
};
const TEAMS: Sheet = { ...BENDOMINO, sheet: "no-draw-teams", players: [4], teams: true, hand: { 4: 7 } };
const DRAW: Sheet = { ...BENDOMINO, sheet: "draw", curved: false };
const NAMES = { me: "Ana", friend: "Friend" };

describe("rules are spelled", () => {
  const plain = games.against("blue-orange");
  const spelled = (changes: Partial<games.Game>, own = "") => games.spelled({ ...plain, ...changes }, BENDOMINO, own);

  test("as the sheet alone where nothing differs from it", () => {
    expect(spelled({})).toBe("blue-orange");
    expect(spelled({ target: 100, hand: 7, bends: "balanced" })).toBe("blue-orange");
  });

  test("with what differs and nothing else", () => {
    expect(spelled({ target: 50 })).toBe("blue-orange,target=50");
    expect(spelled({ hand: 5, bends: "mirrored", target: 200 })).toBe(
      "blue-orange,hand=5,handedness=mirrored,target=200",
    );
  });

  test("with the usual hand of so many players", () => {
    const four = games.withSeats(plain, 4);
    expect(games.spelled({ ...four, hand: 5 }, BENDOMINO, "")).toBe("blue-orange");
    expect(games.spelled({ ...four, hand: 7 }, BENDOMINO, "")).toBe("blue-orange,hand=7");
  });

  test("with the signs of one's own set, or its name where it has one", () => {
    const own = turnedOver(signsOf("balanced"), 0);
    expect(spelled({ bends: "own" }, own)).toBe(`blue-orange,handedness=${own}`);
    expect(spelled({ bends: "own" }, signsOf("uniform"))).toBe("blue-orange,handedness=uniform");
    expect(spelled({ bends: "own" }, signsOf("balanced"))).toBe("blue-orange");
    expect(spelled({ bends: "own" }, "")).toBe("blue-orange");
  });

  test("without bends where tiles are straight", () => {
    expect(games.spelled({ ...games.against("draw"), bends: "uniform" }, DRAW, "")).toBe("draw");
  });
});

describe("who sits where", () => {
  test("whoever chooses keeps one seat, and takes another by changing places", () => {
    const game = games.seated(games.withSeats(games.against("blue-orange"), 3), 2, "friend");
    expect(games.seated(game, 2, "me").seats.map(({ sitter }) => sitter)).toEqual(["friend", "ben", "me"]);
    expect(games.seated(game, 0, "link")).toEqual(game);
  });

  test("fewer seats still hold the one who chooses", () => {
    const last = games.seated(games.withSeats(games.against("blue-orange"), 4), 3, "me");
    expect(games.withSeats(last, 2).seats.map(({ sitter }) => sitter)).toEqual(["ben", "me"]);
  });

  test("a sheet takes as many as it is for, and forgets a hand that its set does not hold", () => {
    const game = { ...games.against("blue-orange", "ben:easy"), hand: 14 };
    const four = games.bySheet(game, TEAMS);
    expect(four.seats.map(({ sitter }) => sitter)).toEqual(["me", "ben:easy", "ben:easy", "ben:easy"]);
    expect(four.hand).toBeNull();
    expect(games.bySheet(game, DRAW).hand).toBe(14);
  });
});

describe("the server is asked for", () => {
  test("a table of two with nothing that is usual", () => {
    expect(games.tableOf(games.against("ben"), null, "", NAMES)).toEqual({
      rules: "ben",
      chairs: [
        { chair: "person", name: "Ana" },
        { chair: "bot", player: "ben" },
      ],
    });
  });

  test("chairs for friends here and by link, without a number among people", () => {
    let game: games.Game = { ...games.withSeats(games.against("blue-orange"), 4), number: "7", seconds: 30 };
    game = games.seated(games.seated(game, 1, "friend"), 2, "link");
    game.seats[1] = { sitter: "friend", name: " Bo " };
    expect(games.tableOf(game, BENDOMINO, "", NAMES)).toEqual({
      rules: "blue-orange",
      chairs: [
        { chair: "person", name: "Ana" },
        { chair: "person", name: "Bo" },
        { chair: "open" },
        { chair: "bot", player: "ben" },
      ],
      seconds: 30,
    });
  });

  test("a number where one person plays alone, and no clock beside that of the rules", () => {
    const game = { ...games.against("blue-orange"), number: "7", seconds: 30 };
    const wanted = games.tableOf(game, { ...BENDOMINO, seconds: 10 }, "", NAMES);
    expect(wanted.number).toBe("7");
    expect(wanted).not.toHaveProperty("seconds");
  });
});

test("a game for young children is short and easy, and can be made usual again", () => {
  const game = games.against("blue-orange");
  expect(games.isEasy(games.easy(game, true))).toBe(true);
  expect(games.isEasy(game)).toBe(false);
  expect(games.easy(games.easy(game, true), false)).toEqual(game);
});

test("game numbers are letters, figures and hyphens", () => {
  for (const number of ["7", "Summer-2026", "a".repeat(64)]) expect(games.isNumber(number)).toBe(true);
  for (const number of ["", "a b", "ä", "a".repeat(65)]) expect(games.isNumber(number)).toBe(false);
});

describe("a game that was kept", () => {
  test("reads back the same", () => {
    const game = { ...games.seated(games.against("jaques"), 1, "friend"), target: 50, hand: 5, bends: "own" as const };
    expect(games.readGame(JSON.stringify(game))).toEqual(game);
  });

  test("is none where anything else was written", () => {
    const game = games.against("blue-orange");
    const wrong = [{ seats: [] }, { target: 0 }, { hand: "7" }, { seconds: -1 }, { number: 7 }, { bends: "odd" }];
    const alone = {
      seats: [
        { sitter: "ben", name: "" },
        { sitter: "ben", name: "" },
      ],
    };
    for (const change of [...wrong, alone, { seats: [null, null] }]) {
      expect(games.readGame(JSON.stringify({ ...game, ...change }))).toBeNull();
    }
    for (const text of [null, "", "{", "7", "null"]) expect(games.readGame(text)).toBeNull();
  });
});

describe("which way tiles bend", () => {
  test("a pattern has a sign for each tile that is no double", () => {
    expect(BENDING.slice(0, 7).join(" ")).toBe("10 20 21 30 31 32 40");
    expect(BENDING.at(-1)).toBe("65");
    for (const pattern of PATTERNS) {
      expect(signsOf(pattern)).toMatch(/^[+-]{21}$/);
      expect(spelledBends(signsOf(pattern))).toBe(pattern);
    }
  });

  test("of each number in a balanced set three tiles bend left and three bend right", () => {
    for (let number = 0; number <= 6; number++) {
      const rights = BENDING.filter((tile, index) => {
        const fromLower = tile[1] === String(number);
        return (fromLower || tile[0] === String(number)) && (signsOf("balanced")[index] === "+") === fromLower;
      });
      expect(rights).toHaveLength(3);
    }
  });

  test("a tile that is turned over twice is as it was", () => {
    const signs = signsOf("balanced");
    expect(turnedOver(turnedOver(signs, 20), 20)).toBe(signs);
    expect(turnedOver(signs, 0)).toBe(`-${signs.slice(1)}`);
  });

  test("the picture of the first screen is of a balanced set", () => {
    const halves = halvesOf(signsOf("balanced")).match(/../g) ?? [];
    for (const { left, right } of TILES.filter((tile) => tile.left !== tile.right)) {
      expect(halves).toContain(`${left}${right}`);
    }
  });
});
