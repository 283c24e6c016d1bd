import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where browsers are that are on no PATH. */
const PLACES = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What the environment says about browsers. */
export interface BrowserEnvironment {
  /** Path of a program, chosen by hand. */
  readonly browser: string | undefined;
  /** Folders of programs, as in `PATH`. */
  readonly programFolders: string | undefined;
}

/** The Chromium of this machine: the chosen one, else the first of the usual names. Undefined where there is none. */
export async function findBrowser({
  browser,
  programFolders = '',
}: BrowserEnvironment): Promise<string | undefined> {
  if (browser !== undefined) return browser;
  const folders = programFolders.split(delimiter).filter(Boolean);
  const paths = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = await Promise.all(
    [...paths, ...PLACES].map(async (path) => (await canRun(path)) && path),
  );
  return found.find((path) => path !== false);
}

const canRun = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
