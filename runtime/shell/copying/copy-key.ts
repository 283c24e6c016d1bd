/** Whether a key press asks to copy: Ctrl+C or ⌘C, and nothing else held. */
export const isCopyKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'c' &&
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey;
