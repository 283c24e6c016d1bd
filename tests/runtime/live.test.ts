import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { previewCode as previewOfSource } from '../../cli/compile/code/demo-code.ts';
import { issueAddress } from '../../runtime/islands/failure.ts';
import { indentOf } from '../../runtime/live/editor.ts';
import type { CodeSources } from '../../runtime/live/imports.ts';
import { compileEditedCode, editErrorMessage } from '../../runtime/live/run-code.ts';
import {
  editFull,
  editPreview,
  findPreview,
  toPreviewPosition,
  previewText,
  createEditedText,
} from '../../runtime/live/edited-text.ts';

const SOURCES: CodeSources = {
  packages: {
    files: ['/_assets/react.js', '/_assets/kit.js'],
    specifiers: {
      react: { file: 0, names: { '*': 'R', default: 'R', useState: 'a' } },
      'react/jsx-runtime': { file: 0, names: { jsx: 'b', jsxs: 'c', Fragment: 'd' } },
      '@kit/ui/Button': { file: 1, names: { default: 'e', buttonClasses: 'f' } },
      '@kit/ui': { file: 1, names: { '*': 'g' } },
    },
  },
  files: { './data': ['default', 'rows'], '@/rows': ['rows'] },
  module: 'https://docs.example/_assets/page.js',
  island: 'Basic',
  base: 'https://docs.example/button/',
};
const run = (code: string, isTyped = true) =>
  compileEditedCode({ code, isTyped, sources: SOURCES });
const problemOf = (code: string) =>
  run(code).then(
    () => 'no problem',
    (error: Error) => error.message,
  );
const DEMO = 'export default function Basic() {\n  return null;\n}\n';

test('finds a preview in its source at any indentation', () => {
  const full = 'a\n    <B>\n      c\n    </B>\nd';
  expect(findPreview(full, '<B>\n  c\n</B>')).toEqual({ from: 2, to: 26, indent: '    ' });
  expect(findPreview('return <B />;', '<B />')).toEqual({ from: 7, to: 12, indent: '' });
  expect(findPreview('a\nb', 'c')).toBeUndefined();
});

test.each([
  ['with spaces in empty lines', 'f(\n    <B>\n\n      c\n    </B>)', '<B>\n  \n  c\n</B>'],
  ['with an empty first line', 'f(\n\n    <B>\n      c\n    </B>)', '\n<B>\n  c\n</B>'],
  ['in lines with carriage returns', 'f(\r\n    <B>\r\n      c\r\n    </B>)', '<B>\n  c\n</B>'],
])('finds a preview %s', (_case, full, preview) => {
  const { from = 0, to = 0, indent } = findPreview(full, preview) ?? {};
  expect(indent).toBe('    ');
  expect(full.slice(from, to).trim()).toMatch(/^<B>[^]*<\/B>$/);
});

test('finds the last of repeated lines', () => {
  expect(findPreview('  a\n  b\n  a\n  b\n  a', 'a\nb\na')).toMatchObject({ from: 8 });
});

test('finds the preview that the build makes of a source', () => {
  const file = 'content/material-ui/react-button/BasicButton.tsx';
  const source = readFileSync(file, 'utf8');
  const preview = previewOfSource(source) ?? '';
  expect(preview).not.toBe('');
  expect(previewText(createEditedText(source, preview))).toBe(preview);
});

test('applies an edit of the preview to the source with its indentation', () => {
  const text = createEditedText('f(\n  <B>\n    c\n  </B>\n)', '<B>\n  c\n</B>');
  const edited = editPreview(text, '<B>\n  c\n\n  d\n</B>');
  expect(edited.full).toBe('f(\n  <B>\n    c\n\n    d\n  </B>\n)');
  expect(previewText(edited)).toBe('<B>\n  c\n\n  d\n</B>');
});

test('keeps the preview after edits around or in it, and shows all code after one across its edge', () => {
  const text = createEditedText('one\n  <B />\ntwo', '<B />');
  expect(previewText(editFull(text, 'one more\n  <B />\ntwo'))).toBe('<B />');
  expect(previewText(editFull(text, 'one\n  <B a />\ntwo'))).toBe('<B a />');
  expect(previewText(editFull(text, 'one\n  <B />\ntwo more'))).toBe('<B />');
  expect(previewText(editFull(text, 'one\n  <C')).trim()).toBe('one\n  <C');
});

test('converts positions in the source to those in the preview, and keeps positions outside of it', () => {
  const text = createEditedText('one\n  <B>\n    c\n  </B>\ntwo', '<B>\n  c\n</B>');
  expect(toPreviewPosition('Wrong (3:5)', text)).toBe('Wrong (2:3)');
  expect(toPreviewPosition('Wrong (5:1)', text)).toBe('Wrong (5:1)');
  expect(toPreviewPosition('Wrong (1:2)', text)).toBe('Wrong (1:2)');
  expect(toPreviewPosition('Wrong', text)).toBe('Wrong');
  expect(toPreviewPosition('Wrong (2:8)', createEditedText('\nreturn <B />;', '<B />'))).toBe(
    'Wrong (1:1)',
  );
});

