import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { editSite } from '../../../cli/commands/edit-site.ts';
import { takeLock } from '../../../cli/disk/lock.ts';
import { ownIdentity } from '../../../cli/disk/machine.ts';
import { applyFileEdits, JOURNAL } from '../../../cli/edit/apply.ts';
import { report } from '../../../cli/report/catalogue.ts';
import { IS_FULL, sampleOf } from '../../harness/sample.ts';
import { withFault } from '../edit/faulty-system.ts';
import { directoryWith, docsBuild, SMALL_SITE, testTerminal } from './command-line.ts';

const editBusy = (holder: string, seconds: number) =>
  report('edit/busy', undefined, { holder, seconds });

const head = (title: string) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n`;

/** A site with a page to move, and a link that `--fix` corrects. */
const SITE = {
  ...SMALL_SITE,
  'content/index.md': `${head('Home')}\n[a](/a/) [b](/guide//b/)\n`,
  'content/a.md': `${head('A')}\nWords.\n`,
  'content/guide/b.md': `${head('B')}\nWords.\n`,
};

const OWN = Object.keys(SITE).sort();
const textsOf = (root: string) => OWN.map((file) => readFileSync(join(root, file), 'utf8'));

/** Returns hidden entries of the root other than the cache. */
const leftovers = (root: string) =>
  readdirSync(root).filter((name) => name.startsWith('.') && name !== '.docs-build');

const HEALING = [
  ['check', '--list-rules'],
  ['check', '--fix-dry-run', '--only', 'link'],
  ['build'],
  ['api'],
  ['mv', '/guide/b/', '/c/', '--dry-run'],
  ['preview', '--out-dir', 'none'],
];

test.each(sampleOf(HEALING, { of: 'commands', size: 1 }))(
  '%s undoes a killed move and reports it',
  async (...argv) => {
    const root = directoryWith(SITE);
    const before = textsOf(root);
    const index = SITE['content/index.md'];
    withFault({ at: 50, kind: 'killed' }, () =>
      applyFileEdits(root, 'mv', [
        { file: 'content/index.md', before: index, after: index.replace('/a/', '/z/') },
        { from: 'content/a.md', to: 'content/z.md' },
        { from: 'content/guide/b.md', to: 'content/deep/b.md' },
      ]),
    );
    expect(existsSync(join(root, JOURNAL))).toBe(true);
    expect(textsOf.bind(undefined, root)).toThrow();
    const { err } = await docsBuild(root, argv);
    expect(err).toContain('docs-build mv was interrupted: its changes were undone\n');
    expect(textsOf(root)).toEqual(before);
    expect(leftovers(root)).toEqual([]);
    expect((await docsBuild(root, ['check', '--list-rules'])).err).toBe('');
  },
);

test.runIf(IS_FULL)('writes only the report to stdout while it undoes a move', async () => {
  const root = directoryWith(SITE);
  withFault({ at: 16, kind: 'killed' }, () =>
    applyFileEdits(root, 'mv', [{ from: 'content/a.md', to: 'content/z.md' }]),
  );
  const { out, err } = await docsBuild(root, ['check', '--format', 'json', '--only', 'link']);
  expect(JSON.parse(out)).toMatchObject({ version: 1 });
  expect(err).toBe('docs-build mv was interrupted: its changes were undone\n');
});

test('a command removes locks of killed commands, but not of running ones', async () => {
  const { machine } = ownIdentity();
  const root = directoryWith({ ...SITE, [`.docs-build-edit-lock-4194999.1.${machine}.0`]: '' });
  const lock = { command: 'mv', busy: editBusy };
  const release = await takeLock(join(root, '.docs-build-edit-lock'), lock);
  writeFileSync(join(root, `.docs-build-edit-lock-4194999.2.${machine}.0`), '');
  await docsBuild(root, ['check', '--list-rules']);
  expect(leftovers(root)).toHaveLength(1);
  release();
  expect(leftovers(root)).toEqual([]);
});

test('--fix does not write through a link with the name of its temporary file', async () => {
  const outside = directoryWith({ 'secret.txt': 'secret\n' });
  const root = directoryWith(SITE);
  symlinkSync(join(outside, 'secret.txt'), join(root, 'content/.docs-build-fix'));
  await docsBuild(root, ['check', '--fix', '--only', 'link']);
  expect(readFileSync(join(root, 'content/index.md'), 'utf8')).toContain('[b](/guide/b/)');
  expect(readFileSync(join(outside, 'secret.txt'), 'utf8')).toBe('secret\n');
});

test.runIf(IS_FULL)('runs commands that edit a site one after the other', async () => {
  const root = directoryWith(SITE);
  const runs = [
    ['check', '--fix', '--only', 'link'],
    ['mv', '/a/', '/z/'],
    ['check', '--fix', '--only', 'link'],
    ['mv', '/guide/b/', '/c/'],
  ].map((argv) => docsBuild(root, argv));
  const codes = (await Promise.all(runs)).map(({ code }) => code);
  expect(codes).toEqual([0, 0, 0, 0]);
  expect(readFileSync(join(root, 'content/index.md'), 'utf8')).toContain('[a](/z/) [b](/c/)\n');
  expect(leftovers(root)).toEqual([]);
});

