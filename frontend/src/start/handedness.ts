// Which way each tile of a curved set bends: a pattern by name, or 21 signs (docs/rules.md, which way a tile bends).

export const PATTERNS = ["balanced", "uniform", "mirrored"] as const;
export type Pattern = (typeof PATTERNS)[number];

/** The tiles that are no doubles, in the order of the signs: `10 20 21 30` and so on to `65`. */
export const BENDING: readonly string[] = Array.from({ length: 7 }, (_, high) =>
  Array.from({ length: high }, (_, low) => `${high}${low}`),
).flat();

/** The signs of a pattern: `+` for a tile that bends right when it is entered at its lower number. */
export function signsOf(pattern: Pattern): string {
  return BENDING.map((tile) => {
    const step = Number(tile[0]) - Number(tile[1]);
    return { balanced: step <= 3, uniform: true, mirrored: false }[pattern] ? "+" : "-";
  }).join("");
}

/** Whether a text is the signs of a whole set. */
export function areSigns(text: string): boolean {
  return /^[+-]{21}$/.test(text);
}

/** The signs when one tile bends the other way. */
export function turnedOver(signs: string, index: number): string {
  return signs.slice(0, index) + (signs[index] === "+" ? "-" : "+") + signs.slice(index + 1);
}

/** All these tiles as a scene spells them, the left half of each first: a tile lies so that its left half is entered. */
export function halvesOf(signs: string): string {
  return BENDING.map((tile, index) => (signs[index] === "+" ? `${tile[1]}${tile[0]}` : tile)).join("");
}

/** How these signs are spelled as the value of the field: by name where they are a pattern. */
export function spelledBends(signs: string): string {
  return PATTERNS.find((pattern) => signsOf(pattern) === signs) ?? signs;
}
