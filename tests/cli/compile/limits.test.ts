import { expect, test } from 'vitest';
import { cpuMsOf } from '../../harness/cpu-time.ts';
import { compileText } from './compile-text.ts';

const codes = async (text: string) => [
  ...new Set((await compileText(text)).diagnostics.map(({ code }) => code)),
];
const table = (rows: number) => `| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(rows)}`;
const list = (levels: number) =>
  Array.from({ length: levels }, (_, level) => `${' '.repeat(2 * level)}- x`).join('\n');
const fence = (text: string) => `\`\`\`text\n${text}\n\`\`\``;

/** CPU time within which a page just above a limit must be rejected, in milliseconds. */
const REFUSED_WITHIN_MS = 2000;

const elements = (count: number) => '<div>'.repeat(count) + '</div>'.repeat(count);

test.each([
  ['bytes', '', 'a b c d\n'.repeat(131_073), 'markdown/too-large'],
  ['bytes of other scripts', '', 'ä\n'.repeat(349_526), 'markdown/too-large'],
  ['rows of a table', table(1000), table(5001), 'markdown/long-table'],
  ['quotes', '>'.repeat(100), '>'.repeat(101), 'markdown/too-deep'],
  ['quotes with spaces', '> '.repeat(100), '> '.repeat(2000), 'markdown/too-deep'],
  ['lists on one line', '- '.repeat(100), '- '.repeat(101), 'markdown/too-deep'],
  ['numbered lists on one line', '1. '.repeat(90), '1. '.repeat(2000), 'markdown/too-deep'],
  ['lists by indentation', list(60), list(300), 'markdown/too-deep'],
  [
    'containers',
    `${':::info\n'.repeat(60)}a\n${':::\n'.repeat(60)}`,
    ':::info\n'.repeat(101),
    'markdown/too-deep',
  ],
  [
    'emphasis',
    `${'*'.repeat(400)}a${'*'.repeat(400)}`,
    `${'*'.repeat(8000)}a`,
    'markdown/too-deep',
  ],
  ['brackets', '[a](b '.repeat(400), '[a](b '.repeat(3000), 'markdown/too-deep'],
  ['HTML', elements(300), elements(302), 'markdown/too-deep'],
  ['the length of a line', 'a '.repeat(10_000), 'a '.repeat(10_001), 'markdown/long-line'],
])(
  'accepts a page at the limit of %s, and rejects one above it quickly',
  async (_name, at, above, code) => {
    expect(await codes(at)).toEqual([]);
    const ms = await cpuMsOf(async () => expect(await codes(above)).toEqual([code]));
    expect(ms).toBeLessThan(REFUSED_WITHIN_MS);
  },
);

test.each([
  ['long lines', fence('a '.repeat(20_000))],
  ['many quotes', fence('>'.repeat(500))],
  ['many rows', fence('| a | b |\n'.repeat(6000))],
  ['a rule of many stars', '*'.repeat(3000)],
  ['many lines of other containers', '    :::row:::\n'.repeat(101)],
])('allows code and thematic breaks with %s', async (_name, text) => {
  expect(await codes(text)).toEqual([]);
});

test('reports the element that is nested too deeply', async () => {
  const { diagnostics } = await compileText(`a\n\n${'<div>\n'.repeat(1000)}`);
  expect(diagnostics).toMatchObject([
    { code: 'markdown/too-deep', range: { start: { line: 303, column: 1 } } },
  ]);
});

test('ignores long front matter values and indented blank lines when counting depth', async () => {
  const text = `---\ntitle: A\ndescription: ${'long '.repeat(80)}\n---\n\n${' '.repeat(400)}\n\na\n`;
  expect(await codes(text)).toEqual([]);
});

test('reports the line that is nested too deeply', async () => {
  const { diagnostics } = await compileText(`---\ntitle: A\n---\na\n\n${'>'.repeat(101)}\n`);
  expect(diagnostics[0]?.range?.start).toEqual({ line: 6, column: 1 });
});

test('reports thousands of open elements as nested too deeply', async () => {
  const page = await compileText('<div>\n'.repeat(8000));
  expect(page.diagnostics.map(({ code }) => code)).toEqual(['markdown/too-deep']);
});
