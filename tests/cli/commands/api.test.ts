import { expect, test } from 'vitest';
import { apiReferenceSchema, referencesJsonSchema } from '../../../cli/model/api/reference.ts';
import { directoryWith, docsBuild, SMALL_SITE } from './command-line.ts';
import { IS_FULL } from '../../harness/sample.ts';

const KIT = {
  'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "types": "./index.d.ts" }',
  'node_modules/kit/index.d.ts':
    "export declare function useSwitch(id: string): boolean;\nexport { useSwitch as useOther } from './index';\n",
  'node_modules/twin/package.json':
    '{ "name": "twin", "version": "1.0.0", "types": "./index.d.ts" }',
  'node_modules/twin/index.d.ts': 'export declare function useSwitch(id: string): boolean;\n',
  'node_modules/bare/package.json': '{ "name": "bare", "version": "1.0.0", "main": "./index.js" }',
  'node_modules/bare/index.js': '',
};

const siteWith = (...packages: readonly string[]) => {
  const api = packages.map((name) => ({
    package: name,
    path: '/api',
    ...(name === 'kit' && { leftOut: { useOther: 'Why.' } }),
  }));
  const config = { site: { url: 'https://docs.example.org' }, api };
  return directoryWith({
    ...SMALL_SITE,
    ...KIT,
    'docs.config.ts': `export default ${JSON.stringify(config)};\n`,
  });
};

/** Command line, exit code and stderr for packages that can be read. */
const QUESTIONS: readonly (readonly [line: string, code: number, output: string])[] = [
  ['api --package kid', 2, 'The package kid is not listed in api\n  help: Did you mean kit?'],
  [
    'api --part useSwich',
    2,
    'No package documents a component or hook useSwich\n  help: Did you mean useSwitch?',
  ],
  ['api --part useOther', 2, 'useOther is not documented: Why.'],
  [
    'api --part useSwitch',
    2,
    'More than one package has a part useSwitch: kit, twin\n  help: Choose one with --package kit.',
  ],
];

test('api prints references that match the schema, and nothing else on stdout', async () => {
  const root = siteWith('kit', 'twin');
  const all = await docsBuild(root, ['api'], { GITHUB_ACTIONS: 'true' });
  expect([all.code, all.err]).toEqual([0, '']);
  const references = JSON.parse(all.out) as unknown[];
  expect(references.map((one) => apiReferenceSchema.parse(one).package)).toEqual(['kit', 'twin']);
  const one = await docsBuild(root, ['api', '--package', 'twin']);
  expect(JSON.parse(one.out)).toEqual(references.slice(1));
  const part = await docsBuild(root, ['api', '--package', 'kit', '--part', 'useSwitch']);
  expect(JSON.parse(part.out)).toMatchObject({ kind: 'hook', name: 'useSwitch' });
  for (const [line, expected, output] of QUESTIONS) {
    const { code, out, err } = await docsBuild(root, line.split(' '));
    expect(err).toContain(output);
    expect({ line, code, out }).toEqual({ line, code: expected, out: '' });
  }
});

test.runIf(IS_FULL)('api reports packages that cannot be read, and prints the others', async () => {
  const root = siteWith('kit', 'gone', 'bare');
  const all = await docsBuild(root, ['api'], { GITHUB_ACTIONS: 'true' });
  expect([all.code, (JSON.parse(all.out) as unknown[]).length]).toEqual([1, 1]);
  expect(all.err).toContain('The package gone in api is not installed');
  expect(all.err).toContain('The package bare in api has no type declarations');
  const bare = await docsBuild(root, ['api', '--package', 'bare']);
  expect(bare.code).toBe(1);
  expect(bare.err).not.toContain('Package gone');
  // Problems of other packages are not reported.
  expect(await docsBuild(root, ['api', '--package', 'kit'])).toMatchObject({ code: 0, err: '' });
});

test('api --schema needs no site', async () => {
  const { code, out } = await docsBuild('/', ['api', '--schema']);
  expect([code, JSON.parse(out)]).toEqual([0, JSON.parse(JSON.stringify(referencesJsonSchema()))]);
});
