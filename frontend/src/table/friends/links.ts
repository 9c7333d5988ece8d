// Links to a table: to one of its seats, with the key that opens it, or to watch.

/** The address of a table; with a key, whoever follows it may sit down. */
export function linkTo(origin: string, table: string, key: string | null = null): string {
  const address = `${origin}/t/${table}`;
  return key === null ? address : `${address}#${key}`;
}

/** Put a text where it can be pasted from; false where the browser does not let us. */
export async function copied(text: string, field: HTMLInputElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // a page that comes without https has no clipboard but this one
    field?.select();
    return document.execCommand("copy");
  }
}

/** The dark squares of a code as one SVG path; each is 1 by 1. */
export function squares(code: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  code.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      runs.push(`M${from} ${y}h${x - from + 1}v1h${from - x - 1}z`);
    }
  });
  return runs.join("");
}
