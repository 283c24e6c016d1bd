import { expect, test, vi } from 'vitest';
import { INITIAL_SETTINGS } from '../../runtime/contract/settings.ts';
import { COOKIES, COOKIE_SECONDS, MODES, storageKeys } from '../../runtime/contract/storage.ts';
import { readCookie, writeCookie } from '../../runtime/storage.ts';
import {
  parseCodeStyle,
  parseCodeVariant,
  parseDense,
  parsePaletteColors,
  parseSpacing,
  styleOfHash,
  variantOfHash,
} from '../../runtime/reader/choices.ts';
import { configSchema } from '../../cli/config/schema.ts';
import type { NavEntry } from '../../cli/model/nav.ts';
import type { PagePayload } from '../../runtime/contract/payload.ts';
import config from '../../docs.config.ts';
import { testSite } from '../harness/test-site.ts';
import { openSite, page } from '../harness/open-site.ts';

/** Code styles as in the head script: the id, then the names that older sites stored. */
const STYLES = config.codeStyles!.map(
  ({ id, oldLabels = [] }) => [id, ...oldLabels] as [string, ...string[]],
);

test('spec §3: starts with the default settings', () => {
  expect(INITIAL_SETTINGS).toEqual({
    dense: false,
    direction: 'ltr',
    paletteColors: {},
    spacing: 8,
    paletteMode: 'light',
  });
});

test('spec §3: stores modes and schemes under the keys of the specification', () => {
  const keys = storageKeys(config.storagePrefix!);
  expect([keys.mode, keys.scheme('light'), keys.scheme('dark')]).toEqual([
    'mui-mode',
    'mui-color-scheme-light',
    'mui-color-scheme-dark',
  ]);
  expect(MODES).toEqual(['light', 'dark', 'system']);
});

test('spec §3, §9: stores cookies for one year and the whole site', () => {
  const written: string[] = [];
  vi.stubGlobal('document', {
    set cookie(text: string) {
      written.push(text);
    },
  });
  writeCookie(COOKIES.codeVariant, 'JS');
  writeCookie(COOKIES.paletteColors, JSON.stringify({ primary: { main: '#ff0000' } }));
  writeCookie(COOKIES.codeStyle, undefined);
  vi.unstubAllGlobals();
  expect(COOKIE_SECONDS).toBe(31536000);
  expect(written).toEqual([
    'codeVariant=JS;path=/;max-age=31536000;samesite=lax',
    `paletteColors=${encodeURIComponent('{"primary":{"main":"#ff0000"}}')};path=/;max-age=31536000;samesite=lax`,
    'codeStyling=;path=/;max-age=0;samesite=lax',
  ]);
});

test.each([
  ['codeVariant=JS', 'codeVariant', 'JS'],
  ['a=1; codeVariant=TS; b=2', 'codeVariant', 'TS'],
  ['xcodeVariant=JS', 'codeVariant', undefined],
  ['', 'codeVariant', undefined],
  ['paletteColors=%7B%22a%22%3A1%7D', 'paletteColors', '{"a":1}'],
  ['paletteColors=%E0%A4%A', 'paletteColors', undefined],
])('spec §3: reads from the cookies "%s" the value of %s: %s', (cookie, name, value) => {
  vi.stubGlobal('document', { cookie });
  const read = readCookie(name);
  vi.unstubAllGlobals();
  expect(read).toBe(value);
});

test('spec §8: throws if a cookie is read on the server', () => {
  expect(() => readCookie('codeVariant')).toThrow(/cookie codeVariant was read on the server/);
});

test.each([
  ['TS', 'TS'],
  ['JS', 'JS'],
  ['js', 'TS'],
  [undefined, 'TS'],
  ['<script>', 'TS'],
])('spec §3: reads the cookie codeVariant=%s as %s', (kept, variant) => {
  expect(parseCodeVariant(kept)).toBe(variant);
});

test.each([
  ['system', 'system'],
  ['tailwind', 'tailwind'],
  ['css', 'css'],
  ['MUI System', 'system'],
  ['Tailwind', 'tailwind'],
  ['CSS', 'css'],
  ['less', undefined],
  [undefined, undefined],
])('spec §3: reads the code style cookie %s as %s', (kept, style) => {
  expect(parseCodeStyle(kept, STYLES)).toBe(style);
});

test.each([
  ['#BasicButton.js', 'JS', undefined],
  ['#BasicButton.tsx', 'TS', undefined],
  ['#BasicButton.jsx', 'JS', undefined],
  ['#BasicButton.ts', 'TS', undefined],
  ['#css-BasicButton.js', 'JS', 'css'],
  ['#system-BasicButton.tsx', 'TS', 'system'],
  ['#less-BasicButton.tsx', 'TS', undefined],
  ['#BasicButton', undefined, undefined],
  ['#json', undefined, undefined],
  ['', undefined, undefined],
])('spec §4: reads from the address %s the variant %s and the style %s', (hash, variant, style) => {
  expect(variantOfHash(hash)).toBe(variant);
  expect(styleOfHash(hash, STYLES)).toBe(style);
});

