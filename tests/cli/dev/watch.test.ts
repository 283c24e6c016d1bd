import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createBatches,
  createIgnore,
  isIgnoredName,
  watchSite,
  type WatchOptions,
  type SiteWatcher,
} from '../../../cli/dev/watch.ts';
import { IS_FULL } from '../../harness/sample.ts';

let root: string;
let watching: SiteWatcher | undefined;
const seen: string[] = [];
const at = (name: string) => join(root, name);
const write = (name: string, text: string) => writeFileSync(at(name), text);
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-watch-')));
  seen.length = 0;
  mkdirSync(at('content/deep'), { recursive: true });
  write('content/a.md', '# A');
  write('docs.config.ts', 'export default {}');
});
afterEach(async () => {
  await watching?.close();
  rmSync(root, { recursive: true, force: true });
});

async function start(options: Partial<WatchOptions> = {}) {
  watching = await watchSite({
    root,
    paths: () => ['content', 'docs.config.ts'],
    onChange: (files) => void seen.push(...files.map((file) => relative(root, file))),
    ...options,
  });
}
/** Resolves after another scan of the whole tree: only a scan finds an empty file. */
const lookedAgain = () => {
  write('content/later.md', '');
  return expect.poll(() => seen).toContain('content/later.md');
};
/** Saves a file until the change is reported, since it is unknown when watching begins. */
const keepSaving = (name: string) =>
  expect
    .poll(
      () => {
        write(name, `# Saved at ${performance.now()}`);
        return seen;
      },
      { interval: 300 },
    )
    .toContain(name);
const settle = (expected: readonly string[]) =>
  expect.poll(() => [...new Set(seen)].sort()).toEqual([...expected].sort());

test('reports a saved file once', async () => {
  await start();
  write('content/a.md', '# A changed');
  await settle(['content/a.md']);
  await lookedAgain();
  expect(seen).toEqual(['content/a.md', 'content/later.md']);
});

test('reports added, removed and renamed files, also in new folders, and the configuration', async () => {
  await start();
  mkdirSync(at('content/new/er'), { recursive: true });
  write('content/new/er/b.md', '# B');
  renameSync(at('content/a.md'), at('content/deep/c.md'));
  appendFileSync(at('docs.config.ts'), '\n');
  await settle(['content/a.md', 'content/deep/c.md', 'content/new/er/b.md', 'docs.config.ts']);
});

test('watches a path that a change adds to the watched paths', async () => {
  const paths = ['docs.config.ts'];
  await start({ paths: () => paths });
  paths.push('content');
  appendFileSync(at('docs.config.ts'), '\n');
  await settle(['docs.config.ts']);
  await keepSaving('content/a.md');
  await settle(['content/a.md', 'docs.config.ts']);
});

test.each([0, 20, 40])(
  'reports an added path that appears with its folders after %i ms',
  async (delayMs) => {
    const paths = ['content'];
    await start({ paths: () => paths });
    paths.push('outside/sub/late.ts');
    watching?.update();
    await sleep(delayMs);
    mkdirSync(at('outside/sub'), { recursive: true });
    write('outside/sub/late.ts', '1');
    await settle(['outside/sub/late.ts']);
  },
);

test('reports one change for a safe write of an editor', async () => {
  await start();
  write('content/4913', '');
  rmSync(at('content/4913'));
  write('content/.a.md.swp', 'swap');
  write('content/a.md~', 'backup');
  write('content/.#a.md', 'lock');
  write('content/a.md.tmp.123', '# A new');
  renameSync(at('content/a.md.tmp.123'), at('content/a.md'));
  await settle(['content/a.md']);
  await lookedAgain();
  expect(seen).toEqual(['content/a.md', 'content/later.md']);
});

