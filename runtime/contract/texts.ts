/** English of the words that the scripts of every page say. A translation may replace any of them. */
export const TEXTS = {
  copied: 'Copied',
  /** On Apple's systems `Ctrl+` is shown as `⌘`. */
  pressToCopy: 'Press Ctrl+C',
  modeLight: 'Color mode: light',
  modeDark: 'Color mode: dark',
  modeSystem: 'Color mode: system',
} as const;

/** English of the words that scripts of pages with demos say, as above. */
export const DEMO_TEXTS = {
  demoLight: 'Demo in light mode',
  demoDark: 'Demo in dark mode',
  demoLtr: 'Demo from left to right',
  demoRtl: 'Demo from right to left',
  /** `{count}` is a whole number. */
  pixels: '{count} pixels',
  demoBroke: 'This demo stopped working',
  demoRetry: 'Start the demo again',
  demoReport: 'Report',
  demoReset: 'Reset demo',
  editCode: 'Edit the code',
  editHint: 'Enter to edit, Esc to leave',
} as const;

/** English of the words that the build puts in the place of a demo, as above. */
export const BUILD_TEXTS = {
  demoNeedsBrowser: 'This demo needs JavaScript.',
} as const;

/** English of the words that the script of code blocks says, as above. */
export const CODE_TEXTS = {
  /** `{number}` is that of a line. */
  lineNumber: 'Line {number}',
} as const;

/** English of the words that the script of API tables says, as above. */
export const API_TEXTS = {
  /** Whole numbers: how many rows fit the filter, and how many there are. */
  apiCount: '{shown} of {count}',
  /** `{name}` is that of a row. */
  apiDetails: 'Details of {name}',
} as const;

/** Key of a word that scripts say. */
export type TextKey = keyof typeof TEXTS;
