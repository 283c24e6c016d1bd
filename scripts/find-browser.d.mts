import type { BrowserContext } from 'playwright-core';

/** Name of a Chromium without windows, which opens pages in a third of the time. */
export const HEADLESS_SHELL: string;

/** Hides the pointer at 0, 0 that the headless shell reports to each page: no reader moved it. */
export const hidePointer: (context: BrowserContext) => Promise<void>;
