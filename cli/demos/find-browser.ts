// A module without imports of the engine, because `scripts/find-browser.mjs` bundles it.
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

export interface BrowserEnvironment {
  /** Path of the browser to use. */
  readonly browser: string | undefined;
  /** Value of `PATH`. */
  readonly programFolders: string | undefined;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Usual paths of browsers that are not in `PATH`. */
const PATHS = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of a Chromium: the configured one, or else the first with a preferred name, with
 * another known name, or at a usual path.
 */
export async function findBrowser(
  { browser, programFolders = '' }: BrowserEnvironment,
  preferred: readonly string[] = [],
): Promise<string | undefined> {
  if (browser !== undefined) return browser;
  const folders = programFolders.split(delimiter).filter(Boolean);
  const pathsOf = (names: readonly string[]) =>
    folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const paths = [...pathsOf(preferred), ...pathsOf(NAMES)];
  const found = await Promise.all(
    [...paths, ...PATHS].map(async (path) => ((await isExecutable(path)) ? [path] : [])),
  );
  return found.flat()[0];
}

const isExecutable = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
