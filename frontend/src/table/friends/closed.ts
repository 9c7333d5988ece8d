// What was done in a dialog shows on the table: the dialog goes.

/** Close the dialog that holds this, if one does. */
export function closed(inside: EventTarget | null): void {
  if (inside instanceof Element) inside.closest("dialog")?.close();
}
