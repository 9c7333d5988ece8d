// What Vite learns to import: palettes as a style sheet, pictures in the colours of the page, words as texts.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { DESIGN, measures, paletteStyles, recoloured } from "./palettes.ts";
import { filesOf, wordsOf } from "./words.ts";

const PALETTES = "virtual:palettes.css";
const MEASURES = "virtual:measures";
const WORDS = /^virtual:words\/(\w+)\/(\w+)$/;
const PICTURE = /\.svg\?picture$/;

const text = (content: string) => `export default ${JSON.stringify(content.trim())}`;

/** `import "virtual:palettes.css"`, `import measures from "virtual:measures"`, `import words from "virtual:words/page/en"`. */
export function design(): Plugin {
  return {
    name: "bendo-design",
    enforce: "pre",
    resolveId: (id) => (id === PALETTES || id === MEASURES || WORDS.test(id) ? `\0${id}` : null),
    load(id) {
      const [, set, language] = WORDS.exec(id.slice(1)) ?? [];
      if (id[0] === "\0" && set && language) {
        for (const file of filesOf(set, language)) this.addWatchFile(fileURLToPath(file));
        return text(wordsOf(set, language));
      }
      if (id !== `\0${PALETTES}` && id !== `\0${MEASURES}` && !PICTURE.test(id)) return null;
      this.addWatchFile(fileURLToPath(DESIGN));
      if (id === `\0${PALETTES}`) return paletteStyles();
      if (id === `\0${MEASURES}`) return `export default ${JSON.stringify(measures())}`;
      return text(recoloured(readFileSync(id.replace(/\?picture$/, ""), "utf-8")));
    },
  };
}
