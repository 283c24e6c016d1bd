// Draws the search queries of tests/search/drawn-queries.json from a built site: headings and props
// that occur once in a product, or "component prop". Every second query has a typo.
// `node scripts/draw-queries.mjs <dist> [seed]`
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../bench/random.mjs';

const [directory, seed = '1'] = process.argv.slice(2);
if (directory === undefined) throw new Error('Usage: node scripts/draw-queries.mjs <dist> [seed]');
const COUNT = 40;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const random = createRandom(Number(seed));
const draw = (items) => items[Math.floor(random() * items.length)];

const textOf = (html) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const isApi = (page) => /\/(?:api|components-api|hooks-api)\//.test(page);

/** Returns headings of written pages, and props of API pages, with product and page. */
function readPage(file) {
  const page = `/${file.replace(/index\.html$/, '')}`;
  const [, product] = page.split('/');
  const html = readFileSync(join(directory, file), 'utf8');
  const headings = isApi(page)
    ? []
    : [...html.matchAll(/<h[2-4] id="[^"]*"[^>]*>(.*?)<\/h[2-4]>/g)].map(([, text]) =>
        textOf(text),
      );
  const props = [...html.matchAll(/<tr id="([a-z-]+)-prop-(\w+)"/g)].map(([, part, prop]) => [
    part,
    prop,
  ]);
  return { page, product, headings, props };
}

const PRODUCTS = ['material-ui', 'joy-ui', 'base-ui', 'system'];
const pages = readdirSync(directory, { recursive: true })
  .filter((file) => file.endsWith('index.html') && PRODUCTS.includes(file.split('/')[0]))
  .sort()
  .map(readPage);

const unique = (found) => {
  const count = new Map();
  for (const { product, query } of found) {
    const key = `${product} ${query.toLowerCase()}`;
    count.set(key, (count.get(key) ?? 0) + 1);
  }
  return found.filter(({ product, query }) => count.get(`${product} ${query.toLowerCase()}`) === 1);
};

const headings = unique(
  pages.flatMap(({ page, product, headings: texts }) =>
    texts.map((query) => ({ kind: 'heading', query, product, pages: [page] })),
  ),
);
const props = pages.flatMap(({ page, product, props: own }) =>
  own.map(([part, prop]) => ({ kind: 'prop', part, query: prop, product, pages: [page] })),
);
const uniqueProps = unique(props);
const componentName = (part) =>
  part.replace(/(?:^|-)([a-z])/g, (_match, letter) => letter.toUpperCase());
const pairs = props.map(({ part, query, ...rest }) => ({
  ...rest,
  kind: 'component prop',
  query: `${componentName(part)} ${query}`,
}));

/** Makes one edit in a word of five or more letters: removes, adds, replaces or swaps letters. */
function withTypo(query) {
  const words = [...query.matchAll(/[A-Za-z]{5,}/g)];
  if (words.length === 0) return undefined;
  const { 0: word, index } = draw(words);
  const at = index + Math.floor(random() * (word.length - 1));
  const edits = [
    () => query.slice(0, at) + query.slice(at + 1),
    () => query.slice(0, at) + draw(LETTERS) + query.slice(at),
    () => query.slice(0, at) + draw(LETTERS) + query.slice(at + 1),
    () => query.slice(0, at) + query[at + 1] + query[at] + query.slice(at + 2),
  ];
  const typed = draw(edits)();
  return typed.toLowerCase() === query.toLowerCase() ? undefined : typed;
}

const queries = [];
while (queries.length < COUNT) {
  const {
    kind,
    query,
    product,
    pages: right,
  } = draw([headings, uniqueProps, pairs][queries.length % 3]);
  const typed = queries.length % 2 === 1 ? withTypo(query) : query;
  const isNew = queries.every((other) => (other.meant ?? other.query) !== query);
  if (typed === undefined || !isNew) continue;
  queries.push({
    ...{ kind, query: typed, product, pages: right },
    ...(typed !== query && { meant: query }),
  });
}
const typos = queries.filter(({ meant }) => meant !== undefined).length;
console.error(`${queries.length} queries, ${typos} with a typo`);
console.log(JSON.stringify(queries, null, 2));
