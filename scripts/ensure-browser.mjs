// Installs Chromium for the browser tests if none is found, and its headless shell, which makes them
// faster. Without permission to install Chromium, prints a message and exits with 1.
import { execFileSync } from 'node:child_process';
import { findBrowser, HEADLESS_SHELL } from './find-browser.mjs';

/** Milliseconds for reading the lists of packages, which never ends behind some firewalls. */
const UPDATE_MS = 120_000;

const mayInstall = process.platform === 'linux' && process.getuid?.() === 0;

/** Installs packages of Debian. Returns whether that succeeded. */
function install(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (args, timeout) => execFileSync('apt-get', args, { stdio: 'ignore', env, timeout });
  try {
    run(['update', '-qq'], UPDATE_MS);
    run(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
    return true;
  } catch {
    return false;
  }
}

const hasBrowser = (await findBrowser()) !== undefined;
const hasShell = (await findBrowser(undefined, [HEADLESS_SHELL]))?.endsWith(HEADLESS_SHELL);
if (mayInstall && !hasShell && !process.env.CHROMIUM) {
  console.error('Installing Debian’s Chromium for the browser tests, which takes about a minute.');
  if (!install('chromium', HEADLESS_SHELL) && !hasBrowser) install('chromium');
}
if ((await findBrowser()) === undefined) {
  console.error('The browser tests need Chromium: install it, or set CHROMIUM to its path.');
  process.exit(1);
}
