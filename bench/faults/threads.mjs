// Reuses worker threads in later runs, because loading their code takes longer than the rest of a
// run.
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

/** Runs after which a thread ends, because it keeps all modules that it loaded in memory. */
const MAX_RUNS = 20;

const { Worker } = threads;
const idle = [];

/** A worker that waits for the next run instead of ending, unless it has a task. */
class ReusedThread extends Worker {
  #runs = 0;
  /** Number of messages that the thread has yet to send. The first one is `ready`. */
  #awaited = 1;

  constructor(script, options) {
    super(script, options);
    this.size = sizeOf(options);
    this.on('message', () => (this.#awaited -= 1));
  }

  /** Emits `ready` again, as a new thread does. */
  reuse() {
    this.#awaited += 1;
    setImmediate(() => this.emit('message', 'ready'));
    return this;
  }

  postMessage(...args) {
    this.#awaited += 1;
    super.postMessage(...args);
  }

  async terminate() {
    this.removeAllListeners('error').removeAllListeners('exit');
    this.stdout.unpipe();
    this.#runs += 1;
    if (this.#awaited > 0 || this.#runs === MAX_RUNS) return super.terminate();
    idle.push(this);
  }
}

const sizeOf = ({ resourceLimits }) => resourceLimits?.maxOldGenerationSizeMb;

/** Replaces `Worker` in modules that are loaded from now on. */
export function reuseThreads() {
  threads.Worker = function (script, options) {
    const size = sizeOf(options);
    if (size === undefined) return new Worker(script, options);
    const index = idle.findIndex((thread) => thread.size === size);
    return index < 0 ? new ReusedThread(script, options) : idle.splice(index, 1)[0].reuse();
  };
  syncBuiltinESMExports();
}
