import { expect, test } from 'vitest';
import { page } from '../../harness/open-site.ts';
import { formatShort, type SiteFiles, testSite } from '../../harness/test-site.ts';

const PACKAGE = { name: 'kit', version: '1.0.0', main: 'index.js', types: 'index.d.ts' };

const FILES: SiteFiles = {
  'content/index.md': page('Home'),
  'content/guide/index.md': page('Guide'),
  'node_modules/kit/package.json': JSON.stringify(PACKAGE),
  'node_modules/kit/index.js': "export const fail = (dev) => dev ? 'Bad' : sayError(3);\n",
  'node_modules/kit/index.d.ts': `import type { ReactElement } from 'react';
/** A button. */
export declare function Button(props: { text?: string }): ReactElement;
/** A part. */
declare function Item(props: { text?: string }): ReactElement;
export declare const Menu: { Item: typeof Item };
/** @internal */
export declare function Hidden(props: { text?: string }): ReactElement;
export {};
`,
  'node_modules/react/package.json': JSON.stringify({ name: 'react', types: './index.d.ts' }),
  'node_modules/react/index.d.ts': 'export interface ReactElement { type: unknown }\n',
};

/** Returns the findings of `config/*` in a site with these lines, which begin on line 4. */
async function findingsOf(...lines: readonly string[]): Promise<string[]> {
  const config = [
    "export default {\n  site: { url: 'https://docs.example.org' },\n  theme: './theme.tsx',",
    ...lines,
    '};\n',
  ].join('\n');
  const { diagnostics } = await testSite({ ...FILES, 'docs.config.ts': config }).build();
  return diagnostics
    .filter(({ code }) => code.startsWith('config/'))
    .map((found) => `${formatShort(found)} ${found.message} | ${found.hint}`)
    .sort();
}

test('reports paths, names and placeholders in the configuration that match nothing', async () => {
  const found = await findingsOf(
    "pathAliases: [{ from: '/old', to: '/giude' }],",
    "pathRules: [{ path: '/x', category: null, product: 'guidee' }],",
    "products: [{ id: 'guide', name: 'Guide', path: '/guide', importLine: 'import {component};' }],",
    "untranslated: ['/guides/'],",
    '',
    "features: { search: { boosts: { '/news': 2 }, synonyms: { 'date picker': 'Guide' } } },",
    "errorCodes: { packages: ['kit'], formatter: 'sayEror', page: '/error' },",
  );
  expect(found).toEqual([
    'docs.config.ts:10:34 config/no-effect sayEror in errorCodes.formatter has no effect: it formats no error of kit | Correct it, or remove it.',
    'docs.config.ts:10:56 config/no-effect /error in errorCodes.page has no effect: there is no such page | Correct it, or remove it.',
    'docs.config.ts:4:31 config/no-effect /giude in pathAliases.to has no effect: no page has this path or is below it | Did you mean /guide/?',
    'docs.config.ts:5:43 config/no-effect guidee in pathRules.product has no effect: there is no such product | Did you mean guide?',
    'docs.config.ts:6:58 config/no-effect {component} in products.importLine has no effect: there is no such placeholder | Use {name} or {package}.',
    'docs.config.ts:7:16 config/no-effect /guides/ in untranslated has no effect: no page has this path or is below it | Did you mean /guide/?',
    'docs.config.ts:9:33 config/no-effect /news in features.search.boosts has no effect: no page has this path or is below it | Correct it, or remove it.',
    'docs.config.ts:9:59 config/no-effect date picker in features.search.synonyms has no effect: it is not one word | Write one word that readers type.',
  ]);
});

test('reports values of which only one counts', async () => {
  const found = await findingsOf(
    "pathAliases: [{ from: '/old', to: '/' }, { from: '/old', to: '/guide' }],",
    "versions: [{ text: 'v2', current: true }, { text: 'v1', current: true }],",
    "features: { search: { synonyms: { Toast: 'Home', toast: 'Guide' } } },",
  );
  const repeated =
    'has no effect: another item before it has the same value | Keep one of the two.';
  expect(found).toEqual([
    `docs.config.ts:4:44 config/no-effect /old in pathAliases.from ${repeated}`,
    `docs.config.ts:5:57 config/no-effect true in versions.current ${repeated}`,
    'docs.config.ts:6:35 config/no-effect Toast in features.search.synonyms has no effect: toast is the same word | Join their names in one list.',
  ]);
});

test('reports names in api that the package does not export', async () => {
  const found = await findingsOf(
    "api: [{ package: 'kit', path: '/api/', only: ['Buton', 'Menu'],",
    "  leftOut: { Chip: 'Not public.' }, tabs: { '/giude': ['Menu.Itm'] },",
    "  conventions: { className: 'Kit{Name}-{Key}' } },",
    "  { package: 'kit', path: '/kit/', modules: ['Nope'] }],",
  );
  const names = 'kit has no such component or hook';
  expect(found).toEqual([
    `docs.config.ts:4:47 config/no-effect Buton in api.only has no effect: ${names} | Did you mean Button?`,
    `docs.config.ts:5:14 config/no-effect Chip in api.leftOut has no effect: ${names} | Correct it, or remove it.`,
    'docs.config.ts:5:45 config/no-effect /giude in api.tabs has no effect: there is no such page | Did you mean /guide/?',
    'docs.config.ts:5:56 config/no-effect Menu.Itm in api.tabs has no effect: kit documents no such part | Did you mean Menu.Item?',
    'docs.config.ts:6:18 config/no-effect {Key} in api.conventions.className has no effect: there is no such placeholder | Did you mean {key}?',
    'docs.config.ts:7:46 config/no-effect Nope in api.modules has no effect: kit has no such module with types | Correct it, or remove it.',
  ]);
});

test('accepts values that match, and those that other deployments may need', async () => {
  const found = await findingsOf(
    "pathAliases: [{ from: '/old', to: '/guide' }, { from: '/other', to: '/v1/guide' }, { from: '/a', to: '/somewhere/else' }],",
    "pathRules: [{ path: '/x', category: null, product: 'archive' }],",
    "products: [{ id: 'guide', name: 'Guide', path: '/guide', importLine: \"import { {name} } from '{package}';\" }],",
    "untranslated: ['/guide', '/blog/', '/later/'], redirects: [{ from: '/moved/a/', to: '/' }],",
    "versions: [{ text: 'v2', current: true }, { text: 'v1', path: '/v1/', current: false, package: 'kit' }],",
    "features: { search: { boosts: { '/api/': 2, '/': 1, '/moved': 2 }, synonyms: { colorScheme: 'Dark mode', 'Next.js': 'Guide' } } },",
    "errorCodes: { packages: ['kit'], formatter: 'sayError', page: '/guide' },",
    "api: [{ package: 'kit', path: '/api/', only: ['Button', 'Menu'], leftOut: { Hidden: 'Never.' }, tabs: { '/guide/': ['Button'], '/parts/menu': ['Menu.Item'] } }],",
  );
  expect(found).toEqual([]);
});
