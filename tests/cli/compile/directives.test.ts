import { expect, test } from 'vitest';
import { demoCodeStep } from '../../../cli/compile/steps.ts';
import { DEFAULT_LIMITS } from '../../../cli/compile/limits.ts';
import { applyFixes, fixesByFile } from '../../../cli/report/fix.ts';
import { compileText, demoOf, summary } from './compile-text.ts';
import { elementsOf, htmlOf, propsOf } from './to-html.ts';

const demos = [demoOf('X.tsx', 'export default function X() {\n  return <b>1</b>;\n}\n')];

test('places a demo at its directive, with source, preview and the heading above', async () => {
  const page = await compileText('## Basic use\n\na\n{{"demo": "X.tsx", "bg": true}}\nb\n', {
    demos,
  });
  expect(summary(page)).toEqual([]);
  expect(page.facts.demos).toEqual([
    {
      demo: 'X',
      options: { bg: true },
      range: { start: { line: 4, column: 1 }, end: { line: 4, column: 32 } },
    },
  ]);
  expect(page.facts.anchors).toEqual(['basic-use', 'X']);
  const [demo] = elementsOf(page.body.tree, 'docs-demo');
  expect(propsOf(demo!)).toMatchObject({
    demo: 'X',
    label: 'Basic use',
    options: { bg: true },
  });
  const { X: code } = await demoCodeStep.run({ demos, codeBytes: DEFAULT_LIMITS.codeBytes });
  expect(code).toMatchObject([
    {
      style: null,
      sources: [
        { variant: 'TS', code: { language: 'tsx', lineCount: 3 }, preview: { lineCount: 1 } },
        { variant: 'JS' },
      ],
    },
  ]);
});

test('gives each demo an id for links, unless a heading has it', async () => {
  const named = [...demos, demoOf('box.tsx', 'export default function Box() {}\n')];
  const text = ['X.tsx', 'box.tsx', 'X.tsx'].map((demo) => `{{"demo": "${demo}"}}\n`).join('\n');
  const page = await compileText(`## Box\n\n${text}`, { demos: named });
  const elements = elementsOf(page.body.tree, 'docs-demo');
  expect(elements.map(({ properties }) => properties['id'])).toEqual(['X', undefined, 'X-2']);
  expect(page.facts.anchors).toEqual(['box', 'X', 'X-2']);
});

test('places a component at its directive with the other members as props', async () => {
  const page = await compileText('{{"component": "Gallery", "wide": true, "demo": "a"}}');
  expect(page.facts.components).toEqual([{ name: 'Gallery', props: { wide: true, demo: 'a' } }]);
  expect(elementsOf(page.body.tree, 'docs-component')).toHaveLength(1);
  expect(page.diagnostics).toEqual([]);
});

test.each([
  ['in a fence', '```\n{{"demo": "X.tsx"}}\n```'],
  ['in inline code', 'a `{{"demo": "X.tsx"}}` b'],
  ['indented by four', '    {{"demo": "X.tsx"}}'],
  ['after a backslash', 'see \\{{"demo": "X.tsx"}}'],
  ['in JSX', 'a value={{"code": "X.tsx"}} b'],
  ['in a code element', 'a <code>{{"demo": "X.tsx"}}</code> b'],
  ['in quotation marks', 'a “{{"demo": "X.tsx"}}” b'],
  ['with another name', '{{value}}'],
  ['with single braces', '{"demo": "X.tsx"}'],
  ['without quotes', '{{demo: X}}'],
])('treats braces as text %s', async (_name, text) => {
  const page = await compileText(text, { demos });
  expect(page.facts.demos).toEqual([]);
  expect(summary(page)).toEqual([]);
  expect(htmlOf(page)).toContain('{');
});

test.each([
  ['see {{"demo": "X.tsx"}}.', 5],
  ['{{"demo": "X.tsx"}} is how', 1],
  ['**see** {{"component": "Gallery", "a": {"b": 1}}}', 9],
  ['- **{{"code": "a.py"}}**', 5],
])('reports the directive within a line of %s', async (text, column) => {
  const page = await compileText(`a\n\n${text}\n`, { demos });
  expect([page.facts.demos, page.facts.components]).toEqual([[], []]);
  expect(page.diagnostics).toMatchObject([
    {
      code: 'markdown/bad-directive',
      hint: 'Put it on a line of its own, outside of headings and tables.',
      range: { start: { line: 3, column } },
    },
  ]);
});

test.each([
  ['{{"demo": "X.tsx", bg: true}}', 20, 'unexpected bg'],
  ['{{demo: "X.tsx"}}', 3, 'unexpected demo'],
  ["{{ 'demo': 'X.tsx' }}", 4, "unexpected '"],
  ['{{"demo": "X.tsx" "bg": true}}', 19, 'unexpected "'],
  ['{{"demo": "X.tsx", "bg" true}}', 25, 'unexpected true'],
  ['{{"demo": "X.tsx", "bg": yes}}', 26, 'unexpected yes'],
  ['{{"demo": "X.tsx", }}', 20, 'unexpected }'],
  ['{{"demo": \'X.tsx\'}}', 11, "unexpected '"],
  ['{{"demo": "X.tsx}}', 18, 'it ends too early'],
  ['{{"demo": "X.tsx"}}}', 19, 'unexpected }'],
  ['{{"demo": "X.tsx"}', 19, 'it must end with }}'],
  ['  {{"demo": 1}}', 5, 'demo must be a string'],
])('reports an invalid directive at its column: %s', async (text, column, reason) => {
  const page = await compileText(`a\n\n${text}\n`, { demos });
  expect(page.diagnostics).toMatchObject([
    {
      code: 'markdown/bad-directive',
      severity: 'error',
      message: `Invalid directive: ${reason}`,
      range: { start: { line: 3, column } },
    },
  ]);
});

