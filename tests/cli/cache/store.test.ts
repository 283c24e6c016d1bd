import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { memoize } from '../../../cli/cache/memo.ts';
import { openDiskStore } from '../../../cli/cache/store.ts';
import { asideKey, type Step } from '../../../cli/model/host.ts';
import { memoryStore } from '../../harness/memory-host.ts';

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'docs-build-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function filled(folder: string, entries: Record<string, unknown>) {
  const store = await openDiskStore(folder);
  for (const [key, value] of Object.entries(entries)) await store.put(key, value);
  await store.close();
}

test('keeps entries for the next run', async () => {
  const folder = temporaryFolder();
  await filled(folder, { a: { text: 'ä', list: [1, null] }, b: 'two' });
  const store = await openDiskStore(folder);
  expect(await store.get('a')).toEqual({ text: 'ä', list: [1, null] });
  expect(await store.get('b')).toBe('two');
  expect(await store.get('c')).toBeUndefined();
  await store.close();
});

test('replaces a stored value by a later one', async () => {
  const folder = temporaryFolder();
  await filled(folder, { a: 1 });
  await filled(folder, { a: 2 });
  const store = await openDiskStore(folder);
  expect(await store.get('a')).toBe(2);
  await store.close();
});

test.each([
  ['a pack that is cut off', (pack: Buffer) => pack.subarray(0, -3)],
  [
    'a pack of another version',
    (pack: Buffer) => Buffer.from(pack.toString().replace('docs-build 2', 'docs-build 0')),
  ],
  [
    'a pack with a damaged index',
    (pack: Buffer) => Buffer.from(pack.toString().replace('[["a"', '[["a')),
  ],
  [
    'a pack with an altered entry',
    (pack: Buffer) => Buffer.from(pack.toString().replace('xxx', 'xyx')),
  ],
  ['an empty file', () => Buffer.of()],
])('treats %s as an empty cache', async (_, damage) => {
  const folder = temporaryFolder();
  await filled(folder, { a: { long: 'x'.repeat(1000) } });
  const pack = join(folder, 'pack');
  writeFileSync(pack, damage(readFileSync(pack)));
  const store = await openDiskStore(folder);
  expect(await store.get('a')).toBeUndefined();
  await store.put('a', 3);
  expect(await store.get('a')).toBe(3);
  await store.close();
});

test('drops unused entries once they are the larger half', async () => {
  const folder = temporaryFolder();
  await filled(
    folder,
    Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`k${i}`, 'x'.repeat(100)])),
  );
  const before = statSync(join(folder, 'pack')).size;
  const store = await openDiskStore(folder);
  await store.get('k1');
  await store.put('fresh', 1);
  await store.close();
  expect(statSync(join(folder, 'pack')).size).toBeLessThan(before / 10);
  const next = await openDiskStore(folder);
  expect(await next.get('k1')).toBe('x'.repeat(100));
  await next.close();
});

test('leaves only the pack in the folder', async () => {
  const folder = temporaryFolder();
  await filled(folder, { a: 1 });
  expect(readdirSync(folder)).toEqual(['pack']);
});

test('of two stores closed at once, keeps the later one whole', async () => {
  const folder = temporaryFolder();
  const [one, other] = [await openDiskStore(folder), await openDiskStore(folder)];
  await one.put('a', 'one'.repeat(100));
  await other.put('b', 'other');
  await one.close();
  await other.close();
  const store = await openDiskStore(folder);
  expect([await store.get('a'), await store.get('b')]).toEqual([undefined, 'other']);
  await store.close();
});

const doubled: Step<number, number> & { calls: number[] } = {
  name: 'double',
  version: 1,
  inputs: (value) => value,
  calls: [],
  run: async (value) => {
    doubled.calls.push(value);
    return value * 2;
  },
};

test('runs a step once per input, also for simultaneous requests, and again for another engine', async () => {
  const store = memoryStore();
  const run = memoize(store, 'engine 1');
  const results = await Promise.all([run(doubled, 1), run(doubled, 1), run(doubled, 2)]);
  expect(results.map(({ value }) => value)).toEqual([2, 2, 4]);
  expect((await run(doubled, 1)).value).toBe(2);
  expect(doubled.calls).toEqual([1, 2]);
  await memoize(store, 'engine 2')(doubled, 1);
  expect(doubled.calls).toEqual([1, 2, 1]);
});

test('runs a step again if the member that it stores aside is damaged', async () => {
  const folder = temporaryFolder();
  const named: Step<string, { readonly name: string; readonly body: string }, 'body'> = {
    ...{ name: 'named', version: 1, aside: ['body'] },
    inputs: (name) => name,
    run: async (name) => ({ name, body: 'x'.repeat(100) }),
  };
  const first = await openDiskStore(folder);
  const { key, value } = await memoize(first, 'engine')(named, 'a');
  expect(value).toEqual({ name: 'a' });
  await first.close();
  const pack = join(folder, 'pack');
  writeFileSync(pack, readFileSync(pack).toString().replace('xxx', 'xyx'));
  const store = await openDiskStore(folder);
  const run = memoize(store, 'engine');
  expect((await run(named, 'a')).key).toBe(key);
  expect(await store.read(asideKey(key, 'body'))).toBeUndefined();
  await run(named, 'a');
  expect(await store.get(asideKey(key, 'body'))).toBe('x'.repeat(100));
  await store.close();
});

test('a run that only reads keeps all entries', async () => {
  const folder = temporaryFolder();
  await filled(folder, { a: 1, b: 2, c: 3 });
  const before = readFileSync(join(folder, 'pack'));
  await filled(folder, {});
  expect(readFileSync(join(folder, 'pack'))).toEqual(before);
});

test('keeps entries in memory if the folder cannot be created, and reports why', async () => {
  const folder = join(temporaryFolder(), 'file');
  writeFileSync(folder, '');
  const failures: unknown[] = [];
  const store = await openDiskStore(folder, (error) => failures.push(error));
  await store.put('a', 1);
  expect(await store.get('a')).toBe(1);
  await store.close();
  expect(failures).toMatchObject([{ code: 'EEXIST' }, { code: 'ENOTDIR' }]);
});

test('removes temporary files of a process killed an hour ago', async () => {
  const folder = temporaryFolder();
  const hourAgo = Date.now() / 1000 - 3_700;
  for (const name of ['pack-1', 'fresh-1', 'pack-2']) writeFileSync(join(folder, name), '');
  utimesSync(join(folder, 'pack-1'), hourAgo, hourAgo);
  utimesSync(join(folder, 'fresh-1'), hourAgo, hourAgo);
  await filled(folder, { a: 1 });
  expect(readdirSync(folder).sort()).toEqual(['pack', 'pack-2']);
});
