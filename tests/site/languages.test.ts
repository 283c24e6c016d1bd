import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  API_TEXTS,
  CODE_TEXTS,
  PRINT_TEXTS,
  BUILD_TEXTS,
  DEMO_TEXTS,
  SEARCH_TEXTS,
  PAGE_TEXTS,
} from '../../runtime/contract/payload.ts';
import { SETTINGS_TEXTS } from '../../theme/browser-texts.ts';
import { TEXTS as SHELL_TEXTS } from '../../theme/texts.ts';
import { sharedBrowser } from '../harness/browser.ts';
import { serveBuilt, type BuiltSite } from '../harness/built-site.ts';
import { IS_FULL, sampleOf } from '../harness/sample.ts';
import { findViolations, forEach, watchPage } from '../harness/visit.ts';

const FIXTURE = 'tests/fixtures/languages';
const LANGUAGES = ['zh', 'pt'] as const;

const browser = sharedBrowser();
let root: string;
let site: BuiltSite;
let buildOutput: string;

/** Builds a copy of the fixture with the real command. */
async function build(): Promise<void> {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-languages-')));
  cpSync(FIXTURE, root, { recursive: true });
  const args = ['build/cli.mjs', 'build', root, '--out-dir', join(root, 'dist')];
  buildOutput = (await promisify(execFile)(process.execPath, args)).stderr;
  site = await serveBuilt(join(root, 'dist'));
}

beforeAll(async () => {
  await build();
});
afterAll(async () => {
  await site?.close();
  rmSync(root, { recursive: true, force: true });
});

const DESKTOP = { width: 1280, height: 800 };

/** Opens a page for `look`. Any console message fails the test, warnings included. */
async function withPage<T>(
  path: string,
  look: (page: Page) => Promise<T>,
  viewport = DESKTOP,
): Promise<T> {
  const context = await browser.newContext({ viewport, colorScheme: 'light' });
  try {
    const { page, problems } = await watchPage(context);
    await page.goto(site.origin + path, { waitUntil: 'load' });
    const result = await look(page);
    expect(problems).toEqual([]);
    return result;
  } finally {
    await context.close();
  }
}

const htmlOf = (path: string) => readFileSync(join(site.directory, path, 'index.html'), 'utf8');

const openMenu = (page: Page) => page.locator('[popovertarget=docs-languages]').click();

test('check finds no problem in a site with languages and does not count fallback pages', () => {
  expect(buildOutput).toContain('No problems in 13 pages');
});

test.each(LANGUAGES)(
  'the fixture translates all texts of shell, settings and scripts to %s',
  (language) => {
    const file = join(FIXTURE, `content/translations/${language}.json`);
    const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const known = {
      ...SHELL_TEXTS,
      ...SETTINGS_TEXTS,
      ...PAGE_TEXTS,
      ...BUILD_TEXTS,
      ...DEMO_TEXTS,
      ...SEARCH_TEXTS,
      ...CODE_TEXTS,
      ...PRINT_TEXTS,
      ...API_TEXTS,
    };
    expect(Object.keys(words).sort()).toEqual(['pages', ...Object.keys(known)].sort());
  },
);

test('the menu names each language in that language and marks the current one', async () => {
  const links = await withPage('/zh/guide/install/', async (page) => {
    await openMenu(page);
    return page.locator('#docs-languages a').evaluateAll((all) =>
      all.map((link) => ({
        text: link.textContent,
        href: link.getAttribute('href'),
        lang: link.getAttribute('lang'),
        hreflang: link.getAttribute('hreflang'),
        current: link.getAttribute('aria-current'),
      })),
    );
  });
  const one = (lang: string, text: string, href: string) => ({ text, href, lang, hreflang: lang });
  expect(links).toEqual([
    { ...one('en', 'English', '/guide/install/'), current: null },
    { ...one('zh', '中文', '/zh/guide/install/'), current: 'true' },
    { ...one('pt', 'Português', '/pt/guide/install/'), current: null },
  ]);
});

test('switching the language keeps the page, the query and the hash, also after later changes', async () => {
  await withPage('/guide/watch/?from=mail', async (page) => {
    await page.evaluate(() => (location.hash = '#limits'));
    await openMenu(page);
    await page.getByRole('link', { name: 'Português' }).click();
    await page.waitForURL('**/pt/guide/watch/?from=mail#limits');
    await openMenu(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.origin}/guide/watch/?from=mail#limits`);
  });
});

test.runIf(IS_FULL)(
  'without scripts, the menu links to the page in the other language',
  async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: DESKTOP });
    try {
      const page = await context.newPage();
      await page.goto(`${site.origin}/guide/watch/`);
      await openMenu(page);
      await page.getByRole('link', { name: '中文' }).click();
      await page.waitForURL('**/zh/guide/watch/');
      expect(await page.locator('h1').textContent()).toBe('监测水位计');
    } finally {
      await context.close();
    }
  },
);

test('a page in one language has no language menu', () => {
  for (const path of ['blog/first-light', 'zh/guide/install']) {
    expect([path, htmlOf(path).includes('docs-languages')]).toEqual([path, path.startsWith('zh')]);
  }
});

