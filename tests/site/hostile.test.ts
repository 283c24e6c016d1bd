import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { buildThisSite, type BuiltSite } from '../harness/built-site.ts';
import { IS_FULL, sampleOf } from '../harness/sample.ts';
import { DENIED, MISSING, refuseFetch } from './hostile-apis.ts';
import {
  HASHES,
  storeEverywhere,
  MALFORMED_COOKIES,
  QUERIES,
  INVALID_TEXTS,
  setCookies,
  STYLE_SHEETS,
} from './hostile-values.ts';
import { PAGES, visitAll, type HostileVisit } from './hostile-visit.ts';

const browser = sharedBrowser();
let site: BuiltSite;
beforeAll(async () => {
  site = await buildThisSite();
});
afterAll(async () => {
  await site?.close();
});

/** Pages are used in turn. */
const addresses = Object.values(PAGES);
const turn = (at: number) => addresses[at % addresses.length] ?? PAGES.button;

/** Addresses do not affect the settings, so these are tried on every fourth page only. */
const isBrief = (at: number) => at % 4 !== 0;

/** Returns the problems of a sample of visits. */
const problemsOf = (visits: readonly HostileVisit[], size: number) =>
  visitAll(browser, site, sampleOf(visits, { of: 'hostile visits', size }));

/** Error message of the spec for schemes that the theme lacks. */
const UNKNOWN_SCHEME = /does not exist in `theme\.colorSchemes`/;

test('pages work with any value in storage', async () => {
  const visits = Object.entries(INVALID_TEXTS).map(([name, text], at): HostileVisit => ({
    name: `storage holds ${name}`,
    path: turn(at),
    prepare: (context: BrowserContext) => storeEverywhere(context, text),
    allowedMessages: UNKNOWN_SCHEME,
  }));
  const sheets = Object.entries(STYLE_SHEETS).map(([name, text]): HostileVisit => ({
    name: `a style sheet that ${name}`,
    path: PAGES.button,
    prepare: (context: BrowserContext) => storeEverywhere(context, text, ['mui-demo-variables']),
  }));
  expect(await problemsOf([...visits, ...sheets], 1)).toEqual([]);
});

test.runIf(IS_FULL)('pages work if storage or cookies are denied, full or broken', async () => {
  const visits = Object.entries(DENIED).flatMap(([name, removeFeature]) =>
    [PAGES.button, PAGES.installation].map((path): HostileVisit => ({
      name,
      path,
      prepare: (context: BrowserContext) => context.addInitScript(removeFeature),
    })),
  );
  expect(await problemsOf(visits, 1)).toEqual([]);
});

test('pages work with any cookies', async () => {
  const visits = Object.entries(MALFORMED_COOKIES).map(([name, cookies], at): HostileVisit => ({
    name: `cookies: ${name}`,
    path: at % 2 ? PAGES.color : PAGES.button,
    prepare: (context: BrowserContext) => setCookies(context, cookies),
  }));
  expect(await problemsOf(visits, 1)).toEqual([]);
});

test('pages work with any query and hash, also when the hash changes', async () => {
  // Every second hash is in the first address and set again later; the others are only set later.
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
  expect(await problemsOf([...withHashes, ...withQueries, ...wrongPaths], 1)).toEqual([]);
});

/** Additional actions for missing features. */
const TRIALS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  popovers: async (page) => {
    await page.locator('[data-docs-notifications]').hover();
    await page.locator('[data-docs-notification-list] li').first().waitFor({ state: 'attached' });
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

test.runIf(IS_FULL)('pages work in browsers that lack a feature', async () => {
  const visits = Object.entries(MISSING).map(([name, removeFeature]): HostileVisit => ({
    name: `without ${name}`,
    path: PAGES.button,
    prepare: (context: BrowserContext) => context.addInitScript(removeFeature),
    hasNoDialogs: name === 'modal dialogs',
    allowedMessages: /^No <dialog id="docs-settings">/,
    ...(TRIALS[name] && { during: TRIALS[name] }),
  }));
  expect(await problemsOf(visits, 1)).toEqual([]);
});

test.runIf(IS_FULL)('pages work and report missing files when requests fail', async () => {
  const refuse = (pattern: RegExp) => (context: BrowserContext) =>
    context.route(pattern, (route) => route.abort());
  const allowedMessages = /net::ERR_FAILED|Failed to fetch dynamically imported|did not load/;
  const visits: HostileVisit[] = [
    {
      name: 'fetch fails',
      path: PAGES.notFound,
      prepare: (context) => context.addInitScript(refuseFetch),
    },
    { name: 'no data', path: PAGES.notFound, prepare: refuse(/\.json$/), allowedMessages },
    {
      name: 'no scripts on demand',
      path: PAGES.button,
      allowedMessages,
      cannotHydrate: true,
      hasNoDialogs: true,
      prepare: refuse(/_assets\/(?!entry-|behaviors-)[^/]*\.js$/),
      during: async (page) => {
        await page.getByRole('button', { name: 'Settings', exact: true }).click();
        await page.getByText('This could not be loaded. Try again.').waitFor();
      },
    },
    {
      name: 'no scripts on demand except for dialogs',
      path: PAGES.button,
      allowedMessages,
      cannotHydrate: true,
      prepare: refuse(/_assets\/(?!entry-|behaviors-|controls-)[^/]*\.js$/),
    },
    {
      name: 'no islands',
      path: PAGES.color,
      allowedMessages,
      cannotHydrate: true,
      prepare: refuse(/_assets\/(?:core|docs-shell|mui)[^/]*\.js$/),
    },
    {
      name: 'no demos',
      path: PAGES.installation,
      allowedMessages,
      cannotHydrate: true,
      prepare: refuse(/_assets\/demos-[^/]*\.js$/),
    },
    {
      name: 'no pictures',
      path: PAGES.versions,
      allowedMessages,
      prepare: refuse(/\.(?:svg|woff2|png)$/),
    },
  ];
  expect(await problemsOf(visits, 1)).toEqual([]);
});
