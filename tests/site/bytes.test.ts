import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir, hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { init, parse } from 'es-module-lexer';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { buildThisSite, type BuiltSite } from '../harness/built-site.ts';
import { IS_FULL } from '../harness/sample.ts';

const BUTTON = '/material-ui/react-button/';

/** Maximum bytes of JavaScript after brotli, with services, before any action of the reader. */
const MAX_SCRIPT_BYTES = 4_800;

/** Maximum bytes of all JavaScript after brotli of a page whose demos all run. */
const MAX_DEMO_BYTES = 124_000;
/** The same while only the first demo runs. */
const MAX_FIRST_DEMO_BYTES = 114_000;
/** The same for two pages of one product together. */
const MAX_VISIT_BYTES = 160_000;
/** Maximum number of files of a page whose demos all run, its own two modules included. */
const MAX_DEMO_FILES = 10;

const browser = sharedBrowser({ isNew: true });
let site: BuiltSite;
beforeAll(async () => {
  site = await buildThisSite();
});
afterAll(async () => {
  await site?.close();
});

const brotliSize = (bytes: Buffer | string) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const textOf = (path: string) => readFileSync(join(site.directory, path), 'utf8');

/** Caches the results of a function by argument: pages share most of their files. */
function once<T>(work: (path: string) => T): (path: string) => T {
  const known = new Map<string, { readonly value: T }>();
  return (path) => {
    const { value } = known.get(path) ?? { value: work(path) };
    known.set(path, { value });
    return value;
  };
}

const exists = once((path) => existsSync(join(site.directory, path)));
const idsOf = once((path) => {
  const ids = textOf(path).matchAll(/ id="([^"]*)"/g);
  return new Set([...ids].map(([, id = '']) => id));
});
const sizeOf = once((path) => brotliSize(textOf(path)));
const importsOf = once((path) => [
  ...textOf(path).matchAll(/\b(?:from|import)(\(?)"\.\/([\w.~-]+)"/g),
]);

/**
 * Returns all documents except frames, which have their own policy and script, and parts of pages.
 */
const documents = () =>
  site.files
    .filter((path) => path.endsWith('.html') && !/^_(?:assets|frames)\//.test(path))
    .map((path) => ({ path, html: textOf(path) }));

/** Returns the document without the markup of demos. */
const shellOf = (html: string) =>
  html.replace(/(<docs-island\b[^>]*>).*?(<\/docs-island>)/gs, '$1$2');

/** Opens a page, and waits for its last script, which an idle browser loads, and half a second. */
async function openIdle(page: Page, path: string): Promise<void> {
  const last = page.waitForResponse(/\/adverts-/);
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  await last;
  await page.waitForTimeout(500);
}

test('a page with demos fetches at most 4.8 kB of JavaScript and no React until the reader acts', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await openIdle(page, BUTTON);
  const bodies = await Promise.all(scripts);
  expect(bodies.length).toBeGreaterThan(0);
  const bytes = bodies.reduce((sum, body) => sum + brotliSize(body), 0);
  expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  for (const body of bodies) {
    expect(body.toString()).not.toMatch(/react\.dev|reactjs\.org|useState|hydrateRoot/);
  }
  await page.close();
});

test('a page without demos fetches two scripts and has no island except the settings', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openIdle(page, '/material-ui/getting-started/faq/');
  expect(scripts).toEqual([expect.stringMatching(/\/entry-/), expect.stringMatching(/\/adverts-/)]);
  expect(await page.locator('docs-island:not(dialog docs-island)').count()).toBe(0);
  await page.close();
});

