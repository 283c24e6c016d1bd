import { build } from 'esbuild';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { takeLock } from '../../../cli/disk/lock.ts';
import { isProcessRunning, OWN_PID, ownIdentity } from '../../../cli/disk/machine.ts';
import { report } from '../../../cli/report/catalogue.ts';
import { directoryWith } from '../commands/command-line.ts';

const editBusy = (holder: string, seconds: number) =>
  report('edit/busy', undefined, { holder, seconds });

const take = (folder: string, signal?: AbortSignal) =>
  takeLock(join(folder, '.lock'), { command: 'mv', busy: editBusy, signal });

/** A clock that only the test moves. Timers are real. */
function clock() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return { pass: (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000) };
}

/** Waits until a waiting process has looked at the lock several times. */
const severalPolls = () => new Promise((done) => setTimeout(done, 600));

/** Returns whether a promise is still pending after a while. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const settled = promise.then(
    () => false,
    () => false,
  );
  return Promise.race([settled, severalPolls().then(() => true)]);
}

const { born, machine } = ownIdentity();
/** A process ID that is never used: on Linux, they go up to 4194304. */
const DEAD_PID = 4194999;

test('only one process holds a lock, and its file is removed', async () => {
  const folder = directoryWith();
  const inside = { now: 0, most: 0 };
  const turn = async () => {
    const release = await take(folder);
    inside.now += 1;
    inside.most = Math.max(inside.most, inside.now);
    await new Promise((done) => setTimeout(done, 5));
    inside.now -= 1;
    release();
  };
  await Promise.all(Array.from({ length: 6 }, turn));
  expect(inside.most).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test.runIf(process.platform === 'linux')(
  'a killed process that its parent has not reaped counts as dead',
  async () => {
    // The shell becomes a program that never reaps its child.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
    onTestFinished(() => void parent.kill());
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    // The shell itself would reap it.
    const program = () => readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim();
    await expect.poll(program).toBe('sleep');
    const fields = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
    const identity = { pid, born: fields()[21] ?? '', machine };
    expect(isProcessRunning(identity)).toBe(true);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => fields()[2]).toBe('Z');
    expect(isProcessRunning(identity)).toBe(false);
  },
);

test('reports the holder after a wait of 30 seconds', async () => {
  const { pass } = clock();
  const folder = directoryWith();
  const release = await take(folder);
  const second = take(folder);
  pass(31);
  await expect(second).rejects.toThrow(
    `Another command has been editing this site for 30 seconds: docs-build mv, process ${OWN_PID} on `,
  );
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['a process that is gone', `${DEAD_PID}.1.${machine}`],
  ['an earlier process with the ID of a running one', `1.999999999999.${machine}`],
  ['an earlier process with the ID of this one', `${OWN_PID}.1.${machine}`],
  ['this process, by which it is not held', `${OWN_PID}.${born}.${machine}`],
])('removes the lock file of %s at once', async (_whose, holder) => {
  const folder = directoryWith({ [`.lock-${holder}.0`]: '' });
  const release = await take(folder);
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('treats a holder in another container as dead after 15 seconds without a heartbeat', async () => {
  const { pass } = clock();
  const name = `.lock-${OWN_PID}.${born}.anotherspace.0`;
  const folder = directoryWith({ [name]: 'docs-build mv, process 7 on web' });
  const taking = take(folder);
  await severalPolls();
  pass(10);
  expect(await isPending(taking)).toBe(true);
  utimesSync(join(folder, name), new Date(), new Date());
  await severalPolls();
  pass(10);
  expect(await isPending(taking)).toBe(true);
  pass(6);
  (await taking)();
  expect(readdirSync(folder)).toEqual([]);
});

test('a signal ends the wait and leaves no lock file', async () => {
  const folder = directoryWith();
  const release = await take(folder);
  const stop = new AbortController();
  const second = take(folder, stop.signal);
  stop.abort();
  await expect(second).rejects.toThrow('aborted');
  release();
  expect(readdirSync(folder)).toEqual([]);
});

/**
 * Runs a command in its own process namespace with the same host name, as in a second container.
 */
const IN_CONTAINER = ['--pid', '--fork', '--mount-proc'];
const hasContainers = spawnSync('unshare', [...IN_CONTAINER, 'true']).status === 0;

test.skipIf(!hasContainers)(
  'waits for a holder in another container with the same host name',
  async () => {
    const folder = directoryWith();
    const script = join(folder, 'contender.mjs');
    await build({
      stdin: {
        contents: `
          import { takeLock } from './cli/disk/lock.ts';
          const signal = AbortSignal.timeout(1000);
          takeLock(process.argv[2], { command: 'mv', busy: Error, signal }).then(
            () => console.log('taken'),
            () => console.log('waits'),
          );`,
        resolveDir: process.cwd(),
      },
      outfile: script,
      bundle: true,
      platform: 'node',
      format: 'esm',
    });
    const contend = () =>
      execFileSync('unshare', [...IN_CONTAINER, process.execPath, script, join(folder, '.lock')], {
        encoding: 'utf8',
      }).trim();
    const release = await take(folder);
    expect(contend()).toBe('waits');
    release();
    expect(contend()).toBe('taken');
  },
);

test('keeps other files beside the lock', async () => {
  const folder = directoryWith();
  writeFileSync(join(folder, '.locksmith'), '');
  (await take(folder))();
  expect(readdirSync(folder)).toEqual(['.locksmith']);
});
