import type { StepJson } from '../model/host.ts';

/** A message to a worker, which runs one task at a time. */
export interface Task {
  readonly step: string;
  readonly input: unknown;
}

/** The first message of a worker, after it has loaded. */
export const READY = 'ready';

/** The answer to a task. Bytes are moved between threads, not copied. */
export type TaskResult =
  | { readonly ok: true; readonly json: StepJson }
  | { readonly ok: false; readonly message: string; readonly stack?: string };

/** Steps that run in a worker, by name, so that the main thread does not load them. */
export const WORKER_STEP_NAMES: ReadonlySet<string> = new Set([
  'compile',
  'demo-code',
  'render',
  'first-style',
  'sidebar',
  'api-page',
]);

/** Steps that load a compiler. Each runs in its own thread, and may take longer than a page. */
export const COMPILER_STEP_NAMES: ReadonlySet<string> = new Set(['api-references', 'demo-types']);
