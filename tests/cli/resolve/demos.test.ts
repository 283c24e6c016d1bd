import { expect, test } from 'vitest';
import { formatFinding, openSite, page } from '../../harness/open-site.ts';

const open = (body: string, files: Record<string, string>, config = {}) =>
  openSite({ 'content/a/index.md': page('A', body), ...files }, { config });

const demos = async (...args: Parameters<typeof open>) =>
  (await open(...args)).site.pages[0]?.demos;

test.each([
  ['X.js', 'X.tsx'],
  ['X.js', 'X.ts'],
  ['X.js', 'X.jsx'],
  ['X.js', 'X.js'],
  ['X.jsx', 'X.tsx'],
  ['X.tsx', 'X.tsx'],
  ['deep/X.js', 'deep/X.tsx'],
  ['../b/X.js', '../b/X.tsx'],
  ['X', 'X.tsx'],
  ['X', 'X/index.tsx'],
])('resolves the name %s to %s', async (name, file) => {
  const path = `content/a/${file}`.replace('a/../', '');
  expect(await demos(`{{"demo": "${name}"}}\n`, { [path]: '' })).toEqual([
    { name, id: 'X', variants: [{ style: null, module: path, files: [path] }] },
  ]);
});

test('prefers the TypeScript module to its JavaScript version', async () => {
  const found = await demos('{{"demo": "X.js"}}\n', {
    'content/a/X.js': '',
    'content/a/X.tsx': '',
  });
  expect(found?.[0]?.variants[0].module).toBe('content/a/X.tsx');
});

test.each([
  [
    ['X.tsx', 'X.js', 'X.jsx', 'b.ts'],
    ['X.tsx', 'X.jsx', 'b.ts'],
  ],
  [
    ['X.tsx', 'X.js', 'b.ts'],
    ['X.tsx', 'X.js', 'b.ts'],
  ],
  [['X.js', 'X.jsx'], ['X.jsx']],
])('selects from the files %j those of the demo: %j', async (names, files) => {
  const texts = { 'X.tsx': "import './b';", 'X.js': "import './gone';" };
  const all = names.map((name) => [
    `content/a/${name}`,
    Object.entries(texts).find(([of]) => of === name)?.[1] ?? '',
  ]);
  const found = await demos(
    '{{"demo": "X.js"}}\n',
    Object.fromEntries(all) as Record<string, string>,
  );
  expect(found?.[0]?.variants[0].files).toEqual(files.map((name) => `content/a/${name}`));
});

test('returns one variant of a folder for each style, in the order of the configuration', async () => {
  const files = {
    'content/a/X/css/index.tsx': '',
    'content/a/X/system/index.js': '',
    'content/a/X/other/index.tsx': '',
  };
  const config = {
    codeStyles: [
      { id: 'css', label: 'CSS' },
      { id: 'system', label: 'System' },
    ],
  };
  const found = await demos('{{"demo": "X"}}\n', files, config);
  expect(found?.[0]?.variants.map(({ style, module }) => [style, module])).toEqual([
    ['css', 'content/a/X/css/index.tsx'],
    ['system', 'content/a/X/system/index.js'],
  ]);
});

test('finds the three default styles without configured styles', async () => {
  const files = Object.fromEntries(
    ['system', 'tailwind', 'css'].map((style) => [`content/a/X/${style}/index.tsx`, '']),
  );
  const found = await demos('{{"demo": "X"}}\n', files);
  expect(found?.[0]?.variants.map(({ style }) => style)).toEqual(['system', 'tailwind', 'css']);
});

test('lists direct, indirect and circular imports of a variant', async () => {
  const files = {
    'content/a/X.tsx': "import './z';\nimport './b';",
    'content/a/z.ts': "import './deep/c';",
    'content/a/b.css': '',
    'content/a/deep/c.ts': "import '../X';",
    'content/a/unused.ts': '',
  };
  const found = await demos('{{"demo": "X.js"}}\n', files);
  expect(found?.[0]?.variants[0].files).toEqual([
    'content/a/X.tsx',
    'content/a/b.css',
    'content/a/deep/c.ts',
    'content/a/z.ts',
  ]);
});

test('returns a demo that is placed twice once', async () => {
  const found = await demos('{{"demo": "X.js"}}\n\n{{"demo": "X.js"}}\n', {
    'content/a/X.tsx': '',
  });
  expect(found).toHaveLength(1);
});

test('derives ids that are identifiers and unique on their page', async () => {
  const files = {
    'content/a/X.tsx': '',
    'content/a/b/X.tsx': '',
    'content/a/two-words.tsx': '',
    'content/a/3d.tsx': '',
  };
  const body = ['X.js', 'b/X.js', 'two-words.js', '3d.js']
    .map((name) => `{{"demo": "${name}"}}\n\n`)
    .join('');
  expect((await demos(body, files))?.map(({ id }) => id)).toEqual([
    'X',
    'X2',
    'TwoWords',
    'Demo3d',
  ]);
});

test('reports a missing demo at its directive and suggests a similar one', async () => {
  const { diagnostics } = await open('Text.\n\n{{"demo": "BasicButon.js"}}\n', {
    'content/a/BasicButton.tsx': '',
  });
  expect(diagnostics.map(formatFinding)).toEqual([
    'content/a/index.md:8:1 error demo/not-found No demo BasicButon.js',
  ]);
  expect(diagnostics[0]).toMatchObject({
    range: { end: { line: 8, column: 28 } },
    hint: 'Did you mean BasicButton.tsx?',
  });
});

test('names the expected file if no demo is similar', async () => {
  const { diagnostics } = await open('{{"demo": "Absent.js"}}\n', {});
  expect(diagnostics[0]?.hint).toBe('Looked for content/a/Absent.tsx.');
});

test.each(['../../../etc/passwd.js', '../../secret.tsx', '/etc/passwd', '..\\..\\secret.js'])(
  'reports the demo %j as outside the content',
  async (name) => {
    const { diagnostics } = await open(`{{"demo": ${JSON.stringify(name)}}}\n`, {
      'secret.tsx': '',
    });
    expect(diagnostics.map(formatFinding)).toEqual([
      `content/a/index.md:6:1 error demo/outside Demo ${name} is outside the content directory`,
    ]);
  },
);

test.each(['app.py', './app.py', '../b/app.tsx'])(
  'resolves the code %s relative to the page',
  async (name) => {
    const file = name.startsWith('../') ? 'content/b/app.tsx' : 'content/a/app.py';
    const { site, diagnostics } = await open(`{{"code": "${name}"}}\n`, { [file]: '' });
    expect(site.pages[0]?.codeFiles).toEqual([{ name, file }]);
    expect(diagnostics).toEqual([]);
  },
);

test.each(['ap.py', '../../docs.config.ts', '/etc/passwd', 'index.md', '.env'])(
  'reports that the code %s is not in the content directory',
  async (name) => {
    const files = { 'content/a/app.py': '', 'content/a/.env': 'SECRET=1' };
    const { site, diagnostics } = await open(`{{"code": "${name}"}}\n`, files);
    expect(site.pages[0]?.codeFiles).toBeUndefined();
    expect(diagnostics.map(formatFinding)).toEqual([
      `content/a/index.md:6:1 error markdown/code-not-found No file ${name} in the content directory`,
    ]);
    if (name === 'ap.py') expect(diagnostics[0]?.hint).toBe('Did you mean app.py?');
  },
);
