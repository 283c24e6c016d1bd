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

/** Threads with a clock and a memory limit. A thread that dies fails its task and is replaced; the others never notice. */
export function createPool(options: PoolOptions): Pool {
  const queue: Waiting[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();

  const start = () => {
    const worker = new Worker(options.script, {
      resourceLimits: { maxOldGenerationSizeMb: options.heapMiB },
    });
    all.add(worker);
    worker.unref();
    return worker;
  };
  const release = (worker: Worker) => {
    idle.push(worker);
    next();
  };
  const discard = (worker: Worker) => {
    all.delete(worker);
    void worker.terminate();
    next();
  };
  const next = () => {
    const waiting = queue[0];
    if (!waiting) return;
    const worker = idle.pop() ?? (all.size < options.workers ? start() : undefined);
    if (!worker) return;
    queue.shift();
    perform(worker, waiting, options.taskMs).then(
      (alive) => (alive ? release(worker) : discard(worker)),
      () => discard(worker),
    );
  };

  return {
    run: (step, input) =>
      new Promise((resolve, reject) => {
        queue.push({ task: { step, input }, resolve, reject });
        next();
      }),
    close: async () => {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

/** Runs one task and settles it. Resolves to whether the worker can go on. */
function perform(
  worker: Worker,
  { task, resolve, reject }: Waiting,
  taskMs: number,
): Promise<boolean> {
  return new Promise((settled) => {
    const finish = (alive: boolean) => {
      clearTimeout(clock);
      worker.off('message', onMessage).off('error', onError);
      worker.unref();
      settled(alive);
    };
    const onMessage = (result: TaskResult) => {
      if (result.ok) resolve(result.value);
      else reject(Object.assign(new Error(result.message), { stack: result.stack }));
      finish(true);
    };
    const onError = (error: Error & { code?: string }) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TaskStopped('too-large') : error);
      finish(false);
    };
    const clock = setTimeout(() => {
      reject(new TaskStopped('too-slow'));
      finish(false);
    }, taskMs);
    worker.ref();
    worker.on('message', onMessage).on('error', onError);
    worker.postMessage(task);
  });
}
