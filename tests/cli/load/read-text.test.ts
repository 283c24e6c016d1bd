import { expect, test } from 'vitest';
import { decodeText } from '../../../cli/load/read-text.ts';
import { formatFinding } from '../../harness/open-site.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...utf8(part)] : part)));

test('removes a byte order mark', () => {
  expect(decodeText(bytes([0xef, 0xbb, 0xbf], '# A\n'), 'a.md')).toEqual({
    value: '# A\n',
    diagnostics: [],
  });
});

test.each([
  ['CRLF', 'a\r\nb\r\n'],
  ['CR', 'a\rb\r'],
  ['mixed', 'a\r\nb\r'],
])('converts %s line endings to LF', (_, text) => {
  expect(decodeText(utf8(text), 'a.md').value).toBe('a\nb\n');
});

test('keeps accented letters, other scripts and emoji', () => {
  const text = 'é 漢字 🙂\n';
  expect(decodeText(utf8(text), 'a.md')).toEqual({ value: text, diagnostics: [] });
});

test.each([
  ['a lone continuation byte', ['ab\ncd', [0x80], 'ef'], 5, '2:3'],
  ['a cut character', ['ab\n', [0xe2, 0x82], 'x'], 3, '2:1'],
  ['a cut character at the end', ['ab', [0xf0, 0x9f]], 2, '1:3'],
  ['Latin-1', ['caf', [0xe9], ' noir'], 3, '1:4'],
  ['UTF-16', [[0xff, 0xfe, 0x61, 0x00]], 0, '1:1'],
  ['bytes after CRLF line ends', ['a\r\nb\r\nc', [0xff]], 7, '3:2'],
  ['a bad byte after a character of four bytes', ['🙂', [0xff]], 4, '1:3'],
  ['a bad byte after U+FFFD', ['ok \uFFFD here\nline two\nbad ', [0xff]], 25, '3:5'],
] as const)('reports %s with its line and byte', (_, parts, offset, at) => {
  const { diagnostics } = decodeText(bytes(...parts), 'a.md');
  expect(diagnostics.map(formatFinding)).toEqual([
    `a.md:${at} error asset/not-utf-8 Byte ${offset} is not valid UTF-8`,
  ]);
});

test('reports a NUL character at its location', () => {
  expect(decodeText(utf8('a\nb\0c'), 'a.md').diagnostics.map(formatFinding)).toEqual([
    'a.md:2:2 error asset/nul The text contains a NUL character',
  ]);
});

test.each([
  ['U+0007', 'a\u0007'],
  ['U+202E', 'a\u202e'],
  ['U+2066', 'a\u2066'],
])('warns about the invisible character %s', (name, text) => {
  expect(decodeText(utf8(text), 'a.md').diagnostics.map(formatFinding)).toEqual([
    `a.md:1:2 warning asset/control-character The text contains the invisible character ${name}`,
  ]);
});

test('accepts escape sequences of terminals only in code in the language ansi', () => {
  const block = (language: string) => `\`\`\`${language}\n\u001b[1mRUN\u001b[0m\n\`\`\`\n\n`;
  const text = `${block('ansi title="a"')}${block('sh')}\u001b[0m\n`;
  expect(decodeText(utf8(text), 'a.md').diagnostics.map(formatFinding)).toEqual([
    'a.md:6:1 warning asset/control-character The text contains the invisible character U+001B',
    'a.md:9:1 warning asset/control-character The text contains the invisible character U+001B',
  ]);
});

test('limits the findings in a file full of control characters', () => {
  expect(decodeText(utf8('\u0001'.repeat(5000)), 'a.md').diagnostics).toHaveLength(20);
});
