import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { reportFailure } from '../../../cli/commands/output/failure.ts';
import { directoryWith, SMALL_SITE, testTerminal } from './command-line.ts';
import { IS_FULL } from '../../harness/sample.ts';

const SECRET = 'a sentence of the page';

/**
 * Throws when the page is read a second time, for compilation; the first time is for front matter.
 */
const PAGE_FAULT = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { openSync } = fs;
  let reads = 0;
  fs.openSync = (path, ...rest) => {
    if (String(path).endsWith('broken.md') && ++reads === 2) throw new TypeError('x is undefined');
    return openSync(path, ...rest);
  };
  syncBuiltinESMExports();
`;

/** Throws outside of the command, when a test sends the signal. */
const LATE_FAULT = `process.on('SIGUSR2', () => { throw new Error('too late'); });`;

const CLI = resolve('build/cli.mjs');

/** Arguments of Node.js that run the program after this code. */
const after = (code: string) => [
  '--import',
  `data:text/javascript,${encodeURIComponent(code)}`,
  CLI,
];

interface FailedBuild {
  readonly code: number | string | null | undefined;
  readonly err: string;
  readonly reports: readonly string[];
}

/** Builds a site in which processing a page throws. */
async function buildWithFault(...flags: readonly string[]): Promise<FailedBuild> {
  const root = directoryWith({
    ...SMALL_SITE,
    'content/broken.md': `---\ntitle: Broken\ndescription: It is.\n---\n\n${SECRET}\n`,
  });
  const folder = join(root, 'tmp');
  mkdirSync(folder);
  const argv = [...after(PAGE_FAULT), 'build', ...flags];
  const env = { ...process.env, TMPDIR: folder };
  const { code, err } = await new Promise<Pick<FailedBuild, 'code' | 'err'>>((done) => {
    execFile(process.execPath, argv, { cwd: root, env }, (error, _out, stderr) =>
      done({ code: error?.code ?? 0, err: stderr }),
    );
  });
  const names = readdirSync(folder).filter((name) => name.startsWith('docs-build-error-'));
  return { code, err, reports: names.map((name) => readFileSync(join(folder, name), 'utf8')) };
}

test('prints one line for an internal error and writes a report without page text', async () => {
  const { code, err, reports } = await buildWithFault();
  expect(code).toBe(3);
  expect(err).toMatch(
    /^Internal error \(page content\/broken\.md\): x is undefined\. Please attach \S+\.txt to a bug report\n$/,
  );
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatch(/^docs-build \d.*, Node\.js v\d/);
  expect(reports[0]).toContain('\nCommand: docs-build build\nPage: content/broken.md\n');
  expect(reports[0]).toMatch(/^ +at .*<docs-build>\/build\//m);
  expect(reports[0]).not.toContain(SECRET);
});

test.runIf(IS_FULL)('--debug prints the stack of an internal error too', async () => {
  const { err, reports } = await buildWithFault('--debug');
  expect(err).toMatch(/^ +at .*build\//m);
  expect(reports).toHaveLength(1);
});

test.runIf(IS_FULL)('reports an uncaught error of a running server in one line', async () => {
  const root = directoryWith({ ...SMALL_SITE, 'dist/index.html': '<p>hello</p>', 'tmp/.keep': '' });
  const argv = [...after(LATE_FAULT), 'preview', '--port', '0'];
  const env = { ...process.env, TMPDIR: join(root, 'tmp') };
  const child = spawn(process.execPath, argv, { cwd: root, env });
  const output = { err: '' };
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text));
  const closed = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), closed]);
  child.kill('SIGUSR2');
  const [code] = (await closed) as [number | null];
  expect(code).toBe(3);
  expect(output.err).toMatch(
    /^Internal error: too late\. Please attach \S+\.txt to a bug report\n$/,
  );
});

/** Fails the first access to the content folder, as after a temporary disk error. */
const LISTING_FAULT = `
  import fs from 'node:fs/promises';
  import { syncBuiltinESMExports } from 'node:module';
  const { realpath } = fs;
  let looks = 0;
  fs.realpath = async (path, ...rest) => {
    if (String(path).endsWith('content') && ++looks === 1)
      throw Object.assign(new Error('EIO: i/o error, realpath'), { code: 'EIO', path });
    return realpath(path, ...rest);
  };
  syncBuiltinESMExports();
`;

test.runIf(IS_FULL)('check exits with 4 after a disk error, and the next check succeeds', () => {
  const root = directoryWith(SMALL_SITE);
  const check = (...argv: readonly string[]) =>
    spawnSync(process.execPath, [...argv, 'check'], { cwd: root, encoding: 'utf8' });
  const failed = check(...after(LISTING_FAULT));
  expect(failed.status).toBe(4);
  expect(failed.stderr).toContain('the disk reports an error');
  const next = check(CLI);
  expect({ status: next.status, stderr: next.stderr }).toMatchObject({ status: 0 });
});

test('an error report contains no folder names and only the start of a long message', () => {
  const root = directoryWith();
  const { terminal, output } = testTerminal(root);
  const error = new Error(`${'word '.repeat(100)}\n${SECRET}`);
  error.stack = `Error: ${error.message}\n    at run (${root}/plugin.js:1:2)`;
  expect(reportFailure(error, root, terminal)).toBe(3);
  const path = /attach (\S+) to/.exec(output.err)?.[1] ?? '';
  const report = readFileSync(path, 'utf8');
  rmSync(path);
  expect(report).toContain('    at run (<site>/plugin.js:1:2)');
  expect(report).not.toContain(root);
  expect(report).not.toContain(SECRET);
  expect(report.length).toBeLessThan(600);
});
