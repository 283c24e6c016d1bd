import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NavEntry } from '../../cli/model/nav.ts';
import { pathRules } from '../../navigation/products.ts';
import { sharedBrowser } from '../harness/browser.ts';
import { buildFrom, type BuiltSite } from '../harness/built-site.ts';
import { findViolations } from '../harness/visit.ts';
import { IS_FULL } from '../harness/sample.ts';

/** The test navigation of spec §2, complete: facts §2.3. */
const TREE = JSON.parse(
  readFileSync('tests/fixtures/test-navigation/tree.json', 'utf8'),
) as readonly NavEntry[];

const flat = (entries: readonly NavEntry[]): NavEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
const ALL = flat(TREE);
const LEAVES = ALL.filter(({ children, subheader }) => !children && subheader === undefined);
const PAGES = LEAVES.filter(({ planned }) => planned !== true);

const CONFIG = {
  site: { url: 'https://docs.example.com', name: 'Field', languages: ['en'] },
  products: [{ id: 'docs-infra', name: 'Docs-infra', path: '/experiments/docs' }],
  pathRules,
  navigation: { 'docs-infra': TREE, default: TREE },
};

const pageOf = ({ pathname, title = 'A page' }: NavEntry) =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: About ${pathname}.\n---\n\nText.\n`;

let root: string;
let site: BuiltSite;
const browser = sharedBrowser();
beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-navigation-')));
  const files = {
    'docs.config.mjs': `export default ${JSON.stringify(CONFIG)};\n`,
    'content/index.md': pageOf({ pathname: '/', title: 'Start' }),
    ...Object.fromEntries(PAGES.map((entry) => [`content${entry.pathname}.md`, pageOf(entry)])),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  site = await buildFrom(root);
});
afterAll(async () => {
  await site?.close();
  rmSync(root, { recursive: true, force: true });
});

async function withPage<T>(pathname: string, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL: site.origin });
  try {
    const page = await context.newPage();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${pathname}/`);
    return await look(page);
  } finally {
    await context.close();
  }
}

const DEEP = '/experiments/docs/api/data-grid/data-grid';
const GRID = '/x/react-data-grid/column-pinning';
const sidebar = (page: Page) => page.locator('[data-docs-sidebar]');

/** Opens the groups that are not in the page, until their entries are loaded. */
async function openGroups(page: Page) {
  const others = sidebar(page).locator('a[data-docs-group]');
  for (let left = await others.count(); left > 0; left -= 1) {
    await others.first().click();
    await expect.poll(() => others.count()).toBeLessThan(left);
  }
}

test.runIf(IS_FULL)('spec §2: check finds no problem in the test navigation', () => {
  const check = () => execFileSync(process.execPath, ['build/cli.mjs', 'check', '--root', root]);
  expect(check).not.toThrow();
  expect([ALL.length, LEAVES.length]).toEqual([87, 70]);
});

const addressesOf = (entries: readonly NavEntry[]) => entries.map(({ pathname }) => `${pathname}/`);
const isGroup = ({ children, subheader }: NavEntry) =>
  children !== undefined && subheader === undefined;

/**
 * Returns the whole tree of the sidebar, from which the script loads the entries of other groups.
 */
