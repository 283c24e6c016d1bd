import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../harness/browser.ts';
import { buildThisSite } from '../harness/built-site.ts';
import type { BuiltSite } from '../harness/built-site.ts';
import { DENIED, MISSING, refuseFetch } from './hostile-apis.ts';
import {
  HASHES,
  keepEverywhere,
  MALFORMED_COOKIES,
  QUERIES,
  RUBBISH,
  setCookies,
  STYLE_SHEETS,
} from './hostile-values.ts';
import { PAGES, visitAll } from './hostile-visit.ts';
import type { HostileVisit } from './hostile-visit.ts';

let browser: Browser;
let site: BuiltSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), buildThisSite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** The address of the page whose turn it is. */
const addresses = Object.values(PAGES);
const turn = (at: number) => addresses[at % addresses.length] ?? PAGES.button;

/** Addresses have nothing to do with the settings: these are tried on every fourth page only. */
const isBrief = (at: number) => at % 4 !== 0;

const goneWrong = (visits: readonly HostileVisit[]) => visitAll(browser, site, visits);

/** The spec has a word for schemes that the theme does not have. */
const UNKNOWN_SCHEME = /does not exist in `theme\.colorSchemes`/;

test('a page works whatever storage holds, on any page', async () => {
  const visits = Object.entries(RUBBISH).map(([name, text], at) => ({
    name: `storage holds ${name}`,
    path: turn(at),
    spoil: (context: BrowserContext) => keepEverywhere(context, text),
    complaints: UNKNOWN_SCHEME,
  }));
  const sheets = Object.entries(STYLE_SHEETS).map(([name, text]) => ({
    name: `a style sheet that ${name}`,
    path: PAGES.button,
    spoil: (context: BrowserContext) => keepEverywhere(context, text, ['mui-demo-variables']),
  }));
  expect(await goneWrong([...visits, ...sheets])).toEqual([]);
});

test('a page works where storage or cookies are denied, full or broken', async () => {
  const visits = Object.entries(DENIED).flatMap(([name, spoil]) =>
    [PAGES.button, PAGES.installation].map((path) => ({
      name,
      path,
      spoil: (context: BrowserContext) => context.addInitScript(spoil),
    })),
  );
  expect(await goneWrong(visits)).toEqual([]);
});

test('a page works whatever cookies hold', async () => {
  const visits = Object.entries(MALFORMED_COOKIES).map(([name, cookies], at) => ({
    name: `cookies: ${name}`,
    path: at % 2 ? PAGES.colour : PAGES.button,
    spoil: (context: BrowserContext) => setCookies(context, cookies),
  }));
  expect(await goneWrong(visits)).toEqual([]);
});

test('a page works whatever its address says, also when the hash changes while it is open', async () => {
  // Every hash is the first of a page or comes later, and every other one both.
  const withHashes = HASHES.filter((_hash, at) => at % 2 === 0).map((hash, at) => ({
    name: 'hash',
    path: `${at % 3 ? PAGES.button : turn(at)}${hash}`,
    isBrief: isBrief(at),
    during: async (page: Page) => {
      for (const later of [hash, HASHES[2 * at + 1] ?? '']) {
        await page.evaluate((again) => {
          location.hash = '';
          location.hash = again;
        }, later);
      }
    },
  }));
  const withQueries = QUERIES.map((query, at) => ({
    name: 'query',
    path: `${[PAGES.button, '/production-error/', PAGES.notFound][at % 3]}${query}`,
    isBrief: isBrief(at),
  }));
  const wrongPaths = [
    '/%25E0%25A4%25A/',
    `/${'a'.repeat(6_000)}/`,
    `/${'a/'.repeat(3_000)}`,
    '/%3Cx%3E/',
  ].map((path) => ({ name: 'path', path }));
  expect(await goneWrong([...withHashes, ...withQueries, ...wrongPaths])).toEqual([]);
});

/** What else is tried where something is missing. */
const TRIALS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  popovers: async (page) => {
    await page.locator('[data-docs-notifications]').hover();
    await page.locator('[data-docs-notifications][data-docs-unread]').waitFor();
    await page.locator('[data-docs-context-menu]').first().click({ button: 'right' });
  },
  checkVisibility: async (page) => {
    const demo = page.locator('[data-docs-demo]:has(docs-island[name=BasicButton])').first();
    await demo.scrollIntoViewIfNeeded();
    await demo.locator('docs-island[data-hydrated]').first().waitFor();
    await demo.locator('[data-docs-reset-demo]').click();
    await demo.locator('docs-island[data-hydrated]').first().waitFor();
  },
  clipboard: async (page) => {
    await page.locator('[data-docs-copy=link]').first().dispatchEvent('click');
  },
  'modal dialogs': (page) => page.getByRole('button', { name: 'Settings', exact: true }).click(),
};

test('a page works in a browser that lacks something', async () => {
  const visits = Object.entries(MISSING).map(([name, spoil]) => ({
    name: `without ${name}`,
    path: PAGES.button,
    spoil: (context: BrowserContext) => context.addInitScript(spoil),
    isAsleep: name === 'customElements',
    hasNoDialogs: name === 'modal dialogs',
    complaints: /^No <dialog id="docs-settings">/,
    ...(TRIALS[name] && { during: TRIALS[name] }),
  }));
  expect(await goneWrong(visits)).toEqual([]);
});

test('a page works, and says what it lacks, when files do not come', async () => {
  const refuse = (pattern: RegExp) => (context: BrowserContext) =>
    context.route(pattern, (route) => route.abort());
  const complaints = /net::ERR_FAILED|Failed to fetch dynamically imported|did not load/;
  const visits: HostileVisit[] = [
    {
      name: 'fetch fails',
      path: PAGES.notFound,
      spoil: (context) => context.addInitScript(refuseFetch),
    },
    { name: 'no data', path: PAGES.notFound, spoil: refuse(/\.json$/), complaints },
    {
      name: 'no scripts on demand',
      path: PAGES.button,
      complaints,
      isAsleep: true,
      spoil: refuse(/_assets\/(?!entry-)[^/]*\.js$/),
    },
    {
      name: 'no islands',
      path: PAGES.colour,
      complaints,
      isAsleep: true,
      spoil: refuse(/_assets\/(?:core|docs-shell|mui)[^/]*\.js$/),
    },
    {
      name: 'no demos',
      path: PAGES.installation,
      complaints,
      isAsleep: true,
      spoil: refuse(/_assets\/demos-[^/]*\.js$/),
    },
    {
      name: 'no pictures',
      path: PAGES.versions,
      complaints,
      spoil: refuse(/\.(?:svg|woff2|png)$/),
    },
  ];
  expect(await goneWrong(visits)).toEqual([]);
});
