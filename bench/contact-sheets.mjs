// Takes a screenshot of every template in every mode, and joins those of a mode on sheets:
// `node bench/contact-sheets.mjs [dist] [folder] [mode …]`. `dist` is the built site (default:
// dist), `folder` gets PNGs per mode (default: a new temporary folder). Not part of CI.
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../scripts/find-browser.mjs';
import { serve } from './serve.mjs';

const [dist = 'dist', folder = mkdtempSync(join(tmpdir(), 'contact-sheets-')), ...only] =
  process.argv.slice(2);

/** Opens an element of the shell before the picture is taken. */
const press = (name) => (page) => page.getByRole('button', { name }).first().click();

/** A page of each kind, and pages with an open dialog or menu. */
const TEMPLATES = [
  { name: 'home', path: '/' },
  { name: 'text', path: '/material-ui/getting-started/installation/' },
  { name: 'component', path: '/material-ui/react-button/' },
  { name: 'component, middle', path: '/material-ui/react-table/#selecting-rows' },
  { name: 'component, end', path: '/joy-ui/react-button/', isAtEnd: true },
  { name: 'component with tabs', path: '/base-ui/react-switch/' },
  { name: 'API tab', path: '/base-ui/react-switch/components-api/' },
  { name: 'API', path: '/material-ui/api/autocomplete/' },
  { name: 'all components', path: '/material-ui/all-components/' },
  { name: 'tool', path: '/material-ui/customization/color/' },
  { name: 'versions', path: '/versions/' },
  { name: 'error code', path: '/production-error/?code=9&args[]=500' },
  { name: 'not found', path: '/nope/buton/' },
  { name: 'offline', path: '/offline/' },
  { name: 'settings', path: '/system/borders/', open: press('Settings') },
];

const wide = (width) => ({ viewport: { width, height: 900 } });
const phone = (width) => ({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });

/** Options of the browser by mode. */
const MODES = {
  light: wide(1440),
  dark: { ...wide(1440), colorScheme: 'dark' },
  rtl: { ...wide(1440), isRtl: true },
  1024: wide(1024),
  768: { ...wide(768), hasTouch: true },
  390: phone(390),
  '390 rtl dark': { ...phone(390), isRtl: true, colorScheme: 'dark' },
  320: phone(320),
  'forced colors': { ...wide(1440), forcedColors: 'active' },
  print: { ...wide(1024), isPrint: true },
};

/** Takes the picture of a template. Pages are still, so that pictures can be compared. */
async function takePicture(page, { address, isAtEnd, open }, { isRtl, isPrint }) {
  try {
    // The key of the setting, with the prefix of this repository's site.
    if (isRtl) await page.addInitScript(() => localStorage.setItem('mui-direction', 'rtl'));
    await page.goto(address, { waitUntil: 'networkidle' });
    if (isPrint) await page.emulateMedia({ media: 'print' });
    await open?.(page);
    if (isAtEnd) await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(500);
    return await page.screenshot();
  } finally {
    await page.close();
  }
}

/** Draws pictures with their names in rows, large enough to read their text. */
async function drawSheet(browser, { pictures, columns, file }) {
  const figures = pictures.map(
    ({ name, png }) =>
      `<figure><img src="data:image/png;base64,${png.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
  );
  const page = await browser.newPage({ viewport: { width: 2000, height: 800 } });
  await page.setContent(
    `<style>body{display:grid;grid-template-columns:repeat(${columns},1fr);gap:16px;background:#888;font:16px sans-serif}
figure{margin:0}img{width:100%;display:block}</style>${figures.join('')}`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

const executablePath = await findBrowser();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const server = await serve(resolve(dist));
mkdirSync(folder, { recursive: true });
try {
  for (const [mode, options] of Object.entries(MODES)) {
    if (only.length > 0 && !only.includes(mode)) continue;
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    const columns = options.viewport.width < 500 ? 5 : 2;
    const pictures = [];
    // Skip templates that open an element, because it is not printed.
    for (const template of TEMPLATES.filter(({ open }) => !(open && options.isPrint))) {
      const shown = { ...template, address: server.origin + template.path };
      const png = await takePicture(await context.newPage(), shown, options);
      pictures.push({ name: template.name, png });
    }
    await context.close();
    for (let from = 0; from < pictures.length; from += 2 * columns) {
      const file = join(folder, `${mode.replaceAll(' ', '-')}-${1 + from / (2 * columns)}.png`);
      await drawSheet(browser, {
        pictures: pictures.slice(from, from + 2 * columns),
        columns,
        file,
      });
      console.log(file);
    }
  }
} finally {
  await browser.close();
  server.close();
}
