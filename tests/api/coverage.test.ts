import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partPath } from '../../cli/model/api/site-api.ts';
import { INCUMBENT_ENTRIES, NOT_IN_PINNED_RELEASES } from './incumbent-entries.ts';
import { siteApiAddresses } from './this-site.ts';

const productOf = (path: string) =>
  /^\/base-ui\/.*\/(\w+)-api\//.exec(path)?.[1] ?? path.split('/')[1] ?? '';

function countByProduct(paths: readonly string[]): Record<string, number> {
  const products = paths.map(productOf);
  return Object.fromEntries(
    [...new Set(products)].map((one) => [
      one,
      products.filter((product) => product === one).length,
    ]),
  );
}

test('the list of the previous site has 282 API entries, each once', () => {
  expect(new Set(INCUMBENT_ENTRIES).size).toBe(INCUMBENT_ENTRIES.length);
  expect(countByProduct(INCUMBENT_ENTRIES)).toEqual({
    'material-ui': 145,
    'joy-ui': 79,
    system: 4,
    components: 30,
    hooks: 24,
  });
});

test('documents every entry of the previous site unless the pinned release lacks it', async () => {
  const documented = new Set((await siteApiAddresses()).map(partPath));
  const missing = INCUMBENT_ENTRIES.filter((path) => !documented.has(path));
  expect(missing.sort()).toEqual(Object.keys(NOT_IN_PINNED_RELEASES).sort());
  const counts = countByProduct([...documented]);
  expect(counts).toMatchObject({ system: 4, components: 30, hooks: 24 });
  expect(counts['material-ui']).toBeGreaterThanOrEqual(145 - missing.length);
  expect(counts['joy-ui']).toBeGreaterThanOrEqual(79);
});

test('the pinned @mui/material has no Grid2, Hidden or PigmentHidden module', () => {
  const packages = 'node_modules/@mui/';
  for (const module of ['Grid2', 'Hidden', 'PigmentHidden'])
    expect(existsSync(`${packages}material/${module}`)).toBe(false);
});
