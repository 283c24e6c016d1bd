import { expect, test } from 'vitest';
import { arrangeParts } from '../../../cli/bundle/vendor/arrange-parts.ts';
import type { Part } from '../../../cli/bundle/vendor/parts.ts';
import type { VendorUnit } from '../../../cli/bundle/vendor/vendor-plan.ts';

const part = (
  name: string,
  imports: readonly string[] = [],
  later: readonly string[] = [],
): Part => ({
  ...{ name, text: '', exports: [], isEmpty: name === 'empty.js', later },
  imports: imports.map((one) => ({ part: one, names: [] })),
});
const unit = (name: string, group: string, pages: readonly number[]): VendorUnit => ({
  ...{ name, group, pages, aliases: [], effects: [], source: '' },
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** Twelve pages, eight of them with the first library. */
const arranged = arrangeParts({
  parts: new Map(
    [
      part('core.js', ['react.js'], ['later.js']),
      part('docs-shell.js', ['panel.js']),
      part('react.js'),
      part('panel.js'),
      part('later.js', ['deep.js']),
      part('button.js', ['react.js', 'base.js', 'empty.js']),
      part('empty.js'),
      part('table.js', ['base.js', 'deep.js', 'cells.js']),
      part('joy.js', ['joint.js']),
      part('chart.js', ['joint.js']),
      part('joint.js'),
      part('base.js'),
      part('cells.js'),
      part('deep.js'),
    ].map((one) => [one.name, one]),
  ),
  units: [
    unit('button', 'ui', range(0, 8)),
    unit('table', 'ui', [0]),
    unit('joy', 'joy', [10]),
    unit('chart', 'chart', [11]),
  ],
});

test.each<[string, string | undefined, string]>([
  ['react.js', 'core.js', 'is needed by the core'],
  ['button.js', 'ui.js', 'is what many pages of the library need'],
  ['base.js', 'ui.js', 'is what these need'],
  ['empty.js', undefined, 'has nothing that a file could hold'],
  ['table.js', undefined, 'is what few need'],
  ['cells.js', undefined, 'is what few need'],
  ['deep.js', 'ui.js', 'is also needed by what is loaded later'],
  ['later.js', 'later.js', 'is loaded later'],
  ['panel.js', 'docs-shell.js', 'is needed by the shell alone'],
  ['joint.js', 'chart~joy.js', 'is common to few pages of two libraries'],
])('%s is in %s: it %s', (name, home) => {
  expect(arranged.get(name)).toBe(home);
});
