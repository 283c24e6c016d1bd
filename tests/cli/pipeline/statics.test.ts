import { expect, test } from 'vitest';
import { page } from '../../harness/open-site.ts';
import { formatShort, testSite } from '../../harness/test-site.ts';
import { IS_FULL } from '../../harness/sample.ts';

const CONFIG = (more = '') => `export default {
  site: { url: 'https://docs.example.org', name: 'Test', base: '/docs/' },
  theme: './theme.tsx',
  components: { facts: { module: './widgets/Facts.tsx', static: true }, live: './widgets/Live.tsx' },
  versions: [
    { text: 'v2', package: 'react', href: '/a/', current: true, support: 'current' },
    { text: 'v1', href: 'https://v1.example.org/', date: '2020', support: 'ended' },
    { text: 'v0', package: 'not-installed-anywhere' },
  ],
  ${more}
};\n`;

const FILES = {
  'docs.config.ts': CONFIG(),
  'widgets/Facts.tsx': `export default function Facts({ view, data }) {
    return <p data-facts={JSON.stringify(data)}>Facts of {view.title}</p>;
  }\n`,
  'widgets/Live.tsx': `export default function Live() { return <button>Live</button>; }\n`,
  'content/a.md': page('A', '{{"component": "facts"}}\n'),
  'content/b.md': page('B', 'Nothing.\n'),
};

const factsIn = (html = '') => {
  const text = /data-facts="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');
  return JSON.parse(text ?? 'null') as Record<string, unknown> | null;
};

test('renders a static component with the page and data of the site, and ships no script', async () => {
  const { files, diagnostics } = await testSite(FILES).build();
  expect(diagnostics).toEqual([]);
  const html = files['a/index.html'] ?? '';
  expect(html).toContain('Facts of A</p>');
  expect(html).not.toContain('docs-island');
  expect(Object.keys(files).filter((path) => /_assets\/page-.*\.js$/.test(path))).toEqual([]);
});

test('passes the other members of a directive to a component as props', async () => {
  const { files } = await testSite({
    ...FILES,
    'widgets/Facts.tsx':
      'export default ({ size, view }) => <p>{view.title} of {typeof size}</p>;\n',
    'widgets/Live.tsx': 'export default ({ words }) => <i>{words.join()}</i>;\n',
    'content/a.md': page(
      'A',
      '{{"component": "facts", "size": 2, "view": 1}}\n\n{{"component": "live", "words": ["a", "<b>"]}}\n',
    ),
  }).build();
  const html = files['a/index.html'] ?? '';
  expect(html).toContain('<p>A of number</p>');
  expect(html).toMatch(/<docs-island [^>]*props="[^"]+"[^>]*><i>a,&lt;b&gt;<\/i>/);
});

test('renders components for the language and the code styles of their page, as browsers do', async () => {
  const { files } = await testSite({
    ...FILES,
    'docs.config.ts': CONFIG("codeStyles: [{ id: 'plain', label: 'Plain' }],").replace(
      "name: 'Test'",
      "name: 'Test', languages: ['en', 'de']",
    ),
    'widgets/Live.tsx': `import { useCodeStyle, useTranslate } from 'docs-build/runtime';
    export default () => <i>{useTranslate({ copied: 'Copied' })('copied')} {useCodeStyle()[0]}</i>;\n`,
    'content/a.md': page('A', '{{"component": "live"}}\n'),
  }).build();
  expect(files['de/a/index.html']).toContain('<i>Kopiert<!-- --> <!-- -->plain</i>');
});

test.runIf(IS_FULL)(
  'renders components in the order of the page, also those that it shows twice',
  async () => {
    const directives = ['live', 'facts', 'live', 'facts'].map(
      (name) => `{{"component": "${name}"}}\n`,
    );
    const { files } = await testSite({
      ...FILES,
      'content/a.md': page('A', directives.join('\n')),
    }).build();
    const shown = (files['a/index.html'] ?? '').matchAll(/>(Live|Facts)\b/g);
    expect([...shown].map(([, name]) => name)).toEqual(['Live', 'Facts', 'Live', 'Facts']);
  },
);

