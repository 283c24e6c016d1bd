import { expect, test } from 'vitest';
import { demoCodeStep } from '../../../cli/compile/steps.ts';
import type { CompileInput } from '../../../cli/compile/input.ts';
import { DEFAULT_LIMITS } from '../../../cli/compile/limits.ts';
import type { DemoCode } from '../../../cli/model/page.ts';
import { toSourcePath } from '../../../cli/model/paths.ts';
import { compileText } from './compile-text.ts';

type Demo = CompileInput['demos'][number];
type Files = Readonly<Record<string, string>>;

/** Creates a demo with the files of each style; the first file is its module. */
const demoIn = (styles: Readonly<Record<string, Files>>): Demo => ({
  name: 'X',
  id: 'X',
  variants: Object.entries(styles).map(([style, files]) => ({
    style,
    module: toSourcePath(Object.keys(files)[0] ?? ''),
    files: Object.entries(files).map(([path, text]) => ({
      path: toSourcePath(path),
      text,
      hash: text,
    })),
  })),
});

type Source = DemoCode[string][number]['sources'][number];

async function stylesOf(demo: Demo) {
  const page = await compileText('{{"demo": "X"}}', { demos: [demo] });
  const { X } = await demoCodeStep.run({ demos: [demo], codeBytes: DEFAULT_LIMITS.codeBytes });
  return { page, styles: X! };
}

const inShort = (sources: readonly Source[]) =>
  sources.map(({ variant, code }) => [
    variant,
    code.language,
    code.html.replace(/<[^>]+>/g, '').trim(),
  ]);

test('returns the source of a demo in both languages and every style, and lists its styles', async () => {
  const { page, styles } = await stylesOf(
    demoIn({
      system: { 'a.tsx': 'export default (x: A) => x;\n' },
      css: { 'b.tsx': 'export default (y: B) => y;\n', 'b.css': '' },
    }),
  );
  expect(styles.map(({ style, sources }) => [style, inShort(sources)])).toEqual([
    [
      'system',
      [
        ['TS', 'tsx', 'export default (x: A) => x;'],
        ['JS', 'jsx', 'export default (x) => x;'],
      ],
    ],
    [
      'css',
      [
        ['TS', 'tsx', 'export default (y: B) => y;'],
        ['JS', 'jsx', 'export default (y) => y;'],
      ],
    ],
  ]);
  expect(page.facts.demos.map((demo) => demo.styles)).toEqual([['system', 'css']]);
  expect(page.body.markdown).toContain('```tsx\nexport default (x: A) => x;\n```');
  expect(page.body.markdown).not.toContain('(y');
});

test('uses the JavaScript file beside a TypeScript demo unchanged', async () => {
  const { styles } = await stylesOf(demoIn({ a: { 'a.tsx': 'let a: 1;', 'a.jsx': 'var a;' } }));
  expect(styles.map(({ style, sources }) => [style, inShort(sources)])).toEqual([
    [
      null,
      [
        ['TS', 'tsx', 'let a: 1;'],
        ['JS', 'jsx', 'var a;'],
      ],
    ],
  ]);
});

test('shows an untyped demo alike in both languages, and a JavaScript demo in JavaScript only', async () => {
  const same = await stylesOf(demoIn({ a: { 'a.tsx': 'export default 1 < 2;' } }));
  const [typed, plain] = same.styles[0]?.sources ?? [];
  expect(typed?.name).toBe('a.tsx');
  expect(plain).toEqual({ ...typed, variant: 'JS', name: 'a.jsx' });
  const only = await stylesOf(demoIn({ a: { 'a.jsx': 'export default 1;' } }));
  expect(inShort(only.styles[0]?.sources ?? [])).toEqual([['JS', 'jsx', 'export default 1;']]);
});

test('shows only TypeScript for a demo without a JavaScript equivalent', async () => {
  const { styles } = await stylesOf(demoIn({ a: { 'a.tsx': 'enum A { B }' } }));
  expect(inShort(styles[0]?.sources ?? [])).toEqual([['TS', 'tsx', 'enum A { B }']]);
});

test('shows the files that a demo imports in both languages, sorted by name, without images', async () => {
  const { styles } = await stylesOf(
    demoIn({
      a: {
        'd/a.tsx': "import './b';",
        'd/b.ts': 'export const b: 1 = 1;\n',
        'd/c.css': 'a {}',
        'd/e.json': '{}',
        'd/f.svg': '<svg/>',
        'd/g.png': '',
        'up.ts': 'export const up = 1;\n',
      },
    }),
  );
  const names = styles[0]?.sources.map(({ files }) => files.map(({ name }) => name));
  expect(names).toEqual([
    ['b.ts', 'c.css', 'e.json', '../up.ts'],
    ['b.js', 'c.css', 'e.json', '../up.js'],
  ]);
  expect(styles[0]?.sources[1]?.files[0]?.code.html).not.toContain('1:');
});

test('highlights a file without types once, and leaves the text of a long file as it is', async () => {
  const long = `export const all: number[] = [${'1, '.repeat(20)}];\n`;
  const demo = demoIn({
    a: { 'a.tsx': 'let a: 1;', 'data.ts': 'export const a = 1;', 'long.ts': long },
  });
  const { X } = await demoCodeStep.run({ demos: [demo], codeBytes: 50 });
  const [typed, plain] = X?.[0]?.sources ?? [];
  expect(plain?.files[0]).toEqual({ ...typed?.files[0], name: 'data.js' });
  expect(plain?.files[1]).toEqual(typed?.files[1]);
  expect(plain?.files[1]).toMatchObject({ name: 'long.ts', code: { html: '' }, text: long });
});

test('does not list the JavaScript version among the files of a demo', async () => {
  const { styles } = await stylesOf(
    demoIn({ a: { 'a.tsx': 'let a: 1;', 'a.js': 'var a;', 'b.ts': 'let b: 1;' } }),
  );
  const named = styles[0]?.sources.map(({ name, files }) => [name, ...files.map((f) => f.name)]);
  expect(named).toEqual([
    ['a.tsx', 'b.ts'],
    ['a.js', 'b.js'],
  ]);
});

test.each([
  ['.a {\n  @apply flex;\n}', '@apply'],
  ["@import 'tailwindcss/utilities.css';", "@import 'tailwindcss/utilities.css'"],
  ['/* @apply */ @media print { .a { color: red } }', undefined],
])('reports a rule that only Tailwind CSS understands: %s', async (css, rule) => {
  const demo = demoIn({ a: { 'a.tsx': "import './a.css';", 'a.css': css } });
  const { page } = await stylesOf(demo);
  expect(page.diagnostics.map(({ message }) => message)).toEqual(
    rule === undefined ? [] : [`a.css contains ${rule}, which only Tailwind CSS understands`],
  );
});
