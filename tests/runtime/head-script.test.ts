import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { sampleOf } from '../harness/sample.ts';
import { schemeRootAttributes } from '../../cli/render/html/document.ts';
import { ready } from '../harness/visit.ts';
import { NO_SERVICES, runtimeScripts, serve } from './serve.ts';
import { SHELL_PAGE } from './shell-page.ts';

const browser = sharedBrowser();
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const files = await runtimeScripts(NO_SERVICES, true);
  files.set('/', SHELL_PAGE);
  const attributes = { light: { class: 'light' }, dark: { class: 'dark big', 'data-kit': 'dark' } };
  const html = `<html class="light" ${schemeRootAttributes({ schemeAttributes: attributes })[0]}`;
  files.set('/kit.html', SHELL_PAGE.replace('<html', html));
  site = await serve(files);
});
afterAll(async () => {
  await site?.close();
});

/** Opens the page for a returning reader, and closes it after the work. */
async function visit<T>(
  kept: Pick<BrowserContextOptions, 'storageState'> & { readonly hash?: string },
  work: (page: Page, errors: readonly string[]) => Promise<T>,
): Promise<T> {
  const { hash = '', ...options } = kept;
  const context = await browser.newContext({ colorScheme: 'light', ...options });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(site.url + hash);
    await ready(page);
    return await work(page, errors);
  } finally {
    await context.close();
  }
}

const withStorage = (kept: Readonly<Record<string, string>>) => {
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return {
    storageState: { cookies: [], origins: [{ origin: site.url.slice(0, -1), localStorage }] },
  };
};

const schemeOf = (page: Page) => page.locator('html').getAttribute('data-mode');

test.each(sampleOf(['light', 'dark'], { of: 'modes', size: 1 }))(
  'spec §5, §8: logs an error for an unknown scheme for %s, and ignores it',
  (mode) =>
    visit(
      withStorage({ 't-mode': mode, [`t-color-scheme-${mode}`]: 'rubbish' }),
      async (page, errors) => {
        expect(errors).toEqual(['`rubbish` does not exist in `theme.colorSchemes`.']);
        expect(await schemeOf(page)).toBe(mode);
      },
    ),
);

test('spec §3: uses the stored scheme of the theme for light mode', () =>
  visit(
    withStorage({ 't-mode': 'light', 't-color-scheme-light': 'dark' }),
    async (page, errors) => {
      expect(await schemeOf(page)).toBe('dark');
      expect(errors).toEqual([]);
    },
  ));

const VARIANTS = [
  ['nothing', undefined, '', 'TS'],
  ['the cookie', 'JS', '', 'JS'],
  ['the hash', undefined, '#Name.js', 'JS'],
  ['the hash, against the cookie,', 'JS', '#Name.tsx', 'TS'],
  ['the cookie, as the hash is of something else,', 'JS', '#one', 'JS'],
] as const;

test.each(sampleOf(VARIANTS, { of: 'sources of the language', size: 2 }))(
  'spec §4: takes the language of code from %s (cookie %s, hash "%s"): %s',
  (_name, cookie, hash, variant) => {
    const { hostname } = new URL(site.url);
    const own = { name: 'codeVariant', domain: hostname, path: '/', expires: -1 } as const;
    const flags = { httpOnly: false, secure: false, sameSite: 'Lax' } as const;
    const cookies = cookie === undefined ? [] : [{ ...own, ...flags, value: cookie }];
    return visit({ hash, storageState: { cookies, origins: [] } }, async (page) => {
      expect(await page.locator('html').getAttribute('data-code-variant')).toBe(variant);
    });
  },
);

test('sets the attributes of libraries for the scheme before scripts run, and after a change', () =>
  visit({ ...withStorage({ 't-mode': 'dark' }), hash: 'kit.html' }, async (page) => {
    const seen = () =>
      page.locator('html').evaluate(({ className, dataset }) => `${className} ${dataset['kit']}`);
    expect(await seen()).toBe('dark big dark');
    // Dark, system, light.
    await page.click('#mode');
    await page.click('#mode');
    expect(await seen()).toBe('light undefined');
  }));
