import { expect, test } from 'vitest';
import { previewCode } from '../../../cli/compile/code/demo-code.ts';

const component = (body: string) =>
  `import * as React from 'react';\n\nexport default function X() {\n${body}\n}\n`;

test.each([
  ['one element', component('  return <Button>a</Button>;'), '<Button>a</Button>'],
  [
    'an element in brackets',
    component('  return (\n    <Button>\n      a\n    </Button>\n  );'),
    '<Button>\n  a\n</Button>',
  ],
  [
    'a wrapper',
    component(
      '  return (\n    <Stack spacing={2} direction="row">\n      <A />\n      <B />\n    </Stack>\n  );',
    ),
    '<A />\n<B />',
  ],
  ['a fragment', component('  return (\n    <>\n      <A />\n    </>\n  );'), '<A />'],
  [
    'a named fragment',
    component('  return (\n    <React.Fragment>\n      <A />\n    </React.Fragment>\n  );'),
    '<A />',
  ],
  [
    'a wrapper with braces in its attributes',
    component(
      "  return (\n    <Box sx={{ '& > :not(style)': { m: 1 } }} onClick={() => a > b}>\n      <A />\n    </Box>\n  );",
    ),
    '<A />',
  ],
  ['an empty wrapper', component('  return <Box sx={{ m: 1 }} />;'), '<Box sx={{ m: 1 }} />'],
  ['text in a wrapper', component('  return (\n    <div>a</div>\n  );'), '<div>a</div>'],
  [
    'the last return',
    component(
      '  if (a) {\n    return <A />;\n  }\n  const f = () => {\n    return <B />;\n  };\n  return <C />;',
    ),
    '<C />',
  ],
  [
    'strings and comments that look like code',
    component(
      "  const a = 'return <A />; }';\n  // return <B /> }\n  /* } */\n  const t = `}${'}'}`;\n  return <C a=\"}\">it's {'}'} {/* } */}</C>;",
    ),
    "<C a=\"}\">it's {'}'} {/* } */}</C>",
  ],
  ['an arrow function', 'const X = () => {\n  return <A />;\n};\n\nexport default X;\n', '<A />'],
  [
    'an arrow function without a body',
    'const X = () => (\n  <div>\n    <A />\n  </div>\n);\nexport default X;\n',
    '<A />',
  ],
  [
    'a wrapped function',
    'const X = React.forwardRef(function X(props, ref) {\n  return <A ref={ref} />;\n});\nexport default X;\n',
    '<A ref={ref} />',
  ],
  [
    'a memoized name',
    'function X() {\n  return <A />;\n}\nexport default React.memo(X);\n',
    '<A />',
  ],
  [
    'parameters with braces',
    'export default function X({ a = {}, b }: { a: object; b: () => void }) {\n  return <A />;\n}\n',
    '<A />',
  ],
  [
    'type arguments',
    component(
      "  const [a] = React.useState<'x' | 'y'>('x');\n  const b = a < 1 ? 2 : 3;\n  return <A<string> b={b}>c</A>;",
    ),
    '<A<string> b={b}>c</A>',
  ],
  [
    'nested elements',
    component(
      '  return (\n    <div>\n      {list.map((a) => (\n        <A key={a}>\n          <B>{a}</B>\n        </A>\n      ))}\n    </div>\n  );',
    ),
    '{list.map((a) => (\n  <A key={a}>\n    <B>{a}</B>\n  </A>\n))}',
  ],
  [
    'other components after it',
    `${component('  return <A />;')}\nfunction Y() {\n  return <B />;\n}\n`,
    '<A />',
  ],
])('finds the preview of a demo with %s', (_name, source, expected) => {
  expect(previewCode(source)).toBe(expected);
});

test('keeps a layout element that the page is about', () => {
  const source = component('  return (\n    <Stack spacing={2}>\n      <A />\n    </Stack>\n  );');
  expect(previewCode(source, ['Stack'])).toBe('<Stack spacing={2}>\n  <A />\n</Stack>');
  expect(previewCode(source, ['Box'])).toBe('<A />');
});

test.each([
  ['no default export', 'export const a = 1;\n'],
  ['no JSX', component('  return null;')],
  ['no return', component('  useEffect(() => {});')],
  ['a conditional', component('  return a ? <A /> : <B />;')],
  [
    'more than 16 lines',
    component(`  return (\n    <div>\n${'      <A />\n'.repeat(17)}    </div>\n  );`),
  ],
  ['brackets that do not close', 'export default function X() {\n  return <A b={{;\n'],
  ['nothing', ''],
])('finds no preview, or only a part of the JSX, of a demo with %s', (_name, source) => {
  expect(previewCode(source) ?? '').not.toContain('import');
  if (!source.includes('{{;')) expect(previewCode(source)).toBeUndefined();
});

test('accepts a preview of sixteen lines', () => {
  const source = component(`  return (\n    <div>\n${'      <A />\n'.repeat(16)}    </div>\n  );`);
  expect(previewCode(source)?.split('\n')).toHaveLength(16);
});

test.each([
  ['JSX', '{/* preview-start */}', '{/* preview-end */}'],
  ['JavaScript', '// preview-start', '// preview-end'],
])(
  'takes the code between two comments of %s as the preview, at any length',
  (_name, start, end) => {
    const rows = '      <A />\n'.repeat(20);
    const source = component(
      `  return (\n    <Provider>\n      ${start}\n${rows}      ${end}\n    </Provider>\n  );`,
    );
    expect(previewCode(source)).toBe('<A />\n'.repeat(20).trimEnd());
  },
);

test.each([
  ['no end', '// preview-start', ''],
  ['no start', '', '// preview-end'],
  ['nothing between them', '// preview-start', '// preview-end\n  // more'],
])('ignores comments that mark a preview with %s', (_name, start, end) => {
  const inside = end.includes('more') ? '' : '  const a = 1;\n';
  expect(previewCode(component(`  ${start}\n${inside}  ${end}\n  return <A />;`))).toBe('<A />');
});
