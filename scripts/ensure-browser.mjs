// Installs Chromium for the browser tests, and its headless shell, which makes them faster, if they
// are missing. If Chromium cannot be installed, prints a message and exits with 1. The shell is
// optional.
import { execFileSync } from 'node:child_process';
import { findBrowser, HEADLESS_SHELL } from './find-browser.mjs';

/** Milliseconds for reading the lists of packages, which never ends behind some firewalls. */
const UPDATE_MS = 120_000;

/** Runs the package manager of Debian. The search for the browser shows whether it succeeded. */
function apt(args, timeout) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', args, { stdio: 'ignore', env, timeout });
  } catch {
    // no such package, or no network
  }
}

const browser = await findBrowser();
const shell = await findBrowser(undefined, [HEADLESS_SHELL]);
const missing = [
  ...(browser === undefined ? ['chromium'] : []),
  ...(shell?.endsWith(HEADLESS_SHELL) ? [] : [HEADLESS_SHELL]),
];
const mayInstall =
  process.platform === 'linux' && process.getuid?.() === 0 && !process.env.CHROMIUM;
if (mayInstall && missing.length > 0) {
  console.error(`Installing ${missing.join(' and ')} for the browser tests: about a minute.`);
  apt(['update', '-qq'], UPDATE_MS);
  for (const name of missing) apt(['install', '-y', '-qq', '--no-install-recommends', name]);
}
if ((await findBrowser()) === undefined) {
  console.error('The browser tests need Chromium: install it, or set CHROMIUM to its path.');
  process.exit(1);
}
