import { expect, test } from 'vitest';
import { loadSources } from '../../../cli/load/sources.ts';
import { memoryHost, memoryStore } from '../../harness/memory-host.ts';
import { formatFinding, testConfig } from '../../harness/open-site.ts';

const load = async (files: Record<string, string | Uint8Array>, config = testConfig()) =>
  loadSources(config, memoryHost(files, { packages: { '@example/core': '2.1.0' } }));

test('classifies files by their path', async () => {
  const { value } = await load({
    'content/index.md': '# Home',
    'content/a/_note.md': 'x',
    'content/_parts/note.md': 'x',
    'content/_parts/picture.png': '',
    'content/a/Demo.tsx': '',
    'content/a/demo.css': '',
    'content/a/picture.png': '',
    'content/.hidden.md': '',
    'content/public/logo.svg': '',
    'content/public/.well-known/security.txt': '',
    'content/translations/en.json': '{"search": "Search"}',
    'other/file.md': '# No',
  });
  expect(value.pages.map(({ file }) => file)).toEqual(['content/index.md']);
  expect([...value.modules.keys()]).toEqual(['content/a/Demo.tsx', 'content/a/demo.css']);
  expect([...value.publicFiles]).toEqual([
    ['/.well-known/security.txt', 'content/public/.well-known/security.txt'],
    ['/logo.svg', 'content/public/logo.svg'],
  ]);
  expect([...value.assetFiles]).toEqual([
    'content/_parts/picture.png',
    'content/a/Demo.tsx',
    'content/a/demo.css',
    'content/a/picture.png',
  ]);
  expect(value.translations).toEqual({ en: { search: 'Search' } });
});

test('recognizes language suffixes of configured languages only', async () => {
  const config = testConfig({
    site: { languages: ['en', 'zh'], recognizedLanguages: ['en', 'pt'] },
  });
  const { value } = await load(
    { 'content/a.md': '', 'content/a.zh.md': '', 'content/a.pt.md': '', 'content/b.io.md': '' },
    config,
  );
  expect(value.pages.map(({ file, language }) => [file, language])).toEqual([
    ['content/a.md', 'en'],
    ['content/a.pt.md', 'pt'],
    ['content/a.zh.md', 'zh'],
    ['content/b.io.md', 'en'],
  ]);
});

test('reads content from another folder or the root', async () => {
  const docs = await load({ 'docs/a.md': '# A' }, testConfig({ content: './docs/' }));
  expect(docs.value.pages).toHaveLength(1);
  const root = await load({ 'a.md': '# A' }, testConfig({ content: '.' }));
  expect(root.value.pages).toHaveLength(1);
});

test('resolves relative imports without extensions', async () => {
  const { value } = await load({
    'content/a/X.tsx': `import * as React from 'react';
import rows from './rows';
import './style.css';
import { a } from '../parts';
import {
  b,
} from "./deep/b.js";
export * from './data.json';
const lazy = () => import('./Lazy');
// import no from './comment';
`,
    'content/a/rows.ts': '',
    'content/a/rows.json': '{}',
    'content/a/style.css': "@import './base.css';",
    'content/a/base.css': '',
    'content/parts/index.ts': '',
    'content/a/deep/b.ts': '',
    'content/a/data.json': '{}',
    'content/a/Lazy.jsx': '',
    'content/a/comment.ts': '',
  });
  expect(value.modules.get('content/a/X.tsx' as never)?.imports).toEqual([
    'content/a/rows.ts',
    'content/a/style.css',
    'content/parts/index.ts',
    'content/a/deep/b.ts',
    'content/a/data.json',
    'content/a/Lazy.jsx',
  ]);
  expect(value.modules.get('content/a/style.css' as never)?.imports).toEqual([
    'content/a/base.css',
  ]);
});

test('returns the versions of installed packages', async () => {
  const config = testConfig({
    products: [
      { id: 'core', name: 'Core', path: '/core', package: '@example/core' },
      { id: 'gone', name: 'Gone', path: '/gone', package: '@example/gone' },
    ],
  });
  const { value } = await load({}, config);
  expect(value.packageVersions).toEqual({ '@example/core': '2.1.0' });
});

test('reads changed files only', async () => {
  const host = memoryHost({ 'content/a.md': '# A', 'content/b.md': '# B', 'content/X.tsx': 'x' });
  await loadSources(testConfig(), host);
  expect(host.reads).toHaveLength(3);
  await loadSources(testConfig(), host);
  expect(host.reads).toHaveLength(3);
  host.contents.set('content/b.md', '# C');
  const { value } = await loadSources(testConfig(), host);
  expect(host.reads.slice(3)).toEqual(['content/b.md']);
  expect(value.pages.map(({ firstHeading }) => firstHeading)).toEqual(['A', 'C']);
});

test('still reports findings of an unchanged file', async () => {
  const store = memoryStore();
  const files = { 'content/a.md': '---\nunknown: 1\n---\n# A' };
  const first = await loadSources(testConfig(), memoryHost(files, { store }));
  const second = await loadSources(testConfig(), memoryHost(files, { store }));
  expect(first.diagnostics).toHaveLength(1);
  expect(second.diagnostics).toEqual(first.diagnostics);
});

test('counts lines in a file with CRLF line endings and a byte order mark', async () => {
  const { diagnostics } = await load({
    'content/a.md': '\ufeff---\r\ntitle: A\r\nunknown: 1\r\n---\r\n',
  });
  expect(diagnostics.map(formatFinding)).toEqual([
    'content/a.md:3:1 warning front-matter/unknown-key Unknown front matter key unknown',
  ]);
});

test('flattens nested translations', async () => {
  const { value } = await load({
    'content/translations/en.json': '{"pages": {"/a": "A"}, "b": "B"}',
  });
  expect(value.translations.en).toEqual({ 'pages./a': 'A', b: 'B' });
});

test.each([
  ['broken JSON', '{\n  "a": \n}', '3:1', 'it is not JSON'],
  ['a text that ends too early', '{\n  "a": "b"', '2:11', 'it is not JSON'],
  ['a number', '{\n  "a": 1\n}', '2:3', 'a is not a string'],
  ['a number in a group', '{"b": "b",\n "a": {"b":\t[1]}}', '2:8', 'a.b is not a string'],
  ['a list', '[]', '1:1', 'the file is not an object'],
  [
    'groups without end',
    `{"a": ${'{"a": '.repeat(20_000)}1${'}'.repeat(20_001)}`,
    '1:2',
    'a has more than 20 levels',
  ],
])('reports translations with %s at their location', async (_, text, at, reason) => {
  const { diagnostics } = await load({ 'content/translations/en.json': text });
  expect(diagnostics.map(formatFinding)).toEqual([
    `content/translations/en.json:${at} error translation/json The translations cannot be read: ${reason}`,
  ]);
});
