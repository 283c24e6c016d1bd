import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createWorkCache } from '../../../cli/cache/memo.ts';
import { memoryStore } from '../../harness/memory-host.ts';
import { directoryWith } from '../commands/command-line.ts';

test('reuses the result of a bundler until a file that it read changes', async () => {
  const root = directoryWith({ 'parts/part.ts': 'export const part = 1;\n', 'package.json': '{}' });
  const at = (path: string) => join(root, path);
  const paths = ['parts/part.ts', 'package.json', 'node_modules/known/index.js'].map(at);
  const cache = createWorkCache(memoryStore(), 'engine', async () => 'packages');
  const keep = () => cache.put('bundle', {}, { value: 'code', paths, started: Infinity });
  const isKept = async () => (await cache.get('bundle', {})) !== undefined;
  await keep();
  expect(await isKept()).toBe(true);
  const changes: Record<string, () => void> = {
    'other text': () => writeFileSync(at('parts/part.ts'), 'export const part = 2;\n'),
    'a file that the import may mean instead': () => writeFileSync(at('parts/part.tsx'), ''),
    'the manifest': () => writeFileSync(at('package.json'), '{ "name": "other" }'),
    'a removed file': () => rmSync(at('parts/part.ts')),
  };
  for (const [name, change] of Object.entries(changes)) {
    change();
    expect(await isKept(), name).toBe(false);
    await keep();
    expect(await isKept(), name).toBe(true);
  }
  writeFileSync(at('beside-the-manifest.ts'), '');
  mkdirSync(at('node_modules/known'), { recursive: true });
  writeFileSync(at('node_modules/known/index.js'), '');
  expect(await isKept()).toBe(true);
});

test('does not cache a result if a file changed meanwhile, and drops it if packages change', async () => {
  const root = directoryWith({ 'part.ts': '' });
  const state = { packages: 'one' };
  const open = () => createWorkCache(store, 'engine', async () => state.packages);
  const store = memoryStore();
  const result = { value: 1, paths: [join(root, 'part.ts')] };
  await open().put('bundle', {}, { ...result, started: 0 });
  expect(await open().get('bundle', {})).toBeUndefined();
  await open().put('bundle', {}, { ...result, started: Infinity });
  expect(await open().get('bundle', {})).toMatchObject({ value: 1 });
  expect(await open().get('bundle', { other: true })).toBeUndefined();
  state.packages = 'two';
  expect(await open().get('bundle', {})).toBeUndefined();
});
