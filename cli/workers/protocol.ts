/** What the pool sends to a worker: one task at a time. */
export interface Task {
  readonly step: string;
  readonly input: unknown;
}

/** What comes back first, once the worker has loaded. */
export const READY = 'ready';

/** What comes back for each task. Results survive JSON, since they are kept as such; as text they are also cheaper to send than as a tree of objects. */
export type TaskResult =
  | { readonly ok: true; readonly json: string }
  | { readonly ok: false; readonly message: string; readonly stack?: string };
