import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { measures, paletteStyles, recoloured } from "../vite/palettes.ts";
import { wordsOf } from "../vite/words.ts";
import { applied, numbersOf, tileName, tilesIn, type Scene, type Update } from "../src/wire/scene.ts";
import { arranged } from "../src/table/hand/order.ts";
import { fitted, panned, under, zoomed } from "../src/table/board/view.ts";

const drawn = readFileSync(new URL("../../docs/pictures/table.svg", import.meta.url), "utf-8");

describe("words", () => {
  test("a set of words is all of its files, without their comments", () => {
    const words = wordsOf("page", "en");
    expect(words).toContain("page-title = Bendomino");
    expect(words).not.toMatch(/^#/m);
  });

  test("a set that there is not is a slip", () => {
    expect(() => wordsOf("nonsense", "en")).toThrow("nonsense");
  });
});

describe("colours", () => {
  test("each palette but the usual one waits for what its reader asks, and each can be chosen", () => {
    const lines = paletteStyles().split("\n");
    expect(lines.map((line) => line.slice(0, line.indexOf("{--")))).toEqual([
      ":root",
      ':root[data-theme="baize"]',
      "@media (prefers-color-scheme: dark){:root:not([data-theme])",
      ':root[data-theme="night"]',
      "@media (prefers-contrast: more){:root:not([data-theme])",
      ':root[data-theme="high-contrast"]',
    ]);
  });

  test("a picture keeps no colour and no title of its own", () => {
    expect(drawn).toMatch(/<title>.*#/s);
    expect(recoloured(drawn)).not.toMatch(/<title>|"#[0-9a-f]{6}"/);
  });

  test("a colour that is not of the palette is refused", () => {
    expect(() => recoloured('<path fill="#123456"/>')).toThrow("#123456");
  });

  test("the page draws by the measures of the pictures", () => {
    expect(measures()).toMatchObject({ curved: { inner: 12, outer: 33, span: 120 } });
  });
});

describe("scenes", () => {
  const scene = { version: 4, tiles: [{ tile: "66" }], log: [], last: "66" } as unknown as Scene;

  test("an update belongs to the scene before it", () => {
    const update = {
      type: "update",
      version: 5,
      now: 1,
      tiles: [[1, { tile: "61" }]],
      last: "61",
    } as unknown as Update;
    expect(applied(scene, update)).toMatchObject({ version: 5, last: "61", tiles: [{ tile: "66" }, { tile: "61" }] });
    expect(applied(scene, { ...update, version: 6 })).toBeNull();
    expect(applied(null, update)).toBeNull();
  });

  test("a scene stands in place of everything", () => {
    expect(applied(null, { type: "update", version: 9, now: 1, scene } as Update)).toBe(scene);
  });

  test("tiles are read with numbers above nine", () => {
    expect(tilesIn("64C9")).toEqual(["64", "C9"]);
    expect(numbersOf("C9")).toEqual([12, 9]);
    expect(tileName("C9")).toBe("12-9");
  });
});

describe("the hand", () => {
  test("a new hand is sorted, and later tiles come last", () => {
    expect(arranged(["10", "64", "66"], [])).toEqual(["66", "64", "10"]);
    expect(arranged(["10", "64", "65"], ["66", "64", "10"])).toEqual(["64", "10", "65"]);
  });
});

describe("the view", () => {
  const size = { width: 400, height: 300 };
  const box = { left: -50, top: -10, right: 150, bottom: 40 };

  test("a table that fits is shown whole and in the middle", () => {
    const frame = fitted(box, size, 10);
    expect(under(frame, { x: 200, y: 150 })).toEqual({ x: 50, y: 15 });
    expect(frame.scale).toBeCloseTo(1.9);
  });

  test("a zoom leaves the point under the finger where it is", () => {
    const before = fitted(box, size, 10);
    const after = zoomed(before, 2, { x: 30, y: 40 });
    expect(under(after, { x: 30, y: 40 }).x).toBeCloseTo(under(before, { x: 30, y: 40 }).x);
  });

  test("nobody can pan the table out of sight", () => {
    const frame = panned(fitted(box, size, 10), 10_000, -10_000, box, size);
    expect(frame.x + frame.scale * box.left).toBeLessThan(size.width);
    expect(frame.y + frame.scale * box.bottom).toBeGreaterThan(0);
  });
});
