import { expect, test } from 'vitest';
import { COMPILER_STEP_NAMES, WORKER_STEP_NAMES } from '../../../cli/workers/protocol.ts';
import { WORKER_STEPS } from '../../../cli/workers/worker.ts';

test('workers know all steps that the main thread sends them, and no others', () => {
  const sent = [...WORKER_STEP_NAMES, ...COMPILER_STEP_NAMES];
  expect(Object.keys(WORKER_STEPS).sort()).toEqual(sent.sort());
});
