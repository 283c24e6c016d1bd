// Lends threads that compile pages to one run after the other, because loading their code takes
// longer than the rest of a run.
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

/** Runs after which a thread ends, because it keeps every theme that it loaded. */
const MAX_RUNS = 20;

const { Worker } = threads;
const idle = [];

/** A thread that waits for the next run when it is ended between two tasks. */
class ReusedThread extends Worker {
  #runs = 0;
  /** Messages to come. The first one says that the thread is ready. */
  #awaited = 1;

  constructor(script, options) {
    super(script, options);
    this.size = sizeOf(options);
    this.on('message', () => (this.#awaited -= 1));
  }

  /** Says again that the thread is ready. */
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

/** Replaces threads of modules loaded from now on. */
export function reuseThreads() {
  threads.Worker = function (script, options) {
    const size = sizeOf(options);
    if (size === undefined) return new Worker(script, options);
    const index = idle.findIndex((thread) => thread.size === size);
    return index < 0 ? new ReusedThread(script, options) : idle.splice(index, 1)[0].reuse();
  };
  syncBuiltinESMExports();
}
