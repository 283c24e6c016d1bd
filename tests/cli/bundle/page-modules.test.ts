import { expect, test } from 'vitest';
import { pageModule, releaseModules } from '../../../cli/bundle/page-modules.ts';
import { toSourcePath } from '../../../cli/model/paths.ts';

const KEY = 'en/kit/react-button/';

const island = (name: string, isStatic = false) => ({
  name,
  module: toSourcePath(`${name}.tsx`),
  isStatic,
});

/** Returns the names of the islands in each module of a page whose islands import these files. */
const split = (islands: ReturnType<typeof island>[], files: Record<string, string[]> = {}) =>
  releaseModules({ key: KEY, islands }, (module) => [module, ...(files[module] ?? [])]).map(
    ({ islands: some }) => some.map(({ name }) => name),
  );

test('the first island of a page has a module of its own', () => {
  expect(split([island('A'), island('B'), island('C')])).toEqual([['A'], ['B', 'C']]);
  expect(split([island('A')])).toEqual([['A']]);
  expect(split([])).toEqual([]);
});

test('a component that is rendered at build does not count as the first island', () => {
  expect(split([island('Static', true), island('A'), island('B')])).toEqual([
    ['A'],
    ['Static', 'B'],
  ]);
  expect(split([island('Static', true)])).toEqual([['Static']]);
});

test('islands that share a file with the first one stay in its module', () => {
  const files = { 'A.tsx': ['store.ts'], 'C.tsx': ['store.ts'] };
  expect(split([island('A'), island('B'), island('C')], files)).toEqual([['A', 'B', 'C']]);
});

test('modules of different pages have different names', () => {
  const names = [
    pageModule(KEY, [island('Group')]),
    pageModule('en/kit/react-button-group/', []),
    pageModule('en/kit/', [island('react-button-group')]),
    pageModule('en/kit/react/', [island('button-group')]),
  ].map(({ name }) => name);
  expect(names[0]).toBe('page-en-kit-react-button_Group');
  expect(new Set(names).size).toBe(names.length);
});
