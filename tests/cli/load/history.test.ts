import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { daysInLog, readHistory } from '../../../cli/git.ts';
import { memoryStore } from '../../harness/memory-host.ts';
import { openSite, page } from '../../harness/open-site.ts';

function folder(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-git-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

const git = (cwd: string, args: readonly string[], date = '2026-01-01T00:00:00Z') =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z' },
  });

function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function commit(root: string, files: Readonly<Record<string, string>>, date: string): void {
  write(root, files);
  git(root, ['add', '.']);
  git(root, ['commit', '-q', '-m', 'A change'], date);
}

function repository(): string {
  const root = folder();
  git(root, ['init', '-q']);
  return root;
}

test('returns the day of the last commit to a file, in UTC', async () => {
  const root = repository();
  commit(root, { 'docs/a.md': '1', 'docs/b c.md': '1' }, '2024-02-29T12:00:00Z');
  commit(root, { 'docs/a.md': '2', 'other.md': '1' }, '2025-06-01T23:30:00-05:00');
  const days = await readHistory(root, 'docs', memoryStore());
  expect([...days].sort()).toEqual([
    ['docs/a.md', '2025-06-02'],
    ['docs/b c.md', '2024-02-29'],
  ]);
});

test('ignores changes that are not committed', async () => {
  const root = repository();
  commit(root, { 'docs/a.md': '1' }, '2024-02-29T12:00:00Z');
  write(root, { 'docs/a.md': '2', 'docs/new.md': '1' });
  expect([...(await readHistory(root, 'docs', memoryStore()))]).toEqual([
    ['docs/a.md', '2024-02-29'],
  ]);
});

test('reads the history of a site in a folder of its repository', async () => {
  const root = repository();
  commit(root, { 'site/docs/a.md': '1', 'docs/a.md': '1' }, '2024-02-29T12:00:00Z');
  const days = await readHistory(join(root, 'site'), '', memoryStore());
  expect([...days.keys()]).toEqual(['docs/a.md']);
});

test('reads the log once for each commit', async () => {
  const root = repository();
  commit(root, { 'docs/a.md': '1' }, '2024-02-29T12:00:00Z');
  const store = memoryStore();
  const puts: string[] = [];
  const counting = {
    ...store,
    put: (key: string, value: unknown) => (puts.push(key), store.put(key, value)),
  };
  await readHistory(root, 'docs', counting);
  await readHistory(root, 'docs', counting);
  expect(puts.length).toBe(1);
  commit(root, { 'docs/a.md': '2' }, '2025-01-01T12:00:00Z');
  expect([...(await readHistory(root, 'docs', counting)).values()]).toEqual(['2025-01-01']);
});

test('returns no days without git, a repository or a commit, or in a shallow clone', async () => {
  const plain = folder();
  expect((await readHistory(plain, 'docs', memoryStore())).size).toBe(0);
  const root = repository();
  expect((await readHistory(root, 'docs', memoryStore())).size).toBe(0);
  commit(root, { 'docs/a.md': '1' }, '2024-02-29T12:00:00Z');
  commit(root, { 'docs/a.md': '2' }, '2025-02-28T12:00:00Z');
  const clone = join(plain, 'clone');
  git(plain, ['clone', '-q', '--depth', '1', `file://${root}`, clone]);
  expect((await readHistory(clone, 'docs', memoryStore())).size).toBe(0);
  const { PATH } = process.env;
  onTestFinished(() => void (process.env['PATH'] = PATH));
  process.env['PATH'] = plain;
  expect((await readHistory(root, 'docs', memoryStore())).size).toBe(0);
});

test('reads a log in pieces of any size until every file has its day', async () => {
  const log =
    '\u00011709208800\0\ndocs/a.md\0docs/ä.md\0\u00011700000000\0\ndocs/a.md\0docs/b.md\0';
  const files = ['docs/a.md', 'docs/ä.md', 'docs/b.md'];
  expect([...(await daysInLog(log, files))]).toEqual([
    ['docs/a.md', '2024-02-29'],
    ['docs/ä.md', '2024-02-29'],
    ['docs/b.md', '2023-11-14'],
  ]);
  const pieces = [log.slice(0, 30), log.slice(30)].values();
  expect((await daysInLog(pieces, ['docs/a.md'])).size).toBe(1);
  expect([...pieces]).toEqual([log.slice(30)]);
});

test('ignores impossible dates', async () => {
  const log = '\u000199999999999999999\0\na.md\0\u0001400000000000\0\nb.md\0\u00010\0\nc.md\0';
  expect([...(await daysInLog([log], ['a.md', 'b.md', 'c.md']))]).toEqual([['c.md', '1970-01-01']]);
});

test('gives pages the day of their last change', async () => {
  const { site } = await openSite(
    { 'content/a.md': page('A'), 'content/b.md': page('B') },
    { history: [['content/a.md', '2024-02-29']] },
  );
  expect(site.pages.map(({ source }) => source.updated)).toEqual(['2024-02-29', undefined]);
});
