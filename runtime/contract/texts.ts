/** English of the words that scripts say, by key of `PagePayload.texts`. A translation may replace any of them. */
export const TEXTS = {
  copied: 'Copied',
  /** On Apple's systems `Ctrl+` is shown as `⌘`. */
  pressToCopy: 'Press Ctrl+C',
  modeLight: 'Color mode: light',
  modeDark: 'Color mode: dark',
  modeSystem: 'Color mode: system',
  demoBroke: 'This demo stopped working',
  demoRetry: 'Start the demo again',
} as const;

/** Key of a word that scripts say. */
export type TextKey = keyof typeof TEXTS;