test.each([
  ['{"primary":{"main":"#2196f3","500":"#2196f3"}}', true],
  ['{"primary":{"main":"rgb(33, 150, 243)"},"secondary":{"main":"#abc"}}', true],
  ['{"primary":{"main":"rgb(300, 0, 0)"}}', false],
  ['{"primary":{"main":"red;} body{display:none"}}', false],
  ['{"primary":{"main":"url(https://a.example/x)"}}', false],
  ['{"primary":{"500":"#2196f3"}}', false],
  ['{"primary":{"main":5}}', false],
  ['{"primary":"#2196f3"}', false],
  ['{"__proto__":{"main":"#2196f3"}}', false],
  ['{"error":{"main":"#2196f3"}}', false],
  ['[]', false],
  ['null', false],
  ['{"primary":', false],
  ['', false],
])('spec §5: accepts only colors in a palette: %s', (kept, isTaken) => {
  expect(parsePaletteColors(kept)).toEqual(isTaken ? JSON.parse(kept) : {});
});

test.each([
  ['12', 12],
  ['0', 0],
  ['20', 20],
  ['21', 8],
  ['-1', 8],
  ['1e1', 8],
  ['', 8],
  [null, 8],
])('reads the stored spacing %s as %i', (kept, spacing) => {
  expect(parseSpacing(kept)).toBe(spacing);
});

test('reads only the stored value "true" as dense', () => {
  expect(['true', 'false', '1', '', null].map(parseDense)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

const isTaken = (entry: object) =>
  configSchema.safeParse({ site: { url: 'https://docs.example.org' }, navigation: [entry] })
    .success;

test.each<[string, Omit<NavEntry, 'pathname'>]>([
  ['title', { title: 'Letter A' }],
  ['plan', { plan: 'pro' }],
  ['plan', { plan: 'premium' }],
  ['newFeature', { newFeature: true }],
  ['planned', { planned: true }],
  ['unstable', { unstable: true }],
  ['beta', { beta: true }],
  ['legacy', { legacy: true }],
])(
  'spec §3: accepts %s: %j in a navigation entry, and passes it to the sidebar',
  async (_name, more) => {
    const navigation = [{ pathname: '/a', ...more }];
    const { site, diagnostics } = await openSite(
      { 'content/a.md': page('A') },
      { config: { navigation } },
    );
    expect(diagnostics).toEqual([]);
    expect(site.navigation.get('')?.[0]).toMatchObject({ pathname: '/a/', kind: 'page', ...more });
  },
);

test('spec §3: accepts headings and children in the navigation', async () => {
  const children = [{ pathname: '/a' }];
  const navigation = [
    {
      pathname: '/g',
      title: 'Group',
      children: [{ pathname: '/s', subheader: 'inputs', children }],
    },
  ];
  const { site } = await openSite({ 'content/a.md': page('A') }, { config: { navigation } });
  expect(site.navigation.get('')?.[0]).toMatchObject({
    kind: 'group',
    title: 'Group',
    children: [{ kind: 'subheader', title: 'Inputs', children: [{ kind: 'page', title: 'A' }] }],
  });
});

test.each([
  { pathname: '/a', shiny: true },
  { pathname: '/a', plan: 'gold' },
  { pathname: '/a', beta: 'yes' },
  { pathname: '/a', children: {} },
  { title: 'Without pathname' },
])('spec §3: rejects the navigation entry %j', (entry) => {
  expect(isTaken({ pathname: '/a' })).toBe(true);
  expect(isTaken(entry)).toBe(false);
});

test('spec §3: gives a product metadata, name, logo and versions with text, href and current', async () => {
  const identity = {
    metadata: 'A',
    name: 'Product A',
    logo: '/a.svg',
    versions: [
      { text: 'v2', href: '/a/', current: true },
      { text: 'v1', href: 'https://v1.test/' },
    ],
  };
  const { site, diagnostics } = await openSite(
    { 'content/a.md': page('A'), 'content/public/a.svg': '<svg/>' },
    { config: { products: [{ id: 'a', path: '/a', ...identity }] } },
  );
  expect(diagnostics).toEqual([]);
  expect(site.products[0]).toMatchObject({ id: 'a', ...identity });
});

test('spec §3: passes userLanguage and translations to a page', async () => {
  const { files } = await testSite({
    'docs.config.ts': `export default {
      site: { url: 'https://docs.example.org', languages: ['en', 'zh'] }, theme: './theme.tsx',
    };\n`,
    'content/a.md': page('A'),
    'content/a.zh.md': page('甲'),
    'content/translations/zh.json': JSON.stringify({ copied: '已复制' }),
  }).build();
  const payloadOf = (path: string) =>
    JSON.parse(
      /id="docs-payload">(.*?)<\/script>/.exec(files[path] ?? '')?.[1] ?? '',
    ) as PagePayload;
  expect(payloadOf('a/index.html')).toMatchObject({ userLanguage: 'en', translations: { en: {} } });
  expect(payloadOf('zh/a/index.html')).toMatchObject({
    userLanguage: 'zh',
    translations: { zh: { copied: '已复制' } },
  });
});
