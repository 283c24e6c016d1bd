/** Names of the steps that run in a worker. Apart from the steps themselves, so that the main thread need not load them twice. */
export const WORKER_STEP_NAMES: ReadonlySet<string> = new Set([
  'compile',
  'demo-code',
  'render',
  'api-page',
]);

/** Names of the steps that load a compiler: each runs in a thread of its own, which ends with it. They are no work on one page, and take their time. */
export const COMPILER_STEP_NAMES: ReadonlySet<string> = new Set(['api-references', 'demo-types']);
