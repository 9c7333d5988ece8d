// What the server says, as sentences in the reader's language.

export * from "./actions.ts";
export * from "./ends.ts";
export * from "./hints.ts";
export * from "./known.ts";
export * from "./names.ts";
export * from "./news.ts";
export * from "./pips.ts";
export * from "./scores.ts";
export * from "./status.ts";
export * from "./why.ts";
export { tied, whyWon } from "./winners.ts";
