import type { Worker } from 'node:worker_threads';
import { WAIT_FACTOR, type TaskStopped } from '../model/host.ts';
import { cpuShareOf, runReferenceTask } from './cpu-share.ts';

/** How often a task is measured before it can reach its limit. */
const MEASUREMENTS = 10;

/** Time that a task has taken, in milliseconds. */
export interface TaskTime {
  /** How long its worker was busy. */
  readonly busyMs: number;
  /** How long ago it was started. */
  readonly wallMs: number;
}

/** The limit that a task exceeds, if any. A loaded machine lets wall time pass, but keeps no worker busy for longer. */
export function exceededLimit(
  { busyMs, wallMs }: TaskTime,
  limitMs: number,
): Extract<TaskStopped['reason'], 'too-slow' | 'unfinished'> | undefined {
  if (busyMs >= limitMs) return 'too-slow';
  return wallMs >= limitMs * WAIT_FACTOR ? 'unfinished' : undefined;
}

/** Measures a task until it ends or is stopped. */
export interface TaskClock {
  /** Called when the worker begins the task: the time it takes to load is not that of the task. */
  readonly start: () => void;
  readonly end: () => void;
}

/** A clock that calls `stop` when a task exceeds its limit. */
export function createTaskClock(
  worker: Worker,
  limitMs: number,
  stop: (reason: TaskStopped['reason']) => void,
): TaskClock {
  const created = performance.now();
  const state = { busyMs: () => 0 };
  const timer = setInterval(() => {
    const time = { busyMs: state.busyMs(), wallMs: performance.now() - created };
    const reason = exceededLimit(time, limitMs);
    if (reason) stop(reason);
  }, limitMs / MEASUREMENTS);
  return {
    start: () => (state.busyMs = createBusyMeter(worker)),
    end: () => clearInterval(timer),
  };
}

/** Recent versions of Node report the CPU time of a worker. */
interface Measurable extends Worker {
  readonly cpuUsage?: () => Promise<NodeJS.CpuUsage>;
}

/** A function that returns for how long the worker was busy since now, in milliseconds. */
function createBusyMeter(worker: Measurable): () => number {
  const readUsage = worker.cpuUsage?.bind(worker);
  return readUsage ? cpuMeter(readUsage) : utilizationMeter(worker);
}

function cpuMeter(readUsage: () => Promise<NodeJS.CpuUsage>): () => number {
  const state: { first?: number; last: number } = { last: 0 };
  const measure = async () => {
    const { user, system } = await readUsage();
    state.last = (user + system) / 1000;
    state.first ??= state.last;
  };
  // A worker that has ended reports nothing, and its clock ends with it.
  const update = () => void measure().catch(() => undefined);
  update();
  return () => {
    update();
    return state.last - (state.first ?? state.last);
  };
}

/** The event loop counts a worker that waits for a CPU as busy, so only the share of the time that a thread gets is counted. */
function utilizationMeter({ performance: { eventLoopUtilization } }: Worker): () => number {
  const state = { last: eventLoopUtilization(), busyMs: 0 };
  return () => {
    const current = eventLoopUtilization();
    const { active } = eventLoopUtilization(current, state.last);
    state.last = current;
    state.busyMs += active * cpuShareOf(runReferenceTask(() => performance.now()));
    return state.busyMs;
  };
}
