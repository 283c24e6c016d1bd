import { expect, test } from 'vitest';
import {
  siteCaches,
  staleCaches,
  stylesAndPictures,
  mayCache,
  pageAddress,
  cacheRuleFor,
  sectionPages,
} from '../../runtime/service-worker/cached-files.ts';
import { documentTitle } from '../../runtime/service-worker/offline.ts';
import { isLoadedMessage, withBuild } from '../../runtime/service-worker/policy.ts';

const PLACE = { origin: 'https://docs.example.org', base: '/docs/' };
const asked = (path: string, more = {}) =>
  ({
    method: 'GET',
    url: new URL(path, PLACE.origin).href,
    mode: 'no-cors',
    cache: 'default',
    headers: new Headers(),
    ...more,
  }) as const;

test.each([
  ['/docs/kit/', { mode: 'navigate' }, 'page'],
  ['/docs/kit/?a=b', { mode: 'navigate' }, 'page'],
  ['/docs/_assets/site-1.css', {}, 'asset'],
  ['/docs/pages.json', {}, 'file'],
  ['/docs/search?q=1', {}, 'pass'],
  ['/docs/sw.js', {}, 'pass'],
  ['/docs/_headers', {}, 'pass'],
  ['/docs/_frames/ad.html', { mode: 'navigate' }, 'pass'],
  ['/other/', { mode: 'navigate' }, 'pass'],
  ['https://ads.example.com/docs/ad.json', {}, 'pass'],
  ['/docs/kit/', { method: 'POST', mode: 'navigate' }, 'pass'],
  ['/docs/kit/', { method: 'HEAD' }, 'pass'],
  ['/docs/film.mp4', { headers: new Headers({ range: 'bytes=0-' }) }, 'pass'],
  ['/docs/events', { headers: new Headers({ accept: 'text/event-stream' }) }, 'pass'],
  ['/docs/a.svg', { cache: 'only-if-cached' }, 'pass'],
])('handles a request for %s with %j as %s', (path, more, rule) => {
  expect(cacheRuleFor(asked(path, more), PLACE)).toBe(rule);
});

const GOOD = { status: 200, type: 'basic', redirected: false } as const;
const HTML = { 'content-type': 'text/html; charset=utf-8' };

test.each([
  ['page', {}, {}, true],
  ['page', { status: 404 }, {}, false],
  ['page', { status: 206 }, {}, false],
  ['page', { redirected: true }, {}, false],
  ['page', { type: 'opaqueredirect', status: 0 }, {}, false],
  ['page', { type: 'cors' }, {}, false],
  ['page', {}, { 'content-type': 'text/plain' }, false],
  ['page', {}, { 'cache-control': 'private, no-store' }, false],
  ['asset', {}, { 'content-type': 'text/javascript', 'content-length': '9000000' }, true],
  ['asset', {}, {}, false],
  ['file', {}, { 'content-type': 'image/svg+xml', 'content-length': '1000' }, true],
  ['file', {}, { 'content-type': 'application/zip', 'content-length': '9000000' }, false],
  ['file', {}, { 'content-length': '1000' }, false],
  ['pass', {}, {}, false],
] as const)(
  'decides whether to cache a %s answered with %j and the headers %j: %s',
  (rule, more, headers, kept) => {
    const response = { ...GOOD, ...more, headers: new Headers({ ...HTML, ...headers }) };
    expect(mayCache(rule, response)).toBe(kept);
  },
);

const BUILD = { base: '/docs/', build: 'c' };

test('keeps the caches of two builds, and those of other sites on the same host', () => {
  const names = ['docs:/:a', 'docs:/docs/:a', 'theirs', 'docs:/docs/:b', 'docs:/docs/:c'];
  expect(staleCaches(names, BUILD)).toEqual(['docs:/docs/:a']);
  expect(staleCaches(['docs:/docs/:b'], BUILD)).toEqual([]);
});

test('searches the cache of a restored build first, and keeps the newest other one', () => {
  const names = ['docs:/docs/:c', 'docs:/docs/:d', 'docs:/docs/:e'];
  expect(siteCaches(names, BUILD)).toEqual(['docs:/docs/:c', 'docs:/docs/:e', 'docs:/docs/:d']);
  expect(staleCaches(names, BUILD)).toEqual(['docs:/docs/:d']);
});

test('caches a document without query and hash', () => {
  expect(pageAddress('https://docs.example.org/kit/?a=b#c')).toBe('https://docs.example.org/kit/');
});

test("finds a document's own style sheets, fonts and pictures", () => {
  const html = `<link rel="stylesheet" href="/docs/_assets/a.css"><img src="/docs/_assets/b.png" alt="">
    <script src="/docs/_assets/c.js"></script><img src="https://x.example/_assets/d.png"><img src="/docs/e.png">
    <link rel="stylesheet" href="/docs/_assets/a.css">`;
  expect(stylesAndPictures(html, '/docs/')).toEqual(['/docs/_assets/a.css', '/docs/_assets/b.png']);
});

test('finds the section with the longest prefix of a page, without the page itself', () => {
  const sections = { '/kit/': ['', 'a/', 'lab/'], '/kit/lab/': ['', 'b/'] };
  expect(sectionPages('/kit/a/', sections)).toEqual(['/kit/', '/kit/lab/']);
  expect(sectionPages('/kit/lab/b/', sections)).toEqual(['/kit/lab/']);
  expect(sectionPages('/other/', sections)).toEqual([]);
  expect(sectionPages('/kit', sections)).toEqual(['/kit/a', '/kit/lab']);
  expect(sectionPages('/kitchen', sections)).toEqual([]);
});

test('reloads a page once for each build', () => {
  expect(withBuild(null, 'a')).toBe('a');
  expect(withBuild('a', 'b')).toBe('a b');
  expect(withBuild('a b', 'a')).toBeUndefined();
});

test.each([
  [{ kind: 'loaded', addresses: ['/a/'], isFrugal: false }, true],
  [null, false],
  ['loaded', false],
  [{}, false],
  [{ kind: 'other', addresses: [] }, false],
  [{ kind: 'loaded', addresses: 'x' }, false],
  [{ kind: 'loaded', addresses: ['/a/', 1] }, false],
])('accepts the message %j of a page: %s', (value, expected) => {
  expect(isLoadedMessage(value)).toBe(expected);
});

test.each([
  ['<title>Switch &amp; more - Kit</title>', 'Switch & more - Kit'],
  ['<title>&lt;Box&gt; &amp;lt;</title>', '<Box> &lt;'],
  ['<p>none</p>', undefined],
])('reads from %s the title %s', (html, title) => {
  expect(documentTitle(html)).toBe(title);
});
