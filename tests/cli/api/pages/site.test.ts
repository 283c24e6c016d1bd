import { expect, test } from 'vitest';
import { IS_FULL } from '../../../harness/sample.ts';
import { PLAIN_THEME, testSite } from '../../../harness/test-site.ts';
import type { PageView } from '../../../../runtime/contract/theme.ts';
import { page } from '../../../harness/open-site.ts';

const KIT = {
  'node_modules/kit/package.json': JSON.stringify({
    name: 'kit',
    version: '1.2.3',
    main: 'index.js',
    types: 'index.d.ts',
  }),
  'node_modules/kit/index.js':
    'export const Button = () => null;\nexport const useButton = () => 1;\n',
  'node_modules/kit/index.d.ts': `export interface ButtonProps {
  /**
   * What it looks like. See [colors](https://kit.example.org/guide/), [more](/later/) and [that](https://kit.example.org/gone/).
   * @default 'a'
   */
  color?: 'a' | 'b';
  /** Pressed or not. */
  pressed: boolean;
}
/** Starts an action. */
export declare function Button(props: ButtonProps): null;
/** Presses. */
export declare function useButton(options: { disabled?: boolean }): number;
`,
};

const configOf = (api: string, more = '') =>
  `export default {
    site: { url: 'https://docs.example.org', name: 'Test' },
    theme: './theme.tsx',
    api: [${api}],
    ${more}
  };\n`;

const SOURCE = `{ package: 'kit', path: '/kit/api', conventions: { homes: ['https://kit.example.org'] } }`;

const THEME = `export * from ${JSON.stringify(PLAIN_THEME)};
import { theme as plain } from ${JSON.stringify(PLAIN_THEME)};
const Layout = ({ view, sidebar, children }) => (
  <main data-view={JSON.stringify(view)}>{sidebar}{children}</main>
);
export const theme = { ...plain, Layout };\n`;

function viewIn(html = ''): PageView {
  const text = /data-view="([^"]*)"/.exec(html)?.[1] ?? '';
  const json = text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  return JSON.parse(json) as PageView;
}

const CONTENT = {
  'content/guide.md': page('Guide', 'See [color](/kit/api/button/#button-prop-color).\n'),
  'content/own.md': page('Own', '## API\n\nHere.\n', 'components: [Button]\n'),
  'content/button.md': page('Pressing', 'Text.\n', 'components: [Button]\nhooks: [useButton]\n'),
};

const FILES = { ...KIT, ...CONTENT, 'theme.tsx': THEME, 'docs.config.ts': configOf(SOURCE) };

test('documents an installed package, with links between API pages and pages about the parts', async () => {
  const { files, diagnostics } = await testSite(FILES).build();
  expect(diagnostics).toEqual([]);
  const html = files['kit/api/button/index.html'] ?? '';
  expect(html).toContain('<title>Button API - Test</title>');
  expect(html).toMatch(/<tr id="button-prop-color"><th scope="row">color</);
  expect(html).toContain('<a href="/button/">Pressing</a>');
  expect(html).toContain('<a href="/kit/api/button/" aria-current="page">Button</a>');
  const own = viewIn(html);
  expect(own.api).toEqual([]);
  expect(own.editUrl).toBeUndefined();
  expect(own.headings.map(({ id }) => id)).toContain('button-prop-pressed');
  const about = viewIn(files['button/index.html']);
  expect(about.api).toEqual([
    { text: '<Button />', href: '/kit/api/button/' },
    { text: 'useButton()', href: '/kit/api/use-button/' },
  ]);
  expect(about.headings.at(-1)).toEqual({ id: 'api', level: 2, text: 'API' });
  expect(about.importLine).toContain("from 'kit'");
  expect(files['kit/api/button.md']).toContain('# Button API');
  expect(files['llms.txt']).toContain('/kit/api/button.md');
  // Links in texts of the package lead to pages of the site, otherwise to the origin of the texts.
  expect(html).toContain('<a href="/guide/">colors</a>');
  expect(html).toContain('<a href="https://kit.example.org/later/">more</a>');
  expect(html).toContain('<a href="https://kit.example.org/gone/">that</a>');
  // The Markdown version has the same links, all absolute.
  expect(files['kit/api/button.md']).toContain(
    '[colors](https://docs.example.org/guide/), [more](https://kit.example.org/later/) and [that](https://kit.example.org/gone/).',
  );
  // If this site is at that origin, there are no links to pages that it lacks.
  const here = await testSite({
    ...FILES,
    'content/later/other.md': page('Other', 'Text.\n'),
    'docs.config.ts': configOf(SOURCE).replace('docs.example.org', 'kit.example.org'),
  }).build();
  expect(here.files['kit/api/button/index.html']).toContain('<span>more</span>');
  expect(here.files['kit/api/button/index.html']).toContain(
    '<a href="https://kit.example.org/gone/">that</a>',
  );
  // A page that has its own section with the same id does not get another one.
  const { api, headings } = viewIn(files['own/index.html']);
  expect([api, headings.map(({ id }) => id)]).toEqual([[], ['api']]);
});

test.runIf(IS_FULL)(
  "uses the site's own texts, and those of the default language in all others",
  async () => {
    const site = testSite({
      ...FILES,
      'content/translations/en.json': JSON.stringify({
        apiPageTitle: 'All of {name}',
        api: 'Parts',
      }),
      'docs.config.ts': configOf(SOURCE).replace("name: 'Test'", "languages: ['en', 'pt']"),
    });
    const { files } = await site.build();
    const html = files['pt/kit/api/button/index.html'] ?? '';
    expect(html).toContain('<title>All of Button - ');
    expect(html).toContain('<a href="/pt/button/">Pressing</a>');
    expect(viewIn(files['button/index.html']).headings.at(-1)?.text).toBe('Parts');
  },
);

test('marks an API tab without a page as the current navigation entry', async () => {
  const tabs =
    "{ package: 'kit', path: '/api', tabs: { '/parts/button': ['Button', 'useButton'] } }";
  const { files, diagnostics } = await testSite({
    ...FILES,
    'content/guide.md': page('Guide'),
    'content/own.md': page('Own'),
    'content/button.md': page('Other'),
    'docs.config.ts': configOf(tabs, "check: { 'api/component-without-page': 'off' },"),
  }).build();
  expect(diagnostics).toEqual([]);
  const html = files['parts/button/hooks-api/index.html'] ?? '';
  expect(html).toContain('<a href="/parts/button/hooks-api/#use-button" aria-current="page">');
  expect(viewIn(html).tabs.map(({ kind, current }) => [kind, current])).toEqual([
    ['components-api', false],
    ['hooks-api', true],
  ]);
});

test('reports a package that is missing or has no types at its line in the configuration', async () => {
  const site = testSite({
    'content/index.md': page('Home'),
    'node_modules/bare/package.json': '{ "name": "bare", "version": "1.0.0" }',
    'docs.config.ts': configOf(
      "{ package: 'absent', path: '/a' },\n{ package: 'bare', path: '/b' }",
    ),
  });
  const { diagnostics } = await site.build();
  expect(diagnostics.map(({ code, message, range }) => [code, message, range?.start.line])).toEqual(
    [
      ['api/no-package', 'The package absent in api is not installed', 4],
      ['api/no-package', 'The package bare in api has no type declarations', 5],
    ],
  );
});