test('passes versions to a static component, with installed version numbers and addresses', async () => {
  const { files } = await testSite(FILES).build();
  const [current, ...older] = factsIn(files['a/index.html'])!['versions'] as readonly object[];
  expect(current).toMatchObject({
    text: expect.stringMatching(/^v\d+\.\d+\.\d+/) as string,
    href: '/docs/a/',
    current: true,
    support: 'current',
  });
  expect(older).toEqual([
    { text: 'v1', href: 'https://v1.example.org/', date: '2020', support: 'ended' },
    { text: 'v0' },
  ]);
});

test.runIf(IS_FULL)('passes the pages of the site to a static component', async () => {
  const { files } = await testSite(FILES).build();
  expect(factsIn(files['a/index.html'])?.['pages']).toEqual([
    { pathname: '/a/', href: '/docs/a/', title: 'A', description: 'About A.', demos: 0 },
    { pathname: '/b/', href: '/docs/b/', title: 'B', description: 'About B.', demos: 0 },
  ]);
});

test('ships the style sheet of a static component with the pages that show it', async () => {
  const { files } = await testSite({
    ...FILES,
    'widgets/Facts.tsx': `import './facts.css'; export default function Facts() { return <p>Facts</p>; }\n`,
    'widgets/facts.css': '.facts { color: red }\n',
  }).build();
  const [sheet] = Object.keys(files).filter((path) => files[path]?.includes('.facts'));
  expect(sheet).toMatch(/\.css$/);
  expect(files['a/index.html']).toContain(sheet);
  expect(files['b/index.html']).not.toContain(sheet);
});

test.runIf(IS_FULL)(
  'ships the minified style sheets of static and live components on one page',
  async () => {
    const { files } = await testSite({
      ...FILES,
      'content/a.md': page('A', '{{"component": "facts"}}\n\n{{"component": "live"}}\n'),
      'widgets/Facts.tsx': `import './facts.css'; export default function Facts() { return <p>Facts</p>; }\n`,
      'widgets/facts.css': '.facts { color: red }\n',
      'widgets/Live.tsx': `import './live.css'; export default function Live() { return <button>Live</button>; }\n`,
      'widgets/live.css': '.live { color: blue }\n',
    }).build();
    for (const rule of ['.facts{color:red}', '.live{color:#00f}']) {
      const [sheet] = Object.keys(files).filter((path) => files[path]?.startsWith(rule));
      expect(files['a/index.html'], rule).toContain(sheet);
    }
  },
);

test.runIf(IS_FULL)('passes the error codes of packages to a static component', async () => {
  const config = CONFIG(`errorCodes: { packages: ['tiny', 'absent'], formatter: 'sayError' },`);
  const site = testSite({
    ...FILES,
    'docs.config.ts': config,
    'node_modules/tiny/package.json': '{ "name": "tiny", "version": "1.0.0" }',
    'node_modules/tiny/index.js': "x ? 'No `' + name + '`' : sayError(4, name)",
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics.map(formatShort)).toEqual(['docs.config.ts:10:36 config/no-package']);
  expect(factsIn(files['a/index.html'])?.['errorCodes']).toEqual([{ code: 4, text: 'No `%s`' }]);
});

test('changes only the pages that show data of the site when the data changes', async () => {
  const site = testSite(FILES);
  const before = await site.build();
  site.write({ 'docs.config.ts': CONFIG().replace('2020', '2021') });
  const after = await site.build();
  expect(after.files['a/index.html']).not.toBe(before.files['a/index.html']);
  expect(after.files['b/index.html']).toBe(before.files['b/index.html']);
});

test('reports a static component that throws at its directive, and writes the page without it', async () => {
  const site = testSite({
    ...FILES,
    'widgets/Facts.tsx': `export default function Facts() { throw new Error('No facts'); }\n`,
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('No facts')]);
  expect(diagnostics[0]).toMatchObject({ file: 'content/a.md', range: { start: { line: 6 } } });
  expect(files['a/index.html']).toContain('<h1>A</h1>');
});
