import { expect, test } from 'vitest';
import { droppedHtml } from '../../../cli/report/catalogue/content/html.ts';
import { unknownLanguage } from '../../../cli/report/catalogue/content/markdown.ts';
import { foldRepeated } from '../../../cli/report/fold.ts';
import { decodeText } from '../../../cli/load/read-text.ts';
import type { Place } from '../../../cli/model/diagnostic.ts';

const at = (file: string, line: number): Place => ({
  file,
  range: { start: { line, column: 1 }, end: { line, column: 2 } },
});

const rowsOf = (found: Parameters<typeof foldRepeated>[0]) =>
  foldRepeated(found).map(({ file, range, message }) => `${file}:${range?.start.line} ${message}`);

test('findings of a folded rule that say the same are one row per file, at the first of them', () => {
  const found = [
    droppedHtml(at('a.md', 1), '<label>'),
    droppedHtml(at('a.md', 2), '<input>'),
    droppedHtml(at('a.md', 3), '<label>'),
    droppedHtml(at('b.md', 1), '<label>'),
  ];
  expect(rowsOf(found)).toEqual([
    'a.md:1 <label> was left out (2 times in this file)',
    'a.md:2 <input> was left out',
    'b.md:1 <label> was left out',
  ]);
});

test('a finding with a fix keeps its row', () => {
  const found = [1, 2].map((line) =>
    unknownLanguage(at('a.md', line), 'tyepscript', { near: 'typescript', slip: 'typescript' }),
  );
  expect(foldRepeated(found)).toEqual(found);
});

test('reports the colors of a terminal once per block of code', () => {
  const block = '```ansi\n\u001b[32mone\u001b[0m\n\u001b[32mtwo\u001b[0m\n```\n';
  const { diagnostics } = decodeText(
    new TextEncoder().encode(`${block}\n${block}\u001b[31mred\u001b[0m`),
    'a.md',
  );
  expect(diagnostics.map(({ range }) => range?.start.line)).toEqual([2, 7, 10, 10]);
});
