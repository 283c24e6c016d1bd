// Measures waiting times, layout shifts and bytes for readers. Builds this site, serves it, and
// visits it in Chromium with a CPU four times slower:
// `node bench/reader.mjs [rounds]`. Times are relative to the same action on a bare page of the
// same server, in the same rounds. Lines that end with `!` miss their bar. Not part of CI: times
// depend on the machine.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser, HEADLESS_SHELL } from '../scripts/find-browser.mjs';
import { firstLoad } from './reader/bytes.mjs';
import {
  navigate,
  navigateBare,
  navigateToDemos,
  openEmptyDialog,
  openSettings,
} from './reader/speed.mjs';
import { writeDemoSite } from './reader/demo-site.mjs';
import { lateFonts, longTasks, switchDirection, switchMode } from './reader/stillness.mjs';
import { longestTasks } from './reader/tasks.mjs';
import { median } from './reader/visit.mjs';
import { serve } from './serve.mjs';

const ROUNDS = Number(process.argv[2] ?? 7);
const CLI = fileURLToPath(new URL('../build/cli.mjs', import.meta.url));
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Upper limits: milliseconds, shift, bytes. */
const BARS = {
  drawer: 100,
  navigation: 100,
  modeShift: 0,
  fontShift: 0.02,
  loadTask: 50,
  wakeTask: 150,
  script: 6000,
  head: 1000,
};

const PAGES = {
  home: '/',
  prose: '/material-ui/getting-started/installation/',
  demos: '/material-ui/react-button/',
  versions: '/versions/',
  'not found': '/404.html',
};

const BARE = `<!doctype html><html lang="en"><title>Bare</title><p>Text</p><button>Open</button><dialog>Empty</dialog><a href="next/">Next</a>
<script>document.querySelector('button').onclick = () => document.querySelector('dialog').showModal();</script></html>`;

/** Builds a site into a folder of its own. */
function build(root) {
  const directory = mkdtempSync(join(tmpdir(), 'docs-reader-'));
  const args = [CLI, 'build', '--root', root, '--out-dir', join(directory, 'dist')];
  const { status } = spawnSync(process.execPath, [...args, '--log-level', 'error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`The build ended with ${status}`);
  return directory;
}

/** Builds a site with a page of twenty demos. */
function buildDemoSite() {
  const root = writeDemoSite(ROOT);
  try {
    return build(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Builds the site and adds two bare pages. */
function buildSite() {
  const directory = build(ROOT);
  for (const path of ['bare', 'bare/next']) {
    mkdirSync(join(directory, 'dist', path), { recursive: true });
    writeFileSync(join(directory, 'dist', path, 'index.html'), BARE);
  }
  return directory;
}

/** Returns the median of each number over all rounds. */
function middleOf(answers) {
  const [first] = answers;
  if (typeof first === 'number') return median(answers);
  return Object.fromEntries(
    Object.keys(first).map((key) => [key, median(answers.map((answer) => answer[key]))]),
  );
}

/**
 * Runs each measurement once per round, so that a slow minute of the machine affects all of them.
 */
async function together(works) {
  const answers = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, work] of Object.entries(works)) answers[name].push(await work());
  }
  return Object.fromEntries(Object.entries(answers).map(([name, all]) => [name, middleOf(all)]));
}

function print(name, value, { unit = 'ms', bar, baseline, than = 'bare' } = {}) {
  const figure = value.toFixed(unit === 'shift' ? 4 : 0).padStart(8);
  const ratio = baseline === undefined ? '' : `${(value / baseline).toFixed(1)} × ${than}`;
  const limit = bar === undefined ? '' : `bar ${bar}${value > bar ? ' !' : ''}`;
  console.log(
    `${name.padEnd(46)} ${figure} ${unit.padEnd(6)} ${ratio.padStart(13)}  ${limit}`.trimEnd(),
  );
}

async function measureSpeed(browser, origin) {
  const bare = `${origin}/bare/`;
  const { dialog, drawer } = await together({
    dialog: () => openEmptyDialog(browser, bare),
    drawer: () => openSettings(browser, origin),
  });
  print('empty dialog: painted', dialog.painted);
  print('settings: painted', drawer.painted, { bar: BARS.drawer, baseline: dialog.painted });
  print('settings: alive', drawer.there, { baseline: dialog.painted });
  const { nothing, ...pages } = await together({
    nothing: () => navigateBare(browser, bare),
    'page of prose': () => navigate(browser, origin, 'no-preference'),
    'page with demos': () => navigateToDemos(browser, origin, 'no-preference'),
    'page of prose, reduced motion': () => navigate(browser, origin, 'reduce'),
    'page with demos, reduced motion': () => navigateToDemos(browser, origin, 'reduce'),
  });
  print('bare page: first paint', nothing.painted);
  for (const [name, { painted }] of Object.entries(pages)) {
    print(`${name}: first paint`, painted, { bar: BARS.navigation, baseline: nothing.painted });
  }
}

async function measureStillness(browser, origin) {
  const unit = 'shift';
  const { mode, direction, fonts, tasks } = await together({
    mode: () => switchMode(browser, origin),
    direction: () => switchDirection(browser, origin),
    fonts: () => lateFonts(browser, origin),
    tasks: () => longTasks(browser, origin),
  });
  print('color mode', mode, { unit, bar: BARS.modeShift });
  print('direction', direction, { unit });
  print('fonts a second late', fonts, { unit, bar: BARS.fontShift });
  print('all demos come alive', tasks.shift, { unit });
  print('longest task while the page loads', tasks.load);
  print('longest task while demos come alive', tasks.hydrate);
}

async function measureTasks(browser) {
  const directory = buildDemoSite();
  const server = await serve(join(directory, 'dist'));
  try {
    const { plain, demos } = await together({
      plain: () => longestTasks(browser, `${server.origin}/plain/`),
      demos: () => longestTasks(browser, `${server.origin}/demos/`),
    });
    const rows = [
      ['twenty demos: longest task before one is near', 'load', BARS.loadTask],
      ['twenty demos: longest task as they come alive', 'wake', BARS.wakeTask],
    ];
    for (const [name, phase, bar] of rows) {
      print(name, demos[phase], { bar, baseline: plain[phase], than: 'without' });
    }
  } finally {
    server.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function measureBytes(browser, origin) {
  for (const [kind, path] of Object.entries(PAGES)) {
    const load = await firstLoad(browser, origin + path);
    const unit = 'B';
    print(`${kind}: document`, load.document, { unit });
    print(`${kind}: style`, load.style, { unit });
    print(`${kind}: script`, load.script, { unit, bar: BARS.script });
    print(`${kind}: head script, in the document`, load.head, { unit, bar: BARS.head });
  }
}

const directory = buildSite();
const server = await serve(join(directory, 'dist'));
const browser = await chromium.launch({
  // Windows of the whole Chromium start renderers of their own, beside the page.
  executablePath: await findBrowser(undefined, [HEADLESS_SHELL]),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
try {
  await measureSpeed(browser, server.origin);
  await measureStillness(browser, server.origin);
  await measureTasks(browser);
  await measureBytes(browser, server.origin);
} finally {
  await browser.close();
  server.close();
  rmSync(directory, { recursive: true, force: true });
}
