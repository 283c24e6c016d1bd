// Measures the first second of a reader: builds this site and a site with the default theme, and
// opens their pages in Chromium with a CPU four times slower. First paint is relative to a bare
// page with the same text, in the same rounds. Lines that end with `!` miss their bar. Not part of
// CI: times depend on the machine.
// `node bench/weight.mjs [rounds] [built site] [built site with the default theme]`
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser, HEADLESS_SHELL } from '../scripts/find-browser.mjs';
import { buildSite } from './reader/sites.mjs';
import { writePlainSite } from './reader/plain-site.mjs';
import { median } from './reader/visit.mjs';
import { bareDocument, hydrateFirstDemo, openCold } from './reader/weight.mjs';
import { serve } from './serve.mjs';

const [rounds = '5', ownDirectory, plainDirectory] = process.argv.slice(2);
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Upper limits: bytes, requests, elements, milliseconds, and first paint relative to the bare page.
 */
const BARS = {
  text: { bytes: 90_000, requests: 8, elements: 900, blocked: 60, css: 12_000, script: 6000 },
  demos: { bytes: 100_000, requests: 10, elements: 2600, blocked: 60, css: 12_000, script: 6000 },
};
const HYDRATED_BYTES = 200_000;
const FONT_BYTES = 15_000;

const PAGES = [
  { name: 'FAQ', path: '/material-ui/getting-started/faq/', bars: BARS.text, ratio: 1.6 },
  { name: 'Button', path: '/material-ui/react-button/', bars: BARS.demos },
  { name: 'Button API', path: '/material-ui/api/button/', bars: {} },
  { name: 'default theme', path: '/faq/', bars: BARS.text, ratio: 1.3, isPlain: true },
];

const format = (value, bar) =>
  `${Math.round(value)}${bar === undefined ? '' : ` of ${bar}${value > bar ? ' !' : ''}`}`;

function print({ name, bars, ratio }, visits, bare) {
  const [first] = visits;
  const middle = (key) => median(visits.map((visit) => visit[key]));
  const { bytes } = first;
  const rows = {
    'HTML / CSS before paint / CSS later': `${bytes.document} / ${format(bytes.earlyStyle, bars.css)} / ${bytes.lateStyle}`,
    'script / fonts / other': `${format(bytes.script, bars.script)} / ${format(bytes.font, FONT_BYTES)} in ${first.fonts} / ${bytes.other}`,
    'bytes until idle': format(bytes.all, bars.bytes),
    'requests until idle': format(first.requests, bars.requests),
    elements: format(first.elements, bars.elements),
    'first paint': `${Math.round(middle('painted'))} ms, ${(middle('painted') / bare).toFixed(2)} × bare ${Math.round(bare)}${ratio === undefined ? '' : ` of ${ratio}${middle('painted') / bare > ratio ? ' !' : ''}`}`,
    'blocked until idle': `${format(middle('blocked'), bars.blocked)} ms`,
    'layout shift': String(Math.max(...visits.map(({ shift }) => shift))),
  };
  console.log(`\n${name}`);
  for (const [title, text] of Object.entries(rows)) console.log(`  ${title.padEnd(38)} ${text}`);
}

/** Writes a bare page with the same text beside each page. */
function writeBarePages(directory, pages) {
  for (const { path } of pages) {
    const html = readFileSync(join(directory, path, 'index.html'), 'utf8');
    mkdirSync(join(directory, 'bare', path), { recursive: true });
    writeFileSync(join(directory, 'bare', path, 'index.html'), bareDocument(html));
  }
}

const plainRoot = plainDirectory === undefined ? writePlainSite(ROOT) : undefined;
const own = ownDirectory ?? buildSite(ROOT);
const plain = plainDirectory ?? buildSite(plainRoot);
writeBarePages(
  own,
  PAGES.filter(({ isPlain }) => !isPlain),
);
writeBarePages(
  plain,
  PAGES.filter(({ isPlain }) => isPlain),
);
const servers = { own: await serve(own), plain: await serve(plain) };
const browser = await chromium.launch({
  // Windows of the whole Chromium start renderers of their own, beside the page.
  executablePath: await findBrowser(undefined, [HEADLESS_SHELL]),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
try {
  const visits = PAGES.map(() => ({ page: [], bare: [] }));
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const [index, { path, isPlain }] of PAGES.entries()) {
      const { origin } = isPlain ? servers.plain : servers.own;
      visits[index].page.push(await openCold(browser, origin + path));
      visits[index].bare.push((await openCold(browser, `${origin}/bare${path}`)).painted);
    }
  }
  for (const [index, page] of PAGES.entries()) {
    print(page, visits[index].page, median(visits[index].bare));
  }
  const hydrated = await hydrateFirstDemo(browser, servers.own.origin + PAGES[1].path);
  console.log(
    `\nButton with its first demo hydrated: ${format(hydrated.bytes, HYDRATED_BYTES)} bytes, blocked ${Math.round(hydrated.blocked)} ms, ${hydrated.requests} requests`,
  );
} finally {
  await browser.close();
  for (const { close } of Object.values(servers)) close();
  for (const folder of [ownDirectory ?? own, plainDirectory ?? plain]) {
    rmSync(join(folder, 'bare'), { recursive: true, force: true });
  }
  if (ownDirectory === undefined) rmSync(own, { recursive: true, force: true });
  if (plainDirectory === undefined) rmSync(plain, { recursive: true, force: true });
  if (plainRoot !== undefined) rmSync(plainRoot, { recursive: true, force: true });
}
