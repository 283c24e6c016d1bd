import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
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

/** Returns the path of the only segment of a store. */
const segmentIn = (folder: string) => {
  const [name = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  return join(folder, name);
};

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

test('replaces a stored value with a later one', async () => {
  const folder = temporaryFolder();
  await filled(folder, { a: 1 });
  await filled(folder, { a: 2 });
  const store = await openDiskStore(folder);
  expect(await store.get('a')).toBe(2);
  await store.close();
});

test.each([
  ['a segment that is cut off', (bytes: Buffer) => bytes.subarray(0, -3)],
  [
    'a segment of another version',
    (bytes: Buffer) => Buffer.from(bytes.toString().replace('docs-build 3', 'docs-build 0')),
  ],
  [
    'a segment with a damaged index',
    (bytes: Buffer) => Buffer.from(bytes.toString().replace('[["a"', '[["a')),
  ],
  [
    'a segment with an altered entry',
    (bytes: Buffer) => Buffer.from(bytes.toString().replace('xxx', 'xyx')),
  ],
  ['an empty file', () => Buffer.of()],
])('treats %s as an empty cache', async (_, damage) => {
  const folder = temporaryFolder();
  await filled(folder, { a: { long: 'x'.repeat(1000) } });
  const segment = segmentIn(folder);
  writeFileSync(segment, damage(readFileSync(segment)));
  const store = await openDiskStore(folder);
  expect(await store.get('a')).toBeUndefined();
  await store.put('a', 3);
  expect(await store.get('a')).toBe(3);
  await store.close();
});

test('merges small segments once there are many, and keeps the latest values', async () => {
  const folder = temporaryFolder();
  for (let run = 0; run < 18; run++) await filled(folder, { [`k${run}`]: run, last: run });
  expect(readdirSync(folder).length).toBeLessThan(5);
  const store = await openDiskStore(folder);
  expect(await Promise.all([store.get('k0'), store.get('k17'), store.get('last')])).toEqual([
    0, 17, 17,
  ]);
  await store.close();
});

test('drops the oldest unused entries of a cache that has become too large', async () => {
  const folder = temporaryFolder();
  const large = 'x'.repeat(900);
  const limits = { smallSegments: 16, small: 1000, total: 2500 };
  for (const key of ['a', 'b', 'c', 'd']) {
    const store = await openDiskStore(folder, undefined, limits);
    if (key === 'd') expect(await store.get<string>('a')).toHaveLength(large.length);
    await store.put(key, large);
    await store.close();
  }
  const store = await openDiskStore(folder);
  expect(['a', 'b', 'c', 'd'].filter((key) => store.has(key))).toEqual(['a', 'c', 'd']);
  await store.close();
});

test('keeps the entries of two stores that are open at once', async () => {
  const folder = temporaryFolder();
  const [one, other] = [await openDiskStore(folder), await openDiskStore(folder)];
  await one.put('a', 'one'.repeat(100));
  await other.put('b', 'other');
  await one.close();
  await other.close();
  const store = await openDiskStore(folder);
  expect([await store.get('a'), await store.get('b')]).toEqual(['one'.repeat(100), 'other']);
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

test('runs a step again if its separately stored member is damaged', async () => {
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
  const segment = segmentIn(folder);
  writeFileSync(segment, readFileSync(segment).toString().replace('xxx', 'xyx'));
  const store = await openDiskStore(folder);
  const run = memoize(store, 'engine');
  expect((await run(named, 'a')).key).toBe(key);
  expect(await store.read(asideKey(key, 'body'))).toBeUndefined();
  await run(named, 'a');
  expect(new TextDecoder().decode(await store.read(asideKey(key, 'body')))).toBe('x'.repeat(100));
  await store.close();
});

test('a run that stores nothing keeps all entries', async () => {
  const folder = temporaryFolder();
  await filled(folder, { a: 1, b: 2, c: 3 });
  const before = readFileSync(segmentIn(folder));
  await filled(folder, {});
  expect(readFileSync(segmentIn(folder))).toEqual(before);
});

test('keeps entries in memory if the folder cannot be created, and reports why', async () => {
  const folder = join(temporaryFolder(), 'file');
  writeFileSync(folder, '');
  const failures: unknown[] = [];
  const store = await openDiskStore(folder, (error) => failures.push(error));
  await store.put('a', 1);
  expect(await store.get('a')).toBe(1);
  await store.close();
  expect(failures).toMatchObject([{ code: 'EEXIST' }]);
});

test('removes temporary files of a process killed an hour ago', async () => {
  const folder = temporaryFolder();
  const hourAgo = Date.now() / 1000 - 3_700;
  for (const name of ['fresh-1', 'fresh-2']) writeFileSync(join(folder, name), '');
  utimesSync(join(folder, 'fresh-1'), hourAgo, hourAgo);
  await filled(folder, { a: 1 });
  expect(readdirSync(folder).filter((name) => !name.startsWith('segment-'))).toEqual(['fresh-2']);
});

test.skipIf(process.platform === 'win32')(
  'does not wait for a pipe named like a segment',
  async () => {
    const folder = temporaryFolder();
    await filled(folder, { a: 1 });
    execFileSync('mkfifo', [join(folder, 'segment-pipe')]);
    const store = await openDiskStore(folder);
    expect(await store.get('a')).toBe(1);
    await store.close();
  },
);
