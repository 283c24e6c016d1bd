import { expect, test } from 'vitest';
import { readEnvironment } from '../../../cli/config/env.ts';

test('an empty environment enables nothing', () => {
  const { publicValues, ...rest } = readEnvironment({});
  expect(rest).toEqual({
    noColor: false,
    forceColor: false,
    ci: false,
    githubActions: false,
    githubStepSummary: undefined,
    githubWorkspace: undefined,
    githubFiles: undefined,
    hyperlinks: false,
    forceHyperlinks: undefined,
    browser: undefined,
    programFolders: undefined,
    dumbTerminal: false,
  });
  expect(publicValues(['X'])).toEqual({});
});

const ROWS = [
  [{ NO_COLOR: '1' }, { noColor: true }],
  [{ NO_COLOR: '' }, { noColor: false }],
  [{ FORCE_COLOR: '1' }, { forceColor: true }],
  [{ FORCE_COLOR: '0' }, { forceColor: false }],
  [{ CI: 'true' }, { ci: true }],
  [{ CI: 'false' }, { ci: false }],
  [{ GITHUB_ACTIONS: 'true' }, { githubActions: true }],
  [{ TERM: 'dumb' }, { dumbTerminal: true }],
] as const;

test.each(ROWS)('reads the environment %j as %j', (variables, expected) => {
  expect(readEnvironment(variables)).toMatchObject(expected);
});

test('exposes only the listed variables to the browser', () => {
  const { publicValues } = readEnvironment({ KEY: 'k', SECRET: 's', EMPTY: '' });
  expect(publicValues(['KEY', 'EMPTY', 'GONE'])).toEqual({ KEY: 'k', EMPTY: '' });
});
