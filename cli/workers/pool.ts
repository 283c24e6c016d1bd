import { stderr } from 'node:process';
import { Worker } from 'node:worker_threads';
import { TaskStopped } from '../model/host.ts';
import type { Task, TaskResult } from './protocol.ts';

export interface PoolOptions {
  /** Absolute path of the bundled worker. */
  readonly script: string;
  readonly workers: number;
  /** Milliseconds one task may take. */
  readonly taskMs: number;
  /** Heap of one worker, in MiB. */
  readonly heapMiB: number;
}

export interface Pool {
  readonly run: (step: string, input: unknown) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly task: Task;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** How a task ended: its worker can go on, it is gone, or it is gone and the task deserves another. */
type End = 'alive' | 'dead' | 'again';

/** Threads with a clock and a memory limit. A thread that dies fails its task and is replaced; the others never notice. */
export function createPool(options: PoolOptions): Pool {
  const queue: Waiting[] = [];
  const idle = new Set<Worker>();
  const all = new Set<Worker>();
  const experienced = new WeakSet<Worker>();
  const state = { isClosed: false };

  const start = () => {
    const worker = startWorker(options);
    all.add(worker);
    return worker.once('exit', () => all.delete(worker) && idle.delete(worker));
  };
  const takeBack = (worker: Worker, end: End) => {
    if (end === 'alive') {
      experienced.add(worker);
      idle.add(worker);
    } else {
      all.delete(worker);
      void worker.terminate();
    }
  };
  const next = () => {
    const waiting = queue[0];
    if (!waiting || state.isClosed) return;
    const [rested] = idle;
    const worker = rested ?? (all.size < options.workers ? start() : undefined);
    if (!worker) return;
    idle.delete(worker);
    queue.shift();
    const isFresh = !experienced.has(worker);
    void perform(worker, waiting, { ...options, isFresh }).then((end) => {
      if (end === 'again') queue.unshift(waiting);
      takeBack(worker, end);
      next();
    });
  };

  return {
    run: (step, input) =>
      new Promise((resolve, reject) => {
        if (state.isClosed) return reject(new TaskStopped('ended'));
        queue.push({ task: { step, input }, resolve, reject });
        next();
      }),
    close: async () => {
      state.isClosed = true;
      for (const { reject } of queue.splice(0)) reject(new TaskStopped('ended'));
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

function startWorker({ script, heapMiB }: PoolOptions): Worker {
  const worker = new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: heapMiB },
    stdout: true,
  });
  // What demos print are words for people: stdout belongs to the report.
  worker.stdout.pipe(stderr, { end: false });
  worker.unref();
  return worker;
}

/** Runs one task and settles it, unless it is to be tried again. Never rejects. */
function perform(
  worker: Worker,
  { task, resolve, reject }: Waiting,
  { taskMs, isFresh }: { readonly taskMs: number; readonly isFresh: boolean },
): Promise<End> {
  return new Promise((settled) => {
    const finish = (end: End) => {
      clearTimeout(clock);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      worker.unref();
      settled(end);
    };
    const fail = (error: Error) => {
      reject(error);
      finish('dead');
    };
    const onMessage = (result: TaskResult) => {
      if (result.ok) resolve(JSON.parse(result.json));
      else reject(Object.assign(new Error(result.message), { stack: result.stack }));
      finish('alive');
    };
    const onError = (error: Error & { code?: string }) => {
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') return fail(error);
      // Modules stay loaded, so the memory may be that of earlier tasks: only a fresh worker tells.
      if (isFresh) fail(new TaskStopped('too-large'));
      else finish('again');
    };
    const onExit = () => fail(new TaskStopped('ended'));
    const clock = setTimeout(() => fail(new TaskStopped('too-slow')), taskMs);
    worker.ref();
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(task);
  });
}
