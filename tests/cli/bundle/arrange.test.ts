import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { arrangeChunks } from '../../../cli/bundle/vendor/arrange.ts';
import { chunksPlugin, readChunks, type Chunk } from '../../../cli/bundle/vendor/chunks.ts';
import type { VendorEntry } from '../../../cli/bundle/vendor/plan.ts';

const chunk = (name: string, bytes: number, imports: readonly string[] = []): Chunk => ({
  name,
  text: '',
  size: bytes,
  exports: [],
  throws: false,
  isEmpty: bytes === 0,
  imports: imports.map((one) => ({ chunk: one, names: [] })),
  lazy: name === 'core.js' ? ['later.js'] : [],
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
const arrange = (chunks: readonly Chunk[], entries: readonly VendorEntry[]) =>
  arrangeChunks(new Map(chunks.map((one) => [one.name, one])), entries);

/** Sixty pages, forty of them with the first library. */
const arranged = arrange(
  [
    chunk('core.js', 9000, ['react.js']),
    chunk('docs-shell.js', 100, ['panel.js']),
    chunk('react.js', 90_000),
    chunk('panel.js', 5000),
    chunk('later.js', 700, ['deep.js']),
    chunk('button.js', 9000, ['react.js', 'base.js', 'empty.js']),
    chunk('empty.js', 0),
    chunk('table.js', 19_000, ['base.js', 'deep.js', 'cells.js']),
    chunk('grid.js', 90_000, ['rows.js']),
    chunk('rows.js', 100),
    chunk('joy.js', 900, ['joint.js', 'popular.js']),
    chunk('chart.js', 900, ['joint.js', 'popular.js']),
    chunk('joint.js', 900),
    chunk('base.js', 9000, ['popular.js']),
    chunk('popular.js', 9000),
    chunk('cells.js', 9000),
    chunk('deep.js', 50),
    chunk('never.js', 500),
  ],
  [
    entry('button', 'ui', range(0, 40)),
    entry('popular', 'other', range(40, 56)),
    entry('table', 'ui', [0]),
    entry('grid', 'grid', [56, 57]),
    entry('joy', 'joy', [58]),
    entry('chart', 'chart', [59]),
    entry('never', 'ui', []),
  ],
);

test.each<[string, string | undefined, string]>([
  ['react.js', 'core.js', 'is used by the core'],
  ['popular.js', 'core.js', 'is used by almost all pages'],
  ['button.js', 'ui.js', 'is used by many pages of the library'],
  ['base.js', 'ui.js', 'is imported by shared code'],
  ['empty.js', undefined, 'is empty'],
  ['table.js', undefined, 'is used by few pages'],
  ['cells.js', undefined, 'is used by few pages'],
  ['joint.js', undefined, 'is used by few pages of two libraries'],
  ['grid.js', 'grid.js', 'is large'],
  ['rows.js', 'grid.js', 'is imported by a large chunk'],
  ['deep.js', 'ui.js', 'is also imported by lazy-loaded code'],
  ['later.js', 'later.js', 'is lazy-loaded'],
  ['panel.js', 'docs-shell.js', 'is used by the shell alone'],
  ['never.js', undefined, 'is used by no page'],
])('assigns %s to the shared file %s, because it %s', (name, home) => {
  expect(arranged.get(name)).toBe(home);
});

test('a shared file does not make pages load the imports of code that they do not need', () => {
  const files = arrange(
    [
      chunk('core.js', 9000),
      chunk('docs-shell.js', 100),
      chunk('popper.js', 20_000),
      chunk('joy-popper.js', 1000, ['popper.js', 'joy.js']),
      chunk('joy.js', 90_000),
    ],
    [
      entry('popper', 'material', range(0, 6)),
      entry('joy-popper', 'joy', range(20, 28)),
      entry('joy', 'joy', range(20, 50)),
    ],
  );
  expect(files.get('popper.js')).not.toBe(files.get('joy-popper.js'));
});

test('shared files import only shared files, without cycles', () => {
  let state = 7;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  // A chunk imports chunks before it, so the chunks have no cycles.
  const names = range(0, 120).map((index) => `chunk-${index}.js`);
  const chunks = names.map((name, index) => {
    const imports = index === 0 ? [] : range(0, 4).map(() => names[random(index)] ?? '');
    return chunk(name, random(9) * 1500, [...new Set(imports)]);
  });
  const entries = range(0, 90).map((index) => {
    const pages = range(0, 40).filter(() => random(3) === 0);
    return entry(`chunk-${119 - index}`, `library-${random(4)}`, pages);
  });
  const files = arrange([chunk('core.js', 10), chunk('docs-shell.js', 10), ...chunks], entries);
  const byName = new Map(chunks.map((one) => [one.name, one]));
  const filesBelow = (name: string): string[] =>
    (byName.get(name)?.imports ?? []).flatMap(({ chunk: next }) => {
      const file = files.get(next);
      expect(file !== undefined || byName.get(next)?.isEmpty).toBe(true);
      return file === undefined ? filesBelow(next) : [file];
    });
  const imports = new Map<string, Set<string>>();
  for (const [name, file] of files) {
    const known = imports.get(file) ?? new Set();
    imports.set(file, known);
    for (const one of filesBelow(name)) if (one !== file) known.add(one);
  }
  expect(imports.size).toBeGreaterThan(3);
  while (imports.size > 0) {
    const [leaf] = [...imports].find(([, all]) => all.size === 0) ?? [];
    expect(leaf, `a cycle among ${[...imports.keys()].join()}`).toBeDefined();
    imports.delete(leaf ?? '');
    for (const all of imports.values()) all.delete(leaf ?? '');
  }
});

test('imports each shared file once, with the names of all its chunks', async () => {
  const texts = {
    'one.js': 'export const a = 1;',
    'two.js': 'export const b = 2;',
    'own.js':
      'import {a as x} from "./one.js"; import "./three.js"; import {b} from "./two.js"; export const c = x + b;',
    'three.js': 'globalThis.three = 3;',
  };
  const chunks = await readChunks(
    Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
  );
  const layout = {
    chunks: new Map(chunks.map((one) => [one.name, one])),
    sharedFiles: new Map([
      ['one.js', 'shared.js'],
      ['two.js', 'shared.js'],
      ['three.js', 'late.js'],
    ]),
    named: new Set(['own.js']),
  };
  const { outputFiles } = await build({
    stdin: { contents: 'export { c } from "chunk:own.js";' },
    bundle: true,
    format: 'esm',
    minifyWhitespace: true,
    write: false,
    plugins: [chunksPlugin(layout)],
  });
  expect(outputFiles[0]?.text).toBe(
    'import{$0 as x,$1 as b}from"./shared.js";import"./late.js";var c=x+b;export{c};\n',
  );
});

test('keeps packages that throw, and those that import them, out of files of other demos', () => {
  const files = arrange(
    [
      chunk('core.js', 9000),
      chunk('docs-shell.js', 100),
      chunk('good.js', 300),
      chunk('wrapper.js', 300, ['faulty.js']),
      { ...chunk('faulty.js', 300), throws: true },
    ],
    ['good', 'wrapper', 'faulty'].map((name) => entry(name, name, range(0, 3))),
  );
  expect(Object.fromEntries(files)).toEqual({
    'core.js': 'core.js',
    'docs-shell.js': 'docs-shell.js',
    'good.js': 'core.js',
    'wrapper.js': 'wrapper.js',
    'faulty.js': 'faulty.js',
  });
});
