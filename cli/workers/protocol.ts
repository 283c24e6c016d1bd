import type { StepJson } from '../model/host.ts';

/** A message to a worker, which runs one task at a time. */
export interface Task {
  readonly step: string;
  readonly input: unknown;
}

/** First message of a worker, after it has loaded. */
export const READY = 'ready';

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

/** Names of steps that run in a worker. The main thread does not load these steps. */
export const WORKER_STEP_NAMES: ReadonlySet<string> = new Set([
  'compile',
  'demo-code',
  'fence-check',
  'render',
  'first-style',
  'sidebar',
  'api-page',
]);

/** Names of steps that load a compiler. Each runs in a separate thread and may take longer. */
export const COMPILER_STEP_NAMES: ReadonlySet<string> = new Set(['api-references', 'demo-types']);