test('removes types from edited code, keeps its lines, and imports absolute addresses', async () => {
  const code = `import * as React from 'react';
import Button, { type ButtonProps } from '@kit/ui/Button';
import type { Row } from '../../cli/api/content/sections.ts';
import { rows as all } from './data';
import { Card } from '@kit/ui';

export default function Basic(props: ButtonProps): React.ReactNode {
  return <Button>{all.length as number}<Card /></Button>;
}
`;
  const lines = (await run(code)).split('\n');
  expect(lines[0]).toContain('import { R as React } from "https://docs.example/_assets/react.js"');
  expect(lines[1]).toBe('import { e as Button } from "https://docs.example/_assets/kit.js";');
  expect(lines[2]).toBe('');
  expect(lines[3]).toContain('"https://docs.example/_assets/page.js"; const { "rows": all = ');
  expect(lines[3]).toContain('["Basic"]["./data"]');
  expect(lines[4]).toContain('import { g as ');
  expect(lines[6]).toBe('export default function Basic(props) {');
});

test('imports a package as a namespace of the names that the site bundles', async () => {
  const code = "import Button, * as All from '@kit/ui/Button';\nexport default [Button, All];\n";
  expect((await run(code)).split('\n')[0]).toBe(
    'import { e as Button, e as $docs0_0, f as $docs0_1 } from "https://docs.example/_assets/kit.js"; const All = { "default": $docs0_0, "buttonClasses": $docs0_1 };',
  );
});

test('reports a missing package, name or file with its position and the nearest existing one', async () => {
  expect(await problemOf(`import B from '@kit/ui/Buton';\n${DEMO.replace('null', 'B')}`)).toBe(
    '`@kit/ui/Buton` is not among the packages that the demos of this site use. Did you mean `@kit/ui/Button`? (1:16)',
  );
  expect(
    await problemOf(`import { buttonClases } from '@kit/ui/Button';\nexport default buttonClases`),
  ).toBe(
    '`@kit/ui/Button` has no `buttonClases` on this site. Did you mean `buttonClasses`? (1:10)',
  );
  expect(await problemOf(`\nimport d from './dat';\nexport default d`)).toBe(
    'This demo has no file `./dat`. Did you mean `./data`? (2:16)',
  );
  expect(await problemOf(`import { row } from './data';\nexport default row`)).toBe(
    '`./data` has no `row` on this site. Did you mean `rows`? (1:10)',
  );
});

test('reports code that cannot run, and syntax errors with their position', async () => {
  expect(await problemOf('const a = ;')).toMatch(/^Unexpected token \(1:\d+\)$/);
  expect(await problemOf('const a = 1;')).toContain('Write `export default`');
  expect(await problemOf(`${DEMO}import('./data')`)).toContain('cannot call `import()`');
  expect(await problemOf(`${DEMO}export * from './data'`)).toContain(
    'Import it, and export it separately',
  );
  expect(editErrorMessage(new ReferenceError('process is not defined'))).toContain(
    'does not exist in a browser',
  );
});

test('reports an error inside an element at its position, at any depth', async () => {
  const show = (jsx: string) =>
    problemOf(`export default () => {\n  const n: number = 1;\n  return ${jsx};\n};\n`);
  expect(await show('<a b={{c; 1}} d="e">f</a>')).toContain('(3:18)');
  expect(await show('<A b={1}>\n{[n].map((c: number) => <i d={<b>{c +}</b>} />)}</A>')).toContain(
    '(4:38)',
  );
  expect(await show('<a b={1}>{}{n +}</a>')).toContain('(3:25)');
});

test('reports a mismatched closing tag with its position', async () => {
  const show = (jsx: string) => problemOf(`export default () => (\n  ${jsx}\n);\n`);
  expect(await show('<a></b>')).toBe('`</b>` cannot close `<a>`. Write `</a>` first. (2:6)');
  expect(await show('<><i.j>1</i.k></>')).toContain('`</i.j>` first. (2:11)');
  expect(await show('<a b={<c d="/" />}><e:f g></e:f ><></>{1 / 2}<m-n /></a>')).toBe('no problem');
  expect(await show('<List<string> of={(one) => <p>{one}</p>} />')).toBe('no problem');
});

test('compiles JavaScript without types, and drops imports of styles that the page has', async () => {
  const code = `import './demo.css';\nimport rows from './data.js';\nexport default () => <i a={rows} />;\n`;
  const lines = (await run(code, false)).split('\n');
  expect(lines[0]).not.toContain('demo.css');
  expect(lines[1]).toContain('["./data"]');
});

test('indents a new line like the one before', () => {
  expect(indentOf('a\n    b {')).toBe('    ');
  expect(indentOf('a')).toBe('');
});

test('puts the demo, the page and the shortened error into a report', () => {
  const page = 'https://docs.example/button/#Basic';
  const report = { demo: 'Basic', error: `a & b ${'x'.repeat(5000)}`, page };
  const address = new URL(
    issueAddress({ issues: 'https://code.example/new?template=1' }, report) ?? '',
  );
  expect(address.searchParams.get('template')).toBe('1');
  expect(address.searchParams.get('title')).toContain('Basic');
  expect(address.searchParams.get('body')).toContain(`${page}\n\nError:\n\n\`\`\`text\na & b xxx`);
  expect(address.href.length).toBeLessThan(1500);
  expect(issueAddress({}, report)).toBeUndefined();
  const form = 'https://gitlab.com/a/b/-/issues/new';
  const { searchParams } = new URL(issueAddress({ issues: form }, report) ?? '');
  expect([...searchParams.keys()]).toEqual(['issue[title]', 'issue[description]']);
});

test('imports a file with a path alias from the module of the page', async () => {
  const code = "import { rows } from '@/rows';\nexport default () => <i>{rows}</i>;\n";
  expect(await run(code)).toContain('await $docs1["Basic"]["@/rows"]()');
});
