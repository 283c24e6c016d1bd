/** Names of the steps that run in a worker. Apart from the steps themselves, so that the main thread need not load them twice. */
export const WORKER_STEP_NAMES: ReadonlySet<string> = new Set(['compile', 'render']);
