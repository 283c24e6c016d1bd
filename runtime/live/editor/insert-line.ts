/** White space at the start of the line that ends at the end of a text. */
export const indentOf = (before: string): string =>
  /(?:^|\n)([ \t]*)[^\n]*$/.exec(before)?.[1] ?? '';

/** Starts a new line that is indented like the one before, as one step that can be undone. */
export function insertLine(event: KeyboardEvent, area: HTMLTextAreaElement): void {
  event.preventDefault();
  const line = `\n${indentOf(area.value.slice(0, area.selectionStart))}`;
  // The only way that keeps what was done before undoable.
  if (document.execCommand('insertText', false, line)) return;
  area.setRangeText(line, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input'));
}
