// The palettes of the pictures as the colours of the page. They stand in design.json and nowhere else.

import { readFileSync } from "node:fs";

type Palette = Record<string, string | string[]>;

/** What the pictures are drawn from: the file the Python code reads too. */
export const DESIGN = new URL("../../src/bendo/render/design.json", import.meta.url);

/** The palette that committed pictures are drawn in, and when a reader who chose none is shown another one. */
const USUAL = "baize";
const WHEN: Record<string, string> = {
  night: "(prefers-color-scheme: dark)",
  "high-contrast": "(prefers-contrast: more)",
};

function palettes(): Record<string, Palette> {
  return JSON.parse(readFileSync(DESIGN, "utf-8")).palettes;
}

/** The colours of a palette by the names of their custom properties: `--table`, `--flag-ink`, `--number-6`. */
function colours(palette: Palette): [string, string][] {
  return Object.entries(palette).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value)
      ? value.map((colour, number) => [`--${name.replace(/s$/, "")}-${number}`, colour])
      : [[`--${name.replaceAll("_", "-")}`, value]],
  );
}

/**
 * Every palette as a style sheet of custom properties.
 *
 * Each but the usual one applies under its media query to who has chosen no theme, and each to who has chosen it.
 */
export function paletteStyles(): string {
  const sheets = Object.entries(palettes()).map(([name, palette]) => {
    const body = `{${colours(palette)
      .map(([property, colour]) => `${property}:${colour}`)
      .join(";")}}`;
    const chosen = `:root[data-theme="${name}"]${body}`;
    if (name === USUAL) return [`:root${body}`, chosen];
    const when = WHEN[name];
    if (when === undefined) throw new Error(`nothing says when the palette ${name} is shown`);
    return [`@media ${when}{:root:not([data-theme])${body}}`, chosen];
  });
  return sheets.flat().join("\n");
}

/**
 * A picture drawn in the usual palette, in the colours of whichever palette the reader is shown.
 *
 * Its title goes: the page has words of its own for it, in the reader's language. Throws if a colour is not of the
 * palette.
 */
export function recoloured(svg: string): string {
  const usual = palettes()[USUAL];
  if (usual === undefined) throw new Error(`there is no palette ${USUAL}`);
  const properties = new Map(colours(usual).map(([property, colour]) => [colour, property]));
  return svg.replace(/<title>.*?<\/title>/s, "").replace(/"(#[0-9a-f]{3,8})"/gi, (_, colour: string) => {
    const property = properties.get(colour);
    if (property === undefined) throw new Error(`the colour ${colour} is not of the palette ${USUAL}`);
    return `"var(${property})"`;
  });
}

/** The measures that the page draws by, without what its pictures already hold. */
export function measures(): Record<string, unknown> {
  const { curved, straight, marks, tile } = JSON.parse(readFileSync(DESIGN, "utf-8"));
  return { curved, straight, marks, tile };
}
