// Compares search with MiniSearch as VitePress configures it and with Pagefind, on the drawn queries of tests/search.
// | 40 queries                  | first | top three | first query, median, scripts of the index included |
// | docs-build                  | 39    | 40        | 20 kB                                               |
// | MiniSearch, VitePress options | 33  | 36        | 301 kB, without scripts                             |
// | Pagefind                    | 18    | 23        | 157 kB                                              |
// node bench/search.mjs <dist>. Installs both into a temporary folder; Pagefind runs in the installed Chromium.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { findBrowser } from '../scripts/find-browser.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [dist] = process.argv.slice(2);
if (dist === undefined) throw new Error('Usage: node bench/search.mjs <dist>');
const queries = JSON.parse(readFileSync(join(root, 'tests/search/drawn-queries.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'docs-build-search-'));
const peers = ['minisearch@7.2.0', 'pagefind@1.4.0'];
writeFileSync(join(folder, 'package.json'), '{}');
execFileSync('npm', ['install', '--silent', '--prefix', folder, ...peers]);
const imports = join(folder, 'peers.mjs');
writeFileSync(
  imports,
  "export { default as MiniSearch } from 'minisearch';\nexport * as pagefind from 'pagefind';\n",
);
const { MiniSearch, pagefind } = await import(pathToFileURL(imports).href);

const pages = readdirSync(dist, { recursive: true })
  .filter((file) => file.endsWith('index.html') && !file.startsWith('_') && !file.startsWith('404'))
  .map((file) => ({
    pathname: `/${file.replace(/index\.html$/, '')}`,
    main: /<main[\s\S]*<\/main>/.exec(readFileSync(join(dist, file), 'utf8'))?.[0] ?? '',
  }));
const textOf = (html) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const brotli = (bytes) => brotliCompressSync(bytes).length;

/** Loads the engine of this repository, and returns the pages that a query finds. */
async function openOwn() {
  const outfile = join(folder, 'own.mjs');
  const entry = join(root, 'runtime/search/query.ts');
  await build({ entryPoints: [entry], bundle: true, format: 'esm', minify: true, outfile });
  const { createSearchIndex } = await import(pathToFileURL(outfile).href);
  const script = brotli(readFileSync(outfile));
  const manifest = readFileSync(join(dist, 'search.json'), 'utf8');
  return async ({ query, product }) => {
    let bytes = script + brotli(manifest);
    const read = async (name) => {
      const text = readFileSync(join(dist, '_assets/search', name), 'utf8');
      bytes += brotli(text);
      return text;
    };
    const index = createSearchIndex({ manifest: JSON.parse(manifest), read, home: '/' });
    const { hits } = await index.search(query, { language: 'en', product });
    return { found: hits.map(({ href }) => href), bytes };
  };
}

/** Indexes one document for each section, with the fields and options of VitePress. */
function openMiniSearch() {
  const options = {
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  };
  const index = new MiniSearch(options);
  for (const { pathname, main } of pages) {
    const titles = [];
    for (const [at, part] of main.split(/(?=<h[1-6][ >])/).entries()) {
      const [, level = '1', heading = ''] = /^<h([1-6])[^>]*>([\s\S]*?)<\/h\1>/.exec(part) ?? [];
      titles.splice(Number(level) - 1);
      titles[Number(level) - 1] = textOf(heading).trim();
      const above = titles.slice(0, -1).filter(Boolean);
      const id = `${pathname}#${at}`;
      index.add({
        id,
        title: titles.at(-1),
        titles: above,
        text: textOf(part.slice(heading.length)),
      });
    }
  }
  const bytes = brotli(JSON.stringify(index));
  return async ({ query, product }) => {
    const filter = ({ id }) => id.startsWith(`/${product}/`);
    return { found: index.search(query, { filter }).map(({ id }) => id), bytes };
  };
}

/**
 * Indexes the same pages with Pagefind, and searches in a browser that reads the files from the
 * disk.
 */
async function openPagefind() {
  const { index } = await pagefind.createIndex();
  for (const { pathname, main } of pages) {
    const product = pathname.split('/')[1];
    const body = `<body><span data-pagefind-filter="product">${product}</span>${main}</body>`;
    await index.addHTMLFile({ url: pathname, content: `<html lang="en">${body}</html>` });
  }
  await index.writeFiles({ outputPath: join(folder, 'pagefind') });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox'],
  });
  const search = async ({ query, product }) => {
    const page = await (await browser.newContext()).newPage();
    let bytes = 0;
    await page.route('http://bench.test/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/')
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
      const body = readFileSync(join(folder, pathname));
      bytes += extname(pathname) === '.js' ? brotli(body) : body.length;
      const contentType =
        extname(pathname) === '.js' ? 'text/javascript' : 'application/octet-stream';
      return route.fulfill({ contentType, body });
    });
    await page.goto('http://bench.test/');
    const found = await page.evaluate(
      async ([words, only]) => {
        const { search: run } = await import('/pagefind/pagefind.js');
        const { results } = await run(words, { filters: { product: only } });
        const data = await Promise.all(results.slice(0, 10).map((result) => result.data()));
        return data.map(({ url }) => url);
      },
      [query, product],
    );
    await page.context().close();
    return { found, bytes };
  };
  return Object.assign(search, { close: () => browser.close() });
}

/** Prints how often the right page is first and among the first three, and the median of bytes. */
async function measure(name, search) {
  const ranks = [];
  const sizes = [];
  for (const query of queries) {
    const { found, bytes } = await search(query);
    const unique = [...new Set(found.map((href) => href.replace(/[#?].*/, '')))];
    const rank = unique.findIndex((page) => query.pages.includes(page));
    ranks.push(rank === -1 ? Infinity : rank);
    sizes.push(bytes);
  }
  const upTo = (most) => ranks.filter((rank) => rank <= most).length;
  const median = sizes.sort((a, b) => a - b)[sizes.length >> 1] / 1000;
  console.log(`| ${name} | ${upTo(0)} | ${upTo(2)} | ${median.toFixed(0)} kB |`);
}

try {
  console.log(
    `| ${queries.length} queries | first | top three | first query, median |\n|---|---|---|---|`,
  );
  await measure('docs-build', await openOwn());
  await measure('MiniSearch, VitePress options', openMiniSearch());
  const search = await openPagefind();
  await measure('Pagefind', search);
  await search.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
