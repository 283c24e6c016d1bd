import { expect, test } from 'vitest';
import { validateConfig } from '../../../cli/config/validate.ts';
import type { Json } from '../../../cli/model/host.ts';
import { problemsOf } from './config-site.ts';
import { IS_FULL } from '../../harness/sample.ts';

const URL = `url: 'https://docs.example.org'`;

/** The configuration, other files, and the expected findings. */
type Row = readonly [
  name: string,
  config: string,
  reported: readonly string[],
  files?: Record<string, string>,
];

const ROWS: readonly Row[] = [
  [
    'an unknown key, with a suggestion',
    `import { defineConfig } from 'docs-build';\nexport default defineConfig({\n  site: { ${URL} },\n  navigtion: [],\n});\n`,
    ['docs.config.ts:4:3 config/unknown-key Unknown key navigtion | Did you mean navigation?'],
  ],
  [
    'an unknown nested key, with a suggestion',
    `export default {\n  site: {\n    ${URL},\n    languags: ['en'],\n  },\n};\n`,
    ['docs.config.ts:4:5 config/unknown-key Unknown key site.languags | Did you mean languages?'],
  ],
  [
    'an unknown key that is similar to no other',
    `export default { site: { ${URL} }, zzzzzz: 1 };\n`,
    [
      'docs.config.ts:1:61 config/unknown-key Unknown key zzzzzz | Remove it, or use one of: site, products, pathRules, navigation, content, theme, components, head, redirects, features, api, codeStyles and 15 more.',
    ],
  ],
  [
    'keys that belong to another object',
    `export default {\n  base: '/kit/',\n  site: {\n    ${URL},\n    theme: './theme.ts',\n  },\n};\n`,
    [
      'docs.config.ts:5:5 config/unknown-key Unknown key site.theme | Write theme in the configuration itself instead.',
      'docs.config.ts:2:3 config/unknown-key Unknown key base | Write base in site instead.',
    ],
  ],
  [
    'a key of another generator in a navigation entry, with the valid keys',
    `export default {\n  site: { ${URL} },\n  navigation: [{ pathname: '/', name: 'Home' }],\n};\n`,
    [
      'docs.config.ts:3:33 config/unknown-key Unknown key navigation[0].name | Remove it, or use one of: pathname, title, subheader, children, plan, icon, newFeature, planned, unstable, beta, legacy, deprecated.',
    ],
  ],
  [
    'a missing address',
    `export default {\n  site: { name: 'Docs' },\n};\n`,
    [
      'docs.config.ts:2:3 config/invalid site.url: expected a string, but it is missing | Address of the site: protocol and host, without a path.',
    ],
  ],
  [
    'an address without a protocol',
    `export default { site: { url: 'docs.example.org' } };\n`,
    [
      "docs.config.ts:1:26 config/invalid site.url: expected an address such as https://docs.example.org, without a path (that is `base`), received 'docs.example.org' | Address of the site: protocol and host, without a path.",
    ],
  ],
  [
    'a product without a path or address, and one with both',
    `export default {\n  site: { ${URL} },\n  products: [\n    { id: 'a', name: 'A' },\n    { id: 'b', name: 'B', path: '/b', href: 'https://b.example.org/' },\n  ],\n};\n`,
    [4, 5].map(
      (line) =>
        `docs.config.ts:${line}:5 config/invalid products[${line - 4}]: expected either path or, for a product that another site documents, href, received an object`,
    ),
  ],
  [
    'missing and wrong keys of an index at Algolia',
    `export default {\n  site: { ${URL} },\n  features: { search: { provider: 'algolia', appId: 'A', indexName: 'b' } },\n};\n`,
    [
      "docs.config.ts:3:25 config/invalid features.search.provider: expected 'docsearch', received 'algolia'",
      'docs.config.ts:3:15 config/invalid features.search.apiKey: expected a string, but it is missing | Public key that may only search.',
    ],
  ],
  [
    'an unknown key of the own search, which has no key of an index at Algolia',
    `export default {\n  site: { ${URL} },\n  features: { search: { synonym: {} } },\n};\n`,
    [
      'docs.config.ts:3:25 config/unknown-key Unknown key features.search.synonym | Did you mean synonyms?',
    ],
  ],
  [
    'weights of the search by path that are out of range, or without a path',
    `export default {\n  site: { ${URL} },\n  features: { search: { boosts: { '/a/': 0.05, '/b/': 100, c: 2 } } },\n};\n`,
    [
      'docs.config.ts:3:35 config/invalid features.search.boosts["/a/"]: expected a number from 0.1 to 10, received 0.05',
      'docs.config.ts:3:48 config/invalid features.search.boosts["/b/"]: expected a number from 0.1 to 10, received 100',
      "docs.config.ts:3:60 config/invalid features.search.boosts.c: expected a path that starts with one /, received 'c'",
    ],
  ],
  [
    'a value of the wrong type, in an imported file',
    `import { products } from './navigation/index.ts';\nexport default {\n  site: { ${URL} },\n  products,\n};\n`,
    ['navigation/products.ts:3:5 config/invalid products[1].name: expected a string, received 7'],
    {
      'navigation/index.ts': `import { list } from './products.ts';\nexport const products = list;\n`,
      'navigation/products.ts': `export const list = [\n  { id: 'a', name: 'A', path: '/a' },\n  { name: 7, id: 'b', path: '/b' },\n];\n`,
    },
  ],
  [
    'an unknown flag of a navigation entry, deep in an imported tree',
    `import trees from './nav.js';\nexport default { site: { ${URL} }, navigation: { ...trees } };\n`,
    [
      'nav.ts:5:7 config/unknown-key Unknown key navigation.a[0].children[0].newFeatur | Did you mean newFeature?',
    ],
    {
      'nav.ts': `const a = [{ pathname: '/a/', children: [\n    {\n      pathname: '/a/b/',\n      title: 'B',\n      newFeatur: true,\n    },\n  ] }];\nexport default { a };\n`,
    },
  ],
  [
    'a value that is not one of the allowed ones',
    `export default { site: { ${URL} }, markdown: { rawHtml: 'yes' } };\n`,
    [
      "docs.config.ts:1:73 config/invalid markdown.rawHtml: expected 'safe' or 'escape', received 'yes' | 'safe' keeps allow-listed HTML, 'escape' shows all HTML as text.",
    ],
  ],
  [
    'an unknown product of an API reference, with a suggestion',
    `export default {\n  site: { ${URL} },\n  products: [{ id: 'kit', name: 'Kit', path: '/kit/' }],\n  api: [{ package: 'kit', product: 'kitt', path: '/kit/api/' }, { package: 'b', product: 'other', path: '/b/' }],\n};\n`,
    [
      'docs.config.ts:4:27 config/invalid api[0].product: there is no product kitt | Did you mean kit?',
      'docs.config.ts:4:81 config/invalid api[1].product: there is no product other | Use one of: kit.',
    ],
  ],
  [
    'texts that are not addresses, hosts or initials',
    `export default {\n  site: { ${URL}, repository: 'acme/kit' },\n  markdown: { embedHosts: ['https://player.example'] },\n  externalLinks: { privateHosts: ['http://x/'] },\n  blog: { authors: { ada: { name: 'Ada', avatar: 'Ada' } } },\n};\n`,
    [
      "docs.config.ts:2:44 config/invalid site.repository: expected an https:// address, received 'acme/kit' | Address of the source repository, for edit links.",
      "docs.config.ts:5:42 config/invalid blog.authors.ada.avatar: expected one or two letters, received 'Ada' | Initials. By default those of the name.",
      "docs.config.ts:3:28 config/invalid markdown.embedHosts[0]: expected the name of a host, such as docs.example.org, received 'https://player.example'",
      "docs.config.ts:4:35 config/invalid externalLinks.privateHosts[0]: expected the name of a host, such as docs.example.org, received 'http://x/'",
    ],
  ],
  [
    'a number that is too small',
    `export default { site: { ${URL} }, limits: { page: 0 } };\n`,
    [
      'docs.config.ts:1:71 config/invalid limits.page: expected more than zero, received 0 | Bytes of a Markdown file.',
    ],
  ],
  [
    'a value that fits no member of a union',
    `export default { site: { ${URL} }, features: { ads: 7 } };\n`,
    ['docs.config.ts:1:73 config/invalid features.ads: expected false or an object, received 7'],
  ],
  [
    'options of a feature that has none',
    `export default { site: { ${URL} }, features: { feedback: {}, feeds: 'rss' } };\n`,
    [
      "docs.config.ts:1:87 config/invalid features.feeds: expected true or false, received 'rss'",
      'docs.config.ts:1:73 config/invalid features.feedback: expected true or false, received an object',
    ],
  ],
  [
    'an unknown rule',
    `export default { site: { ${URL} }, check: { 'confg/*': 'warn' } };\n`,
    [
      'docs.config.ts:1:70 config/unknown-rule Unknown rule confg/* in check | Did you mean config/*?',
    ],
  ],
  [
    'a repeated language',
    `export default {\n  site: { ${URL}, languages: [\n    'en',\n    'zh-tw',\n    'zh-TW',\n  ] },\n};\n`,
    ['docs.config.ts:5:5 config/invalid site.languages[2]: repeated language zh-tw'],
  ],
  [
    'a repeated code style',
    `export default {\n  site: { ${URL} },\n  codeStyles: [\n    { id: 'a', label: 'A' },\n    { id: 'a', label: 'B' },\n  ],\n};\n`,
    ['docs.config.ts:5:7 config/invalid codeStyles[1].id: two code styles have the id a'],
  ],
  [
    'an invalid language',
    `export default {\n  site: { ${URL}, languages: ['x'] },\n};\n`,
    [
      "docs.config.ts:2:56 config/invalid site.languages[0]: expected a language such as en or pt-BR, received 'x'",
    ],
  ],
  [
    'invalid addresses and addresses that run code',
    `export default {\n  site: { ${URL},\n    announcement: { text: 'News', href: 'javascript:alert(1)' },\n    notifications: 'data:application/json,[]',\n    footer: [{ text: 'A', href: 'https://[' }] },\n};\n`,
    [
      "docs.config.ts:5:27 config/invalid site.footer[0].href: expected a path that starts with / or an https:// address, received 'https://['",
      "docs.config.ts:3:35 config/invalid site.announcement.href: expected a path that starts with / or an https:// address, received 'javascript:alert(1)'",
      "docs.config.ts:4:5 config/invalid site.notifications: expected a path that starts with one / or an https:// address, received 'data:application/json,[]' | Notifications for readers, or the address of a JSON file with them.",
    ],
  ],
  [
    'two products with the same id',
    `const a = { id: 'a', name: 'A', path: '/a' };\nexport default { site: { ${URL} }, products: [a, a] };\n`,
    ['docs.config.ts:1:13 config/invalid products[1].id: two products have the id a'],
  ],
  [
    'a function',
    `export default {\n  site: { ${URL} },\n  theme: () => 'x',\n};\n`,
    [
      'docs.config.ts:3:3 config/invalid theme: expected plain data, received a function | The configuration must survive JSON.stringify. Refer to code by the path of its module.',
    ],
  ],
  [
    'a date',
    `export default {\n  site: { ${URL}, name: new Date(0) },\n};\n`,
    [
      'docs.config.ts:2:44 config/invalid site.name: expected plain data, received a Date | The configuration must survive JSON.stringify. Refer to code by the path of its module.',
    ],
  ],
  [
    'a circular object',
    `const components = {};\ncomponents.Own = components;\nexport default { site: { ${URL} }, components };\n`,
    [
      'docs.config.ts:3:61 config/invalid components.Own: expected plain data, received an object that contains itself | The configuration must survive JSON.stringify. Refer to code by the path of its module.',
    ],
  ],
  [
    'no default export',
    `export const config = {};\n`,
    [
      'docs.config.ts config/invalid The configuration: expected a default export, found none | Write export default defineConfig({ … }), with defineConfig from docs-build.',
    ],
  ],
  [
    'a syntax error',
    `export default {\n  site: { ${URL} ,\n};\n`,
    ['docs.config.ts:3:2 config/syntax Expected "}" but found ";"'],
  ],
  [
    'a syntax error in an imported file, after characters of several bytes',
    `import { trees } from './navigation/x.ts';\nexport default { site: { ${URL} }, navigation: trees };\n`,
    ['navigation/x.ts:2:14 config/syntax Unexpected ";"'],
    { 'navigation/x.ts': `export const trees = [\n  /* äöü😀 */;\n` },
  ],
  [
    'an import of a missing module',
    `import { trees } from './gone.ts';\nexport default { navigation: trees };\n`,
    [
      'docs.config.ts:1:23 config/syntax Could not resolve "./gone.ts" | Correct the path, or install the package.',
    ],
  ],
  [
    'an exception',
    `import './b.ts';\nexport default {};\n`,
    [
      'b.ts:4:7 config/threw The configuration does not load: TypeError: no version | Correct the module so that it loads without an error.',
    ],
    {
      'b.ts': `interface Shape {\n  a: 1;\n}\nthrow new TypeError('no version');\n`,
    },
  ],
  [
    'a call of process.exit',
    `process.exit(0);\nexport default {};\n`,
    [
      'docs.config.ts config/threw The configuration ended without exporting a value | Remove calls of process.exit, and promises that never settle.',
    ],
  ],
  [
    'a promise that never settles',
    `await new Promise(() => {});\nexport default {};\n`,
    [
      'docs.config.ts config/threw The configuration ended without exporting a value | Remove calls of process.exit, and promises that never settle.',
    ],
  ],
];

