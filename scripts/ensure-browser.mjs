// Installs Chromium for the browser tests if none is found. Without permission to install it,
// prints a message and exits with 1.
import { execFileSync } from 'node:child_process';
import { findBrowser } from './find-browser.mjs';

function installFromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args) =>
    execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  console.error('No Chromium found: installing Debian’s, which takes about a minute.');
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

if (!(await findBrowser())) {
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0;
  try {
    if (mayInstall) installFromDebian();
  } catch {
    // reported below
  }
  if (!(await findBrowser())) {
    console.error('The browser tests need Chromium: install it, or set CHROMIUM to its path.');
    process.exit(1);
  }
}