test('reports a file that is emptied and then filled once it is filled', async () => {
  const lengths: string[] = [];
  const { readFileSync } = await import('node:fs');
  await start({
    onChange: (files) => void lengths.push(...files.map((f) => readFileSync(f, 'utf8'))),
  });
  write('content/a.md', '');
  // Keeps the file recent on a slow machine.
  const soon = Date.now() / 1000 + 3600;
  utimesSync(at('content/a.md'), soon, soon);
  write('content/b.md', '# B');
  await expect.poll(() => lengths).toEqual(['# B']);
  write('content/a.md', '# Full');
  await expect.poll(() => lengths).toEqual(['# B', '# Full']);
});

test('reports a file that stays empty', async () => {
  await start();
  write('content/a.md', '');
  await settle(['content/a.md']);
});

test('watches a content folder again after it was removed and restored', async () => {
  await start();
  rmSync(at('content'), { recursive: true });
  await settle(['content/a.md']);
  seen.length = 0;
  mkdirSync(at('content'));
  await keepSaving('content/a.md');
  seen.length = 0;
  await keepSaving('content/a.md');
});

test('reports each of 500 files that are written at once', async () => {
  await start();
  const names = Array.from({ length: 500 }, (_, index) => `content/deep/${index}.md`);
  for (const name of names) write(name, '# Page');
  await settle(names);
});

test('finds changes by polling', async () => {
  await start({ poll: true });
  write('content/b.md', '# B');
  rmSync(at('content/a.md'));
  await settle(['content/a.md', 'content/b.md']);
});

test('ignores output, cache and packages', async () => {
  await start({ paths: () => ['.'] });
  for (const folder of ['dist', '.docs-build', 'node_modules']) {
    mkdirSync(at(folder));
    write(`${folder}/x.md`, 'x');
  }
  write('content/a.md', '# Changed');
  await settle(['content/a.md']);
});

test('collects changes while a batch is processed and passes them on in one call', async () => {
  const calls: (readonly string[])[] = [];
  const open = { count: 0, most: 0 };
  const batches = createBatches(
    async (paths) => {
      open.most = Math.max(open.most, ++open.count);
      calls.push(paths);
      await sleep(20);
      open.count--;
    },
    () => undefined,
  );
  batches.add(['a']);
  batches.add(['c', 'b']);
  batches.add(['b']);
  await expect.poll(() => calls).toEqual([['a'], ['b', 'c']]);
  await batches.stop();
  batches.add(['d']);
  expect(open.most).toBe(1);
  expect(calls).toHaveLength(2);
});

test.runIf(IS_FULL)(
  'passes files again until the listener succeeds, and reports an error once',
  async () => {
    const errors: unknown[] = [];
    const state = { isBroken: true };
    await start({
      onChange: (files) => {
        if (state.isBroken) throw new Error('broken');
        seen.push(...files.map((file) => relative(root, file)));
      },
      onError: (error) => errors.push(error),
    });
    write('content/a.md', '# 1');
    await expect.poll(() => errors).toHaveLength(1);
    write('content/b.md', '# 2');
    await sleep(1200);
    state.isBroken = false;
    await settle(['content/a.md', 'content/b.md']);
    expect(errors).toHaveLength(1);
  },
);

test.each([
  ['a.md', false],
  ['index.zh.md', false],
  ['_partial.md', false],
  ['tmp.md', false],
  ['a.md~', true],
  ['.a.md.swp', true],
  ['4913', true],
  ['.#a.md', true],
  ['#a.md#', true],
  ['a.md.tmp.12.34', true],
  ['a.tsx___jb_tmp___', true],
  ['.DS_Store', true],
  ['node_modules', true],
])('decides whether the name %s is ignored: %s', (name, ignored) => {
  expect(isIgnoredName(name)).toBe(ignored);
});

test('ignores outputs at the root only, not pages of that name', () => {
  const isIgnored = createIgnore('/site');
  expect(isIgnored('/site/dist/a.html')).toBe(true);
  expect(isIgnored('/site/.docs-build')).toBe(true);
  expect(isIgnored('/site/content/dist/a.md')).toBe(false);
  expect(isIgnored('/site/content/node_modules/a.md')).toBe(true);
});