test('the shell is translated', async () => {
  await withPage('/zh/guide/install/', async (page) => {
    expect(await page.locator('html').getAttribute('lang')).toBe('zh');
    expect(await page.title()).toBe('安装 - Tideline');
    expect(await page.getByRole('link', { name: '跳到内容' }).count()).toBe(1);
    expect(await page.getByRole('navigation', { name: '本页内容' }).count()).toBe(1);
    const tree = page.locator('[data-docs-sidebar] :is(button, a)');
    expect(await tree.allTextContents()).toEqual([
      '潮线',
      '命令参考',
      '指南',
      '安装',
      '报告',
      '监测水位计',
    ]);
    expect(await page.locator('[data-docs-sidebar] [aria-current]').textContent()).toBe('安装');
    expect(await page.locator('.content aside').getAttribute('aria-label')).toBe('注意');
  });
});

test('messages of scripts are translated', async () => {
  await withPage('/pt/guide/install/', async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('.code [data-docs-copy]').first().click();
    await page.getByText('Copiado').first().waitFor();
  });
});

test.runIf(IS_FULL)('the settings are translated before and after hydration', async () => {
  expect(htmlOf('zh/guide/install')).toContain('<legend>密度</legend>');
  await withPage('/zh/guide/install/', async (page) => {
    await page.locator('[data-docs-open=docs-settings]').click();
    await page.locator('#docs-settings [data-hydrated]').waitFor();
    await page.getByRole('radio', { name: '深色' }).check();
    await page.waitForSelector('html[data-mode=dark]');
    expect(await page.getByRole('group', { name: '密度' }).count()).toBe(1);
  });
});

test('a fallback page has a notice above its content and correct lang attributes', async () => {
  await withPage('/pt/guide/report/', async (page) => {
    const notice = page.getByRole('complementary', { name: 'Tradução' });
    expect(await notice.textContent()).toBe(
      'Esta página ainda não foi traduzida: está disponível em inglês. Ajudar a traduzir',
    );
    expect(await notice.getByRole('link').getAttribute('href')).toBe(
      'https://code.example.org/tideline/tree/main/content/guide',
    );
    expect(await page.locator('html').getAttribute('lang')).toBe('pt');
    for (const part of ['h1', '.page-lead', '.content']) {
      const its = page.locator(part).first();
      expect([await its.getAttribute('lang'), await its.getAttribute('dir')]).toEqual([
        'en',
        'ltr',
      ]);
    }
    const isAbove = await notice.evaluate((own) => {
      const content = document.querySelector('.content');
      return (
        content !== null &&
        own.getBoundingClientRect().bottom <= content.getBoundingClientRect().top
      );
    });
    expect(isAbove).toBe(true);
    expect(await page.locator('.content a[href="/pt/guide/watch/"]').count()).toBe(1);
  });
  expect(htmlOf('zh/guide/report')).not.toContain('callout-info notice');
});

test('the edit link opens the file of a translation, or the original of a fallback page', () => {
  const edit = (path: string) => /href="([^"]*\/edit\/[^"]*)"/.exec(htmlOf(path))?.[1];
  const files = 'https://code.example.org/tideline/edit/main/content';
  expect(edit('zh/guide/report')).toBe(`${files}/guide/report.zh.md`);
  expect(edit('pt/guide/report')).toBe(`${files}/guide/report.md`);
});

test('alternate links name real translations and the original', () => {
  const head = (path: string) => htmlOf(path).match(/<link rel="(?:canonical|alternate)"[^>]*>/g);
  const link = (rel: string, path: string, more = '') =>
    `<link rel="${rel}" href="https://tideline.example.org${path}"${more}>`;
  expect(head('zh/guide/report')?.slice(0, 4)).toEqual([
    link('canonical', '/zh/guide/report/'),
    link('alternate', '/guide/report/', ' hreflang="en"'),
    link('alternate', '/zh/guide/report/', ' hreflang="zh"'),
    link('alternate', '/guide/report/', ' hreflang="x-default"'),
  ]);
  expect(head('pt/guide/report')?.slice(0, 1)).toEqual([link('canonical', '/guide/report/')]);
  expect(head('pt/guide/report')?.join()).not.toContain('hreflang');
});

test('every page logs nothing, is accessible and fits a phone', async () => {
  const paths = sampleOf(site.pages, { of: 'pages in languages', size: 2 });
  const found = await forEach(paths, (path) =>
    withPage(path, async (page) => {
      const barriers = await findViolations(page);
      await page.setViewportSize({ width: 320, height: 640 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      return [...barriers, ...(width > 320 ? [`${width} px wide`] : [])].map(
        (finding) => `${path} ${finding}`,
      );
    }),
  );
  expect(found.flat()).toEqual([]);
});

test.runIf(IS_FULL)('every page is valid HTML', async () => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const found = await forEach(
    site.files.filter((path) => path.endsWith('.html')),
    async (path) => {
      const html = readFileSync(join(site.directory, path), 'utf8');
      const { results } = await validator.validateString(html);
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${path} ${ruleId} ${message}`),
      );
    },
  );
  expect(found.flat()).toEqual([]);
});
