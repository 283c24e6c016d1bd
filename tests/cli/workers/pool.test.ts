import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { parseJsonBytes } from '../../../cli/model/host.ts';
import { createPool } from '../../../cli/workers/pool.ts';
import { IS_FULL } from '../../harness/sample.ts';

const WORKER = `
import { parentPort, threadId } from 'node:worker_threads';
const kept = [];
let used = 0;
const spin = (ms) => { for (const end = Date.now() + ms; Date.now() < end;); };
const STEPS = {
  waits: () => new Promise(() => {}),
  slowOnce: (ms) => { if (used > 1) spin(ms); return 'done'; },
  hungryLater: () => { setTimeout(() => STEPS.hungry(), 50); return 'done'; },
  exitSecond: () => { if (used > 1) process.exit(0); return 'done'; },
  leave: () => process.exit(0),
  collect: (mib) => { kept.push(new Array(mib * 131072).fill(1.5)); return 'kept'; },
  double: (value) => value * 2,
  thread: (ms) => { spin(ms); return threadId; },
  endless: () => { for (;;); },
  hungry: () => { const all = []; for (;;) all.push(new Array(100000).fill(all.length)); },
  broken: () => { throw new Error('no luck'); },
};
LOADING
parentPort.postMessage('ready');
parentPort.on('message', async ({ step, input }) => {
  used += 1;
  try {
    const value = new TextEncoder().encode(JSON.stringify(await STEPS[step](input)));
    parentPort.postMessage({ ok: true, json: { value } });
  }
  catch (error) { parentPort.postMessage({ ok: false, message: error.message }); }
});
`;

/**
 * A pool of one worker. Only tests of the clock set a short limit. `loading` is code that the
 * worker runs before it is ready.
 */
function pool({
  taskMs = 60_000,
  loading = '',
  workers = 1,
  idleMs,
}: {
  taskMs?: number;
  loading?: string;
  workers?: number | 'as-needed';
  idleMs?: number;
} = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-build-pool-'));
  const script = join(folder, 'worker.mjs');
  writeFileSync(script, WORKER.replace('LOADING', loading));
  const made = createPool({ script, workers, taskMs, idleMs, heapMiB: 32 });
  onTestFinished(async () => {
    await made.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const run = async (step: string, input: unknown) =>
    parseJsonBytes<unknown>((await made.run(step, input)).value);
  return { ...made, run };
}

test('stops a task that never ends, and runs the next one', async () => {
  const { run } = pool({ taskMs: 500 });
  const endless = run('endless', null);
  const next = run('double', 4);
  await expect(endless).rejects.toMatchObject({ reason: 'too-slow' });
  expect(await next).toBe(8);
});

test('runs waiting tasks in order, also after one that ends its worker', async () => {
  const { run } = pool();
  const values = [1, 2].map((value) => run('double', value));
  const leave = run('leave', null);
  const later = [3, 4].map((value) => run('double', value));
  await expect(leave).rejects.toMatchObject({ reason: 'ended' });
  expect(await Promise.all([...values, ...later])).toEqual([2, 4, 6, 8]);
});

test('starts threads as needed, or all at once if their number is given', async () => {
  const [one, two] = [pool({ workers: 'as-needed' }), pool({ workers: 2 })];
  const used = async ({ run }: typeof one) =>
    new Set(await Promise.all([run('thread', 50), run('thread', 50)])).size;
  expect([await used(one), await used(two)]).toEqual([1, 2]);
});

test.runIf(IS_FULL)('ends idle workers, except one', async () => {
  const { run } = pool({ workers: 2, idleMs: 50 });
  const threads = () => Promise.all([run('thread', 200), run('thread', 200)]);
  const before = await threads();
  await sleep(300);
  const after = await threads();
  expect(after.filter((thread) => before.includes(thread))).toHaveLength(1);
});

test('ends all workers without a task on request, and starts new ones', async () => {
  const { run, endIdle } = pool({ workers: 2 });
  const threads = () => Promise.all([run('thread', 50), run('thread', 50)]);
  const before = await threads();
  await endIdle();
  const after = await threads();
  expect(after.filter((thread) => before.includes(thread))).toEqual([]);
});

test.runIf(IS_FULL)(
  'stops a waiting task after 20 times its limit, and runs the next one',
  async () => {
    const { run } = pool({ taskMs: 100 });
    const started = performance.now();
    await expect(run('waits', null)).rejects.toMatchObject({ reason: 'unfinished' });
    expect(performance.now() - started).toBeGreaterThanOrEqual(2000);
    expect(await run('double', 4)).toBe(8);
  },
);

test.runIf(IS_FULL)('does not count the loading time of a worker', async () => {
  const { run } = pool({ taskMs: 500, loading: 'spin(1250);' });
  expect(await run('double', 4)).toBe(8);
});

test('retries a slow task once, on a new worker', async () => {
  const { run } = pool({ taskMs: 500 });
  expect(await run('double', 4)).toBe(8);
  expect(await run('slowOnce', 120_000)).toBe('done');
});

test('retries a task whose worker was ended by an earlier task', async () => {
  const { run } = pool();
  expect(await run('double', 4)).toBe(8);
  expect(await run('exitSecond', null)).toBe('done');
});

test.runIf(IS_FULL)('replaces an idle worker that runs out of memory', async () => {
  const { run } = pool();
  expect(await run('hungryLater', null)).toBe('done');
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(await run('double', 4)).toBe(8);
});

test('stops a task that uses too much memory, and runs the next one', async () => {
  const { run } = pool();
  await expect(run('hungry', null)).rejects.toMatchObject({ reason: 'too-large' });
  expect(await run('double', 4)).toBe(8);
});

test('rejects a task that throws, and keeps its worker', async () => {
  const { run } = pool();
  await expect(run('broken', null)).rejects.toThrow('no luck');
  expect(await run('double', 1)).toBe(2);
});

test('rejects a task that ends its worker at once, and runs the next one', async () => {
  const { run } = pool();
  await expect(run('leave', null)).rejects.toMatchObject({ reason: 'ended' });
  expect(await run('double', 4)).toBe(8);
});

test.runIf(IS_FULL)('does not count the memory of earlier tasks', async () => {
  const { run } = pool();
  for (let task = 0; task < 6; task++) expect(await run('collect', 8)).toBe('kept');
});

test('settles running and waiting tasks when the pool is closed', async () => {
  const { run, close } = pool();
  const tasks = Promise.allSettled([run('endless', null), run('double', 1)]);
  await close();
  expect((await tasks).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(run('double', 1)).rejects.toMatchObject({ reason: 'ended' });
});

test('settles a task on a reused worker when the pool is closed', async () => {
  const { run, close } = pool();
  expect(await run('double', 4)).toBe(8);
  const endless = run('endless', null);
  endless.catch(() => undefined); // asserted below
  await close();
  await expect(endless).rejects.toMatchObject({ reason: 'ended' });
});
