import { expect, test } from 'vitest';
import { BundleError } from '../../../cli/bundle/files/esbuild.ts';

const errorAt = (line: number) => ({
  ...{ id: '', pluginName: '', text: 'No matching export', notes: [], detail: undefined },
  location: {
    ...{ file: 'theme.tsx', namespace: 'file', line, column: 0, length: 4 },
    ...{ lineText: '', suggestion: '' },
  },
});

test('has an error that several entries share once', () => {
  const { message, messages } = new BundleError([errorAt(1), errorAt(2), errorAt(1)]);
  expect(messages.map(({ location }) => location?.line)).toEqual([1, 2]);
  expect(message).toBe('No matching export\nNo matching export');
});