test.each([
  // 1,000, and 40 for the platform's keys on the search button.
  ['in the head', /<head>.*?<script>(.*?)<\/script>/s, 1040],
  ['after the sidebar', /<script data-docs-product="[^"]*">(.*?)<\/script>/s, 700],
])('the script %s is identical on all pages and small with brotli', (_name, pattern, max) => {
  const scripts = documents()
    .filter(({ path }) => !path.startsWith('_demos/'))
    .map(({ html }) => pattern.exec(html)?.[1]);
  expect(new Set(scripts).size).toBe(1);
  expect(brotliSize(scripts[0] ?? '')).toBeGreaterThan(100);
  expect(brotliSize(scripts[0] ?? '')).toBeLessThan(max);
});

test('the shell has no style attributes, no inline handlers and no other inline code', () => {
  const found = documents().flatMap(({ path, html }) => {
    const shell = shellOf(html);
    const tags = shell.match(/<[a-z][\w-]*(?:\s[^<>]*)?>/g) ?? [];
    const attributes = tags.filter((tag) => /\s(?:style|on[a-z]+)=/.test(tag));
    const scripts = tags.filter((tag) => tag === '<script>').slice(1);
    return [...attributes, ...scripts, ...(shell.match(/<style\b/g) ?? [])].map(
      (tag) => `${path} ${tag.slice(0, 120)}`,
    );
  });
  expect(found).toEqual([]);
});

/** Returns the output file of a site address without base. */
const outputOf = (address: string) => {
  const path = decodeURI(address.replace(/[?#].*$/, '')).slice(1);
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
};

test('every internal link and asset of a document exists, and so does every anchor', () => {
  const missing = documents().flatMap(({ path, html }) => {
    // Links in demos are samples: `#archive-page-2` does not have to exist.
    const own = html.replace(/<docs-island[^]*?<\/docs-island>/g, (island) =>
      island.slice(0, island.indexOf('>') + 1),
    );
    const addresses = [...own.matchAll(/<[^>]*\s(?:href|src|module)="([^"]*)"/g)].map(
      ([, address = '']) => address.replaceAll('&amp;', '&'),
    );
    return [...new Set(addresses)].flatMap((address) => {
      const here = `/${path.replace(/(^|\/)index\.html$/, '$1')}`;
      if (!/^(?:\/(?!\/)|#)/.test(address)) return [];
      const output = outputOf(address.startsWith('#') ? here : address);
      if (!exists(output)) return [`${path} ${address}`];
      const id = decodeURIComponent(address.split('#')[1] ?? '');
      return id === '' || idsOf(output).has(id) ? [] : [`${path} ${address} (no such heading)`];
    });
  });
  expect(missing).toEqual([]);
});

/** A page of the search index with its records: kind, name and anchor, among others. */
type IndexedPage = readonly [path: string, title: string, parents: unknown, records: string[][]];

test('every result of search is on a page and an element that exist', () => {
  const folder = '_assets/search';
  const pages = readdirSync(join(site.directory, folder))
    .map((file) => textOf(`${folder}/${file}`))
    .flatMap((text) => (text.startsWith('[[') ? (JSON.parse(text) as IndexedPage[]) : []));
  const targets = pages.flatMap(([path, , , records]) =>
    records.flatMap(([kind = '', , anchor = '']) =>
      anchor.startsWith('#') ? [{ kind, path, id: anchor.slice(1) }] : [],
    ),
  );
  expect(targets.filter(({ kind }) => kind === 'demo').length).toBeGreaterThan(100);
  const missing = targets.filter(({ path, id }) => !idsOf(outputOf(path)).has(id));
  expect(missing).toEqual([]);
});

/**
 * Returns the relative and absolute specifiers that a script imports, statically or dynamically.
 */
const importedBy = (script: string) =>
  parse(script)[0].flatMap(({ start, end }) => {
    const [, address] = /^["'`]?([./][^"'`$]*)["'`]?$/.exec(script.slice(start, end)) ?? [];
    return address === undefined ? [] : [address];
  });

test('every file that a style sheet or a script refers to exists', async () => {
  await init();
  const code = site.files.filter((path) => /\.(?:css|js)$/.test(path));
  const missing = code.flatMap((path) => {
    const text = textOf(path);
    const urls = [...text.matchAll(/url\(["']?((?!data:|#)[^"')]+)["']?\)/g)];
    return (path.endsWith('.css') ? urls.map(([, address = '']) => address) : importedBy(text))
      .map((address) => new URL(address, `http://localhost/${path}`).pathname.slice(1))
      .filter((file) => !existsSync(join(site.directory, file)))
      .map((file) => `${path} ${file}`);
  });
  expect(missing).toEqual([]);
  const behaviors = code.find((path) => /^_assets\/behaviors-.*\.js$/.test(path)) ?? '';
  expect(importedBy(textOf(behaviors)).length).toBeGreaterThan(5);
});

test('the output contains no path or name of this machine and no build time', () => {
  const secrets = [
    process.cwd(),
    site.directory,
    tmpdir() + '/',
    `${homedir()}/`,
    hostname(),
  ].filter((word) => word.length > 4);
  const found = site.files.flatMap((path) => {
    const text = readFileSync(join(site.directory, path), 'latin1');
    const words = secrets.filter((word) => text.includes(word));
    // Feeds have the day of a post as midnight.
    const times = text.match(/\b20\d\d-\d\d-\d\dT(?!00:00:00\.000Z)\d\d:\d\d/g) ?? [];
    return [...words, ...times].map((word) => `${path} ${word}`);
  });
  expect(found).toEqual([]);
});

/** Returns the modules of a page's demos, in the order of the demos. */
const demoModules = (pathname: string): readonly string[] => [
  ...new Set(
    [
      ...textOf(`${pathname}index.html`).matchAll(/<docs-island module="\/(_assets\/page-[^"]+)"/g),
    ].map(([, module = '']) => module),
  ),
];

/** Returns the files that demos need before they run, given the modules of the demos. */
function filesOf(modules: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    // The module loads packages of a demo on demand.
    for (const [, isDynamic, name] of importsOf(file)) {
      if (isDynamic === '' || modules.includes(file)) visit(`_assets/${name}`);
    }
  };
  modules.forEach(visit);
  return found;
}

const modulesOf = (pathname: string) => filesOf(demoModules(pathname));

const bytesOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + sizeOf(file), 0);

