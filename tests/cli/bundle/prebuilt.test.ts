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

test('a site without islands gets the code that is built with the engine, equal to its own bundle', async () => {
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
