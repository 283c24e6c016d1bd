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
