import { expect, test } from 'vitest';
import { toKebabCase, wordsFrom } from '../../../../cli/api/content/sections.ts';
import { placeApi, type WrittenPage } from '../../../../cli/api/place-api.ts';
import type { FrontMatter } from '../../../../cli/model/page.ts';
import { toPathname, toSourcePath } from '../../../../cli/model/paths.ts';
import { formatFinding, testConfig, type OpenOptions } from '../../../harness/open-site.ts';
import { component, hook, reference } from '../references.ts';

const written = (path: string, frontMatter: FrontMatter, product: string | null = null) =>
  ({
    pathname: toPathname(path),
    product,
    title: frontMatter.title ?? 'Untitled',
    source: {
      file: toSourcePath(`content${path}.md`),
      hash: path,
      language: 'en',
      frontMatter,
      keyRanges: {},
      directives: [],
    },
  }) satisfies WrittenPage;

const KIT = reference('kit', [component('Button'), component('CssBaseline'), hook('useButton')]);

type Sources = NonNullable<NonNullable<OpenOptions['config']>['api']>;

function place(
  api: Sources,
  { pages = [], references = [KIT] }: { pages?: WrittenPage[]; references?: (typeof KIT)[] } = {},
) {
  return placeApi({
    sources: testConfig({ api }).api,
    references,
    pages,
    words: wordsFrom({}),
    language: 'en',
    productOf: () => undefined,
    titleOf: (path) => `From ${path}`,
    locate: () => [],
  });
}

test.each([
  ['CssBaseline', 'css-baseline'],
  ['useMediaQuery', 'use-media-query'],
  ['Grid2', 'grid-2'],
  ['XMLButton', 'xml-button'],
  ['Tab', 'tab'],
])('derives the address of %s: %s', (name, address) => expect(toKebabCase(name)).toBe(address));

test('gives every part a page, an address and a navigation entry below the path of its package', () => {
  const { value, diagnostics } = place([{ package: 'kit', path: '/kit/api' }]);
  expect(diagnostics).toEqual([]);
  expect(value.pages.map(({ page, source }) => [page.pathname, source.frontMatter.title])).toEqual([
    ['/kit/api/button/', 'Button API'],
    ['/kit/api/css-baseline/', 'CssBaseline API'],
    ['/kit/api/use-button/', 'useButton API'],
  ]);
  expect(value.api.addresses[0]).toEqual({
    package: 'kit',
    name: 'Button',
    kind: 'component',
    pathname: '/kit/api/button/',
  });
  expect(value.branches).toMatchObject([
    { path: '/kit/api/', title: 'API', entries: [{ title: 'Button' }, {}, { title: 'useButton' }] },
  ]);
});

test('fills API tabs with the parts that their page names, then with the configured ones', () => {
  const pages = [
    written('/kit/pressing', { title: 'Pressing', components: ['Button'] }, 'kit'),
    written('/kit/pressing/components-api', { components: ['CssBaseline'] }, 'kit'),
    written('/other/button', { components: ['Button'] }, 'other'),
  ];
  const tabs = { '/kit/button': ['Button', 'useButton'] };
  const { value } = place([{ package: 'kit', product: 'kit', path: '/kit/api', tabs }], { pages });
  expect(value.pages.map(({ page, source }) => [page.pathname, source.frontMatter.title])).toEqual([
    ['/kit/pressing/components-api/', 'Pressing components API'],
    ['/kit/button/hooks-api/', 'From /kit/button/ hooks API'],
    ['/kit/api/css-baseline/', 'CssBaseline API'],
  ]);
  expect(value.branches[0]?.entries.map(({ pathname }) => pathname)).toEqual([
    '/kit/pressing/components-api/#button',
    '/kit/api/css-baseline/',
    '/kit/button/hooks-api/#use-button',
  ]);
});

test('merges packages with the same path into one group, and reports duplicate parts', () => {
  const lab = reference('lab', [component('Alert'), component('Button')]);
  const { value, diagnostics } = place(
    [
      { package: 'kit', path: '/api' },
      { package: 'lab', path: '/api' },
    ],
    { references: [KIT, lab] },
  );
  expect(diagnostics.map(formatFinding)).toEqual([
    'error api/duplicate-page Button of lab and Button of kit are both documented at /api/button/',
  ]);
  expect(value.branches.map(({ entries }) => entries.map(({ title }) => title))).toEqual([
    ['Alert', 'Button', 'CssBaseline', 'useButton'],
  ]);
});

test('changes the hash of an API page when its part changes', () => {
  const hashOf = (description: string) =>
    place([{ package: 'kit', path: '/api' }], {
      references: [reference('kit', [component('Button', { description })])],
    }).value.pages[0]?.source.hash;
  expect(hashOf('One.')).toBe(hashOf('One.'));
  expect(hashOf('One.')).not.toBe(hashOf('Two.'));
});

test('lists the sections of a page in its description', () => {
  const slots = [{ name: 'root', description: '' }];
  const parts = [
    component('Plain'),
    component('Slotted', { slots, cssVariables: ['--Slotted-gap'] }),
    component('Tabbed', { classes: [{ key: 'root', className: 'root', description: '' }] }),
    hook('usePlain'),
  ];
  const tabs = { '/kit/tabs': ['Plain', 'Tabbed', 'usePlain'] };
  const describe = (source: Partial<Sources[number]>) =>
    place([{ package: 'kit', path: '/kit/api', ...source }], {
      references: [reference('kit', parts)],
    }).value.pages.map(({ source: { frontMatter } }) => frontMatter.description);
  expect(describe({})).toEqual([
    'The props of the Plain component, and how to import it.',
    'The props, slots, and CSS variables of the Slotted component, and how to import it.',
    'The props and CSS classes of the Tabbed component, and how to import it.',
    'The parameters and the return value of the usePlain hook, and how to import it.',
  ]);
  expect(describe({ tabs })).toContain('The props and CSS classes of Plain and Tabbed.');
});