test.each([
  ['"hideToolBar": true', 'demo/unknown-option', 'Did you mean hideToolbar?'],
  ['"defaultExpanded": true', 'demo/unknown-option', 'Remove it.'],
  ['"hideToolbar": "true"', 'demo/option-type', 'Expected true or false.'],
  ['"height": "400"', 'demo/option-type', 'Expected a number of pixels above 0.'],
  ['"maxWidth": 0', 'demo/option-type', 'Expected a number of pixels above 0.'],
  [
    '"bg": "red"',
    'demo/option-type',
    'Expected true, false, "gradient", "inline", "outlined" or "playground".',
  ],
  ['"bg": "outline"', 'demo/option-type', 'Did you mean "outlined"?'],
  ['"hideToolbar": false', 'demo/redundant-option', 'Remove it.'],
  ['"height": 400', 'demo/redundant-option', 'Add "iframe": true, or remove height.'],
])('reports an invalid option at its key: %s', async (option, code, hint) => {
  const page = await compileText(`{{"demo": "X.tsx", ${option}}}`, { demos });
  expect(page.diagnostics).toMatchObject([
    { code, hint, severity: 'warning', range: { start: { line: 1, column: 20 } } },
  ]);
});

test.each(['defaultCodeOpen', 'disableAd', 'hideEditButton', 'disableLiveEdit'])(
  'reports %s together with hideToolbar at its key',
  async (option) => {
    const text = `{{"demo": "X.tsx", "hideToolbar": true, "${option}": true}}`;
    const page = await compileText(text, { demos });
    const hint = `Remove ${option} or hideToolbar.`;
    expect(page.diagnostics).toMatchObject([
      { code: 'demo/redundant-option', hint, range: { start: { column: 41 } } },
    ]);
    const other = await compileText(text.replace('true}}', 'false}}'), { demos });
    expect(other.diagnostics).toEqual([]);
  },
);

test('keeps every valid option', async () => {
  const options = {
    bg: 'inline',
    defaultCodeOpen: false,
    iframe: true,
    height: 400,
    maxWidth: 300,
    disableLiveEdit: true,
    hideEditButton: true,
    disableAd: true,
    hideToolbar: true,
  };
  const { hideToolbar, ...rest } = options;
  for (const one of [{ hideToolbar }, rest]) {
    const json = JSON.stringify({ demo: 'X.tsx', ...one });
    const page = await compileText(`{${json}}`, { demos });
    expect(summary(page)).toEqual([]);
    expect(page.facts.demos[0]?.options).toEqual(one);
  }
});

test('reports an unknown component at its name with a suggestion', async () => {
  const page = await compileText('{{"component": "Galery"}}');
  expect(page.diagnostics).toMatchObject([
    {
      code: 'markdown/unknown-component',
      hint: 'Did you mean Gallery?',
      range: { start: { line: 1, column: 16 }, end: { line: 1, column: 24 } },
    },
  ]);
});

test('shows a misspelled directive as text and reports a warning', async () => {
  const page = await compileText('{{"dmeo": "X.tsx"}}');
  expect(page.diagnostics).toMatchObject([
    { code: 'markdown/unknown-directive', hint: 'Did you mean demo?' },
  ]);
  expect(htmlOf(page)).toBe('<p>{{"dmeo": "X.tsx"}}</p>');
});

test.each([
  '{{"demo": "Y.tsx"}}',
  '- a\n  - b\n\n    {{"demo": "Y.tsx"}}\n',
  '> {{"demo": "Y.tsx"}}\n',
])('compiles %j without its missing demo, which was reported before', async (text) => {
  const page = await compileText(text);
  expect(summary(page)).toEqual([]);
  expect(page.facts.demos).toEqual([]);
});

test.each([
  ['"hideToolbar": false, "bg": {"hideToolbar": 1}', '"bg": {"hideToolbar": 1}'],
  ['"bg": {"hideToolbar": 1}, "hideToolbar": false', '"bg": {"hideToolbar": 1}'],
  [String.raw`"hideT\u006folbar": false, "bg": true`, '"bg": true'],
  ['"bg": {"hideToolbar": false}', '"bg": {"hideToolbar": false}'],
])('the fix of %s removes nothing but a redundant option', async (options, fixed) => {
  const textOf = (members: string) =>
    `A, b.\n\n{{"demo": "X.tsx", ${members}}}\n\nThis text is false, and "stays".\n`;
  const { diagnostics } = await compileText(textOf(options), { demos });
  const fixes = [...fixesByFile(diagnostics).values()].flat();
  expect(applyFixes(textOf(options), fixes).text).toBe(textOf(fixed));
});
