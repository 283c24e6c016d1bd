import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPool } from '../../../cli/workers/pool.ts';

const WORKER = `
import { parentPort } from 'node:worker_threads';
const kept = [];
const STEPS = {
  leave: () => process.exit(0),
  collect: (mib) => { kept.push(new Array(mib * 131072).fill(1.5)); return 'kept'; },
  double: (value) => value * 2,
  endless: () => { for (;;); },
  hungry: () => { const all = []; for (;;) all.push(new Array(100000).fill(all.length)); },
  broken: () => { throw new Error('no luck'); },
};
parentPort.on('message', ({ step, input }) => {
  try { parentPort.postMessage({ ok: true, json: JSON.stringify(STEPS[step](input)) }); }
  catch (error) { parentPort.postMessage({ ok: false, message: error.message }); }
});
`;

/** A pool of one worker. A task may take as long as it likes on a slow machine, unless its clock is what is tested. */
function pool(taskMs = 60_000) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-build-pool-'));
  const script = join(folder, 'worker.mjs');
  writeFileSync(script, WORKER);
  const made = createPool({ script, workers: 1, taskMs, heapMiB: 32 });
  onTestFinished(async () => {
    await made.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return made;
}

test('a task that never ends is stopped, and the next one runs', async () => {
  const { run } = pool(1500);
  const endless = run('endless', null);
  const next = run('double', 4);
  await expect(endless).rejects.toMatchObject({ reason: 'too-slow' });
  expect(await next).toBe(8);
});

test('a task that eats memory is stopped, and the next one runs', async () => {
  const { run } = pool();
  await expect(run('hungry', null)).rejects.toMatchObject({ reason: 'too-large' });
  expect(await run('double', 4)).toBe(8);
});

test('a task that throws says so, and its worker goes on', async () => {
  const { run } = pool();
  await expect(run('broken', null)).rejects.toThrow('no luck');
  expect(await run('double', 1)).toBe(2);
});

test('a task that ends its worker is told at once, and the next one runs', async () => {
  const { run } = pool();
  await expect(run('leave', null)).rejects.toMatchObject({ reason: 'ended' });
  expect(await run('double', 4)).toBe(8);
});

test('a task is not blamed for the memory of those before it', async () => {
  const { run } = pool();
  for (let task = 0; task < 6; task++) expect(await run('collect', 8)).toBe('kept');
});

test('closing a pool settles what runs and what waits', async () => {
  const { run, close } = pool();
  const tasks = Promise.allSettled([run('endless', null), run('double', 1)]);
  await close();
  expect((await tasks).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(run('double', 1)).rejects.toMatchObject({ reason: 'ended' });
});
