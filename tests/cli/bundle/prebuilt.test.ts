import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testSite } from '../../harness/test-site.ts';

const CONTENT = {
  'content/index.md': '---\ntitle: Home\ndescription: The first page.\n---\n\n## Start\n\nText.\n',
};
const configWith = (theme: string) =>
  `export default { site: { url: 'https://docs.example.org', name: 'Test' }, theme: '${theme}' };\n`;

/** Removes content hashes from the names of files and from their texts. */
const withoutHashes = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(files)
      .map((entry) => entry.map((text) => text.replace(/-[\w-]{10}(?=\.\w)/g, '')))
      .sort(),
  ) as Record<string, string>;

test('gives a site without islands the prebuilt code, which equals a bundle of its own', async () => {
  const prebuilt = testSite({
    ...CONTENT,
    'docs.config.ts': configWith('docs-build/default-theme'),
  });
  const bundled = testSite({
    ...CONTENT,
    'docs.config.ts': configWith('./theme.ts'),
    'theme.ts': "export * from 'docs-build/default-theme';\n",
  });
  const one = await prebuilt.build();
  const other = await bundled.build();
  expect(one.diagnostics).toEqual(other.diagnostics);
  const [masked, expected] = [one, other].map(({ files }) => withoutHashes(files));
  expect(masked!['_assets/core.js']).toBeDefined();
  // Names of files differ, because the identifiers of bundled code do.
  expect(Object.keys(masked!)).toEqual(Object.keys(expected!));
  expect(masked!['index.html']).toBe(expected!['index.html']);
}, 60_000);

test('the example in REFERENCE.md gives components the colors of the branding theme in both modes', async () => {
  const reference = readFileSync('REFERENCE.md', 'utf8');
  const [, section = ''] = reference.split('### Components of Material UI\n');
  const [, example = ''] = /```tsx\n([\s\S]*?)```/.exec(section) ?? [];
  const site = testSite({
    'docs.config.ts':
      "export default { site: { url: 'https://docs.example.org', name: 'Test' }, components: { Go: './go.tsx' } };\n",
    'branded.tsx': example,
    'go.tsx':
      "import Button from '@mui/material/Button';\nimport { Branded } from './branded.tsx';\nexport default function Go() {\n  return <Branded><Button>Go</Button></Branded>;\n}\n",
    'content/index.md': '---\ntitle: Home\ndescription: D.\n---\n\n{{"component": "Go"}}\n',
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics).toEqual([]);
  const hrefs = files['index.html']?.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g) ?? [];
  const css = [...hrefs].map(([, href = '']) => files[href]).join('');
  expect(css).toMatch(/:root,\[data-mode='light'\]\{[^}]*--docs-palette-primary-main:#7A1FA2/);
  expect(css).toMatch(/\[data-mode='dark'\]\{[^}]*--docs-palette-primary-main:#CE93D8/);
}, 60_000);

/** A library that creates styles while it renders, with the parts of one that the example uses. */
const STYLE_LIBRARY = `import { createContext, useContext } from 'react';
const Cache = createContext(null);
export const createCache = () => new Set();
export const extractStyle = (cache) => [...cache].join('');
export const StyleProvider = ({ cache, children }) => <Cache value={cache}>{children}</Cache>;
export function Button() {
  useContext(Cache)?.add('.library-button{color:red}');
  return <button className="library-button">Go</button>;
}
export const theme = { darkAlgorithm: 'dark', defaultAlgorithm: 'light' };
export const ConfigProvider = ({ theme, children }) => (
  <div data-theme={[theme.algorithm, theme.cssVar.key].join(' ')}>{children}</div>
);
`;

test('the theme in REFERENCE.md collects styles of demos at build', async () => {
  const [, section = ''] = readFileSync('REFERENCE.md', 'utf8').split('### Styles of demos\n');
  const [, example = ''] = /```tsx\n([\s\S]*?)```/.exec(section) ?? [];
  expect(example).toContain("'@ant-design/cssinjs'");
  const site = testSite({
    'docs.config.ts': configWith('./theme.tsx'),
    'theme.tsx': example.replaceAll(/'(?:@ant-design\/cssinjs|antd)'/g, "'./library.tsx'"),
    'library.tsx': STYLE_LIBRARY,
    'content/index.md': '---\ntitle: Home\ndescription: D.\n---\n\n{{"demo": "Go.tsx"}}\n',
    'content/Go.tsx':
      "import { Button } from '../library.tsx';\nexport default function Go() {\n  return <Button />;\n}\n",
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics).toEqual([]);
  expect(files['index.html']).toContain(
    '<div data-theme="light ant-light"><button class="library-button">Go</button></div>',
  );
  const sheets = [
    ...(files['index.html'] ?? '').matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g),
  ];
  expect(sheets.map(([, href = '']) => files[href]).join('')).toContain(
    '.library-button{color:red}',
  );
}, 60_000);