async function wholeTree(page: Page) {
  const payload = await page.locator('#docs-payload').textContent();
  const { sidebar: address } = JSON.parse(payload ?? '{}') as { sidebar: string };
  const response = await page.request.get(address);
  const html = await response.text();
  const valuesOf = (name: string) =>
    [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map((match) => match[1]);
  return { address, links: valuesOf('href'), groups: valuesOf('data-docs-group') };
}

test('spec §2: builds every page of the test navigation, and lists it in the loaded sidebar tree', () =>
  withPage(GRID, async (page) => {
    expect(site.pages).toEqual(expect.arrayContaining(addressesOf(PAGES)) as string[]);
    const { address, links, groups } = await wholeTree(page);
    expect(address).toMatch(/_assets\/sidebar-[^/]*\.html$/);
    expect(links).toEqual(addressesOf(PAGES));
    expect(groups).toEqual(addressesOf(ALL.filter(isGroup)));
  }));

test('spec §2: the sidebar has all pages once all groups are open', () =>
  withPage(GRID, async (page) => {
    const others = sidebar(page).locator('a[data-docs-group]');
    expect(await others.count()).toBeGreaterThan(0);
    await openGroups(page);
    const links = await sidebar(page)
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(addressesOf(PAGES));
    const groups = await sidebar(page)
      .locator('[data-docs-group]')
      .evaluateAll((all) => all.map((group) => group.getAttribute('data-docs-group')));
    expect(groups).toEqual(addressesOf(ALL.filter(isGroup)));
  }));

/** Last part of a page's address, and the text of its chip. */
const CHIPS = [
  ['4', 'New'],
  ['6', 'Preview'],
  ['7', 'Beta'],
  ['8', 'Legacy'],
  ['3', 'Pro plan'],
  ['9', 'Pro plan'],
] as const;

test('spec §3: the chips of pages have the texts of their flags', () =>
  withPage('/experiments/docs/first-level-child-1', async (page) => {
    for (const [child, words] of CHIPS) {
      const address = `/experiments/docs/first-level-child-${child}/`;
      expect(await sidebar(page).locator(`a[href="${address}"]`).textContent()).toContain(words);
    }
  }));

test('spec §3: a planned page has a chip and no link', () =>
  withPage('/experiments/docs/first-level-child-1', async (page) => {
    const leaf = sidebar(page).getByText('Planned feature');
    expect(await leaf.locator('..').textContent()).toContain('Planned');
    expect(await leaf.locator('xpath=ancestor-or-self::a').count()).toBe(0);
  }));

test('spec §3: each page with a plan has the chip of its plan', () =>
  withPage(GRID, async (page) => {
    await openGroups(page);
    for (const { pathname, plan } of PAGES.filter((entry) => entry.plan !== undefined)) {
      const link = sidebar(page).locator(`a[href="${pathname}/"]`);
      expect(await link.textContent()).toContain(plan === 'pro' ? 'Pro plan' : 'Premium plan');
    }
  }));

test.runIf(IS_FULL)('groups open down to a page at the fifth level, whose row is in view', () =>
  withPage(DEEP, async (page) => {
    const current = sidebar(page).locator('[aria-current=page]');
    expect(await current.textContent()).toContain('Fourth-level child');
    expect(await current.isVisible()).toBe(true);
    const open = await sidebar(page).locator('[aria-expanded=true]').allTextContents();
    expect(open).toEqual(['Test: pages.js', 'First-level child 2', 'Second-level child parent']);
    const row = await current.boundingBox();
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(900);
  }),
);

test.runIf(IS_FULL)('long names, chips and deep levels do not overflow the sidebar', () =>
  withPage(DEEP, async (page) => {
    const closed = sidebar(page).locator('[aria-expanded=false]:visible');
    while ((await closed.count()) > 0) await closed.first().click();
    const wide = await sidebar(page).evaluate((nav) => {
      const edge = nav.getBoundingClientRect().right;
      const rows = [...nav.querySelectorAll('a, button, span')];
      const out = rows.filter((row) => row.getBoundingClientRect().right > edge + 0.5);
      return [nav.scrollWidth > nav.clientWidth, ...out.map(({ textContent }) => textContent)];
    });
    expect(wide).toEqual([false]);
    expect(await findViolations(page)).toEqual([]);
  }),
);

test.each([
  ['/experiments/docs/headers', 'null', 'docs-infra'],
  [DEEP, 'null', 'docs-infra'],
  [GRID, 'x', 'x-data-grid'],
  ['/x/react-data-grid', 'x', 'x-data-grid'],
  ['/x/api/data-grid/grid-api', 'x', 'null'],
  ['/x/migration/migration-pickers-v5', 'x', 'null'],
])('spec §2: assigns %s to the category %s and the product %s', (pathname, category, product) => {
  const html = readFileSync(join(site.directory, `${pathname.slice(1)}/index.html`), 'utf8');
  const payload = /id="docs-payload">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(payload)).toMatchObject({
    productCategoryId: category,
    productId: product,
  });
});

test('next links visit all pages in reading order', () => {
  const order = PAGES.map(({ pathname }) => `${pathname}/`);
  const nextOf = (address: string) => {
    const html = readFileSync(join(site.directory, `${address.slice(1)}index.html`), 'utf8');
    return /<a[^>]*class="next"[^>]*href="([^"]*)"|<a[^>]*href="([^"]*)"[^>]*class="next"/
      .exec(html)
      ?.slice(1)
      .find(Boolean);
  };
  expect(order.map(nextOf)).toEqual([...order.slice(1), undefined]);
});
