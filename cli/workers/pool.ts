import { availableParallelism } from 'node:os';
import { stderr } from 'node:process';
import { Worker } from 'node:worker_threads';
import { type StepJson, TaskStopped } from '../model/host.ts';
import { LostModule } from '../model/code/modules.ts';
import { createTaskClock } from './task-clock.ts';

/** A message to a worker, which runs tasks one after another. */
export interface Task {
  readonly step: string;
  readonly input: unknown;
}

/** First message of a worker, after it has loaded. */
export const READY_MESSAGE = 'ready';

/** Answer to a task. Its bytes are transferred between threads, not copied. */
export type TaskResult =
  | { readonly ok: true; readonly json: StepJson }
  | {
      readonly ok: false;
      readonly message: string;
      readonly stack?: string;
      /** Code of a `LostModule`. */
      readonly code?: string;
    };

/** Heap size of a worker: enough for the theme and a large page. */
export const WORKER_HEAP_MIB = 1024;

export interface PoolOptions {
  /** Absolute path of the bundled worker. */
  readonly script: string;
  /** Number of threads. `as-needed` starts one, then up to one per core if there is enough work. */
  readonly workers: number | 'as-needed';
  /** Maximum milliseconds for which a task may keep its worker busy. */
  readonly taskMs: number;
  readonly heapMiB: number;
  /** Milliseconds after which an idle worker ends unless it is the only one. Default: `IDLE_MS`. */
  readonly idleMs?: number | undefined;
  /** Receives each finished task with the milliseconds for which it occupied a worker. */
  readonly onTask?: ((step: string, input: unknown, ms: number) => void) | undefined;
}

interface QueuedTask {
  readonly task: Task;
  /** Whether this is the second and last attempt, which gets a new worker. */
  readonly isRetry: boolean;
  readonly resolve: (json: StepJson) => void;
  readonly reject: (error: Error) => void;
}

/** State of a worker after a task: reusable, to be replaced, or to be replaced for a retry. */
type WorkerState = 'alive' | 'dead' | 'again';

/** Creates a pool of threads with time and memory limits. Replaces threads that end. */
export function createPool(options: PoolOptions) {
  const queue: QueuedTask[] = [];
  const threads = createThreads(options);
  const state = { isClosed: false };

  const putBack = (waiting: QueuedTask) => {
    if (state.isClosed) waiting.reject(new TaskStopped('ended'));
    else queue.unshift(waiting);
  };
  /** Sends the next task to the only worker, which then need not wait for it. */
  const sendAhead = ({ worker }: Thread): QueuedTask | undefined => {
    const ahead = threads.isOnly() && !queue[0]?.isRetry ? queue.shift() : undefined;
    if (ahead) worker.postMessage(ahead.task);
    return ahead;
  };
  const start = (thread: Thread, waiting: QueuedTask) => {
    const started = performance.now();
    const onEnd = (outcome: WorkerState) => {
      const ms = performance.now() - started;
      if (outcome !== 'again') options.onTask?.(waiting.task.step, waiting.task.input, ms);
      if (outcome === 'alive' && ahead) return start(threads.keep(thread, ms), ahead);
      if (outcome === 'alive') threads.giveBack(thread, ms);
      else void threads.end(thread);
      if (ahead) putBack(ahead);
      if (outcome === 'again') putBack({ ...waiting, isRetry: true });
      next();
    };
    perform(thread, waiting, { taskMs: options.taskMs, onEnd });
    const ahead = sendAhead(thread);
  };
  const next = () => {
    const thread = queue[0] && !state.isClosed ? threads.take(queue[0]) : undefined;
    const waiting = thread && queue.shift();
    if (thread && waiting) start(thread, waiting);
  };

  return {
    run: (step: string, input: unknown) =>
      new Promise<StepJson>((resolve, reject) => {
        if (state.isClosed) return reject(new TaskStopped('ended'));
        queue.push({ task: { step, input }, isRetry: false, resolve, reject });
        next();
      }),
    /** Ends workers without a task, which frees their memory. The next task starts one again. */
    endIdle: threads.endIdle,
    close: async () => {
      state.isClosed = true;
      for (const { reject } of queue.splice(0)) reject(new TaskStopped('ended'));
      await threads.endAll();
    },
  };
}

interface Thread {
  readonly worker: Worker;
  readonly isFresh: boolean;
  /** Whether the next task was already sent. */
  readonly hasTask?: true;
}

/** Busy time of the other threads after which starting another one pays off. */
const BUSY_MS_PER_THREAD = 1000;

/** Busy time up to which one core is left to the main thread, the JIT compiler and GC. */
const SPARE_CORE_MS = 15_000;

