// The browser tests need a Chromium. Where none is found and we may, Debian's is installed; otherwise one plain sentence and exit 1.
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Absolute path of a Chromium, or undefined. `CHROMIUM` wins over what is on the PATH. */
function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    process.env.CHROMIUM,
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...MAC,
  ];
  return candidates.find((path) => path && isProgram(path));
}

function installFromDebian() {
  const run = (...args) =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  console.error('No Chromium found: installing Debian’s, which takes about a minute.');
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

if (!findBrowser()) {
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0;
  try {
    if (mayInstall) installFromDebian();
  } catch {
    // told below: the outcome is what counts
  }
  if (!findBrowser()) {
    console.error(
      'The browser tests need Chromium: install it, or set CHROMIUM to the path of one.',
    );
    process.exit(1);
  }
}
