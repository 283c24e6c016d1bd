/** What the pool sends to a worker: one task at a time. */
export interface Task {
  readonly step: string;
  readonly input: unknown;
}

/** What comes back. */
export type TaskResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string; readonly stack?: string };