/** Returns the scripts that every page with demos loads before its module. */
const startScripts = () =>
  site.files.filter((path) => /^_assets\/(?:entry|behaviors|demos)-.*\.js$/.test(path));

test('the first activity on a page with demos loads 10 kB, and no tools until a reader reaches a demo', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const names: string[] = [];
  page.on('request', (request) =>
    names.push(/_assets\/([a-z-]+)-[\w-]{10}\.js/.exec(request.url())?.[1] ?? ''),
  );
  await page.goto(site.origin + BUTTON);
  await page.mouse.move(640, 120);
  await page.waitForSelector('main docs-island[data-hydrated]');
  expect(names).toEqual(expect.arrayContaining(['behaviors', 'demos']));
  expect(names).not.toContain('demo-tools');
  expect(names).not.toContain('controls');
  const started = startScripts().filter((path) => !path.includes('/entry-'));
  expect(bytesOf(started)).toBeLessThanOrEqual(10_000);
  const reached = page.waitForRequest(/\/demo-tools-/);
  await page.locator('main docs-island').first().hover();
  await reached;
  await page.close();
});

test('all demos of a page need at most 124 kB of JavaScript in few files', () => {
  const files = [...startScripts(), ...modulesOf(BUTTON.slice(1))];
  expect(startScripts()).toHaveLength(3);
  expect(files.length).toBeLessThanOrEqual(MAX_DEMO_FILES);
  expect(bytesOf(files)).toBeLessThanOrEqual(MAX_DEMO_BYTES);
});

