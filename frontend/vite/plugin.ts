// What Vite learns to import: the palettes as a style sheet, and pictures in the colours of the page.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { DESIGN, paletteStyles, recoloured } from "./palettes.ts";

const PALETTES = "virtual:palettes.css";
const PICTURE = /\.svg\?picture$/;

/** `import "virtual:palettes.css"` and `import picture from "….svg?picture"`. */
export function design(): Plugin {
  return {
    name: "bendo-design",
    enforce: "pre",
    resolveId: (id) => (id === PALETTES ? `\0${PALETTES}` : null),
    load(id) {
      if (id !== `\0${PALETTES}` && !PICTURE.test(id)) return null;
      this.addWatchFile(fileURLToPath(DESIGN));
      if (id === `\0${PALETTES}`) return paletteStyles();
      const svg = readFileSync(id.replace(/\?picture$/, ""), "utf-8");
      return `export default ${JSON.stringify(recoloured(svg).trim())}`;
    },
  };
}