/** Short, because a worker takes 90 MiB and `dev` needs a second one only for moments. */
const IDLE_MS = 10_000;

/** Creates the workers of a pool on demand, up to the limit. */
function createThreads(options: PoolOptions) {
  /** Workers without a task, the most recently used one last, and the timers that end them. */
  const idle = new Map<Worker, NodeJS.Timeout>();
  const all = new Set<Worker>();
  const state = { busyMs: 0 };
  const cores = availableParallelism();
  const limit = () => {
    if (options.workers !== 'as-needed') return options.workers;
    const free = state.busyMs < SPARE_CORE_MS ? Math.max(1, cores - 1) : cores;
    return Math.min(free, 1 + Math.floor(state.busyMs / BUSY_MS_PER_THREAD));
  };
  const wake = (worker: Worker) => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  };
  const drop = (worker: Worker) => {
    all.delete(worker);
    wake(worker);
  };
  const start = () => {
    const worker = startWorker(options);
    all.add(worker);
    // Without this listener, a demo's timers that exhaust a worker's memory would end the process.
    worker.on('error', () => drop(worker)).once('exit', () => drop(worker));
    return { worker, isFresh: true };
  };
  const end = ({ worker }: Pick<Thread, 'worker'>) => {
    drop(worker);
    return worker.terminate();
  };
  return {
    isOnly: () => limit() === 1,
    /** Returns a worker for the task that was sent ahead. */
    keep: ({ worker }: Thread, busyMs: number): Thread => {
      state.busyMs += busyMs;
      return { worker, isFresh: false, hasTask: true };
    },
    /** Returns a worker for a task, a new one for a retry. Undefined if all are busy. */
    take: ({ isRetry }: QueuedTask): Thread | undefined => {
      const worker = [...idle.keys()].at(-1);
      if (worker && !isRetry) {
        wake(worker);
        return { worker, isFresh: false };
      }
      if (worker && all.size >= limit()) void end({ worker });
      return all.size < limit() ? start() : undefined;
    },
    giveBack: ({ worker }: Thread, busyMs: number) => {
      state.busyMs += busyMs;
      if (!all.has(worker)) return;
      const endIfSpare = () => all.size > 1 && void end({ worker });
      idle.set(worker, setTimeout(endIfSpare, options.idleMs ?? IDLE_MS).unref());
    },
    end,
    endIdle: async () => {
      await Promise.all([...idle.keys()].map((worker) => end({ worker })));
    },
    endAll: () => Promise.all([...all].map((worker) => end({ worker }))),
  };
}

function startWorker({ script, heapMiB }: PoolOptions): Worker {
  const worker = new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: heapMiB },
    stdout: true,
  });
  // Demos may print, but stdout is for the report.
  worker.stdout.pipe(stderr, { end: false });
  worker.unref();
  return worker;
}

/**
 * Runs a task and settles it, unless it is retried. Calls `onEnd` at once, because the worker's
 * next message or its end may follow without a pause.
 */
function perform(
  { worker, isFresh, hasTask }: Thread,
  { task, isRetry, resolve, reject }: QueuedTask,
  { taskMs, onEnd }: { readonly taskMs: number; readonly onEnd: (outcome: WorkerState) => void },
): void {
  const finish = (outcome: WorkerState) => {
    clock.end();
    worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    worker.unref();
    onEnd(outcome);
  };
  const fail = (error: Error) => {
    reject(error);
    finish('dead');
  };
  const stop = (reason: TaskStopped['reason']) => {
    // Earlier tasks may have used up the memory, or the machine may have been briefly busy.
    if (!isRetry && reason !== 'unfinished') finish('again');
    else fail(new TaskStopped(reason));
  };
  const onMessage = (message: typeof READY_MESSAGE | TaskResult) => {
    if (message === READY_MESSAGE) return clock.start();
    const isLost = !message.ok && message.code === LostModule.code;
    // Node caches the failed import, so only a new worker can read the module.
    if (isLost && !isRetry) return finish('again');
    // Finish first, so that the next task is sent before this result is processed.
    finish(isLost ? 'dead' : 'alive');
    if (message.ok) resolve(message.json);
    else reject(errorOf(message));
  };
  const onError = (error: Error & { code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? stop('too-large') : fail(error);
  const onExit = () => stop('ended');
  const clock = createTaskClock(worker, taskMs, stop);
  if (!isFresh) clock.start();
  worker.ref();
  worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  if (!hasTask) worker.postMessage(task);
}

const errorOf = ({ message, stack, code }: Extract<TaskResult, { readonly ok: false }>) =>
  Object.assign(new Error(message), { stack }, code !== undefined && { code });
