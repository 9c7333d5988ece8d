import { beforeAll, describe, expect, test, vi } from "vitest";
import { speak } from "../src/words.svelte.ts";
import type { Statistics } from "../src/wire/scene.ts";

const OF: Statistics = {
  sheet: "blue-orange",
  level: "ben",
  matches: 3,
  won: 2,
  lost: 1,
  rounds: 12,
  rounds_won: 7,
  rounds_lost: 4,
  rounds_blocked: 3,
  points: 250.5,
  points_against: 180,
  draws: 34,
  fitted: 14,
  expected: 14.2,
  others_draws: 30,
  others_fitted: 11,
  others_expected: 12,
};

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} }, addEventListener: () => undefined });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  await speak("en");
});

describe("statistics", () => {
  test("name the sheet and who was played against", async () => {
    const { levelTold, titleOf } = await import("../src/you/statistics.ts");
    expect(titleOf(OF)).toBe("Bendomino, against Ben");
    expect(levelTold("people")).toBe("Other people");
    expect(levelTold("ben:easy")).toBe("Ben (easy)");
  });

  test("stand beside those of the others, what chance expects with one decimal", async () => {
    const { rowsOf } = await import("../src/you/statistics.ts");
    const rows = rowsOf(OF);
    expect(rows.map(({ own, others }) => [own, others])).toEqual([
      ["2", "1"],
      ["7", "4"],
      ["250.5", "180"],
      ["34", "30"],
      ["14", "11"],
      ["14.2", "12.0"],
    ]);
  });

  test("say nothing of draws where nobody draws", async () => {
    const { drawsTold, rowsOf } = await import("../src/you/statistics.ts");
    const none = { ...OF, draws: 0, fitted: 0, expected: 0, others_draws: 0, others_fitted: 0, others_expected: 0 };
    expect(rowsOf(none)).toHaveLength(3);
    expect(drawsTold(none)).toEqual([]);
  });

  test("tell the draws of each side in a sentence", async () => {
    const { drawsTold } = await import("../src/you/statistics.ts");
    expect(drawsTold(OF)).toEqual([
      "Drawn tiles that fit: you 14 of 34, chance expects 14.2.",
      "Ben: 11 of 30, chance expects 12.0.",
    ]);
  });
});

describe("when a match was played", () => {
  test("is told from now, and from a week on by its date", async () => {
    const { ago } = await import("../src/start/saved.ts");
    const now = Date.UTC(2026, 10, 30, 12) / 1000;
    expect(ago(now + 5, now)).toBe("this minute");
    expect(ago(now - 150, now)).toBe("2 minutes ago");
    expect(ago(now - 3 * 3600, now)).toBe("3 hours ago");
    expect(ago(now - 86_400, now)).toBe("yesterday");
    expect(ago(now - 20 * 86_400, now)).toBe("Nov 10, 2026");
  });
});
