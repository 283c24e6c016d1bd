import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BundleError, bundleEntries } from '../../../cli/bundle/files/esbuild.ts';
import { decodeFile } from '../../../cli/bundle/files/content-names.ts';

let site = '';

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'groups-'));
  writeFileSync(
    join(site, 'plain.js'),
    'const sum = (one, other) => [one, other].join();\nexport function plain(values) {\n  const [first, second, third] = values;\n  return sum(first, sum(third, second)) + values;\n}\n',
  );
  writeFileSync(join(site, 'a.module.css'), '.name { color: red }\n');
});

afterAll(() => {
  rmSync(site, { recursive: true });
});

const PLAIN = "export { plain } from './plain.js';\n";

const bundled = (entries: Readonly<Record<string, string>>) =>
  bundleEntries({
    context: { site, engine: resolve('.'), env: {} },
    platform: 'browser',
    entries,
    minify: true,
  });

/** Returns 100 entries that import a module, and these entries instead of some of them. */
const manyEntries = (special: Readonly<Record<string, string>>) => ({
  ...Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`entry${index}`, PLAIN])),
  ...special,
});

test('bundles many entries and lists the files of each', async () => {
  const { files, readBy } = await bundled(manyEntries({ entry99: 'export const alone = 1;\n' }));
  expect(files.map(({ name }) => name).sort()).toEqual(
    Array.from({ length: 100 }, (_, index) => `entry${index}.js`).sort(),
  );
  expect(readBy('entry0')).toContain(join(site, 'plain.js'));
  expect(readBy('entry98')).toContain(join(site, 'plain.js'));
  expect(readBy('entry99')).not.toContain(join(site, 'plain.js'));
});

test('reports the errors of all entries at once', async () => {
  const missing = (name: string) => `import './${name}.js';\n`;
  const failed = bundled(manyEntries({ entry0: missing('first'), entry99: missing('last') }));
  const error = await failed.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(BundleError);
  expect((error as BundleError).messages.map(({ text }) => text)).toEqual([
    'Could not resolve "./first.js"',
    'Could not resolve "./last.js"',
  ]);
});

test('bundles an entry to the same bytes beside one with a CSS module', async () => {
  const styled = "import styles from './a.module.css';\nexport const name = styles.name;\n";
  const alone = await bundled({ plain: PLAIN });
  const together = await bundled({ plain: PLAIN, styled });
  const textOf = ({ files }: typeof alone, name: string) =>
    files.filter((file) => file.name === name).map(decodeFile);
  expect(textOf(together, 'plain.js')).toEqual(textOf(alone, 'plain.js'));
  expect(textOf(together, 'styled.css')).toEqual([expect.stringMatching(/\.a_\w+_name\{/)]);
});
