import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { addressOf, buildThisSite, type BuiltSite } from '../harness/built-site.ts';
import { IS_FULL, sampleOf } from '../harness/sample.ts';
import {
  ALL_PAGES_MS,
  findViolations,
  forEach,
  inWindow,
  wakeDemos,
  watchPage,
} from '../harness/visit.ts';

/** Findings of visits, each after the address of its page. */
interface Visit {
  readonly problems: string[];
  /** Names of demos that are not hydrated. */
  readonly sleeping: string[];
  readonly light: string[];
  readonly dark: string[];
}

const NOTHING: Visit = { problems: [], sleeping: [], light: [], dark: [] };

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };

/** One page for each template. */
const TEMPLATES: readonly string[] = [
  '/',
  '/404.html',
  '/material-ui/getting-started/',
  '/material-ui/react-button/',
  '/material-ui/react-table/',
  '/material-ui/api/autocomplete/',
  '/base-ui/react-switch/hooks-api/',
];

const browser = sharedBrowser();
let site: BuiltSite;
beforeAll(async () => {
  site = await buildThisSite();
});
afterAll(async () => {
  await site?.close();
});

/** Rules of axe by color mode: only those about colors differ between the modes. */
const AXE_RUNS = [
  ['light', 'all'],
  ['dark', 'colors'],
] as const;

/** Templates whose dark colors `npm test` inspects too. */
const DARK = sampleOf(TEMPLATES, { of: 'dark templates', size: 2 });

const withPage = (page: string, findings: readonly string[]) =>
  findings.map((finding) => `${page} ${finding}`);

/** Scrolls through a page as a reader would, under its Content Security Policy. */
async function read(context: BrowserContext, path: string, axe: boolean): Promise<Visit> {
  const { page, problems } = await watchPage(context);
  await page.goto(site.origin + path, { waitUntil: 'load' });
  const sleeping = await wakeDemos(page);
  const found: string[][] = [];
  const runs = IS_FULL || DARK.includes(path) ? AXE_RUNS : AXE_RUNS.slice(0, 1);
  for (const [colorScheme, rules] of axe ? runs : []) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForSelector(`html[data-mode=${colorScheme}]`);
    found.push(withPage(path, await findViolations(page, rules)));
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

/** Samples of the templates and of the other pages. */
const pagesToVisit = (size: { readonly templates: number; readonly others: number }) => [
  ...sampleOf(TEMPLATES, { of: 'templates', size: size.templates }),
  ...sampleOf(
    site.kinds.filter((page) => !TEMPLATES.includes(page)),
    { of: 'pages', size: size.others },
  ),
];

async function visitAll(
  viewport: typeof WIDE,
  paths: readonly string[],
  withAxe: readonly string[],
): Promise<Visit> {
  // Browsers throttle tabs in the background: each page has a window of its own.
  const visits = await forEach(paths, (path) =>
    inWindow(browser, { viewport, colorScheme: 'light' }, (context) =>
      read(context, path, withAxe.includes(path)),
    ),
  );
  return allOf(visits);
}

/**
 * Rules that the markup of the libraries' own components violates. The shell and the content
 * comply.
 */
const LIBRARY_RULES = {
  // A required checkbox of Material UI wraps its text and asterisk in a div inside the label.
  'element-permitted-content': 'off',
  // Its select is a div with the role `combobox`, and the label still refers to it.
  'valid-for': 'off',
} as const;

/** Joy UI repeats the name of the field of a slider on its root element. */
const JOY_SLIDER = /^joy-ui\/.* "aria-labelledby" cannot be used on this element$/;

/** Errors in a document, as `line:column rule message`. */
async function htmlProblems(html: string, rules: Readonly<Record<string, 'off'>> = {}) {
  const loader = new StaticConfigLoader({ root: true, extends: ['html-validate:standard'], rules });
  const { results } = await new HtmlValidate(loader).validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId} ${message}`),
  );
}

/** Documents of pages of all kinds, and those of demos in frames. */
function documents() {
  const paths = site.files
    .filter((path) => path.startsWith('_demos/') || site.kinds.includes(addressOf(path)))
    .filter((path) => path.endsWith('.html'));
  const isTemplate = (path: string) => TEMPLATES.includes(addressOf(path));
  const others = paths.filter((path) => !isTemplate(path));
  return [...paths.filter(isTemplate), ...sampleOf(others, { of: 'documents', size: 4 })].map(
    (path) => ({ path, html: readFileSync(join(site.directory, path), 'utf8') }),
  );
}

const withoutDemos = (html: string) =>
  html.replace(/(<docs-island\b[^>]*>).*?(<\/docs-island>)/gs, '$1$2');

test('builds a page of each template', () => {
  expect(site.pages).toEqual(expect.arrayContaining([...TEMPLATES]));
  expect(site.pages.length).toBeGreaterThan(25);
});

test('writes HTML outside of demos that is valid by every rule', async () => {
  const found = await forEach(documents(), async ({ path, html }) =>
    withPage(path, await htmlProblems(withoutDemos(html))),
  );
  expect(found.flat()).toEqual([]);
});

test('writes valid HTML in demos, except for markup of the libraries', async () => {
  const found = await forEach(documents(), async ({ path, html }) =>
    withPage(path, await htmlProblems(html, LIBRARY_RULES)),
  );
  expect(found.flat().filter((problem) => !JOY_SLIDER.test(problem))).toEqual([]);
});

test(
  'pages at 1280 pixels log nothing, are accessible, and hydrate all demos',
  async () => {
    const paths = pagesToVisit({ templates: 7, others: 1 });
    expect(await visitAll(WIDE, paths, paths)).toEqual(NOTHING);
  },
  ALL_PAGES_MS,
);

test(
  'pages at 390 pixels log nothing and hydrate all demos, and templates are accessible',
  async () => {
    expect(await visitAll(NARROW, pagesToVisit({ templates: 1, others: 1 }), TEMPLATES)).toEqual(
      NOTHING,
    );
  },
  ALL_PAGES_MS,
);
