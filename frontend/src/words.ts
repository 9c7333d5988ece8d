// What the page says: the Fluent files of the package, read when the page is built. No other file here holds words.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "$words/en/page.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
const slips = bundle.addResource(new FluentResource(english));
if (slips.length > 0) throw new Error(`the words of the page: ${slips.join("; ")}`);

/** The sentence for a message and its facts. Throws if there is no such message or if a fact is missing. */
export function say(message: string, facts: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(message)?.value;
  if (!pattern) throw new Error(`there is no message ${message}`);
  return bundle.formatPattern(pattern, facts);
}
