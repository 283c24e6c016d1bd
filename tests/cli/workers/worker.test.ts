import { expect, test } from 'vitest';
import { WORKER_STEPS } from '../../../cli/workers/worker.ts';

test('workers contain only the steps that the main thread sends them', () => {
  const others = Object.values(WORKER_STEPS).filter(({ thread }) => thread === undefined);
  expect(others).toEqual([]);
});
