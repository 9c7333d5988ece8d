import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { paletteStyles, recoloured } from "../vite/palettes.ts";
import Page from "../src/Page.svelte";
import { say } from "../src/words.ts";

const drawn = readFileSync(new URL("../../docs/pictures/table.svg", import.meta.url), "utf-8");

describe("words", () => {
  test("a message is said as the package's words have it", () => {
    expect(say("page-title")).toBe("Bendomino");
  });

  test("a message that is not there is a slip and never a blank", () => {
    expect(() => say("page-nonsense")).toThrow("page-nonsense");
  });
});

describe("colours", () => {
  test("each palette but the usual one waits for what its reader asks", () => {
    const [usual, ...others] = paletteStyles().split("\n");
    expect(usual).toContain(":root{--table:#");
    expect(others.map((line) => line.slice(0, line.indexOf("{")))).toEqual([
      "@media (prefers-color-scheme: dark)",
      "@media (prefers-contrast: more)",
    ]);
  });

  test("a picture keeps no colour and no title of its own", () => {
    expect(drawn).toMatch(/<title>.*#/s);
    expect(recoloured(drawn)).not.toMatch(/<title>|"#[0-9a-f]{6}"/);
  });

  test("a colour that is not of the palette is refused", () => {
    expect(() => recoloured('<path fill="#123456"/>')).toThrow("#123456");
  });
});

test("the page has one heading, and tells what its picture shows to readers who do not see it", () => {
  const { head, body } = render(Page);
  expect(head).toContain("<title>Bendomino</title>");
  expect(body.match(/<h1/g)).toHaveLength(1);
  expect(body).toMatch(/role="img" aria-label="A line of curved tiles[^"]*"><!--.*--><svg/s);
});