test('a command that cannot get the lock reports its holder and changes nothing', async () => {
  const root = directoryWith(SITE);
  const before = textsOf(root);
  const release = await takeLock(join(root, '.docs-build-edit-lock'), {
    command: 'mv',
    busy: editBusy,
  });
  vi.useFakeTimers({ toFake: ['Date'] });
  const waiting = docsBuild(root, ['check', '--fix']);
  const clock = setInterval(() => vi.setSystemTime(Date.now() + 31_000), 300);
  const { code, err } = await waiting.finally(() => {
    clearInterval(clock);
    vi.useRealTimers();
  });
  release();
  expect(code).toBe(2);
  expect(err).toContain('edit/busy');
  expect(err).toContain('docs-build mv, process');
  expect(textsOf(root)).toEqual(before);
});

const UNREADABLE: readonly (readonly [string, Record<string, string | Uint8Array>])[] = [
  ['is not UTF-8', { 'content/bad.md': Buffer.from(`${head('Bad')}\n[a](/a/) \xff\n`, 'latin1') }],
  ['is too large', { 'content/bad.md': `${head('Bad')}\n[a](/a/)\n${'x '.repeat(700_000)}` }],
];

test.each(sampleOf(UNREADABLE, { of: 'unreadable pages', size: 1 }))(
  'mv moves nothing while a page %s',
  async (_what, files) => {
    const root = directoryWith(SITE);
    for (const [file, bytes] of Object.entries(files)) writeFileSync(join(root, file), bytes);
    const before = textsOf(root);
    const { code, err } = await docsBuild(root, ['mv', '/a/', '/z/']);
    expect(err).toContain('Nothing was moved: the links in content/bad.md cannot be rewritten');
    expect(code).toBe(1);
    expect(textsOf(root)).toEqual(before);
    rmSync(join(root, 'content/bad.md'));
    expect(await docsBuild(root, ['mv', '/a/', '/z/'])).toMatchObject({ code: 0 });
  },
);

test('reports the file that the system does not allow docs-build to write', () => {
  const root = directoryWith(SITE);
  const { terminal } = testTerminal(root);
  const edit = { from: 'content/a.md', to: 'content/deep/z.md' };
  const { error, isHit } = withFault({ at: 12, kind: 'EACCES' }, () =>
    editSite([edit], { command: 'mv', root, terminal }),
  );
  expect(isHit).toBe(true);
  const message = `Nothing was changed: Cannot write to ${join(root, edit.to)}: permission denied`;
  expect(error).toMatchObject({ message });
});

test('init succeeds after an earlier init was killed', async () => {
  const root = directoryWith();
  writeFileSync(join(root, 'package.json'), '{}\n');
  const stop = withFault({ at: 30, kind: 'killed' }, () =>
    applyFileEdits(
      root,
      'init',
      ['docs.config.ts', 'content/index.md', 'content/guide/a.md'].map((file) => ({
        file,
        after: 'x',
      })),
    ),
  );
  expect(stop.isHit).toBe(true);
  expect(await docsBuild(root, ['init'])).toMatchObject({ code: 0 });
  expect(existsSync(join(root, 'content/guide/getting-started.md'))).toBe(true);
  expect(leftovers(root)).toEqual([]);
});

test.each(sampleOf(['SIGINT', 'SIGTERM'] as const, { of: 'signals', size: 1 }))(
  'mv stopped by %s moves everything or nothing, and leaves no lock',
  async (signal) => {
    const pages = Array.from({ length: 60 }, (_, n) => [
      `content/many/p${n}.md`,
      `${head(`P${n}`)}\n[next](p${(n + 1) % 60}.md) [a](/a/)\n`,
    ]);
    const root = directoryWith({ ...SITE, ...(Object.fromEntries(pages) as typeof SITE) });
    const cli = resolve('build/cli.mjs');
    const child = spawn(process.execPath, [cli, 'mv', 'content/many', '/all/'], { cwd: root });
    const ended = once(child, 'close');
    await vi.waitUntil(
      () => readdirSync(root).some((name) => name === JOURNAL) || child.exitCode !== null,
      { timeout: 120_000, interval: 1 },
    );
    child.kill(signal);
    await ended;
    expect(leftovers(root)).toEqual([]);
    const [old, now] = ['many', 'all'].map((name) => {
      const folder = join(root, 'content', name);
      return existsSync(folder) ? readdirSync(folder).length : 0;
    });
    expect([
      [60, 0],
      [0, 60],
    ]).toContainEqual([old, now]);
    expect(readFileSync(join(root, 'docs.config.ts'), 'utf8').includes('/many/p1/')).toBe(
      now === 60,
    );
  },
);
