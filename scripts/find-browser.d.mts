/** Name of a Chromium without windows, which opens pages in a third of the time. */
export const HEADLESS_SHELL: string;
