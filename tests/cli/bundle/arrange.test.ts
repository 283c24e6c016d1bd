import { expect, test } from 'vitest';
import { arrangeChunks } from '../../../cli/bundle/vendor/arrange.ts';
import type { Chunk } from '../../../cli/bundle/vendor/chunks.ts';
import type { VendorEntry } from '../../../cli/bundle/vendor/plan.ts';

const chunk = (
  name: string,
  imports: readonly string[] = [],
  lazy: readonly string[] = [],
): Chunk => ({
  name,
  text: '',
  exports: [],
  isEmpty: name === 'empty.js',
  imports: imports.map((one) => ({ chunk: one, names: [] })),
  lazy,
});
const entry = (name: string, group: string, pages: readonly number[]): VendorEntry => ({
  name,
  group,
  pages,
  aliases: [],
  effects: [],
  source: '',
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** Twelve pages, eight of them with the first library. */
const arranged = arrangeChunks(
  new Map(
    [
      chunk('core.js', ['react.js'], ['later.js']),
      chunk('docs-shell.js', ['panel.js']),
      chunk('react.js'),
      chunk('panel.js'),
      chunk('later.js', ['deep.js']),
      chunk('button.js', ['react.js', 'base.js', 'empty.js']),
      chunk('empty.js'),
      chunk('table.js', ['base.js', 'deep.js', 'cells.js']),
      chunk('joy.js', ['joint.js']),
      chunk('chart.js', ['joint.js']),
      chunk('joint.js'),
      chunk('base.js'),
      chunk('cells.js'),
      chunk('deep.js'),
    ].map((one) => [one.name, one]),
  ),
  [
    entry('button', 'ui', range(0, 8)),
    entry('table', 'ui', [0]),
    entry('joy', 'joy', [10]),
    entry('chart', 'chart', [11]),
  ],
);

test.each<[string, string | undefined, string]>([
  ['react.js', 'core.js', 'is used by the core'],
  ['button.js', 'ui.js', 'is used by many pages of the library'],
  ['base.js', 'ui.js', 'is imported by shared code'],
  ['empty.js', undefined, 'is empty'],
  ['table.js', undefined, 'is used by few pages'],
  ['cells.js', undefined, 'is used by few pages'],
  ['deep.js', 'ui.js', 'is also imported by lazy-loaded code'],
  ['later.js', 'later.js', 'is lazy-loaded'],
  ['panel.js', 'docs-shell.js', 'is used by the shell alone'],
  ['joint.js', 'chart~joy.js', 'is used by few pages of two libraries'],
])('places %s in %s: it %s', (name, home) => {
  expect(arranged.get(name)).toBe(home);
});