const CASES = ROWS.map(([name, config, reported, files]) => ({
  name,
  reported,
  files: { ...files, 'docs.config.ts': config },
}));

test.each(CASES)('reports $name', async ({ files, reported }) => {
  expect(await problemsOf(files)).toEqual(reported);
});

test.each([
  ['site', 'title', 'name'],
  ['site', 'baseUrl', 'base'],
  ['site', 'head', { name: 'head', parent: 'the configuration itself' }],
  ['features', 'gtag', 'analytics'],
  ['features', 'plugins', { name: 'plugins', parent: 'markdown' }],
  ['', 'title', { name: 'name', parent: 'site' }],
  ['', 'url', { name: 'url', parent: 'site' }],
  ['', 'favicon', { name: 'favicon', parent: 'site.brand' }],
  ['', 'plugins', { name: 'plugins', parent: 'markdown' }],
  ['', 'sidebar', 'navigation'],
  ['', 'algolia', { name: 'search', parent: 'features' }],
  ['', 'themeConfig', 'site'],
  ['site', 'themeConfig', undefined],
  ['navigation.0', 'text', 'title'],
  ['navigation.0', 'link', 'pathname'],
  ['navigation.0', 'items', 'children'],
  ['site.header.0', 'label', 'text'],
  ['site.header.0', 'to', 'href'],
  ['products.0', 'title', 'name'],
  ['products.0', 'plugins', undefined],
  ['features.search', 'provider', undefined],
  ['', 'constructor', undefined],
])('suggests a key in place of the key %j.%s of another generator: %s', (path, key, meant) => {
  const keys = [...path.split('.').filter(Boolean), key];
  const given = keys.reduceRight<Json>(
    (value, at) => (at === '0' ? [value] : { [at]: value }),
    'x',
  );
  const result = validateConfig(given);
  const problems = 'problems' in result ? result.problems : [];
  const found = problems.find(({ id }) => id.startsWith('config/unknown-key'))?.values;
  const { name, parent } = found ?? {};
  expect(name === undefined ? found?.meant : { name, parent }).toEqual(meant);
});

test.runIf(IS_FULL)('stops an endless loop after ten seconds', async () => {
  expect(await problemsOf({ 'docs.config.js': 'for (;;) {}\n' })).toEqual([
    'docs.config.js config/threw The configuration did not load within 10 seconds | Look for an endless loop, or for slow work such as network requests.',
  ]);
});

test('reports a directory without a configuration', async () => {
  const [found] = await problemsOf({});
  expect(found).toMatch(
    /^ config\/not-found No configuration in .* \| Looked for docs\.config\.ts, docs\.config\.mts/,
  );
});
