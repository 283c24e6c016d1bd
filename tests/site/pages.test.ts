import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../harness/browser.ts';
import { addressOf, buildThisSite } from '../harness/built-site.ts';
import type { BuiltSite } from '../harness/built-site.ts';
import { findBarriers, forEach, inWindow, wakeDemos, watchPage } from '../harness/visit.ts';

/** What visits of pages showed, each finding after its page. */
interface Visit {
  readonly problems: string[];
  /** Demos that did not come to life. */
  readonly sleeping: string[];
  readonly light: string[];
  readonly dark: string[];
}

const NOTHING: Visit = { problems: [], sleeping: [], light: [], dark: [] };

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };

/** One page of each kind. */
const TEMPLATES = [
  '/',
  '/404.html',
  '/material-ui/getting-started/',
  '/material-ui/react-button/',
  '/material-ui/react-table/',
  '/material-ui/api/autocomplete/',
  '/base-ui/react-switch/hooks-api/',
];

let browser: Browser;
let site: BuiltSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), buildThisSite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** What is asked of a page in each mode. */
const LOOKS = [
  ['light', 'all'],
  ['dark', 'colors'],
] as const;

const withPage = (page: string, findings: readonly string[]) =>
  findings.map((finding) => `${page} ${finding}`);

/** Reads a page to its end as a reader would, with the Content Security Policy in force. */
async function read(context: BrowserContext, path: string, axe: boolean): Promise<Visit> {
  const { page, problems } = await watchPage(context);
  await page.goto(site.origin + path, { waitUntil: 'load' });
  const sleeping = await wakeDemos(page);
  const found: string[][] = [];
  for (const [colorScheme, rules] of axe ? LOOKS : []) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForSelector(`html[data-mode=${colorScheme}]`);
    found.push(withPage(path, await findBarriers(page, rules)));
  }
  const [light = [], dark = []] = found;
  return { problems: withPage(path, problems), sleeping: withPage(path, sleeping), light, dark };
}

const allOf = (visits: readonly Visit[]): Visit => ({
  problems: visits.flatMap(({ problems }) => problems),
  sleeping: visits.flatMap(({ sleeping }) => sleeping),
  light: visits.flatMap(({ light }) => light),
  dark: visits.flatMap(({ dark }) => dark),
});

async function visitAll(viewport: typeof WIDE, withAxe: readonly string[]): Promise<Visit> {
  // In one window, only the tab in front paints as fast as it can.
  const visits = await forEach(site.kinds, (path) =>
    inWindow(browser, { viewport, colorScheme: 'light' }, (context) =>
      read(context, path, withAxe.includes(path)),
    ),
  );
  return allOf(visits);
}

/** Rules that the markup of the libraries' own components breaks. The shell and the content keep them. */
const LIBRARY_RULES = {
  // A required checkbox of Material UI wraps its words and its asterisk in a div inside the label.
  'element-permitted-content': 'off',
  // Its select is a div with the role of a combobox, and the label still names the element it belongs to.
  'valid-for': 'off',
} as const;

/** Everything wrong in a document, as `line:column rule message`. */
async function htmlProblems(html: string, rules: Readonly<Record<string, 'off'>> = {}) {
  const loader = new StaticConfigLoader({ root: true, extends: ['html-validate:standard'], rules });
  const { results } = await new HtmlValidate(loader).validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId} ${message}`),
  );
}

/** The documents of all kinds of pages, and those of frames. */
const documents = () =>
  site.files
    .filter((path) => path.startsWith('_demos/') || site.kinds.includes(addressOf(path)))
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({ path, html: readFileSync(join(site.directory, path), 'utf8') }));

const withoutDemos = (html: string) =>
  html.replace(/(<docs-island\b[^>]*>).*?(<\/docs-island>)/gs, '$1$2');

test('the site has its pages', () => {
  expect(site.pages).toEqual(expect.arrayContaining(TEMPLATES));
  expect(site.pages.length).toBeGreaterThan(25);
});

test('the shell and the content of every page are valid HTML, by every rule', async () => {
  const found = await forEach(documents(), async ({ path, html }) =>
    withPage(path, await htmlProblems(withoutDemos(html))),
  );
  expect(found.flat()).toEqual([]);
});

test('every page with its demos is valid HTML, but for what the libraries themselves write', async () => {
  const found = await forEach(documents(), async ({ path, html }) =>
    withPage(path, await htmlProblems(html, LIBRARY_RULES)),
  );
  expect(found.flat()).toEqual([]);
});

/** Milliseconds for a visit of all pages, of which there are about 90 with demos. */
const VISITS_MS = 900_000;

test(
  'every page at 1280 pixels runs without a word in the console, without barriers in light and in dark, and every demo comes to life',
  async () => {
    expect(await visitAll(WIDE, site.kinds)).toEqual(NOTHING);
  },
  VISITS_MS,
);

test(
  'every page at 390 pixels does so too',
  async () => {
    expect(await visitAll(NARROW, TEMPLATES)).toEqual(NOTHING);
  },
  VISITS_MS,
);
