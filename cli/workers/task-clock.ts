import type { Worker } from 'node:worker_threads';
import { type TaskStopped, WAIT_FACTOR } from '../model/host.ts';

/** Number of measurements before a task can reach its limit. */
const MEASUREMENTS = 10;

/** Returns the limit that a task exceeds, if any. Under load, wall time exceeds busy time. */
export function exceededLimit(
  { busyMs, wallMs }: { readonly busyMs: number; readonly wallMs: number },
  limitMs: number,
): Extract<TaskStopped['reason'], 'too-slow' | 'unfinished'> | undefined {
  if (busyMs >= limitMs) return 'too-slow';
  return wallMs >= limitMs * WAIT_FACTOR ? 'unfinished' : undefined;
}

/** Starts a clock that calls `stop` when a task exceeds its limit. */
export function createTaskClock(
  worker: Worker,
  limitMs: number,
  stop: (reason: TaskStopped['reason']) => void,
) {
  const created = performance.now();
  const state = { busyMs: () => 0 };
  const timer = setInterval(() => {
    const time = { busyMs: state.busyMs(), wallMs: performance.now() - created };
    const reason = exceededLimit(time, limitMs);
    if (reason) stop(reason);
  }, limitMs / MEASUREMENTS);
  return {
    /** Call when the worker begins the task, so that loading the worker does not count. */
    start: () => (state.busyMs = createBusyMeter(worker, limitMs)),
    end: () => clearInterval(timer),
  };
}

/** A worker whose CPU time Node.js can report, which older versions cannot. */
interface Measurable extends Worker {
  readonly cpuUsage?: () => Promise<NodeJS.CpuUsage>;
}

/** Creates a function that returns the worker's busy time in milliseconds since this call. */
function createBusyMeter(worker: Measurable, limitMs: number): () => number {
  const readUsage = worker.cpuUsage?.bind(worker);
  return readUsage ? cpuMeter(readUsage) : utilizationMeter(worker, limitMs);
}

function cpuMeter(readUsage: () => Promise<NodeJS.CpuUsage>): () => number {
  const state: { first?: number; last: number } = { last: 0 };
  const measure = async () => {
    const { user, system } = await readUsage();
    state.last = (user + system) / 1000;
    state.first ??= state.last;
  };
  // A worker that has ended reports nothing.
  const update = () => void measure().catch(() => undefined);
  update();
  return () => {
    update();
    return state.last - (state.first ?? state.last);
  };
}

/** Estimates CPU time: busy time of the event loop, which includes waits, times the CPU share. */
function utilizationMeter({ performance: { eventLoopUtilization } }: Worker, limitMs: number) {
  const first = eventLoopUtilization();
  const shares: number[] = [];
  return () => {
    const { active } = eventLoopUtilization(first);
    // Measuring the share takes time, so skip it for tasks far below the limit.
    if (active < limitMs / 2) return active;
    shares.push(cpuShareOf(runReferenceTask(() => performance.now())));
    return (active * shares.reduce((sum, share) => sum + share, 0)) / shares.length;
  };
}

/** Pieces of the reference task and steps of each: about 10 ms of CPU time in total. */
const REFERENCE = { pieces: 64, steps: 100_000 } as const;

/**
 * Estimates the share of a CPU that a busy thread gets, from 0 to 1, by the `durations` of equal
 * pieces of work. Most are too short to be interrupted: their median is the duration when idle.
 */
export function cpuShareOf(durations: readonly number[]): number {
  const total = durations.reduce((sum, duration) => sum + duration, 0);
  const median = [...durations].sort((a, b) => a - b)[durations.length >> 1] ?? 0;
  return total > 0 ? Math.min(1, (median * durations.length) / total) : 1;
}

/** Runs the reference task and returns the durations of its pieces in milliseconds. */
const runReferenceTask = (now: () => number): number[] =>
  Array.from({ length: REFERENCE.pieces }, (_, piece) => {
    const started = now();
    spin(piece + 1);
    return now() - started;
  });

/** Does work that compilers cannot optimize away, because each step depends on the previous one. */
function spin(seed: number): number {
  let value = seed;
  for (let step = 0; step < REFERENCE.steps; step++) {
    value ^= value << 13;
    value ^= value >>> 17;
    value ^= value << 5;
  }
  return value;
}
