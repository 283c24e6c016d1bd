import { mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emitSite } from '../cli/emit/emit.ts';
import { IS_FULL, sampleOf } from './harness/sample.ts';
import {
  formatShort,
  PLAIN_THEME,
  testSite,
  type TestBuild,
  type TestSite,
} from './harness/test-site.ts';

type Files = TestBuild['files'];

const COUNTER = `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(1);
  return <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
}
`;

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;

const FILES = {
  'content/index.md': page('Start', 'See [the guide](/guide/) and ![a square](square.svg).'),
  'content/square.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>',
  'content/guide/index.md': page(
    'Guide',
    '## First\n\n```tsx {1}\nconst a = 1;\n```\n\n{{"demo": "Counter.tsx"}}\n\n{{"demo": "Styled.tsx", "iframe": true}}',
  ),
  'content/guide/Counter.tsx': COUNTER,
  'content/guide/Styled.tsx': COUNTER.replaceAll('Counter', 'Styled'),
  'content/guide/more.md': page('More', '- [ ] one\n- [x] two[^1]\n\n[^1]: Noted.'),
  'content/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>',
};

const filesOf = async (site: TestSite, options?: Parameters<TestSite['build']>[0]) => {
  const { files, diagnostics } = await site.build(options);
  expect(diagnostics.map(formatShort)).toEqual([]);
  return files;
};

/** The site of a build without a cache, with which all other builds of these files are compared. */
const made: { first?: Promise<{ readonly root: string; readonly files: Files }> } = {};

async function makeFirst() {
  const site = testSite(FILES);
  const files = await filesOf(site);
  expect(Object.keys(files).length).toBeGreaterThan(10);
  expect(await filesOf(site), 'rebuilt with everything in the cache').toEqual(files);
  return { root: site.root, files };
}

const first = () => (made.first ??= makeFirst());

test('minifies the style sheet and removes paths of the machine', async () => {
  const site = testSite({
    ...FILES,
    'theme.tsx': `import './look.css';\nexport * from ${JSON.stringify(PLAIN_THEME)};\n`,
    'look.css': '.look { color: red; }\n',
  });
  const files = await filesOf(site);
  const path = Object.keys(files).find((one) => /_assets\/site-.*\.css$/.test(one)) ?? '';
  expect(files[path]).toContain('.look{color:red}');
  expect(files[path]).not.toContain('look.css');
});

test('builds the same bytes with and without a cache', async () => {
  await expect(first()).resolves.toBeDefined();
});

const WAYS = [
  ['one page at a time', { concurrency: 1 }],
  ['many at a time', { concurrency: 8 }],
  ['in a worker', { workers: 1 }],
  ['in two workers', { workers: 2 }],
  ['in four workers', { workers: 4 }],
] as const;

test.runIf(IS_FULL).each(sampleOf(WAYS, { of: 'ways to build', size: 1 }))(
  'builds the same bytes in another folder without a cache, %s',
  async (_how, making) => {
    const { files } = await first();
    expect(await filesOf(testSite(FILES), { cache: false, ...making })).toEqual(files);
  },
);

test('puts no absolute path of the site into the output', async () => {
  const { root, files } = await first();
  for (const [path, text] of Object.entries(files)) {
    expect(`${path} ${text.includes(root)}`).toBe(`${path} false`);
    expect(`${path} ${text.includes(process.cwd())}`).toBe(`${path} false`);
  }
});

test('a change to one page rewrites no file of other pages', async () => {
  const site = testSite(FILES);
  const before = await filesOf(site);
  site.write({
    'content/guide/more.md': page('More', '- [ ] other\n- [x] words[^1]\n\n[^1]: Noted.'),
  });
  const after = await filesOf(site);
  const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
  const isOfSearch = (path: string) => /^(_assets\/search\/|search\.json$)/.test(path);
  expect(changed.filter((path) => !isOfSearch(path)).sort()).toEqual([
    'guide/more.md',
    'guide/more/index.html',
  ]);
});

test('a second build rewrites nothing', async () => {
  const site = testSite(FILES);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-out-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const outDir = join(folder, 'dist');
  const emit = async () => {
    const files = await filesOf(site);
    async function* all() {
      for (const [path, bytes] of Object.entries(files)) yield { path: path as never, bytes };
    }
    const contentDir = join(site.root, 'content');
    return emitSite(all(), { outDir, root: site.root, contentDir, base: '/', commit: () => true });
  };
  const first = await emit();
  const stamp = statSync(join(outDir, 'index.html')).mtimeMs;
  const bytes = readFileSync(join(outDir, 'index.html'));
  const second = await emit();
  expect(second).toMatchObject({ written: 0, unchanged: first.written, removed: 0 });
  expect(statSync(join(outDir, 'index.html')).mtimeMs).toBe(stamp);
  expect(readFileSync(join(outDir, 'index.html'))).toEqual(bytes);
});

test('builds a document for each navigation entry and page, except planned ones', async () => {
  const site = testSite({
    ...FILES,
    'docs.config.ts': `export default {
      site: { url: 'https://docs.example.org', name: 'Test' },
      theme: './theme.tsx',
      navigation: [{ pathname: '/guide/' }, { pathname: '/guide/more/' }, { pathname: '/later/', planned: true }],
    };\n`,
  });
  const files = await filesOf(site);
  const documents = Object.keys(files).filter((path) => path.endsWith('.html'));
  expect(documents.filter((path) => !/^_(?:assets|demos|frames)\//.test(path)).sort()).toEqual([
    '404.html',
    'guide/index.html',
    'guide/more/index.html',
    'index.html',
  ]);
});
