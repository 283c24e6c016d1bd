import { expect, test } from 'vitest';
import { cpuShareOf, exceededLimit } from '../../../cli/workers/task-clock.ts';

const LIMIT_MS = 10_000;

test.each([
  ['within both limits', { busyMs: 9_999, wallMs: 199_999 }, undefined],
  ['busy for too long', { busyMs: 10_000, wallMs: 10_000 }, 'too-slow'],
  [
    'not busy, but not finished after 20 times the limit',
    { busyMs: 5, wallMs: 200_000 },
    'unfinished',
  ],
  ['both', { busyMs: 10_000, wallMs: 200_000 }, 'too-slow'],
] as const)('decides which limit a task exceeds: %s', (_, time, expected) => {
  expect(exceededLimit(time, LIMIT_MS)).toBe(expected);
});

test.each([
  ['an idle machine', [2, 2, 2, 2, 2, 2, 2, 2], 1],
  ['a slow idle machine', [9, 9, 9, 9, 9, 9, 9, 9], 1],
  ['a quarter of the time', [2, 2, 2, 26, 2, 2, 26, 2], 0.25],
  ['half of the time', [2, 2, 18, 2, 2, 2, 2, 2], 0.5],
  ['faster than the median', [2, 2, 2, 0, 0, 2, 2, 2], 1],
  ['a clock that does not advance', [0, 0, 0], 1],
])('estimates the share of a CPU that a task gets: %s', (_, durations, share) => {
  expect(cpuShareOf(durations)).toBe(share);
});
