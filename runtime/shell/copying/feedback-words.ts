import type { TextKey } from '../../contract/texts.ts';

/** What a reader is told after copying: that it worked, else the keys that do it. */
export function wordsFor(hasWorked: boolean, t: (key: TextKey) => string): string {
  if (hasWorked) return t('copied');
  const words = t('pressToCopy');
  return /Mac|iP/.test(navigator.userAgent) ? words.replace('Ctrl+', '⌘') : words;
}
