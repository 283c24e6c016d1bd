import { expect, test } from 'vitest';
import { WORKER_STEPS } from '../../../cli/workers/worker.ts';

test('workers know only steps that the main thread sends them', () => {
  const others = Object.values(WORKER_STEPS).filter(({ thread }) => thread === undefined);
  expect(others).toEqual([]);
});