test('the first demo of a page needs at most 114 kB of JavaScript', () => {
  const files = [...startScripts(), ...filesOf(demoModules(BUTTON.slice(1)).slice(0, 1))];
  expect(bytesOf(files)).toBeLessThanOrEqual(MAX_FIRST_DEMO_BYTES);
});

test('a page lists the shared modules of each module of demos, dependencies first', () => {
  const page = textOf(`${BUTTON.slice(1)}index.html`);
  const { modules = {} } = JSON.parse(
    /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '{}',
  ) as { modules?: Readonly<Record<string, readonly string[]>> };
  const all = demoModules(BUTTON.slice(1));
  expect(Object.keys(modules)).toEqual(all.map((module) => `/${module}`));
  for (const module of all) {
    const shared = modules[`/${module}`] ?? [];
    const needed = [...filesOf([module])].filter((file) => file !== module);
    expect([...shared].sort()).toEqual(needed.map((file) => `/${file}`).sort());
    expect(shared[0]).toMatch(/\/core-/);
  }
});

test.runIf(IS_FULL)(
  'the page of buttons and another page with demos need at most 160 kB of JavaScript together',
  () => {
    const first = modulesOf(BUTTON.slice(1));
    const pages = site.files
      .map((path) => /^(material-ui\/react-([\w-]+)\/)index\.html$/.exec(path))
      .flatMap((found) => (found?.[1] && found[2] !== 'button' ? [found[1]] : []));
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages) {
      const added = [...modulesOf(page)].filter((file) => !first.has(file));
      expect(added.length).toBeGreaterThan(0);
      expect(bytesOf([...first, ...added]), page).toBeLessThanOrEqual(MAX_VISIT_BYTES);
    }
  },
);

test('a page has few elements, and its first paint needs at most 12 kB of CSS and one font file', () => {
  const most = [
    ['material-ui/getting-started/faq/', 900, 12_000],
    [BUTTON.slice(1), 2600, 12_000],
  ] as const;
  for (const [pathname, elements, bytes] of most) {
    const html = textOf(`${pathname}index.html`);
    const shown = html.replace(/<(template|noscript)\b.*?<\/\1>/gs, '');
    expect(shown.match(/<[a-z][\w-]*/g)?.length, pathname).toBeLessThanOrEqual(elements);
    const sheets = [...shown.matchAll(/<link rel="stylesheet" href="\/([^"]+)">/g)];
    expect(bytesOf(sheets.map(([, path = '']) => path)), pathname).toBeLessThanOrEqual(bytes);
    const fonts = [...html.matchAll(/<link rel="preload" href="\/([^"]+\.woff2)"/g)];
    const fontBytes = fonts.map(([, path = '']) => readFileSync(join(site.directory, path)).length);
    expect(fontBytes).toHaveLength(1);
    expect(fontBytes[0]).toBeLessThanOrEqual(13_000);
    // After the styles it would delay the first paint.
    expect(html.indexOf(' as="font"')).toBeLessThan(html.indexOf('<link rel="stylesheet"'));
  }
});

test('a page preloads the font of accented letters if its text outside demos has some', () => {
  const isPreloaded = (pathname: string) =>
    /<link rel="preload" href="[^"]*-accents-/.test(textOf(`${pathname}index.html`));
  expect(isPreloaded('material-ui/react-autocomplete/')).toBe(true);
  // Its demos have accented letters, in another font.
  expect(textOf('material-ui/react-chip/index.html')).toMatch(/[à-ÿ]/);
  expect(isPreloaded('material-ui/react-chip/')).toBe(false);
});

test('hashed files are cached as immutable and documents are revalidated', async () => {
  const cacheOf = async (path: string) =>
    (await fetch(`${site.origin}${path}`)).headers.get('cache-control');
  const style = /\/_assets\/[\w-]+\.css/.exec(textOf('index.html'))?.[0] ?? '';
  expect(await cacheOf(style)).toContain('immutable');
  expect(await cacheOf('/')).toContain('must-revalidate');
});
